import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Multilingual } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { OrderStatus } from '../../domain/orders/statuses.ts';
import type { ReturnStatus } from '../../domain/returns/statuses.ts';
import type { Db, Trx } from '../database.ts';
import { refundedCentsSql } from '../orders/service.ts';
import type { OrderReturnTable, ReturnHistoryTable, ReturnLineTable } from './tables.ts';

export type ReturnRow = Selectable<OrderReturnTable>;
export type ReturnLineRow = Selectable<ReturnLineTable>;

/** A return with everything its answer shows. */
export interface ShownReturn extends ReturnRow {
  order_uuid: string;
  number: number;
  shop_id: ShopId;
  country_id: number;
  order_status: OrderStatus;
  /** What of the money for the order did not go back yet. */
  left_cents: number;
  lines: {
    order_line_id: number;
    product_id: number | null;
    sku: string | null;
    name: Multilingual | null;
    bought: number;
    payable_cents: number;
    quantity: number;
    accepted: number;
    sellable: number;
    reason: ReturnLineRow['reason'];
    note: string | null;
    refund_cents: number | null;
    pictures: { uuid: string; content_type: string; bytes: number }[] | null;
  }[];
  history: (Pick<
    Selectable<ReturnHistoryTable>,
    'from_status' | 'to_status' | 'actor' | 'user_id' | 'reason'
  > & { at: string })[];
}

const shown = sql`
  select r.*, o.uuid as order_uuid, o.number, o.shop_id, o.country_id, o.status as order_status,
    o.payable_cents - ${refundedCentsSql} as left_cents,
    (select json_agg(json_build_object('order_line_id', l.order_line_id, 'product_id', b.product_id, 'sku', b.sku,
        'name', b.i18n_name, 'bought', b.quantity, 'payable_cents', b.payable_cents, 'quantity', l.quantity,
        'accepted', l.accepted, 'sellable', l.sellable, 'reason', l.reason, 'note', l.note,
        'refund_cents', l.refund_cents,
        'pictures', (select json_agg(json_build_object('uuid', p.uuid, 'content_type', p.content_type, 'bytes', p.bytes)
          order by p.id) from return_picture p where p.return_line_id = l.id)) order by l.order_line_id)
      from return_line l join order_line b on b.id = l.order_line_id where l.return_id = r.id) as lines,
    (select json_agg(json_build_object('at', h.at, 'from_status', h.from_status, 'to_status', h.to_status,
        'actor', h.actor, 'user_id', h.user_id, 'reason', h.reason) order by h.id)
      from return_history h where h.return_id = r.id) as history
  from order_return r join shop_order o on o.id = r.order_id`;

async function shownWhere(db: Db | Trx, rest: RawBuilder<unknown>): Promise<ShownReturn[]> {
  const { rows } = await sql<ShownReturn>`${shown} ${rest}`.execute(db);
  return rows;
}

/** Of one order, the latest first. Whether the reader may see the order is asked before. */
export function listReturnsOf(db: Db | Trx, orderId: number): Promise<ShownReturn[]> {
  return shownWhere(db, sql`where r.order_id = ${orderId} order by r.id desc`);
}

export async function findReturn(
  db: Db | Trx,
  by: { uuid: string; orderId?: number },
): Promise<ShownReturn | undefined> {
  const [row] = await shownWhere(
    db,
    sql`where r.uuid = ${by.uuid} and (${by.orderId ?? null}::bigint is null or r.order_id = ${by.orderId ?? null})`,
  );
  return row;
}

interface Span {
  limit: number;
  offset: number;
}

/** Of the orders of a customer that the user may see: an administrator those of all colleagues. */
const ofCustomer = (userId: number, customerId: number) => sql`
  exists (select from customer_user m where m.customer_id = o.customer_id and m.user_id = ${userId}
    and (m.role = 'CUSTOMER_ADMIN' or o.user_id = ${userId})) and o.customer_id = ${customerId}`;

export function listReturnsOfCustomer(
  db: Db,
  { userId, customerId }: { userId: number; customerId: number },
  { limit, offset }: Span,
): Promise<ShownReturn[]> {
  return shownWhere(
    db,
    sql`where ${ofCustomer(userId, customerId)} order by r.id desc limit ${limit} offset ${offset}`,
  );
}

