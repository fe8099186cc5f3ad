import type { Selectable } from 'kysely';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { conformityEnd, withdrawalEnd, type Sent } from '../../domain/returns/deadline.ts';
import { exclusionOf, type WithdrawalExclusion } from '../../domain/returns/exclusions.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import type { OrderRow } from './rows.ts';
import type { ShopOrderTable } from './tables.ts';

/** In which capacity it was bought, as the order itself says: never inferred from the customer of later. */
export function isForBusiness({
  is_business,
  information,
}: Pick<Selectable<ShopOrderTable>, 'is_business' | 'information'>): boolean {
  return is_business || Boolean(information?.company);
}

/** Why a line of an order cannot be withdrawn from, or only unopened. */
export function exclusionOfLine(
  order: Pick<Selectable<ShopOrderTable>, 'is_business' | 'information' | 'is_event'>,
  isSealed: boolean,
): WithdrawalExclusion | null {
  return exclusionOf({ isBusiness: isForBusiness(order), isEvent: order.is_event, isSealed });
}

type SentOrder = Pick<OrderRow, 'history' | 'country_id' | 'pickup_point'>;

/** When a consumer's right to withdraw ends; null: not everything was sent yet. */
export function withdrawalEndOf(order: SentOrder): Date | null {
  const sent = sentOf(order);
  return sent && withdrawalEnd(sent);
}

/** When what is wrong with the goods can no longer be claimed; null: not everything was sent yet. */
export function claimEndOf(order: SentOrder): Date | null {
  const sent = sentOf(order);
  return sent && conformityEnd(sent);
}

function sentOf({ history, country_id, pickup_point }: SentOrder): Sent | null {
  const fulfilledAt = history?.findLast(([, , to]) => to === orderStatuses.FULFILLED)?.[0];
  if (fulfilledAt === undefined) return null;
  return { fulfilledAt, deliveredTo: countryCodeOf(country_id), isLocker: pickup_point !== null };
}
