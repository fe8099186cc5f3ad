import { useT } from '../i18n/texts.tsx';
import { Icon } from '../ui/icons/Icon.tsx';

interface Props {
  product: { id: number; name: string };
  /** Known already, as on a page rendered for one person; elsewhere it is laid over. */
  isOn?: boolean;
  className?: string;
}

/**
 * The heart. In cached HTML it is the same for everybody: `shell/actions` hears the press and sets `aria-pressed` once it
 * knows the visitor, by which the name and the look change without script knowing any words.
 */
export function FavouriteButton({ product, isOn = false, className = '' }: Props) {
  const t = useT();
  return (
    <button
      type="button"
      data-action="favourite"
      data-id={product.id}
      aria-pressed={isOn}
      className={`no-print group/fav relative grid size-11 shrink-0 place-items-center rounded-full text-strong hover:text-link aria-pressed:text-link noscript:hidden ${className}`}
    >
      <Icon
        name="heart-fill"
        size={24}
        className="fill-transparent! stroke-current stroke-16 group-aria-pressed/fav:fill-current!"
      />
      <span className="favourite-words">
        <span className="group-aria-pressed/fav:hidden">{t('catalogue.favourite.add')}</span>
        <span className="hidden group-aria-pressed/fav:inline">{t('catalogue.favourite.remove')}</span>
        <span className="sr-only">: {product.name}</span>
      </span>
    </button>
  );
}
