import { useT } from '../../i18n/texts.tsx';
import { usePage } from '../../state/page.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ShadeScale } from '../../ui/ShadeScale.tsx';

/** A list without anything in it: why, and a way on. */
export function EmptyPosts({ text, action }: { text: string; action: { label: string; href: string } }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-6 md:p-10">
      <div className="w-40" aria-hidden="true">
        <ShadeScale />
      </div>
      <p className="type-h3">{text}</p>
      <ButtonLink href={action.href} variant="secondary">
        {action.label}
      </ButtonLink>
    </div>
  );
}

/** A list that could not be fetched; the page around it stands. */
export function FailedPosts() {
  const t = useT();
  const { url } = usePage();
  return <EmptyPosts text={t('errors.blockFailed')} action={{ label: t('common.retry'), href: url }} />;
}
