import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/** A walk through everybody who is told of lower prices. */
export interface Run {
  since: Date;
  until: Date;
  afterEmail: string;
}

/**
 * The walk under way, locked, or a new one up to `now`; null: there has been none before, and what was before nobody is told.
 * One that a stop interrupted goes on where it was.
 */
export async function lockRun(trx: Trx, now: Date): Promise<Run | null> {
  const { rows } = await sql<{ since: Date; until: Date; after_email: string }>`
    with first as (
      insert into notice_run (kind, since) values ('price_drop', ${now}) on conflict do nothing)
    update notice_run set until = coalesce(until, greatest(since, ${now}::timestamptz)) where kind = 'price_drop'
    returning since, until, after_email`.execute(trx);
  const [row] = rows;
  return row ? { since: row.since, until: row.until, afterEmail: row.after_email } : null;
}

export async function moveRun(trx: Trx, afterEmail: string): Promise<void> {
  await sql`update notice_run set after_email = ${afterEmail} where kind = 'price_drop'`.execute(trx);
}

/** Everybody was looked at: the next walk begins where this one looked up to. */
export async function endRun(trx: Trx): Promise<void> {
  await sql`
    update notice_run set since = until, until = null, after_email = '' where kind = 'price_drop'`.execute(
    trx,
  );
}

/** A person and those of the products that are favourites of theirs and were not told of lately. */
export interface WatchedProducts {
  email: string;
  product_ids: number[];
}

/** The next people by their addresses who are told of lower prices and have one of the products among their favourites. */
export async function listWatchedProducts(
  trx: Trx,
  productIds: readonly number[],
  { afterEmail, limit, notifiedSince }: { afterEmail: string; limit: number; notifiedSince: Date },
): Promise<WatchedProducts[]> {
  const { rows } = await sql<WatchedProducts>`
    select c.email, coalesce(array_agg(f.product_id order by f.product_id)
        filter (where t.notified_at is null or t.notified_at <= ${notifiedSince}), '{}') as product_ids
    from (
      select n.email, u.id from notice_consent n join user_account u on u.email = n.email
      where n.kind = 'price_drop' and n.email > ${afterEmail}
        and exists (select from favourite f where f.user_id = u.id and f.product_id = any(${productIds}::int[]))
      order by n.email limit ${limit}) c
      join favourite f on f.user_id = c.id and f.product_id = any(${productIds}::int[])
      left join price_drop_notice t on t.email = c.email and t.product_id = f.product_id
    group by c.email order by c.email`.execute(trx);
  return rows;
}

/** Notes which products people were told of. */
export async function noteNotified(
  trx: Trx,
  told: readonly { email: string; product_id: number }[],
  now: Date,
): Promise<void> {
  if (told.length === 0) return;
  await sql`
    insert into price_drop_notice (email, product_id, notified_at)
    select email, product_id, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t(email text, product_id int)
    on conflict (email, product_id) do update set notified_at = excluded.notified_at`.execute(trx);
}
