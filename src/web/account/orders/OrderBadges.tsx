import type { Order } from '../../../domain/orders/contract.ts';
import { RefundBadge } from './RefundBadge.tsx';
import { isStanding } from '../../parts/orders/refunds.ts';
import { StatusBadge, type OrderKind } from './StatusBadge.tsx';

interface Props {
  order: Pick<Order, 'status' | 'refunds' | 'refunded' | 'totalWithDiscount'>;
  kind: OrderKind;
}

/** Where an order stands, and what was given back of it. Of one that is given back before anybody began, that alone. */
export function OrderBadges({ order, kind }: Props) {
  return (
    <>
      {isStanding(order) && <StatusBadge id={order.status.id} kind={kind} />}
      <RefundBadge order={order} />
    </>
  );
}
