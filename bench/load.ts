import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { loginCall } from '../src/domain/auth/calls.ts';
import type { Database } from '../src/server/database.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import { rebuildSearch } from '../src/server/search/service.ts';
import { buildUser, testPassword } from '../test/people.ts';
import { typedSearches } from './addresses.ts';
import { findLosses, settleRest } from './books.ts';
import { peakMemoryMb, requireBuild, startShop, stopShop } from './built-shop.ts';
import { fillCatalogue } from './catalogue/load.ts';
import { buyers, findDelivery } from './order-flow.ts';
import { sellable } from './orders.ts';
import { freePort } from './ports.ts';
import { createVisits, type Goods, type Visits } from './visits.ts';
import { LoadRecord } from './load-record.ts';
import { analyzeFilled } from './catalogue/analyze.ts';
import { orderStatuses } from '../src/domain/orders/statuses.ts';

/*
 * `npm run bench:load [-- --seconds 300 --overload 10 --rate V]`: visitors come at a rate the machine can hold, whether
 * those before them have their answers or not; then ten times as many for a few seconds; then as many as before. They read
 * pages, search, fill carts, log in and pay. The rate is two fifths of what as many visits at once as there are connections
 * get done, unless told. Ends with 1 when a visitor of the quiet time met an error, when anything but a refusal with its
 * `Retry-After` came out of the rush, when the shop took longer than five seconds to be itself again, or when anything was lost.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '300' },
    overload: { type: 'string', default: '10' },
    rate: { type: 'string' },
  },
});
const products = Number(values.products);
const steadySeconds = Number(values.seconds);
const rushSeconds = Number(values.overload);
const rushTimes = 10;
const share = 0.4;
const warmUpSeconds = 15;
const afterSeconds = 30;
const visitsAtOnce = 16;
const accounts = 200;
/** Of the client to the shop; both are processes of this machine and may have no more files open. */
const connections = 4_000;
/** As soon as this after the rush visitors are served as before it. */
const recoveryGoalSeconds = 5;
/** Served as before: a p95 of less than this, or than twice that of before. */
const quickMs = 250;
requireBuild();

