import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Multilingual } from '../../domain/locales.ts';
import type { Db } from '../database.ts';
import { hasGoodsSql, redirectUrlSql, refundsSql, type PackedRefund } from './refunds.ts';
import type { ShopOrderTable } from './tables.ts';
import { draftStatuses, orderStatuses } from '../../domain/orders/statuses.ts';
import { literals } from '../platform/literals.ts';

export interface PastRow extends Pick<
  Selectable<ShopOrderTable>,
  | 'uuid'
  | 'number'
  | 'status'
  | 'created_at'
  | 'submitted_at'
  | 'payable_cents'
  | 'purchase_order_number'
  | 'promised_on'
  | 'approval'
> {
  refunds: PackedRefund[] | null;
  has_goods: boolean;
  /** What points paid; null: it was not placed. */
  points_cents: number | null;
  is_collected: boolean;
  /** Where its open payment goes on. */
  redirect_url: string | null;
  pieces: number;
  /** Of its lines, in their order; products that are no more are left out. */
  product_ids: number[];
  /** Of an order of tickets. */
  event: {
    id: number;
    template: string;
    name: Multilingual;
    place: Multilingual;
    starts_at: string;
    ends_at: string;
    seats: number;
  } | null;
}

export interface PastOrdersQuery {
  now: Date;
  userId: number;
  customerId: number;
  /** `''`: all. */
  search: string;
  /** Orders with seats at events that end after it alone, the soonest first; null: all orders. */
  eventsAfter: Date | null;
}

/** Seats of an order that were not given back, those whose ticket is about to be issued too. */
const heldSeats = sql`select from event_attendee a
  where a.order_id = o.id and coalesce(a.status, 'ISSUED') in ('ISSUED', 'CHECKED_IN')`;

/** Placed orders that the user may see: an administrator those of all colleagues. */
function past({ userId, customerId, search, eventsAfter }: PastOrdersQuery): RawBuilder<unknown> {
  return sql`
    from shop_order o join customer_user m on m.customer_id = o.customer_id and m.user_id = ${userId}
      left join event e on e.id = o.event_id
    where o.customer_id = ${customerId} and o.number is not null and o.status not in (${literals(draftStatuses)})
      and (m.role = 'CUSTOMER_ADMIN' or o.user_id = ${userId})
      ${search === '' ? sql`` : sql`and ${found(search)}`}
      ${eventsAfter ? sql`and e.ends_at > ${eventsAfter} and o.status <> ${sql.lit(orderStatuses.CANCELED)} and exists (${heldSeats})` : sql``}`;
}

/** By the number of the order, that of the buyer, and names and codes of products in any language. */
function found(search: string): RawBuilder<unknown> {
  const words = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  // Taking names apart costs ten times as much as looking at them whole, where only quotes and strokes are written otherwise.
  const isLikely = /["\\]/.test(search) ? sql`true` : sql`l.i18n_name::text ilike ${words}`;
  return sql`(o.number::text = ${search} or o.purchase_order_number ilike ${words} or exists (
    select from order_line l where l.order_id = o.id and (l.sku ilike ${words} or ${isLikely} and exists (
      select from jsonb_each(l.i18n_name) as name where name.value->>'value' ilike ${words}))))`;
}

/** A page of them, and how many there are in all: names of products are looked through once for both. */
export async function listPast(
  db: Db,
  wish: PastOrdersQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PastRow[]; count: number }> {
  const { rows } = await sql<PastRow & { count: number }>`
    with matching as materialized (select o.id ${past(wish)})
    select o.uuid, o.number, o.status, o.created_at, o.submitted_at, o.payable_cents, o.purchase_order_number,
      o.promised_on, coalesce(d.kind = 'store', false) as is_collected, o.approval, ${sql.raw(refundsSql('o.id'))} as refunds, ${sql.raw(hasGoodsSql('o.id'))} as has_goods,
      (o.totals->>'pointsCents')::int as points_cents, ${redirectUrlSql(wish.now)} as redirect_url,
      (select coalesce(sum(l.quantity), 0)::int from order_line l where l.order_id = o.id) as pieces,
      array(select l.product_id from order_line l where l.order_id = o.id and l.product_id is not null
        order by l.id) as product_ids,
      (select json_build_object('id', e.id, 'template', t.code, 'name', t.i18n_name, 'place', p.i18n_name,
          'starts_at', e.starts_at, 'ends_at', e.ends_at, 'seats', (select count(*) from (${heldSeats}) as held))
        from event_template t, event_place p where t.id = e.template_id and p.code = e.place_code) as event,
      (select count(*)::int from matching) as count
    from shop_order o left join event e on e.id = o.event_id
      left join delivery_method d on d.id = o.delivery_method_id
    where o.id in (select id from matching)
    order by ${wish.eventsAfter ? sql`e.starts_at, o.id` : sql`o.submitted_at desc nulls first, o.id desc`}
    limit ${limit} offset ${offset}`.execute(db);
  const isBeyond = rows.length === 0 && offset > 0;
  return { rows, count: rows[0]?.count ?? (isBeyond ? await countPast(db, wish) : 0) };
}

async function countPast(db: Db, wish: PastOrdersQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${past(wish)}`.execute(db);
  return rows[0]!.count;
}