export async function countReturnsOfCustomer(
  db: Db,
  { userId, customerId }: { userId: number; customerId: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_return r join shop_order o on o.id = r.order_id
    where ${ofCustomer(userId, customerId)}`.execute(db);
  return rows[0]!.count;
}

const ofStatus = (status: ReturnStatus | undefined) =>
  status === undefined ? sql`true` : sql`r.status = ${status}`;

/** For the staff, those that wait longest first. */
export function listReturns(
  db: Db,
  status: ReturnStatus | undefined,
  { limit, offset }: Span,
): Promise<ShownReturn[]> {
  return shownWhere(
    db,
    sql`where ${ofStatus(status)} order by r.created_at, r.id limit ${limit} offset ${offset}`,
  );
}

export async function countReturns(db: Db, status: ReturnStatus | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_return r where ${ofStatus(status)}`.execute(db);
  return rows[0]!.count;
}

/** Whose return it is: the order is locked before the return itself. */
export async function orderIdOf(db: Db | Trx, uuid: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_return')
    .select('order_id')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row?.order_id;
}

export async function lockReturn(trx: Trx, uuid: string): Promise<ReturnRow> {
  return trx
    .selectFrom('order_return')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The number of the next return of a locked order. */
export async function nextPlace(trx: Trx, orderId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('order_return')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function insertReturn(trx: Trx, row: Insertable<OrderReturnTable>): Promise<ReturnRow> {
  return trx.insertInto('order_return').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertReturnLines(
  trx: Trx,
  rows: readonly Insertable<ReturnLineTable>[],
): Promise<Pick<ReturnLineRow, 'id' | 'order_line_id'>[]> {
  return trx
    .insertInto('return_line')
    .values([...rows])
    .returning(['id', 'order_line_id'])
    .execute();
}

export async function linesOfReturn(trx: Trx, returnId: number): Promise<ReturnLineRow[]> {
  return trx
    .selectFrom('return_line')
    .selectAll()
    .where('return_id', '=', returnId)
    .orderBy('order_line_id')
    .execute();
}

export async function updateReturn(trx: Trx, id: number, set: Updateable<OrderReturnTable>): Promise<void> {
  await trx.updateTable('order_return').set(set).where('id', '=', id).execute();
}

export async function updateReturnLine(
  trx: Trx,
  id: number,
  set: Pick<Updateable<ReturnLineTable>, 'accepted' | 'sellable' | 'refund_cents'>,
): Promise<void> {
  await trx.updateTable('return_line').set(set).where('id', '=', id).execute();
}

export async function insertReturnHistory(trx: Trx, row: Insertable<ReturnHistoryTable>): Promise<void> {
  await trx.insertInto('return_history').values(row).execute();
}

export interface Pieces {
  orderLineId: number;
  /** Pieces of the line that were bought. */
  bought: number;
  quantity: number;
}

/** Counts pieces as returned, or with a negative quantity as no longer; the order is locked. */
export async function countPieces(trx: Trx, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return;
  // Written first: a row that is proposed with fewer than nothing is refused before it is found to be there.
  await sql`
    insert into returned_pieces (order_line_id, bought, returned)
    select id, bought, 0 from unnest(${pieces.map((one) => one.orderLineId)}::bigint[],
      ${pieces.map((one) => one.bought)}::int[]) as given(id, bought)
    on conflict (order_line_id) do nothing`.execute(trx);
  await sql`
    update returned_pieces p set returned = p.returned + given.quantity
    from unnest(${pieces.map((one) => one.orderLineId)}::bigint[],
      ${pieces.map((one) => one.quantity)}::int[]) as given(id, quantity)
    where p.order_line_id = given.id`.execute(trx);
}

/** How many pieces of each line of an order its returns hold. */
export async function returnedOf(db: Db | Trx, lineIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ order_line_id: number; returned: number }>`
    select order_line_id, returned from returned_pieces where order_line_id = any(${lineIds}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.order_line_id, row.returned]));
}

/** Pieces of each line that money has gone back for already. */
export async function refundedOf(trx: Trx, orderId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ order_line_id: number; pieces: number }>`
    select l.order_line_id, sum(l.accepted)::int as pieces
    from return_line l join order_return r on r.id = l.return_id
    where r.order_id = ${orderId} and r.status = 'refunded' group by l.order_line_id`.execute(trx);
  return new Map(rows.map((row) => [row.order_line_id, row.pieces]));
}

/** Whether money for the delivery of an order went back already. */
export async function hasDeliveryRefund(trx: Trx, orderId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('order_return')
    .select('id')
    .where('order_id', '=', orderId)
    .where('delivery_cents', '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}
