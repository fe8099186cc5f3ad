import type { Order } from '../../../domain/orders/contract.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { useT } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { statusName } from './StatusBadge.tsx';

/** What happened to the order, the latest first. */
export function OrderLife({ order }: { order: Order }) {
  const t = useT();
  const begun = order.is_event ? 'seatsBegun' : 'begun';
  return (
    <ol className="grid gap-3">
      {order.history.toReversed().map(({ at, from, to, reason }, place) => (
        <li key={`${at} ${to}`} className="flex gap-3">
          <Icon
            name={place === 0 ? 'check-circle' : 'check'}
            className={place === 0 ? 'text-link' : 'text-muted'}
          />
          <div className="min-w-0">
            <p className={place === 0 ? 'font-semibold' : ''}>
              {t(`orderPages.happened.${from === null ? begun : statusName(to, order.is_event)}`)}
            </p>
            <p className="type-body-s text-muted tabular-nums">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
            {reason !== null && to === 4 && (
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
