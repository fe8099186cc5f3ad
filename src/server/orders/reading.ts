import type { Order } from '../../domain/orders/contract.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import type { Reader } from './access.ts';
import { draftAnswer } from './answer.ts';
import { draftOf, type OfferSource, type OrderServices } from './draft.ts';
import { frozenAnswer, isFrozen } from './frozen.ts';
import { getOrder, listBeingPaid, listDrafts } from './queries.ts';
import type { OrderRow } from './rows.ts';

/**
 * An order as whoever asks may see it.
 * @throws ShopError ORDER_NOT_FOUND, for those of others too
 */
export async function readOrder(services: OrderServices, reader: Reader, uuid: string): Promise<Order> {
  return answerOf(services, await getOrder(services.db, reader, uuid), reader.visitor, shown, reader.now);
}

/** The same for whoever needs nothing but the order: what was billed and given back is not read. */
export async function readOrderAlone(
  services: OrderServices,
  reader: Reader,
  uuid: string,
): Promise<Omit<Order, 'invoices' | 'refunds' | 'refunded' | 'can'>> {
  const row = await getOrder(services.db, reader, uuid);
  if (isFrozen(row)) return frozenAnswer(services, row, reader.visitor, shown, reader.now, true);
  return answerOf(services, row, reader.visitor, shown, reader.now);
}

const shown: OfferSource = { kind: 'shown' };

/**
 * An order within the transaction that has changed it.
 * @throws ShopError ORDER_NOT_FOUND
 */
export async function writtenOrder(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
): Promise<Order> {
  const row = await getOrder(trx, reader, uuid);
  return answerOf(services, row, reader.visitor, { kind: 'written', trx }, reader.now);
}

/**
 * The id of an order that the visitor may see.
 * @throws ShopError ORDER_NOT_FOUND
 */
export async function findOrderId(
  { db, clock, keys }: Pick<OrderServices, 'db' | 'clock' | 'keys'>,
  visitor: Visitor,
  uuid: string,
  key: string | undefined,
): Promise<number> {
  const row = await getOrder(db, { visitor, now: clock(), hasKey: keys.isKeyOf(uuid, key) }, uuid);
  return row.id;
}

/** Drafts of the active customer that the user may see; the last one is the cart. Before them, where wanted, what the user is paying. */
export async function readDrafts(
  services: OrderServices,
  { visitor, now }: Reader,
  withBeingPaid: boolean,
): Promise<Order[]> {
  const { user, customer } = visitor;
  if (!user || !customer) return [];
  const rows = [
    ...(withBeingPaid ? await listBeingPaid(services.db, user.id, customer.id) : []),
    ...(await listDrafts(services.db, user.id, customer.id)),
  ];
  return Promise.all(rows.map((row) => answerOf(services, row, visitor, shown, now)));
}

/** A draft as it would be placed now, or an order as it was placed. */
export async function answerOf(
  services: OrderServices,
  row: OrderRow,
  visitor: Visitor,
  source: OfferSource,
  now: Date,
): Promise<Order> {
  if (isFrozen(row)) return frozenAnswer(services, row, visitor, source, now);
  return draftAnswer(await draftOf(services, row, visitor.audience.language, source, now), visitor, now);
}
