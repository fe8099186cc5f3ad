import type { Order, OrderLine } from '../../../domain/orders/contract.ts';
import { orderStatuses } from '../../../domain/orders/statuses.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { OrderLines } from '../../parts/orders/OrderLines.tsx';
import { OrderSums } from '../../parts/orders/OrderSums.tsx';
import { island } from '../../ui/islands.tsx';
import { DescriptionItem, DescriptionList } from '../DescriptionList.tsx';
import { Panel } from '../Panel.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderAddresses } from './OrderAddresses.tsx';
import { OrderInvoices } from './OrderInvoices.tsx';
import { OrderLife } from './OrderLife.tsx';
import { OrderReturns, WithdrawnNotice } from './OrderReturns.tsx';
import { OrderBadges } from './OrderBadges.tsx';
import { RefundSums } from './RefundSums.tsx';
import { kindOf } from './StatusBadge.tsx';

/** Most orders are of goods. */
const TicketsIsland = island(async () => (await import('../tickets/EventTickets.tsx')).EventTickets, {
  isRare: true,
});

const dayText = (day: string) => formatDate(`${day}T12:00:00Z`);

/** Everything about one order, for its customer and for a guest with the link of the mail. */
export function OrderView({ order, linkKey }: { order: Order; linkKey?: string | undefined }) {
  const { t } = useTexts();
  /** Nothing is withdrawn from what was cancelled; of what was bought for a company the terms say it once. */
  const exclusionOf = ({ withdrawal_exclusion: exclusion }: OrderLine) =>
    order.status.id !== orderStatuses.CANCELED &&
    exclusion !== null &&
    exclusion !== 'BUSINESS' && (
      <p className="type-body-s text-muted">{t(`returns.exclusions.${exclusion}`)}</p>
    );
  return (
    <>
      <p data-standing tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 outline-none">
        <OrderBadges order={order} kind={kindOf(order)} />
        <span className="type-body-s text-muted tabular-nums">
          {formatDate(order.submitted_at ?? order.created_at)}
        </span>
      </p>
      <WithdrawnNotice order={order} linkKey={linkKey} />
      <OrderActions order={order} linkKey={linkKey} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          {order.event && <TicketsIsland order={order} linkKey={linkKey} />}
          <Panel title={t(order.is_event ? 'orderPages.tickets' : 'orderPages.lines')}>
            <OrderLines
              lines={order.order_lines}
              discounts={order.discounts}
              areTickets={order.is_event}
              note={exclusionOf}
            />
          </Panel>
          <OrderReturns order={order} linkKey={linkKey} />
          <Panel title={t('orderPages.life')}>
            <OrderLife order={order} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-6">
          <Panel title={t('orderPages.sums')}>
            <OrderSums order={order} />
            <RefundSums order={order} />
          </Panel>
          <OrderInvoices order={order} linkKey={linkKey} />
          <Panel title={t(order.is_event ? 'orderPages.paying' : 'orderPages.deliveryAndPayment')}>
            <DescriptionList>
              {order.delivery && (
                <DescriptionItem label={t('orderPages.way')}>{order.delivery.method.name}</DescriptionItem>
              )}
              {order.delivery?.promised_on && (
                <DescriptionItem
                  label={t(order.delivery.is_collected ? 'orderPages.readyOn' : 'orderPages.promised')}
                >
                  {dayText(order.delivery.promised_on)}
                </DescriptionItem>
              )}
              {order.payment && (
                <DescriptionItem label={t('orderPages.payment')}>
                  {t(`orderPages.methods.${order.payment.method}`)}
                  {order.payment.due_on !== null &&
                    `, ${t('orderPages.due', { date: dayText(order.payment.due_on) })}`}
                </DescriptionItem>
              )}
              {order.purchase_order_number !== null && (
                <DescriptionItem label={t('orderPages.purchaseOrder')}>
                  {order.purchase_order_number}
                </DescriptionItem>
              )}
            </DescriptionList>
            <OrderAddresses order={order} />
          </Panel>
        </div>
      </div>
    </>
  );
}
