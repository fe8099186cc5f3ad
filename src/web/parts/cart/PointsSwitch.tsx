import { useLoyaltyPointsCall } from '../../../domain/orders/calls.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import type { Cart } from '../../state/cart/cart.ts';
import { usePage } from '../../state/page.tsx';
import PointsToggle from '../loyalty/PointsToggle.tsx';
import { useCartWrite } from './useCartWrite.ts';

/** Pays with points, or no longer. */
export default function PointsSwitch({ cart, order }: { cart: Cart; order: Order }) {
  const { api } = usePage();
  const { mutate, isPending, variables } = useCartWrite<boolean>(cart, ({ uuid, version }, isOn) =>
    api.send(useLoyaltyPointsCall, { params: { uuid }, body: { use_loyalty_points: isOn, version } }),
  );
  return <PointsToggle order={order} pending={isPending ? variables : undefined} onChange={mutate} />;
}
