import type { Order } from '../../../domain/orders/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { dayInWords } from '../../parts/day-in-words.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

/** When and where it arrives. */
export function DeliveryLine({ order: { delivery } }: { order: Pick<Order, 'delivery'> }) {
  const t = useT();
  if (delivery === null) return null;
  return (
    <p className="mt-4 flex gap-3 rounded-card bg-hover px-3.5 py-3 type-body-s">
      <Icon name="package" />
      <span className="min-w-0">
        <span className="block font-medium first-letter:uppercase">
          {delivery.promised_on === null ? t('checkout.byAgreement') : dayInWords(delivery.promised_on, t)}
        </span>
        <span className="block text-muted">
          {delivery.pickup_point ? delivery.pickup_point.name : delivery.method.name}
        </span>
      </span>
    </p>
  );
}