const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-load-'));
const postgres = await startPostgres({ dataDir: folder });
const { db, pool } = openDatabase<Database>(postgres.connectionString, { max: 4, statementTimeoutMs: 0 });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const problems: string[] = [];
let shop: ChildProcess | undefined;
try {
  await migrate(db);
  await fillCatalogue(pool, products, (line) => console.log(line));
  await rebuildSearch(db, () => new Date());
  await sql`update stock set quantity = 1000000`.execute(db);
  const emails: string[] = [];
  for (let at = 0; at < accounts; at++) emails.push((await buildUser(db)).email);
  await analyzeFilled(pool);
  shop = await startShop({ port, connectionString: postgres.connectionString, folder, logLevel: 'silent' });
  const crowd = buyers(origin, connections);
  const goods = await goodsFor(crowd);
  const login = (email: string) => ({ path: loginCall.path, body: { email, password: testPassword } });
  const visits = createVisits({ crowd, goods, logins: emails.map(login) });

  console.log(`${visitsAtOnce} visits at once for ${warmUpSeconds} s, twice`);
  await closedLoop(visits, warmUpSeconds);
  const capacity = (await closedLoop(visits, warmUpSeconds)) / warmUpSeconds;
  const rate =
    values.rate === undefined ? Math.max(1, Math.round(capacity * share * 10) / 10) : Number(values.rate);
  console.log(`${capacity.toFixed(1)} visits a second at most; ${rate} a second for ${steadySeconds} s`);
  const steady = await openLoop(visits, rate, steadySeconds);
  const quietMemory = peakMemoryMb(shop);
  console.log(`${rate * rushTimes} visits a second for ${rushSeconds} s`);
  // Who came in the rush is still there when it is over, or is not: the shop decides.
  const [rush, after] = await Promise.all([
    openLoop(visits, rate * rushTimes, rushSeconds),
    sleep(rushSeconds * 1000).then(() => openLoop(visits, rate, afterSeconds)),
  ]);
  crowd.close();
  const memory = { quiet: quietMemory, peak: peakMemoryMb(shop) };
  if (!(await settleRest(db))) problems.push('payments stayed open for two minutes');
  await stopShop(shop, 'SIGTERM');
  problems.push(...(await findLosses(db, visits.promised)));
  if (steady.refused + steady.failed > 0)
    problems.push(`in quiet: ${steady.refused} refusals, ${steady.failed} errors`);
  if (rush.failed + after.failed > 0)
    problems.push(`errors of the rush: ${[...rush.kinds, ...after.kinds].join('; ')}`);
  const normalMs = Math.max(quickMs, 2 * steady.p95);
  const recoveredAfter = after.secondsUntilCalm(normalMs);
  if (recoveredAfter > recoveryGoalSeconds)
    problems.push(`${recoveredAfter} s until visitors were served as before (${normalMs} ms)`);
  const { rows } = await sql<{
    orders: number;
  }>`select count(*) as orders from shop_order where status = ${orderStatuses.SUBMITTED}`.execute(db);
  print([
    ['quiet', steadySeconds, rate, steady],
    ['rush', rushSeconds, rate * rushTimes, rush],
    ['after it', afterSeconds, rate, after],
  ]);
  console.log(
    `\nServed as before ${recoveredAfter} s after the rush. ${rows[0]!.orders} orders paid, ${visits.promised.size} buyers told so. Memory ${memory.quiet} MB, after the rush ${memory.peak} MB.`,
  );
  mkdirSync('bench/out', { recursive: true });
  writeFileSync(
    'bench/out/load.json',
    `${JSON.stringify({ at: new Date().toISOString(), products, capacity, rate, steady, rush, after, recoveredAfter, memory, problems }, null, 2)}\n`,
  );
} finally {
  if (shop) await stopShop(shop, 'SIGKILL');
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems.slice(0, 50)) console.log(`  ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log('No problems.');

async function goodsFor(crowd: ReturnType<typeof buyers>): Promise<Goods> {
  const ids = async (query: string) => (await pool.query<{ id: number }>(query)).rows.map(({ id }) => id);
  const sold = await ids(sellable);
  return {
    products: sold,
    categories: await ids("select id from category where code like 'bench-%' order by id limit 20"),
    typed: [...new Set(await typedSearches(pool, products))],
    deliveryMethod: await findDelivery(crowd.next(), sold[0]!),
  };
}

/** So many visits at once, each followed by the next; answers how many were made. */
async function closedLoop(visits: Visits, seconds: number): Promise<number> {
  const record = new LoadRecord();
  const until = performance.now() + seconds * 1000;
  let made = 0;
  await Promise.all(
    Array.from({ length: visitsAtOnce }, async () => {
      while (performance.now() < until) {
        await visits.make(record);
        made++;
      }
    }),
  );
  return made;
}

/** Visitors come whenever they like: each second so many on average, with gaps of chance. */
async function openLoop(visits: Visits, perSecond: number, seconds: number): Promise<LoadRecord> {
  const record = new LoadRecord();
  const underway = new Set<Promise<void>>();
  const until = performance.now() + seconds * 1000;
  for (let due = performance.now(); due < until; due += (-Math.log(1 - Math.random()) * 1000) / perSecond) {
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const visit = visits.make(record);
    underway.add(visit);
    void visit.finally(() => underway.delete(visit));
  }
  await Promise.all(underway);
  return record;
}

function print(rows: readonly (readonly [string, number, number, LoadRecord])[]): void {
  console.log(
    '\n| | seconds | visits a second | requests | a second | p50 ms | p95 ms | p99 ms | refused | errors |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const [what, seconds, rate, record] of rows) {
    const { answered, p50, p95, p99, refused, failed } = record;
    console.log(
      `| ${what} | ${seconds} | ${rate} | ${answered} | ${Math.round(answered / seconds)} | ${p50} | ${p95} | ${p99} | ${refused} | ${failed} |`,
    );
  }
}
