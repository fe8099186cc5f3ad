import { ShopError } from '../../domain/errors.ts';
import type { Order } from '../../domain/orders/contract.ts';
import type { Trx } from '../database.ts';
import type { Reader } from './access.ts';
import type { OrderServices } from './draft.ts';
import { customerOf } from './buyer.ts';
import { insertOrder } from './queries.ts';
import { answerOf } from './reading.ts';

/**
 * Begins a draft: of the active customer, of the one that is named, or of a guest. Each call begins another.
 * @throws ShopError NOT_SIGNED_IN for a guest who names a customer, NOT_FOUND for a customer of others
 */
export async function beginOrder(
  trx: Trx,
  services: OrderServices,
  { visitor, now }: Reader,
  { customer, isEvent }: { customer: string | null; isEvent: boolean },
): Promise<Order> {
  const { audience, user } = visitor;
  if (!user && customer !== null) throw new ShopError('NOT_SIGNED_IN');
  const buyer = user ? await customerOf(trx, user.id, customer ?? visitor.customer?.uuid ?? null) : null;
  if (customer !== null && !buyer) throw new ShopError('NOT_FOUND');
  const row = await insertOrder(trx, {
    isEvent,
    shopId: audience.shopId,
    countryId: audience.countryId,
    language: audience.language,
    customerId: buyer?.id ?? null,
    userId: buyer ? user!.id : null,
    isBusiness: buyer?.is_business ?? false,
    now,
  });
  return answerOf(services, row, visitor, { kind: 'written', trx }, now);
}
