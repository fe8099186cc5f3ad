import { useState } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import type { Cart } from '../../state/cart/cart.ts';
import type { ShownCart } from '../../state/cart/shown.ts';
import { useNavigate } from '../../state/navigation.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useOnline } from '../../state/useOnline.ts';

interface Props {
  cart: Cart;
  shown: ShownCart;
  order: Order;
}

/** The way to the checkout; where it is closed it says why, below itself for everybody to see. */
export function CheckoutButton({ cart, shown, order }: Props) {
  const t = useT();
  const go = useNavigate();
  const isOnline = useOnline();
  const [isWaiting, setWaiting] = useState(false);
  const address = paths.order.delivery(order.uuid);
  const obstacle = obstacleOf();
  if (obstacle !== null) {
    return (
      <div>
        <Button size="l" block disabled>
          {t('cart.checkout')}
        </Button>
        <p className="type-body-s mt-2 text-center text-muted">{t(obstacle)}</p>
      </div>
    );
  }
  return (
    <ButtonLink
      size="l"
      block
      href={address}
      aria-busy={isWaiting || undefined}
      onClick={(event) => {
        if (!shown.isUpdating || event.ctrlKey || event.metaKey || event.shiftKey) return;
        // What was just changed goes first.
        event.preventDefault();
        if (!isWaiting) void goOnceSettled();
      }}
    >
      {isWaiting ? (
        <span className="absolute left-1">
          <Spinner size={12} />
        </span>
      ) : null}
      {t('cart.checkout')}
    </ButtonLink>
  );

  async function goOnceSettled() {
    setWaiting(true);
    await cart.settled();
    setWaiting(false);
    go(address);
  }

  function obstacleOf() {
    if (!isOnline) return 'cart.offlineCheckout';
    if (shown.isUpdating) return null;
    if (order.order_lines.some((line) => line.problem !== null)) return 'cart.fixFirst';
    return order.order_lines.some((line) => line.price_before !== null) ? 'cart.pricesFirst' : null;
  }
}
