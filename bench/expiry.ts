import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { audit } from '../src/server/audit/service.ts';
import type { Database } from '../src/server/database.ts';
import { expirePoints } from '../src/server/loyalty/service.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';

/*
 * `npm run bench:expiry`: points of 100,000 customers expire, half of them in a run that is stopped in the middle and
 * repeated. Ends with 1 when it takes more than a minute or anything of points does not add up afterwards.
 */
const customers = 100_000;
const limitMs = 60_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-expiry-'));
const postgres = await startPostgres({ dataDir: folder, settings: {} });
const { db } = openDatabase<Database>(postgres.connectionString, { max: 4, statementTimeoutMs: 0 });
try {
  await migrate(db);
  await sql`
    with c as (insert into customer (name, is_business) select 'Klient ' || n, false from generate_series(1, ${customers}::int) n returning id),
    a as (
      insert into loyalty_account (customer_id, joined_at, available_cents)
      select id, now() - interval '2 years', 700 from c returning id),
    l as (
      insert into loyalty_lot (account_id, cents, left_cents, last_day)
      select a.id, lot.cents, lot.cents, lot.last_day from a, (values (500, date '2026-01-01'), (200, date '2099-01-01')) lot(cents, last_day))
    insert into loyalty_transfer (account_id, kind, from_side, to_side, cents, available_after, at)
    select id, 'earn', 'issued', 'available', 700, 700, now() - interval '2 years' from a`.execute(db);
  await sql`analyze loyalty_account; analyze loyalty_lot; analyze loyalty_transfer`.execute(db);
  const now = new Date();
  const stop = new AbortController();
  const startedAt = performance.now();
  setTimeout(() => stop.abort(), 1000);
  const first = await expirePoints(db, now, stop.signal);
  const second = await expirePoints(db, now, new AbortController().signal);
  const third = await expirePoints(db, now, new AbortController().signal);
  const ms = Math.round(performance.now() - startedAt);
  const broken = (await audit(db)).filter(({ count }) => count > 0);
  console.log(
    `${customers} customers: ${first} before it was stopped, ${second} after that, ${third} in a third run; ${ms} ms. ${broken.length} invariants broken.`,
  );
  for (const { name, examples } of broken) console.log(name, examples[0]);
  if (first + second !== customers || third !== 0 || ms > limitMs || broken.length > 0) process.exitCode = 1;
} finally {
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
