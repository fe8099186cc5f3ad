import { decimalFromCents } from '../../../domain/money.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { formatDate } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatEuros } from '../../parts/orders/money.ts';
import { leftCents, moneyOf } from '../../parts/orders/refunds.ts';

/** What was paid, what went back and when, and what is left of it; nothing where nothing went back. */
export function RefundSums({ order }: { order: Order }) {
  const { t, language } = useTexts();
  const money = moneyOf(order.refunds);
  if (money === null) return null;
  const sums = [
    {
      id: 'paid',
      label: t(`orderPages.refunds.sums.${money === 'owed_less' ? 'owed' : 'paid'}`),
      amount: order.totalWithDiscount,
    },
    ...order.refunds.map((refund, at) => ({
      id: String(at),
      label: t(`orderPages.refunds.sums.${refund.money}`, { date: formatDate(refund.at) }),
      amount: `-${refund.amount}`,
    })),
  ];
  return (
    <dl
      aria-label={t('orderPages.refunds.sums.label')}
      className="mt-4 grid gap-2 border-t border-line pt-4 tabular-nums"
    >
      {sums.map(({ id, label, amount }) => (
        <div key={id} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere">{label}</dt>
          <dd className="text-end whitespace-nowrap">{formatEuros(amount, language)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 font-semibold">
        <dt>{t('orderPages.refunds.sums.left')}</dt>
        <dd className="text-end whitespace-nowrap">
          {formatEuros(decimalFromCents(leftCents(order)), language)}
        </dd>
      </div>
    </dl>
  );
}
