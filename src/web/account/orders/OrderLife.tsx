import type { Order } from '../../../domain/orders/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatEuros } from '../../parts/orders/money.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { kindOf, statusName } from './StatusBadge.tsx';

/** What happened to the order, the latest first: where it stood, and what was given back. */
export function OrderLife({ order }: { order: Order }) {
  const { t, language } = useTexts();
  const begun = order.is_event ? 'seatsBegun' : 'begun';
  const steps: Happening[] = order.history.map(({ at, from, to, reason }) => ({
    id: `${at} ${to}`,
    at,
    what: t(`orderPages.happened.${from === null ? begun : statusName(to, kindOf(order))}`),
    reason: to === 4 ? reason : null,
  }));
  const refunds: Happening[] = order.refunds.map(({ at, amount, money, reason }, place) => ({
    id: `refund ${place}`,
    at,
    what: t(`orderPages.refunds.happened.${money}`, { sum: formatEuros(amount, language) }),
    reason,
  }));
  // Where both happened at once, the step led to the money.
  const all = [...steps, ...refunds].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <ol className="grid gap-3">
      {all.toReversed().map(({ id, at, what, reason }, place) => (
        <li key={id} className="flex gap-3">
          <Icon
            name={place === 0 ? 'check-circle' : 'check'}
            className={place === 0 ? 'text-link' : 'text-muted'}
          />
          <div className="min-w-0">
            <p className={place === 0 ? 'font-semibold' : ''}>{what}</p>
            <p className="type-body-s text-muted tabular-nums">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
            {reason !== null && (
              <p className="type-body-s wrap-anywhere" dir="auto">
                {reason}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface Happening {
  id: string;
  at: string;
  what: string;
  reason: string | null;
}
