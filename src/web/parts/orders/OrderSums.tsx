import type { ReactNode } from 'react';
import { centsFromDecimal, decimalFromCents, formatNumber, formatPercent } from '../../../domain/money.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import type { Language } from '../../../domain/locales.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { formatEuros } from './money.ts';

type Sums = Pick<
  Order,
  | 'is_event'
  | 'total'
  | 'totalWithDiscount'
  | 'transport_cost'
  | 'discounts'
  | 'vat_rates'
  | 'vat_reason'
  | 'delivery'
>;

/** How an order comes to its sum: goods, what was taken off, delivery, total, and the VAT in it. */
export function OrderSums({ order }: { order: Sums }) {
  const { t, language } = useTextsWith('orders');
  const goods = decimalFromCents(centsFromDecimal(order.total) - centsFromDecimal(order.transport_cost));
  const takenOff = useTakenOff(order);
  const net = order.vat_rates.reduce((sum, rate) => sum + centsFromDecimal(rate.net), 0);
  return (
    <dl aria-label={t('orders.sums.label')} className="grid gap-2 tabular-nums">
      <Sum label={t(order.is_event ? 'orders.sums.tickets' : 'orders.sums.goods')}>
        {formatEuros(goods, language)}
      </Sum>
      {takenOff.map(({ key, label, amount }) => (
        <Sum key={key} label={label} tone="text-sale">
          {amount}
        </Sum>
      ))}
      {!order.is_event && (
        <Sum label={t('orders.sums.transport')}>
          <Transport order={order} />
        </Sum>
      )}
      <Sum label={t('orders.sums.total')} tone="type-h3 border-t border-line pt-3 mt-1">
        {formatEuros(order.totalWithDiscount, language)}
      </Sum>
      {order.vat_reason !== 'destination' ? (
        <div className="type-body-s text-muted">
          <dt className="sr-only">{t('orders.sums.net')}</dt>
          <dd>
            {t(order.vat_reason === 'reverse_charge' ? 'orders.sums.reverseCharge' : 'orders.sums.noVat')}
          </dd>
        </div>
      ) : (
        <>
          {order.vat_rates.length > 0 && (
            <Sum label={t('orders.sums.net')} tone="type-body-s text-muted">
              {formatEuros(decimalFromCents(net), language)}
            </Sum>
          )}
          {order.vat_rates.map(({ rate, vat }) => (
            <Sum
              key={rate}
              label={t('orders.sums.vatOf', { rate: percent(rate, language) })}
              tone="type-body-s text-muted"
            >
              {formatEuros(vat, language)}
            </Sum>
          ))}
        </>
      )}
    </dl>
  );
}

/** What campaigns, coupons, the tier and points take off, each by its name. */
export function useTakenOff({ discounts }: Pick<Order, 'discounts'>) {
  const { t, language } = useTextsWith('orders');
  return discounts
    .filter(({ amount }) => centsFromDecimal(amount) > 0)
    .map(({ source, code, scope, percent: share, amount }) => {
      const name = t(`orders.sums.discounts.${source}`, {
        code,
        percent: formatPercent(-(share ?? 0) / 100, language),
      });
      return {
        key: `${source} ${code} ${scope}`,
        label: scope === 'TRANSPORT' ? t('orders.sums.onTransport', { name }) : name,
        amount: formatEuros(`-${amount}`, language),
      };
    });
}

function Transport({ order }: { order: Sums }) {
  const { t, language } = useTextsWith('orders');
  if (centsFromDecimal(order.transport_cost) > 0) return formatEuros(order.transport_cost, language);
  // Nothing was chosen yet, so nothing is promised.
  if (!order.delivery) {
    return <span className="type-body-s text-muted">{t('orders.sums.transportLater')}</span>;
  }
  return t('orders.sums.transportFree');
}

function Sum({ label, tone = '', children }: { label: string; tone?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${tone}`}>
      <dt className="max-w-2/3 wrap-break-word">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

function percent(rate: number, language: Language): string {
  return formatNumber(rate, language, Number.isInteger(rate) ? 0 : 1);
}
