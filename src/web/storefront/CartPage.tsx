import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { CartLines } from '../parts/cart/CartLines.tsx';
import { CartPoints } from '../parts/cart/CartPoints.tsx';
import { ChangedPrices } from '../parts/cart/ChangedPrices.tsx';
import { CheckoutButton } from '../parts/cart/CheckoutButton.tsx';
import { Coupons } from '../parts/cart/Coupons.tsx';
import { DeliveryEstimate } from '../parts/cart/DeliveryEstimate.tsx';
import { FreeDelivery } from '../parts/cart/FreeDelivery.tsx';
import { CartLoading, CartNotHere, OutdatedCart } from '../parts/cart/states.tsx';
import { useCart } from '../parts/cart/useCart.ts';
import { OrderSums } from '../parts/orders/OrderSums.tsx';
import { AddToListButton } from '../parts/saved-lists/AddToListButton.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { sumsShown } from '../state/cart/shown.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';

export const loadTexts: PageModule['loadTexts'] = (texts) =>
  loadAreas(texts, ['cart', 'cartPage', 'orders', 'refusals']);

export const meta: PageModule['meta'] = ({ texts }) => ({ title: texts.t('cart.title'), robots: 'noindex' });

/** The whole cart with all that explains it. The same document for everybody: what is in it is laid over. */
export default function CartPage() {
  const t = useT();
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('cart.title') }]} />
      <noscript>
        <p className="mb-4">{t('cartPage.noScript')}</p>
      </noscript>
      <div className="min-h-150">
        <Cart />
      </div>
    </div>
  );
}

function Cart() {
  const t = useT();
  const known = useCart();
  const title = (pieces: number) => (
    <h1 className="type-h1">
      {t('cart.title')}{' '}
      <span role="status" className="type-h3 font-normal text-muted tabular-nums">
        {pieces > 0 ? t('cart.count', { count: pieces }) : null}
      </span>
    </h1>
  );
  if (!known) {
    return (
      <>
        {title(0)}
        <div className="mt-4 max-w-200 noscript:hidden">
          <CartLoading />
        </div>
      </>
    );
  }
  const { cart, shown } = known;
  const { order, lines, removed, pieces } = shown;
  if (lines.length === 0 && removed.length === 0) {
    return (
      <>
        {title(0)}
        <div className="mt-4">
          <CartNotHere shown={shown} onRetry={cart.reload} />
        </div>
      </>
    );
  }
  return (
    <>
      {title(pieces)}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-12">
        <div className="grid content-start gap-3">
          <OutdatedCart shown={shown} onRetry={cart.reload} />
          {order ? <ChangedPrices cart={cart} order={order} /> : null}
          <div className="rounded-card border border-line bg-surface px-4 md:px-6">
            <CartLines cart={cart} shown={shown} isWhole />
          </div>
        </div>
        {lines.length > 0 && order ? (
          <aside
            aria-label={t('cart.total')}
            className="grid content-start gap-5 self-start rounded-card border border-line bg-surface p-4 md:p-6 lg:sticky lg:top-[calc(var(--header)+16px)]"
          >
            <FreeDelivery free={sumsShown(order, shown).free_delivery} />
            <div aria-busy={shown.isUpdating} className={shown.isUpdating ? 'opacity-70' : undefined}>
              <OrderSums order={sumsShown(order, shown)} />
            </div>
            <CartPoints cart={cart} order={order} />
            <Coupons cart={cart} order={order} />
            <CheckoutButton cart={cart} shown={shown} order={order} />
            <DeliveryEstimate order={order} />
            <AddToListButton
              lines={lines.flatMap(({ product, quantity }) => (product > 0 ? [{ product, quantity }] : []))}
            />
            <a href={paths.search()} className="link inline-flex min-h-11 items-center justify-self-center">
              {t('cartPage.continue')}
            </a>
          </aside>
        ) : null}
      </div>
    </>
  );
}
