import { useTexts } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Trouble } from './pdf.ts';

/** Why the file is not shown, and what helps; the download stands below. */
export function FailedFile({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div role="alert">
      <EmptyState
        heading="h3"
        title={t(`files.${trouble}`)}
        action={
          // Another try brings no password.
          trouble === 'locked' ? null : (
            <Button variant="secondary" icon="arrow-clockwise" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        {t(`files.${trouble}Body`)}
      </EmptyState>
    </div>
  );
}
