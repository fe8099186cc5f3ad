import { ShopError } from '../../domain/errors.ts';
import type { Order } from '../../domain/orders/contract.ts';
import type { Trx } from '../database.ts';
import type { Reader } from './access.ts';
import type { OrderServices } from './draft.ts';
import { customerOf } from './buyer.ts';
import { insertOrder } from './queries.ts';
import { answerOf } from './reading.ts';
import type { OrderRow } from './rows.ts';

/**
 * Begins a draft: of the active customer, of the one that is named, or of a guest. Each call begins another.
 * @throws ShopError NOT_SIGNED_IN for a guest who names a customer, NOT_FOUND for a customer of others
 */
export async function beginOrder(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  of: DraftOf,
): Promise<Order> {
  const row = await insertDraft(trx, reader, of);
  return answerOf(services, row, reader.visitor, { kind: 'written', trx }, reader.now);
}

interface DraftOf {
  /** Null: the active one, or a guest. */
  customer: string | null;
  isEvent: boolean;
}

/** @throws ShopError as `beginOrder` */
export async function insertDraft(
  trx: Trx,
  { visitor, now }: Reader,
  { customer, isEvent }: DraftOf,
): Promise<OrderRow> {
  const { audience, user } = visitor;
  if (!user && customer !== null) throw new ShopError('NOT_SIGNED_IN');
  const buyer = user ? await customerOf(trx, user.id, customer ?? visitor.customer?.uuid ?? null) : null;
  if (customer !== null && !buyer) throw new ShopError('NOT_FOUND');
  return insertOrder(trx, {
    isEvent,
    shopId: audience.shopId,
    countryId: audience.countryId,
    language: audience.language,
    customerId: buyer?.id ?? null,
    userId: buyer ? user!.id : null,
    isBusiness: buyer?.is_business ?? false,
    now,
  });
}
