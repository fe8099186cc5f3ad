import type { OrderLine } from '../../../domain/orders/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { formatEuros } from './money.ts';

/** Why the piece costs what it does, opened by who wants to know. A price of one step explains itself. */
export function LinePrice({ line }: { line: OrderLine }) {
  const { t, language } = useTextsWith('orders');
  if (line.price_reasons.length < 2) return null;
  return (
    <details className="type-body-s text-muted">
      <summary className="inline-flex min-h-6 cursor-pointer touch:min-h-11 items-center underline underline-offset-2">
        {t('orders.lines.why')}
      </summary>
      <ol className="mt-1 grid gap-0.5">
        {line.price_reasons.map((reason, at) => (
          <li key={reason.code} className="flex justify-between gap-4 tabular-nums">
            <span className="min-w-0 wrap-anywhere">
              {t(`orders.lines.reasons.${reason.code}`, { name: reason.name })}
            </span>
            <span className={at === line.price_reasons.length - 1 ? 'font-semibold text-ink' : ''}>
              {formatEuros(reason.price, language)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
