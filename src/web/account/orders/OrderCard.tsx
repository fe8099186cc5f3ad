import type { OrderSummary } from '../../../domain/orders/contract.ts';
import { orderStatuses } from '../../../domain/orders/statuses.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { EventTime } from '../../parts/events/EventTime.tsx';
import { formatEuros } from '../../parts/orders/money.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { ReorderButton } from './ReorderButton.tsx';
import { OrderBadges } from './OrderBadges.tsx';
import { moneyOf } from '../../parts/orders/refunds.ts';

const shownPictures = 4;

/** An order in the list: its number, where it stands, what it was of; the whole card leads to it. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { t, language } = useTexts();
  const money = moneyOf(order.refunds);
  const name =
    order.number === null
      ? t('orderPages.list.unplaced')
      : t('orderPages.list.number', { number: order.number });
  return (
    <article className="relative grid gap-3 rounded-card border border-line bg-surface p-4 hover:shadow-e1 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-5">
      <div className="grid min-w-0 gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <a href={paths.account.order(order.uuid)} className="cover wrap-anywhere">
            {name}
          </a>
          <OrderBadges
            order={order}
            kind={{ isEvent: order.event !== null, isCollected: order.is_collected }}
          />
          {order.approval === 'waiting' && <Badge tone="warning">{t('orderPages.approval.waiting')}</Badge>}
          {order.approval === 'denied' && <Badge tone="danger">{t('orderPages.approval.denied')}</Badge>}
        </h2>
        <p className="type-body-s text-muted tabular-nums">
          {formatDate(order.submitted_at ?? order.created_at)} ·{' '}
          {t('orders.lines.pieces', { count: order.pieces })}
          {order.purchase_order_number !== null && ` · ${order.purchase_order_number}`}
        </p>
        {order.event && (
          <p className="break-words hyphens-auto">
            {order.event.name}, <EventTime event={order.event} />
          </p>
        )}
        {order.promised_on !== null && order.status.id !== orderStatuses.FULFILLED && (
          <p className="type-body-s tabular-nums">
            {t(order.is_collected ? 'orderPages.readyBy' : 'orderPages.arrives', {
              date: formatDate(`${order.promised_on}T12:00:00Z`),
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex gap-1.5">
          {order.pictures.slice(0, shownPictures).map((picture) => (
            <span key={picture.key} className="size-12 overflow-hidden rounded-input bg-photo">
              <Image image={picture} sizes="48px" cover onPanel alt="" />
            </span>
          ))}
          {order.pictures.length === 0 && (
            <span className="grid size-12 place-items-center rounded-input bg-photo text-meta">
              <Icon name={order.event ? 'calendar-blank' : 'package'} size={24} />
            </span>
          )}
        </div>
        <p className="ml-auto text-end tabular-nums">
          <span className="font-semibold">{formatEuros(order.totalWithDiscount, language)}</span>
          {money !== null && (
            <span className="type-body-s block text-muted">
              {t(`orderPages.refunds.short.${money}`, { sum: formatEuros(order.refunded, language) })}
            </span>
          )}
        </p>
      </div>
      {order.can.pay && order.redirect_url !== null && (
        <div className="md:col-span-full">
          <ButtonLink size="s" href={order.redirect_url} className="relative z-1">
            {t('orderPages.awaiting.goOn')}
            <span className="sr-only">: {order.number}</span>
          </ButtonLink>
        </div>
      )}
      {order.can.reorder && (
        <div className="md:col-span-full">
          <ReorderButton uuid={order.uuid} number={order.number ?? ''} isOnCard />
        </div>
      )}
    </article>
  );
}
