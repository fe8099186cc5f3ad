import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Arrived } from '../changes/service.ts';
import type { Db, Trx } from '../database.ts';

/** Whoever asks, and where. */
export interface BackInStockRequest {
  email: string;
  productId: number;
  audience: Pick<Audience, 'shopId' | 'countryId' | 'language'>;
}

/** Notes that somebody waits, at the shop whose warehouses deliver to their country; a second wish is the first. */
export async function insertRequest(
  trx: Trx,
  { email, productId, audience: { shopId, countryId, language } }: BackInStockRequest,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into back_in_stock_request
      (email, product_id, shop_id, country_id, stock_shop_id, language, asked_at, expires_at)
    values (${email}, ${productId}, ${shopId}, ${countryId},
      coalesce((select id from shop where country_id = ${countryId}), ${shopId}), ${language}, ${now}, ${expiresAt})
    on conflict (email, product_id, stock_shop_id) where notified_at is null
      do update set expires_at = excluded.expires_at`.execute(trx);
}

/** Products an address waits for, the latest wish first. */
export async function listRequests(db: Db | Trx, email: string, now: Date) {
  return db
    .selectFrom('back_in_stock_request')
    .select(['product_id', 'expires_at'])
    .where('email', '=', email)
    .where('notified_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** Ends the waiting of an address, for one product or for all. */
export async function deleteRequests(trx: Trx, email: string, productId: number | null): Promise<void> {
  let query = trx
    .deleteFrom('back_in_stock_request')
    .where('email', '=', email)
    .where('notified_at', 'is', null);
  if (productId !== null) query = query.where('product_id', '=', productId);
  await query.execute();
}

/** Waiting follows to another address, which may wait for the same already. */
export async function moveRequests(trx: Trx, from: string, to: string): Promise<void> {
  await sql`
    update back_in_stock_request r set email = ${to} where email = ${from} and notified_at is null
      and not exists (select from back_in_stock_request x where x.email = ${to} and x.notified_at is null
        and x.product_id = r.product_id and x.stock_shop_id = r.stock_shop_id)`.execute(trx);
  await deleteRequests(trx, from, null);
}

/** A product somebody waits for, with what decides how many are told. */
export interface WaitedFor extends Arrived {
  free: number;
  /** Mails since a while ago. */
  told: number;
}

/** Of these those that somebody waits for and that can be bought; of all of them when none are named. */
export async function findWaitedFor(
  trx: Trx,
  arrived: readonly Arrived[] | null,
  { now, notifiedSince }: { now: Date; notifiedSince: Date },
): Promise<WaitedFor[]> {
  const among = arrived
    ? sql`join jsonb_to_recordset(${JSON.stringify(arrived)}::jsonb) as a(product_id int, shop_id int)
        on a.product_id = w.product_id and a.shop_id = w.stock_shop_id`
    : sql``;
  const { rows } = await sql<WaitedFor>`
    select w.product_id, w.stock_shop_id as shop_id, f.free, t.told
    from (select distinct product_id, stock_shop_id from back_in_stock_request
        where notified_at is null and expires_at > ${now}) w
      ${among}
      join product p on p.id = w.product_id and not p.is_disabled
      cross join lateral (
        select coalesce(sum(s.quantity - s.reserved), 0)::int as free
        from stock s join warehouse h on h.id = s.warehouse_id
        where s.product_id = w.product_id and h.shop_id = w.stock_shop_id) f
      cross join lateral (
        select count(*)::int as told from back_in_stock_request x
        where x.product_id = w.product_id and x.stock_shop_id = w.stock_shop_id and x.notified_at > ${notifiedSince}) t
    -- A whole pack: less cannot be bought.
    where f.free >= p.pack_size
    order by w.product_id, w.stock_shop_id`.execute(trx);
  return rows;
}

/** Lets one who tells of a product wait for another, until the end of the transaction. */
export async function lockNotifying(trx: Trx, { product_id, shop_id }: Arrived): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('back in stock ' || ${product_id}, ${shop_id}))`.execute(
    trx,
  );
}

/** Somebody who is told now. */
export interface NotifiedRequest {
  id: number;
  email: string;
  shop_id: 2 | 3;
  country_id: number;
  language: Language;
}

/** Takes the oldest wishes of those who still want mails, and notes them as told. */
export async function takeRequests(
  trx: Trx,
  { product_id, shop_id }: Arrived,
  limit: number,
  now: Date,
): Promise<NotifiedRequest[]> {
  const { rows } = await sql<NotifiedRequest>`
    update back_in_stock_request set notified_at = ${now} where id in (
      select r.id from back_in_stock_request r
        join notice_consent c on c.email = r.email and c.kind = 'back_in_stock'
      where r.product_id = ${product_id} and r.stock_shop_id = ${shop_id} and r.notified_at is null
        and r.expires_at > ${now}
      order by r.id limit ${limit} for update of r)
    returning id, email, shop_id, country_id, language`.execute(trx);
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Wishes that nobody could fulfil, and mails that no longer count. */
export async function deleteOldRequests(db: Db, now: Date, notifiedBefore: Date): Promise<void> {
  await sql`
    delete from back_in_stock_request
    where (notified_at is null and expires_at < ${now}) or notified_at < ${notifiedBefore}`.execute(db);
}
