import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { buyerValues, mayReadSql, type Reader } from './access.ts';
import { isSealedSql, orderSql, preparedOrders, stockSql, type OrderRow } from './rows.ts';
import { draftStatuses } from '../../domain/orders/statuses.ts';

/** What a statement that writes a line answers. Lines are as they stood before it. */
interface LineWrite {
  /** The version it had when the statement began; of an order that was waited for, an older one. */
  version_before: number;
  /** The line that was written; null: none. */
  line_id: number | null;
}

interface AddedLine extends LineWrite {
  /** Of the product that was added. */
  stock: number;
  weight_g: number | null;
  is_furniture: boolean;
  is_sealed: boolean;
}

export type LineWriteRow = OrderRow & LineWrite;
export type AddedLineRow = OrderRow & AddedLine;

/**
 * One statement for the commonest writes, so that they take one round trip: the draft is found, locked, its version
 * raised, and its line written. No row: the order is not there, not editable or not of that version.
 * $1 uuid, $2 to $5 who asks, $6 version, from $7 on what `line` needs
 */
function lineStatement(line: string, more = ''): string {
  return `
  with before as (select version from shop_order where uuid = $1),
  o as (
    update shop_order o set version = o.version + 1, changed_at = $5,
      approval = nullif(o.approval, 'denied')
    where o.uuid = $1 and o.status in (${draftStatuses.join(', ')}) and ($6::int is null or o.version = $6::int) and ${mayReadSql}
    returning o.*),
  line as (${line})
  ${orderSql('o', '$2::int', `, (select version from before) as version_before, (select id from line) as line_id${more}`)}`;
}

const insertRow = preparedOrders<AddedLine>(
  'orders.add-line',
  lineStatement(
    `insert into order_line (order_id, product_id, quantity, seen_cents)
    select o.id, $7::int, $8::int, $9::int from o on conflict (order_id, product_id) do nothing returning id`,
    `, ${stockSql('$7::int')} as stock, (select weight_g from product where id = $7::int) as weight_g,
    (select is_furniture from product where id = $7::int) as is_furniture,
    (select ${isSealedSql('p')} from product p where p.id = $7::int) as is_sealed`,
  ),
);

export interface NewLine {
  productId: number;
  quantity: number;
  seenCents: number;
}

export async function insertLine(
  trx: Trx,
  reader: Reader,
  uuid: string,
  version: number | undefined,
  { productId, quantity, seenCents }: NewLine,
): Promise<AddedLineRow | undefined> {
  const values = [uuid, ...buyerValues(reader), version ?? null, productId, quantity, seenCents];
  return (await insertRow(trx, values))[0];
}

const updateRow = preparedOrders<LineWrite>(
  'orders.change-line',
  lineStatement(
    `update order_line l set quantity = $8::int from o where l.id = $7::bigint and l.order_id = o.id returning l.id`,
  ),
);

export async function updateQuantity(
  trx: Trx,
  reader: Reader,
  uuid: string,
  version: number | undefined,
  { lineId, quantity }: { lineId: number; quantity: number },
): Promise<LineWriteRow | undefined> {
  return (await updateRow(trx, [uuid, ...buyerValues(reader), version ?? null, lineId, quantity]))[0];
}

const deleteRow = preparedOrders<LineWrite>(
  'orders.delete-line',
  lineStatement(
    `delete from order_line l using o where l.id = $7::bigint and l.order_id = o.id returning l.id`,
  ),
);

export async function deleteLine(
  trx: Trx,
  reader: Reader,
  uuid: string,
  version: number | undefined,
  lineId: number,
): Promise<LineWriteRow | undefined> {
  return (await deleteRow(trx, [uuid, ...buyerValues(reader), version ?? null, lineId]))[0];
}

/** Raises the version of a locked order whose lines, coupons or addresses change; what was denied may be asked anew. */
export async function touchOrder(trx: Trx, orderId: number, now: Date): Promise<void> {
  await sql`
    update shop_order set version = version + 1, changed_at = ${now}, approval = nullif(approval, 'denied')
    where id = ${orderId}`.execute(trx);
}

/** Lines of a locked order with these quantities; prices of lines that were there stay as they were agreed to. */
export async function upsertLines(trx: Trx, orderId: number, lines: readonly NewLine[]): Promise<void> {
  await sql`
    insert into order_line (order_id, product_id, quantity, seen_cents)
    select ${orderId}, given.* from unnest(${lines.map((line) => line.productId)}::int[],
      ${lines.map((line) => line.quantity)}::int[], ${lines.map((line) => line.seenCents)}::int[]) as given
    on conflict (order_id, product_id) do update set quantity = excluded.quantity`.execute(trx);
}

export async function updateSeenCents(
  trx: Trx,
  orderId: number,
  lines: readonly { id: number; seenCents: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update order_line l set seen_cents = given.cents
    from unnest(${lines.map((line) => line.id)}::bigint[], ${lines.map((line) => line.seenCents)}::int[]) as given(id, cents)
    where l.order_id = ${orderId} and l.id = given.id`.execute(trx);
}

/** Free pieces of products where an order is sent from. */
export async function stockFor(
  trx: Trx,
  orderId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; pieces: number }>`
    select s.product_id, sum(s.quantity - s.reserved)::int as pieces
    from shop_order o
      join warehouse w on w.shop_id
        = coalesce(o.stock_shop_id, (select x.id from shop x where x.country_id = o.country_id), o.shop_id)
      join stock s on s.warehouse_id = w.id
    where o.id = ${orderId} and s.product_id = any(${productIds}::int[])
    group by s.product_id`.execute(trx);
  return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]));
}
