import { useLoyaltyPointsCall } from '../../../domain/orders/calls.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import type { Cart } from '../../state/cart/cart.ts';
import { usePage } from '../../state/page.tsx';
import { onDemand } from '../on-demand.tsx';
import { useCartWrite } from './useCartWrite.ts';

const PointsToggle = onDemand(() => import('../loyalty/PointsToggle.tsx'));

/** Points in the cart, for members who have some; nobody else fetches the switch. */
export function CartPoints({ cart, order }: { cart: Cart; order: Order }) {
  const { api } = usePage();
  const { mutate, isPending, variables } = useCartWrite<boolean>(cart, ({ uuid, version }, isOn) =>
    api.send(useLoyaltyPointsCall, { params: { uuid }, body: { use_loyalty_points: isOn, version } }),
  );
  if (!order.use_loyalty_points && order.usable_loyalty_points === '0.00') return null;
  return <PointsToggle order={order} pending={isPending ? variables : undefined} onChange={mutate} />;
}
