import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';

/** The places, or what shows them, are on their way. */
export function PointsLoading() {
  return (
    <div className="grid gap-2">
      <SkeletonRows rows={4} className="h-16" />
    </div>
  );
}

/** They did not come. */
export function PointsFailed({ isBusy = false, onRetry }: { isBusy?: boolean; onRetry: () => void }) {
  const t = useT();
  return (
    <div className="grid justify-items-start gap-2">
      <p role="alert">{t('checkout.points.failed')}</p>
      <Button variant="secondary" size="s" busy={isBusy} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
