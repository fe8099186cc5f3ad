import { useT } from '../../i18n/texts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useUser } from '../account.ts';

/** Says to somebody of the staff why their rights do not count yet. */
export function NeededNotice() {
  const t = useT();
  const user = useUser();
  if (!user?.needs_second_factor) return null;
  return (
    <Notice tone="warning" title={t('security.needed.title')}>
      <p>{t('security.needed.body')}</p>
    </Notice>
  );
}
