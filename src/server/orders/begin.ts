import { FieldError, ShopError } from '../../domain/errors.ts';
import type { Order } from '../../domain/orders/contract.ts';
import type { Trx } from '../database.ts';
import { eventToOrder } from '../events/service.ts';
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
  /** Whose tickets it is of; null: of goods. */
  event: { id: number; uuid?: string } | null;
}

/**
 * The event a body names.
 * @throws FieldError when an order of tickets names none, or one of goods does
 */
export function eventOfBody(body: { isEvent: boolean; event: number | null }): DraftOf['event'] {
  if (!body.isEvent && body.event === null) return null;
  if (!body.isEvent) throw new FieldError({ event: ['unknown_field'] });
  if (body.event === null) throw new FieldError({ event: ['required'] });
  return { id: body.event };
}

/**
 * An order of tickets is priced and taxed where the event is held; one of an event online where its buyer is.
 * @throws ShopError as `beginOrder`, EVENT_NOT_FOUND, EVENT_CANCELED, EVENT_OVER
 */
export async function insertDraft(
  trx: Trx,
  { visitor, now }: Reader,
  { customer, event: wanted }: DraftOf,
): Promise<OrderRow> {
  const { audience, user } = visitor;
  if (!user && customer !== null) throw new ShopError('NOT_SIGNED_IN');
  const buyer = user ? await customerOf(trx, user.id, customer ?? visitor.customer?.uuid ?? null) : null;
  if (customer !== null && !buyer) throw new ShopError('NOT_FOUND');
  const event = wanted && (await eventToOrder(trx, wanted.id, now));
  return insertOrder(trx, {
    event: event && { ...wanted, id: event.id, stockShopId: event.shop_id },
    shopId: audience.shopId,
    countryId: event?.country_id ?? audience.countryId,
    language: audience.language,
    customerId: buyer?.id ?? null,
    userId: buyer ? user!.id : null,
    isBusiness: buyer?.is_business ?? false,
    now,
  });
}
