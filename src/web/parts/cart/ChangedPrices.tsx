import type { Order } from '../../../domain/orders/contract.ts';
import type { Cart } from '../../state/cart/cart.ts';
import { onDemand } from '../on-demand.tsx';

const PricesNotice = onDemand(() => import('./PricesNotice.tsx'));

/** Prices that are others than the buyer has seen are never taken over in silence: one press agrees to all of them. */
export function ChangedPrices({ cart, order }: { cart: Cart; order: Order }) {
  if (order.order_lines.every((line) => line.price_before === null)) return null;
  return <PricesNotice cart={cart} />;
}
