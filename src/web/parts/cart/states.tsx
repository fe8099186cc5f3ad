import { useTextsWith } from '../../i18n/load-areas.ts';
import { paths } from '../../paths.ts';
import type { ShownCart } from '../../state/cart/shown.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useOnline } from '../../state/useOnline.ts';
import { onDemand } from '../on-demand.tsx';

/** Most carts need neither. */
const OutdatedNotice = onDemand(() => import('./OutdatedNotice.tsx'));
const PayingNotice = onDemand(() => import('./PayingNotice.tsx'));

/** As high as a cart of two lines. */
export function CartLoading() {
  const { t } = useTextsWith('cart');
  return (
    <div role="status" aria-label={t('common.loading')} className="grid gap-4 py-4">
      {['first', 'second'].map((one) => (
        <div key={one} className="flex gap-4">
          <Skeleton className="size-22" />
          <div className="grid grow content-start gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface NotHereProps {
  shown: ShownCart;
  onRetry: () => Promise<void>;
  /** The link leads to where one may be already. */
  onLeave?: () => void;
}

/** A cart with nothing in it, one that is being paid, or one that could not be asked for. */
export function CartNotHere({ shown, onRetry, onLeave }: NotHereProps) {
  const { t } = useTextsWith('cart');
  if (shown.state === 'failed')
    return (
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" icon="arrow-clockwise" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        <p>{t('cart.loadFailed')}</p>
      </Notice>
    );
  if (shown.paying) return <PayingNotice order={shown.paying} onLeave={onLeave} />;
  return (
    <EmptyState
      title={t('cart.empty')}
      action={
        <a href={paths.search()} onClick={onLeave} className={buttonLook()}>
          {t('cart.toProducts')}
        </a>
      }
    >
      {t('cart.emptyHow')}
    </EmptyState>
  );
}

/** Says that what is shown may be so no more (CT-05). Without a connection other words say so already. */
export function OutdatedCart({ shown, onRetry }: { shown: ShownCart; onRetry: () => Promise<void> }) {
  const isOnline = useOnline();
  if (!shown.isOutdated || !shown.order || !isOnline) return null;
  return <OutdatedNotice order={shown.order} onRetry={onRetry} />;
}

/** Says within the window of the cart that there is no connection, and that nothing is lost by it: it covers the page's own words. */
export function OfflineCart() {
  const { t } = useTextsWith('cart');
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <Notice tone="warning">
      <p role="status">{t('cart.offline')}</p>
    </Notice>
  );
}
