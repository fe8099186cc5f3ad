import { centsFromDecimal, formatMoney } from '../../../domain/money.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { Switch } from '../../ui/Switch.tsx';

interface Props {
  order: Pick<Order, 'use_loyalty_points' | 'usable_loyalty_points'>;
  /** What was just pressed and not answered yet; undefined: nothing. */
  pending: boolean | undefined;
  onChange: (isOn: boolean) => void;
}

/** Whether to pay with points, and what that takes off the sum (CT-09). Nothing where there are none. */
export default function PointsToggle({ order, pending, onChange }: Props) {
  const { t, language } = useTextsWith('loyalty');
  const cents = centsFromDecimal(order.usable_loyalty_points);
  const isOn = pending ?? order.use_loyalty_points;
  if (cents === 0 && !isOn) return null;
  return (
    <Switch
      checked={isOn}
      aria-busy={pending !== undefined || undefined}
      onChange={(event) => onChange(event.target.checked)}
      className="rounded-card bg-hover px-3 py-2 md:px-4"
    >
      <span className="block font-medium">{t('loyalty.use.label')}</span>
      <span className="type-body-s block text-muted tabular-nums">
        {cents === 0 ? t('loyalty.use.none') : t('loyalty.use.saves', { sum: formatMoney(cents, language) })}
      </span>
    </Switch>
  );
}
