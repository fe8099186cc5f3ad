import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { isAllRefunded, moneyOf } from '../../parts/orders/refunds.ts';

/** What was given back of an order, beside where it stands; nothing where nothing was. */
export function RefundBadge({ order }: { order: Pick<Order, 'refunds' | 'refunded' | 'totalWithDiscount'> }) {
  const t = useT();
  const money = moneyOf(order.refunds);
  if (money === null) return null;
  const extent = isAllRefunded(order) ? 'all' : 'part';
  const name = money === 'on_its_way' ? money : money === 'owed_less' ? (`owed_${extent}` as const) : extent;
  return <Badge tone="outline">{t(`orderPages.refunds.badges.${name}`)}</Badge>;
}
