import type { Order } from '../../../domain/orders/contract.ts';
import type { Cart } from '../../state/cart/cart.ts';
import { onDemand } from '../on-demand.tsx';

const PointsSwitch = onDemand(() => import('./PointsSwitch.tsx'));

/** Points in the cart, for members who have some; nobody else fetches the switch. */
export function CartPoints({ cart, order }: { cart: Cart; order: Order }) {
  if (!order.use_loyalty_points && order.usable_loyalty_points === '0.00') return null;
  return <PointsSwitch cart={cart} order={order} />;
}
