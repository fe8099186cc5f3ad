import { Suspense, useId, useState } from 'react';
import type { OrderEventShown } from '../../../domain/events/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { isEditable, type OrderStatus } from '../../../domain/orders/statuses.ts';
import { useT } from '../../i18n/texts.tsx';
import { OrderSums } from '../../parts/orders/OrderSums.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { eventNotes } from '../event-notes.ts';
import { useMoney } from '../money.ts';
import { contentPath } from '../steps.ts';
import { Coupons } from './Coupons.tsx';
import { Points } from './Points.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import { SummaryLines } from './SummaryLines.tsx';

/** What is ordered and what it costs. In sight all the time: on a phone its sum is, and the rest one press away. */
export function OrderSummary({ order }: { order: Order }) {
  const t = useT();
  const money = useMoney();
  const id = useId();
  const [picked, setPicked] = useState<boolean | null>(null);
  // What is wrong with a line or a coupon must not stay folded away until the last step refuses it.
  const isOpen = picked ?? [...order.order_lines, ...order.coupons].some(({ problem }) => problem);
  const total = money(order.totalWithDiscount);
  return (
    <aside
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-surface px-4 py-3.5 md:rounded-panel md:px-6 md:pt-5 md:pb-6"
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="font-semibold md:type-h3">
          {t('checkout.summary.title')}
        </h2>
        {isEditable(order.status.id as OrderStatus) && (
          <a
            href={contentPath(order)}
            className="link type-body-s inline-flex min-h-11 items-center max-md:hidden"
          >
            {t('checkout.summary.change')}
          </a>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={() => setPicked(!isOpen)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold tabular-nums noscript:pointer-events-none md:hidden"
        >
          <span className="sr-only">{t('checkout.summary.total')}</span>
          {total}
          <Icon name={isOpen ? 'caret-up' : 'caret-down'} size={16} />
        </button>
      </div>
      <div id={`${id}-content`} className={isOpen ? '' : 'max-md:hidden noscript:block'}>
        <SummaryLines order={order} />
        <a href={contentPath(order)} className="link type-body-s inline-flex min-h-11 items-center md:hidden">
          {t('checkout.summary.change')}
        </a>
        <div className="mt-3 border-t border-line-strong pt-4">
          <OrderSums order={order} />
        </div>
        <Points order={order} />
        <Coupons order={order} />
        <DeliveryLine order={order} />
        {order.event && (
          <Suspense fallback={null}>
            <LazyEventLine event={order.event} />
          </Suspense>
        )}
      </div>
    </aside>
  );
}

function LazyEventLine(props: { event: OrderEventShown }) {
  const { EventLine } = useLazyModule(eventNotes);
  return <EventLine {...props} />;
}
