import { isDeepStrictEqual } from 'node:util';
import { ShopError } from '../../domain/errors.ts';
import type { OrderDelivery } from '../../domain/orders/contract.ts';
import type { Db, Trx } from '../database.ts';
import { preparedPipelined } from '../platform/pipelined-writes.ts';
import { buyerValues, isOfColleagueSql, mayReadSql, readerValues, type Reader } from './access.ts';
import { newOrderSql, orderSql, preparedOrders, type OrderRow } from './rows.ts';
import { draftStatuses, orderStatuses } from '../../domain/orders/statuses.ts';

const readOrder = preparedOrders(
  'orders.read',
  `${orderSql('shop_order o', '$2::int')} where o.uuid = $1 and ${mayReadSql}`,
);

/** An order as it stands in the database, if there is one for the reader. */
export async function findOrder(db: Db | Trx, reader: Reader, uuid: string): Promise<OrderRow | undefined> {
  const [row] = await readOrder(db, [uuid, ...readerValues(reader)]);
  return row;
}

/** @throws ShopError ORDER_NOT_FOUND, for those of others too */
export async function getOrder(db: Db | Trx, reader: Reader, uuid: string): Promise<OrderRow> {
  const row = await findOrder(db, reader, uuid);
  if (!row) throw new ShopError('ORDER_NOT_FOUND');
  return row;
}

interface Locked {
  /** The version it had when the statement began; of an order that was waited for, an older one. */
  version_before: number;
}

const lockAndRead = preparedOrders<Locked>(
  'orders.lock',
  `with before as (select version from shop_order where uuid = $1),
  o as materialized (select o.* from shop_order o where o.uuid = $1 and ${mayReadSql} for update of o)
  ${orderSql('o', '$2::int', ', (select version from before) as version_before')}`,
);

/** An order that the visitor buys with, locked until the end of the transaction; undefined: there is none. */
export async function lockAndFind(trx: Trx, reader: Reader, uuid: string): Promise<OrderRow | undefined> {
  const [row] = await lockAndRead(trx, [uuid, ...buyerValues(reader)]);
  // A statement that waited for the order has seen its lines as they were before the wait.
  return !row || row.version === row.version_before ? row : findOrder(trx, reader, uuid);
}

/** Locks an order, whosever it is, until the end of the transaction. */
export async function lockAnyRow(trx: Trx, uuid: string): Promise<void> {
  await trx.selectFrom('shop_order').select('id').where('uuid', '=', uuid).forUpdate().execute();
}

/** Drafts of a customer that the user may see: the user's own after those of colleagues, each the oldest first. */
const readDrafts = preparedOrders(
  'orders.drafts',
  `${orderSql('shop_order o', '$1::int')}
  where o.customer_id = $2 and o.status in (${draftStatuses.join(', ')}) and ${isOfColleagueSql('$1::int')}
  order by o.user_id is not distinct from $1::int, o.id`,
);

export async function listDrafts(db: Db, userId: number, customerId: number): Promise<OrderRow[]> {
  return readDrafts(db, [userId, customerId]);
}

const readBeingPaid = preparedOrders(
  'orders.being-paid',
  `${orderSql('shop_order o', '$1::int')}
  where o.customer_id = $2 and o.user_id = $1::int and o.status = ${orderStatuses.PENDING} and ${isOfColleagueSql('$1::int')}
  order by o.id`,
);

/** What a user is paying for a customer. */
export async function listBeingPaid(db: Db, userId: number, customerId: number): Promise<OrderRow[]> {
  return readBeingPaid(db, [userId, customerId]);
}

const readById = preparedOrders(
  'orders.read-by-id',
  `${orderSql('shop_order o', '$2::int')} where o.id = $1::bigint and ${mayReadSql}`,
);

export async function findOrderById(trx: Trx, reader: Reader, id: number): Promise<OrderRow | undefined> {
  const [row] = await readById(trx, [id, ...buyerValues(reader)]);
  return row;
}

