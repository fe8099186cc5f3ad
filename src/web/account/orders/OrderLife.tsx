import type { Order } from '../../../domain/orders/contract.ts';
import { hyphenate } from '../../../domain/hyphenate.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { shownName } from '../../parts/shown-name.ts';
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
    pieces: [],
    reason: to === 4 ? reason : null,
  }));
  const nameOf = new Map(order.order_lines.map(({ id, product }) => [id, product.name]));
  const refunds: Happening[] = order.refunds.map(({ at, amount, money, reason, lines }, place) => ({
    id: `refund ${place}`,
    at,
    what: t(`orderPages.refunds.happened.${money}`, { sum: formatEuros(amount, language) }),
    pieces: lines.map(
      ({ line, quantity }) => `${quantity} × ${shownName(hyphenate(nameOf.get(line) ?? ''))}`,
    ),
    reason,
  }));
  // Where both happened at once, the step led to the money.
  const all = [...steps, ...refunds].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <ol className="grid gap-3">
      {all.toReversed().map(({ id, at, what, pieces, reason }, place) => (
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
            {pieces.map((text) => (
              <p key={text} className="type-body-s tabular-nums wrap-anywhere">
                {text}
              </p>
            ))}
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
  /** Of what a refund was for, and how many. */
  pieces: string[];
  reason: string | null;
}
