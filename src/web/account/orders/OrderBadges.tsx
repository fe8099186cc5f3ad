import type { Order } from '../../../domain/orders/contract.ts';
import { RefundBadge } from './RefundBadge.tsx';
import { isStanding } from './refunds.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface Props {
  order: Pick<Order, 'status' | 'refunds' | 'refunded' | 'totalWithDiscount'>;
  isEvent: boolean;
}

/** Where an order stands, and what was given back of it. Of one that is given back before anybody began, that alone. */
export function OrderBadges({ order, isEvent }: Props) {
  return (
    <>
      {isStanding(order) && <StatusBadge id={order.status.id} isEvent={isEvent} />}
      <RefundBadge order={order} />
    </>
  );
}
