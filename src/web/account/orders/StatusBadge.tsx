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

/** Of seats nothing is sent but their tickets. */
export const statusName = (id: number, isEvent: boolean) =>
  isEvent && id === orderStatuses.FULFILLED ? 'ticketsSent' : looks[id as OrderStatus].name;

/** Where an order stands, in words. */
export function StatusBadge({ id, isEvent = false }: { id: number; isEvent?: boolean }) {
  const t = useT();
  return (
    <Badge tone={looks[id as OrderStatus].tone}>{t(`orderPages.status.${statusName(id, isEvent)}`)}</Badge>
  );
}
