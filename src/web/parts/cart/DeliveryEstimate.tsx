import { useQuery } from '@tanstack/react-query';
import type { DeliveryMethod } from '../../../domain/delivery/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { centsFromDecimal, formatMoney } from '../../../domain/money.ts';
import { formatDate, tallinnInstant } from '../../../domain/time.ts';
import { deliveryMethodsQuery } from '../../api/deliveries.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';

/**
 * What delivery will cost and when it comes, before anybody has to say where to: what it costs last is no surprise.
 * Fetching it from a store is free and no delivery.
 */
export function DeliveryEstimate({ order }: { order: Order }) {
  const { t, language } = useTexts();
  const { data: methods } = useQuery(deliveryMethodsQuery(order.uuid, order.version));
  const sent = methods?.filter(({ kind }) => kind !== 'store');
  const cheapest = sent?.toSorted((a, b) => centsOf(a) - centsOf(b)).at(0);
  const day = cheapest?.promised_on;
  const words = cheapest
    ? [
        centsOf(cheapest) === 0
          ? t('cartPage.estimate.free')
          : t('cartPage.estimate.from', { price: formatMoney(centsOf(cheapest), language) }),
        ...(day ? [t('cartPage.estimate.by', { date: formatDate(tallinnInstant(day, '12:00')) })] : []),
      ].join(', ')
    : t(methods?.length === 0 ? 'cartPage.estimate.none' : 'cartPage.estimate.later');
  return (
    <p className="type-body-s flex min-h-10 gap-3 text-muted">
      <Icon name="truck" />
      <span>{words}</span>
    </p>
  );
}

const centsOf = ({ price }: DeliveryMethod) => centsFromDecimal(price);
