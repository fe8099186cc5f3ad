import type { Order } from '../../../domain/orders/contract.ts';
import { orderStatuses, type OrderStatus } from '../../../domain/orders/statuses.ts';
import { useT } from '../../i18n/texts.tsx';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const looks: Record<
  OrderStatus,
  { name: 'draft' | 'pending' | 'submitted' | 'inProgress' | 'fulfilled' | 'canceled'; tone: BadgeTone }
> = {
  [orderStatuses.DRAFT]: { name: 'draft', tone: 'outline' },
  [orderStatuses.EVENT_DRAFT]: { name: 'draft', tone: 'outline' },
  [orderStatuses.PENDING]: { name: 'pending', tone: 'warning' },
  [orderStatuses.SUBMITTED]: { name: 'submitted', tone: 'info' },
  [orderStatuses.IN_PROGRESS]: { name: 'inProgress', tone: 'info' },
  [orderStatuses.FULFILLED]: { name: 'fulfilled', tone: 'success' },
  [orderStatuses.CANCELED]: { name: 'canceled', tone: 'danger' },
};

/** What an order is of: seats at an event, or goods that are fetched from a store of ours or sent. */
export interface OrderKind {
  isEvent: boolean;
  isCollected: boolean;
}

export const kindOf = ({ is_event, delivery }: Pick<Order, 'is_event' | 'delivery'>): OrderKind => ({
  isEvent: is_event,
  isCollected: delivery?.is_collected ?? false,
});

/** Of seats nothing is sent but their tickets, and what is fetched from a store waits there. */
export function statusName(id: number, { isEvent, isCollected }: OrderKind) {
  if (id !== orderStatuses.FULFILLED) return looks[id as OrderStatus].name;
  if (isEvent) return 'ticketsSent';
  return isCollected ? 'ready' : 'fulfilled';
}

/** Where an order stands, in words. */
export function StatusBadge({ id, kind }: { id: number; kind: OrderKind }) {
  const t = useT();
  return <Badge tone={looks[id as OrderStatus].tone}>{t(`orderPages.status.${statusName(id, kind)}`)}</Badge>;
}
