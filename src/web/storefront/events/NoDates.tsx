import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** A training that is not planned at the moment. */
export function NoDates() {
  const t = useT();
  return (
    <div className="wrap mt-6 md:mt-8">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 md:p-6">
        <p className="type-h3">{t('events.noDates')}</p>
        <ButtonLink href={paths.events()} variant="secondary">
          {t('events.allEvents')}
        </ButtonLink>
      </div>
    </div>
  );
}