/** $1 user, $2 customer */
const readCart = preparedOrders(
  'orders.cart',
  `${orderSql('shop_order o', '$1::int')}
  where o.customer_id = $2 and o.user_id = $1::int and o.status = ${orderStatuses.DRAFT} and ${isOfColleagueSql('$1::int')}
  order by o.id desc limit 1`,
);

/** The latest draft that a user began for a customer: the cart. */
export async function findCart(
  db: Db | Trx,
  userId: number,
  customerId: number,
): Promise<OrderRow | undefined> {
  const [row] = await readCart(db, [userId, customerId]);
  return row;
}

/** Whose tickets a draft is of, and whose warehouses they are in. */
export interface EventOfDraft {
  id: number;
  stockShopId: number;
  /** Of the draft, where a seat is reserved under it already; left out: a new one. */
  uuid?: string;
}

export interface NewOrder {
  event: EventOfDraft | null;
  shopId: number;
  countryId: number;
  language: string;
  customerId: number | null;
  userId: number | null;
  isBusiness: boolean;
  now: Date;
}

/** $2 event, $3 shop, $4 country, $5 language, $6 customer, $7 user, $8 business, $9 now, $10 shop with the stock, $11 uuid; $1 who asks */
const insertRow = preparedOrders(
  'orders.create',
  `with o as (
    insert into shop_order (status, is_event, event_id, stock_shop_id, shop_id, country_id, language, customer_id, user_id,
      is_business, created_at, changed_at, uuid)
    values (case when $2::int is null then 1 else 7 end, $2::int is not null, $2, $10, $3, $4, $5, $6, $7, $8, $9, $9,
      coalesce($11::uuid, gen_random_uuid())) returning *),
  begun as (
    insert into order_history (order_id, at, from_status, to_status, actor, user_id)
    select id, created_at, null, status, case when user_id is null then 'guest' else 'customer' end, user_id from o)
  ${newOrderSql('o', '$1::int')}`,
);

export async function insertOrder(trx: Trx, order: NewOrder): Promise<OrderRow> {
  const { event, shopId, countryId, language, customerId, userId, isBusiness, now } = order;
  const [row] = await insertRow(trx, [
    userId,
    event?.id ?? null,
    shopId,
    countryId,
    language,
    customerId,
    userId,
    isBusiness,
    now,
    event?.stockShopId ?? null,
    event?.uuid ?? null,
  ]);
  // The statement does not see what it writes beside the order itself.
  const actor = userId === null ? 'guest' : 'customer';
  return { ...row!, history: [[now.getTime(), null, row!.status, actor, null]] };
}

export interface ChosenDelivery {
  methodId: number;
  point: OrderDelivery['pickup_point'];
  note: string | null;
}

const writeDelivery = preparedPipelined(
  'orders.delivery',
  `update shop_order set delivery_method_id = $2, pickup_point = $3, delivery_note = $4, approval = $5, version = $6,
    changed_at = $7 where id = $1`,
);

/** Of a locked draft; answers it as it is now. What it has already changes nothing. */
export async function updateDelivery(
  trx: Trx,
  row: OrderRow,
  now: Date,
  { methodId, point, note }: ChosenDelivery,
): Promise<OrderRow> {
  const chosen = { delivery_method_id: methodId, pickup_point: point, delivery_note: note };
  const { delivery_method_id, pickup_point, delivery_note } = row;
  if (isDeepStrictEqual({ delivery_method_id, pickup_point, delivery_note }, chosen)) return row;
  const approval = row.approval === 'denied' ? null : row.approval;
  const change = { ...chosen, approval, version: row.version + 1, changed_at: now };
  await writeDelivery(trx, [row.id, methodId, point, note, approval, change.version, now]);
  return { ...row, ...change };
}

/** Of a locked draft. */
export async function updateCountry(trx: Trx, orderId: number, now: Date, countryId: number): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set(({ eb, fn, val }) => ({
      country_id: countryId,
      delivery_method_id: null,
      pickup_point: null,
      information: null,
      approval: fn('nullif', ['approval', val('denied')]),
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', orderId)
    .execute();
}

export async function setUseOfPoints(trx: Trx, orderId: number, usesPoints: boolean): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ use_loyalty_points: usesPoints })
    .where('id', '=', orderId)
    .execute();
}
