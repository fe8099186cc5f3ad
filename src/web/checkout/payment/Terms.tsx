import { Fragment, Suspense } from 'react';
import type { OrderEventShown } from '../../../domain/events/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { centsFromDecimal, decimalFromCents } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useTakenOff } from '../../parts/orders/OrderSums.tsx';
import { paths } from '../../paths.ts';
import { useLazyModule } from '../../ui/lazy-module.ts';
import { eventNotes } from '../event-notes.ts';
import { isZero, useMoney } from '../money.ts';

/**
 * What the law wants right above the button: the goods, the total with VAT, the cost of delivery, and which rights the buyer has;
 * a company has no right to withdraw, and is not told that it had.
 */
export function Terms({ order }: { order: Order }) {
  const { t, rich } = useTexts();
  const money = useMoney();
  const pieces = order.order_lines.reduce((sum, line) => sum + line.quantity, 0);
  const goods = decimalFromCents(centsFromDecimal(order.total) - centsFromDecimal(order.transport_cost));
  const takenOff = useTakenOff(order);
  const isCompany = Boolean(order.delivery_information?.company);
  const page = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener" className="link">
      {text}
      <span className="sr-only"> ({t('common.newWindow')})</span>
    </a>
  );
  return (
    <div className="grid gap-3 type-body-s">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-card bg-hover p-4 tabular-nums">
        <dt>{t(order.is_event ? 'checkout.terms.seats' : 'checkout.terms.goods', { count: pieces })}</dt>
        <dd className="text-right">{money(goods)}</dd>
        {takenOff.map(({ key, label, amount }) => (
          <Fragment key={key}>
            <dt className="wrap-anywhere">{label}</dt>
            <dd className="text-right">{amount}</dd>
          </Fragment>
        ))}
        {!order.is_event && (
          <>
            <dt>{t('checkout.terms.delivery')}</dt>
            <dd className="text-right">
              {isZero(order.transport_cost) ? t('checkout.free') : money(order.transport_cost)}
            </dd>
          </>
        )}
        <dt className="font-semibold">
          {t(order.vat_reason === 'destination' ? 'checkout.terms.total' : 'checkout.terms.totalWithoutVat')}
        </dt>
        <dd className="text-right font-semibold">{money(order.totalWithDiscount)}</dd>
      </dl>
      <div className="max-w-[64ch] text-muted">
        {rich('checkout.terms.agree', { terms: page(paths.terms(), t('checkout.terms.termsLink')) })}{' '}
        {order.event ? (
          <Suspense fallback={null}>
            <LazyEventTerms event={order.event} isCompany={isCompany} />
          </Suspense>
        ) : (
          t(isCompany ? 'checkout.terms.company' : 'checkout.terms.consumer')
        )}
      </div>
    </div>
  );
}

function LazyEventTerms(props: { event: OrderEventShown; isCompany: boolean }) {
  const { EventTerms } = useLazyModule(eventNotes);
  return <EventTerms {...props} />;
}
