import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';

/** In the place of products that did not come. The button keeps its place and the focus while they are asked for again. */
export function Retry({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useT();
  return (
    <div className="grid justify-items-center gap-3 py-6">
      <p role="alert">{t('errors.blockFailed')}</p>
      <Button variant="secondary" className="min-w-60" busy={isBusy} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
