import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { offersWithin } from '../catalogue/service.ts';
import type { Reader } from './access.ts';
import { insertDraft } from './begin.ts';
import { cancelLocked } from './cancel.ts';
import type { OrderServices } from './draft.ts';
import { byShop } from './history.ts';
import { addLine } from './lines.ts';
import { moveOrder, type LockedOrder } from './statuses.ts';

/** Locks an order until the end of the transaction, whosever it is; undefined: there is none. */
export function lockOrderByUuid(trx: Trx, uuid: string): Promise<LockedOrder | undefined> {
  return trx.selectFrom('shop_order').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
}

/** Those of the orders that are of tickets. */
export async function eventOrdersAmong(db: Db | Trx, uuids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from shop_order where uuid = any(${[...uuids]}::uuid[]) and event_id is not null
    order by id`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

/** The tickets of a locked order are issued: nothing is left to be done for it. */
export async function fulfilTickets(trx: Trx, order: LockedOrder, now: Date): Promise<void> {
  await moveOrder(trx, order, 'fulfil', { by: byShop, now });
}

/** The shop cannot keep what a locked order was placed for. */
export async function cancelByShop(trx: Trx, order: LockedOrder, reason: string, now: Date): Promise<void> {
  await cancelLocked(trx, order, { by: byShop, reason, now });
}

/**
 * Begins an order of tickets of an event that bears a uuid under which a seat is reserved.
 * @throws ShopError as for any order
 */
export async function beginTickets(
  trx: Trx,
  reader: Reader,
  event: { id: number; uuid: string },
): Promise<void> {
  await insertDraft(trx, reader, { customer: null, event });
}

/** Puts one seat into an order of tickets. @throws ShopError as for any line */
export async function addSeat(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  productId: number,
): Promise<void> {
  const offers = await offersWithin(trx, services, [productId], reader.visitor.audience, reader.now);
  await addLine(trx, services, reader, uuid, {
    productId,
    quantity: 1,
    version: undefined,
    offer: offers.get(productId)!,
  });
}
