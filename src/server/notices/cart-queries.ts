import { sql } from 'kysely';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';

/** A cart somebody has left. */
export interface LeftCart {
  uuid: string;
  email: string;
  shop_id: ShopId;
  country_id: number;
  /** In the order they were put in. */
  lines: { product_id: number; quantity: number }[];
}

/**
 * Carts left alone between the two instants, of people who let the shop remind them: the latest of each, and none of who
 * has ordered since or was reminded lately. Locked, so that a job beside this one mostly takes others.
 */
export async function takeLeftCarts(
  trx: Trx,
  {
    changedFrom,
    changedTo,
    quietSince,
    limit,
  }: { changedFrom: Date; changedTo: Date; quietSince: Date; limit: number },
): Promise<LeftCart[]> {
  const { DRAFT, CANCELED } = orderStatuses;
  const { rows } = await sql<LeftCart>`
    select o.uuid, u.email, o.shop_id, o.country_id, (
      select json_agg(json_build_object('product_id', l.product_id, 'quantity', l.quantity) order by l.id)
      from order_line l where l.order_id = o.id and l.product_id is not null) as lines
    from shop_order o join user_account u on u.id = o.user_id and u.is_active
      join notice_consent c on c.email = u.email and c.kind = 'abandoned_cart'
    where o.status = ${DRAFT} and not o.is_event and o.changed_at > ${changedFrom} and o.changed_at <= ${changedTo}
      and exists (select from order_line l where l.order_id = o.id and l.product_id is not null)
      and not exists (select from abandoned_cart_notice n where n.order_uuid = o.uuid)
      and not exists (select from abandoned_cart_notice n where n.email = u.email and n.notified_at > ${quietSince})
      and not exists (
        select from shop_order x where x.user_id = o.user_id and x.id <> o.id
          and (x.status = ${DRAFT} and not x.is_event and (x.changed_at, x.id) > (o.changed_at, o.id)
            and exists (select from order_line l where l.order_id = x.id)
            or x.submitted_at > o.changed_at and x.status <> ${CANCELED}))
    order by o.id limit ${limit} for update of o skip locked`.execute(trx);
  return rows;
}

/**
 * Notes whom the transaction reminds, and answers of which carts. Not of those that a job beside this one has noted meanwhile:
 * its locks end with its commit, and what was looked for before that still finds them.
 */
export async function noteReminded<Cart extends { uuid: string; email: string }>(
  trx: Trx,
  carts: readonly Cart[],
  now: Date,
): Promise<Cart[]> {
  const noted = carts.map(({ uuid, email }) => ({ uuid, email }));
  const { rows } = await sql<{ order_uuid: string }>`
    insert into abandoned_cart_notice (order_uuid, email, notified_at)
    select uuid, email, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as c(uuid uuid, email text)
    on conflict (order_uuid) do nothing returning order_uuid`.execute(trx);
  const uuids = new Set(rows.map(({ order_uuid }) => order_uuid));
  return carts.filter(({ uuid }) => uuids.has(uuid));
}
