import { useTexts } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { FileProblem } from './pdf.ts';

/** Why the file is not shown, and what helps; the download stands below. */
export function FailedFile({ problem, onRetry }: { problem: FileProblem; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div role="alert">
      <EmptyState
        heading="h3"
        title={t(`files.${problem}`)}
        action={
          // Another try brings no password.
          problem === 'locked' ? null : (
            <Button variant="secondary" icon="arrow-clockwise" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        {t(`files.${problem}Body`)}
      </EmptyState>
    </div>
  );
}
