import type { Order } from '../../../domain/orders/contract.ts';
import { centsFromDecimal, formatMoney, formatPercent } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { sumsShown, type ShownCart } from '../../state/cart/shown.ts';

/** What the cart costs, step by step, so that everybody can add it up. */
export function CartSums({ shown, order }: { shown: ShownCart; order: Order }) {
  const { t, language } = useTexts();
  const money = (cents: number) => formatMoney(cents, language);
  const sums = sumsShown(order, shown);
  const discounts = order.discounts.filter((one) => centsFromDecimal(one.amount) > 0);
  // Points and the tier among them are named by where they come from.
  const nameOf = ({ source, code, percent }: Order['discounts'][number]) => {
    if (source === 'coupon') return t('cart.couponOf', { code });
    if (source === 'campaign') return t('cart.campaign', { name: code });
    if (source === 'points') return t('cart.points');
    return t('cart.loyalty', { level: code, percent: formatPercent(-(percent ?? 0) / 100, language) });
  };
  // The bar above calls it free then.
  const isDeliveryFree = sums.free_delivery !== null && centsFromDecimal(sums.free_delivery.missing) === 0;
  const notes = [
    // What the VAT of an edit is only the shop can say.
    ...(shown.isUpdating || sums !== order ? [] : [vatNote()]),
    ...(order.delivery || isDeliveryFree ? [] : [t('cart.withoutDelivery')]),
  ];
  return (
    <dl
      aria-busy={shown.isUpdating}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 tabular-nums"
    >
      <dt>{t('cart.subtotal')}</dt>
      <dd className="text-end">
        {money(centsFromDecimal(sums.total) - centsFromDecimal(order.transport_cost))}
      </dd>
      {order.delivery ? (
        <>
          <dt>{t('cart.transport')}</dt>
          <dd className="text-end">
            {centsFromDecimal(order.transport_cost) === 0
              ? t('cart.free')
              : money(centsFromDecimal(order.transport_cost))}
          </dd>
        </>
      ) : null}
      {discounts.map((one) => (
        <div key={`${one.source} ${one.code} ${one.scope}`} className="contents">
          <dt>{nameOf(one)}</dt>
          <dd className={`text-end ${shown.isUpdating ? 'text-muted' : ''}`}>
            {money(-centsFromDecimal(one.amount))}
          </dd>
        </div>
      ))}
      <dt className="mt-1 text-lg font-semibold">{t('cart.total')}</dt>
      <dd
        className={`mt-1 text-end text-lg font-semibold ${shown.isUpdating ? 'text-muted transition-colors' : ''}`}
      >
        {money(centsFromDecimal(sums.totalWithDiscount))}
      </dd>
      <dd className="type-body-s col-span-full min-h-5 text-end text-muted">{notes.join(', ')}</dd>
    </dl>
  );

  function vatNote(): string {
    if (order.vat_reason === 'intra_community') return t('cart.noVat');
    if (order.vat_reason === 'reverse_charge') return t('cart.reverseCharge');
    return t('cart.vat', { vat: money(centsFromDecimal(order.vat)) });
  }
}
