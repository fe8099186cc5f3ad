import { useTextsWith } from '../../i18n/load-areas.ts';
import { CartLines } from '../../parts/cart/CartLines.tsx';
import { CartPoints } from '../../parts/cart/CartPoints.tsx';
import { CartSums } from '../../parts/cart/CartSums.tsx';
import { ChangedPrices } from '../../parts/cart/ChangedPrices.tsx';
import { CheckoutButton } from '../../parts/cart/CheckoutButton.tsx';
import { FreeDelivery } from '../../parts/cart/FreeDelivery.tsx';
import { CartLoading, CartNotHere, OfflineCart, OutdatedCart } from '../../parts/cart/states.tsx';
import { useCart } from '../../parts/cart/useCart.ts';
import { paths } from '../../paths.ts';
import { sumsShown } from '../../state/cart/shown.ts';
import { Modal } from '../../ui/Modal.tsx';
import type { ModalComponentProps } from './modal-props.ts';

/** The cart over the page (LY-09): what was just added, all lines to be changed, and the way to the checkout. */
export default function CartModal({ onClose, props }: ModalComponentProps) {
  const { t } = useTextsWith('cart');
  const known = useCart();
  const added = typeof props['added'] === 'number' ? props['added'] : undefined;

  if (!known)
    return (
      <Modal size="m" onClose={onClose} title={t('cart.title')}>
        <CartLoading />
      </Modal>
    );
  const { cart, shown } = known;
  const { order, lines, removed, pieces } = shown;
  const isFilled = lines.length > 0;
  return (
    <Modal
      size="m"
      onClose={onClose}
      title={
        <>
          {t('cart.title')}{' '}
          <span role="status" className="font-normal text-muted tabular-nums">
            {isFilled ? t('cart.count', { count: pieces }) : null}
          </span>
        </>
      }
      footer={
        isFilled && order ? (
          <>
            <div className="mb-3 empty:hidden">
              <CartPoints cart={cart} order={order} />
            </div>
            <CartSums shown={shown} order={order} />
            <div className="mt-4 grid gap-1 text-center">
              <CheckoutButton cart={cart} shown={shown} order={order} />
              <a href={paths.cart()} className="link inline-flex min-h-11 items-center justify-self-center">
                {t('cart.toCart')}
              </a>
            </div>
          </>
        ) : null
      }
    >
      {!isFilled && removed.length === 0 ? (
        <CartNotHere shown={shown} onRetry={cart.reload} onLeave={onClose} />
      ) : (
        <div className="grid gap-3">
          <OfflineCart />
          <OutdatedCart shown={shown} onRetry={cart.reload} />
          {order ? <ChangedPrices cart={cart} order={order} /> : null}
          {isFilled && order ? <FreeDelivery free={sumsShown(order, shown).free_delivery} /> : null}
          <CartLines cart={cart} shown={shown} added={added} />
          {isFilled ? null : <p className="text-center text-muted">{t('cart.empty')}</p>}
        </div>
      )}
    </Modal>
  );
}
