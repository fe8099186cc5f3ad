import { sessionToken } from '../../api/token.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useMe } from '../../state/me.ts';
import { useModals } from '../../state/modals.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';

const maxShown = 99;

/** The way to the favourites with how many there are; for somebody who is not signed in the window for that (LY-02, LY-03). */
export function FavouritesLink() {
  const t = useT();
  const { openModal } = useModals();
  const count = useMe()?.favourites.length ?? 0;
  return (
    <a
      href={paths.favourites()}
      aria-label={count > 0 ? `${t('shell.favourites')}: ${count}` : t('shell.favourites')}
      onClick={(event) => {
        if (sessionToken() !== undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openModal('login', { next: paths.favourites(), isForFavourites: true });
      }}
      className="group/tip relative grid size-11 shrink-0 place-items-center rounded-card hover:bg-hover"
    >
      <Icon name="heart" size={24} />
      {count > 0 ? (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-xs font-semibold text-on-action tabular-nums">
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      ) : null}
      <Tooltip>{t('shell.favourites')}</Tooltip>
    </a>
  );
}
