import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Database } from '../src/server/database.ts';
import { arrivalHandler, remindOfCarts, notifyOfPriceDrops } from '../src/server/notices/service.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import { fillCatalogue } from './catalogue/load.ts';

/*
 * `npm run bench:notices [-- 100000]`: how long the jobs take that write mails to so many people, each of whom wants all of
 * them: a campaign that makes 200 products cheaper, of which everybody has favourites; carts that all of them have left; one
 * product that all of them wait for. Each job is interrupted in the middle and goes on; nobody may get two mails.
 */
const people = Number(process.argv[2] ?? 100_000);
const products = 1000;
/** Everybody with the leave for every kind, three favourites, a cart of two lines, and waiting for one product. */
const seeding = [
  `insert into user_account (email, first_name, email_confirmed_at, shop_id, language)
   select 'lugeja-' || n || '@salong.ee', 'Mari', now(), 2, (array['et', 'ru', 'en', 'fi', 'lv'])[1 + n % 5]
   from generate_series(1, $people) n`,
  `insert into notice_consent (email, kind, language, shop_id, given_at)
   select u.email, k, u.language, 2, now() from user_account u, unnest(array['price_drop', 'abandoned_cart', 'back_in_stock']) k`,
  `create temp table numbered as select id, row_number() over (order by id)::int as n from product p where not is_disabled
     and not exists (select from product_restriction x where x.product_id = p.id)`,
  `update stock set reserved = 0, quantity = 500000`,
  `insert into favourite (user_id, product_id)
   select u.id, p.id from (select id, row_number() over (order by id)::int as n from user_account) u,
     generate_series(0, 2) k, numbered p where p.n = 1 + (u.n + k * 61) % 200`,
  `insert into shop_order (status, shop_id, country_id, language, user_id, created_at, changed_at)
   select 1, 2, 2, language, id, now() - interval '6 hours', now() - interval '6 hours' from user_account`,
  `insert into order_line (order_id, product_id, quantity, seen_cents)
   select o.id, p.id, 2, 1000 from (select id, row_number() over (order by id)::int as n from shop_order) o,
     generate_series(0, 1) k, numbered p where p.n = 1 + (o.n + k * 37) % 300`,
  `insert into back_in_stock_request (email, product_id, shop_id, country_id, stock_shop_id, language, asked_at, expires_at)
   select email, (select id from numbered where n = 1), 2, 2, 2, language, now(), now() + interval '90 days' from user_account`,
];

/** Half price for the 200 products that are favourites. */
const campaign = `
  with list as (
    insert into price_list (code, name, country_id, valid)
    values ('bench', 'bench', 2, tstzrange(now() - interval '1 hour', null)) returning id)
  insert into price (price_list_id, product_id, cents, valid)
  select list.id, p.product_id, greatest(1, min(p.cents) / 2), tstzrange(null, null)
  from price p, list where p.product_id in (
    select distinct product_id from favourite)
  group by list.id, p.product_id`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-notices-'));
const postgres = await startPostgres({ dataDir: folder });
const { db, pool } = openDatabase<Database>(postgres.connectionString, { max: 4, statementTimeoutMs: 0 });
let isWrong = false;

try {
  await migrate(db);
  await fillCatalogue(pool, products, () => {});
  const began = performance.now();
  await seed(pool);
  console.log(`${people} people in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const before = new Date(Date.now() - 3_600_000 * 2);
  await notifyOfPriceDrops(db, () => before);
  await pool.query(campaign);
  await measure('price drops of favourites', 'price-drop', (signal) =>
    notifyOfPriceDrops(db, () => new Date(), signal),
  );
  await measure('carts that were left', 'abandoned-cart', (signal) =>
    remindOfCarts(db, () => new Date(), signal),
  );
  await measure('a product that is back', 'back-in-stock', tellAll);
} finally {
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isWrong ? 1 : 0;

/** Runs a job until it is interrupted, and again to its end. */
async function measure(
  what: string,
  template: string,
  job: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const stop = new AbortController();
  const interrupted = setTimeout(() => stop.abort(), 2000);
  const started = performance.now();
  await job(stop.signal);
  clearTimeout(interrupted);
  const { mails: until } = await mailsOf(template);
  await job(new AbortController().signal);
  const seconds = (performance.now() - started) / 1000;
  const { mails, readers } = await mailsOf(template);
  if (mails !== people || readers !== people) isWrong = true;
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
  console.log(
    `${what}: ${mails} mails to ${readers} people in ${seconds.toFixed(1)} s, interrupted after ${until}; ${memory} MB`,
  );
}

async function mailsOf(template: string): Promise<{ mails: number; readers: number }> {
  const { rows } = await pool.query<{ mails: number; readers: number }>(
    'select count(*)::int as mails, count(distinct recipient)::int as readers from mail where template = $1',
    [template],
  );
  return rows[0]!;
}

/** What the outbox does: messages in turns, of which each may announce the next. */
async function tellAll(signal: AbortSignal): Promise<void> {
  const handle = arrivalHandler(() => new Date());
  await pool.query(`
    insert into outbox (topic, payload) select 'stock.arrived',
      jsonb_build_object('arrived', jsonb_build_array(jsonb_build_object('product_id', product_id, 'shop_id', stock_shop_id)))
    from back_in_stock_request where notified_at is null limit 1`);
  while (!signal.aborted) {
    const handled = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .deleteFrom('outbox')
        .where('topic', '=', 'stock.arrived')
        .returning('payload')
        .execute();
      await handle(
        trx,
        rows.map(({ payload }) => payload as object),
      );
      return rows.length;
    });
    if (handled === 0) return;
  }
}

async function seed(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set synchronous_commit = off; set session_replication_role = replica',
    );
    for (const step of seeding) await client.query(step.replaceAll('$people', String(people)));
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}
