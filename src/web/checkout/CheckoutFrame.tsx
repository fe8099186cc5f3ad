import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Order } from '../../domain/orders/contract.ts';
import { isEditable, type OrderStatus } from '../../domain/orders/statuses.ts';
import { useNavigate } from '../state/navigation.tsx';
import { pathOf, placeOf } from './steps.ts';
import { OrderSummary } from './summary/OrderSummary.tsx';

interface Props {
  title: string;
  order: Order;
  /** Below the summary, where a wide window has room for it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A step: what is asked, and beside it the order it is asked for. On a phone the order comes first, folded to its sum. */
export function CheckoutFrame({ title, order, aside, children }: Props) {
  useWayOn(order);
  return (
    <div className="mx-auto grid max-w-[1248px] grid-cols-1 items-start gap-6 px-4 pt-6 pb-8 md:grid-cols-[minmax(0,1fr)_300px] md:gap-8 md:px-8 md:pt-10 md:pb-12 lg:grid-cols-[minmax(0,1fr)_352px] lg:gap-14">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <h1 className="type-h2">{title}</h1>
        {children}
      </div>
      <div className="grid gap-4 max-md:order-first md:sticky md:top-6">
        <OrderSummary order={order} />
        {aside}
      </div>
    </div>
  );
}

/** An order that was placed from another tab or device, or emptied, is asked nothing any more: its buyer is led to what became of it. */
function useWayOn(order: Order): void {
  const navigate = useNavigate();
  const isOver = !isEditable(order.status.id as OrderStatus) || order.order_lines.length === 0;
  const lead = useEffectEvent(() => navigate(pathOf(placeOf(order), order), { replace: true }));
  useEffect(() => {
    if (isOver) lead();
  }, [isOver]);
}
