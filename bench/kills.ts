import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../src/server/database.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres, type EmbeddedPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import { findLosses, settleRest } from './books.ts';
import { requireBuild, startShop, stopShop } from './built-shop.ts';
import { fillCatalogue } from './catalogue/load.ts';
import { buildMembers, liveOnce, type Done, type Members } from './members.ts';
import { buyers, checkOut, decide, findDelivery, paymentStatus, Refused, startPaying } from './order-flow.ts';
import { sellable } from './orders.ts';
import { freePort, waitUntilOpen } from './ports.ts';
import { orderStatuses } from '../src/domain/orders/statuses.ts';

/*
 * `npm run bench:kills [-- --shop 200 --database 50]`: buyers pay through the simulator without a pause while the shop's
 * process, then PostgreSQL, is killed (SIGKILL) at random moments, so many times. Members beside them pay with points, get
 * their goods, review, order again, return and withdraw, and give back seats of an event. Afterwards every payment the provider has
 * settled must have its order or a task to give it back, everybody who was told so must have an order, and all that
 * `npm run audit` proves must hold. Ends with 1 when anything does not.
 */
const { values } = parseArgs({
  options: {
    shop: { type: 'string', default: '200' },
    database: { type: 'string', default: '50' },
    buyers: { type: 'string', default: '8' },
    members: { type: 'string', default: '8' },
  },
});
requireBuild();
const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-kills-'));
let postgres: EmbeddedPostgres = await startPostgres({ dataDir: folder });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
/** How each payment ends, by chance: most are paid. */
const outcomes = ['settled', 'settled', 'settled', 'settled-twice', 'settled-late', 'failed', 'abandoned'];
/** A buyer whose payment takes longer goes away. */
const timeoutMs = 20_000;

let shop: ChildProcess | undefined;
let isOver = false;
/** Orders whose buyers were told that they are paid. */
const promised = new Set<string>();
let begun = 0;
let refusals = 0;
/** What members got done. */
const done: Done = new Map();
const problems: string[] = [];

try {
  const members = await withDatabase(async (db, pool) => {
    await migrate(db);
    await fillCatalogue(pool, 300, () => undefined);
    await sql`update stock set quantity = 1000000`.execute(db);
    return buildMembers(db, Number(values.members));
  });
  await start();
  const products = await withDatabase(async (_db, pool) => (await pool.query<{ id: number }>(sellable)).rows);
  const crowd = buyers(origin, Number(values.buyers));
  const deliveryMethod = await findDelivery(crowd.next(), products[0]!.id);
  const buying = Promise.all(
    Array.from({ length: Number(values.buyers) }, async () => {
      while (!isOver) await buyOnce(crowd, { product: randomOf(products).id, deliveryMethod });
    }),
  );
  const living = Promise.all(
    members.tokens.map(async (token) => {
      while (!isOver) await live(crowd, members, { token, product: randomOf(products).id, deliveryMethod });
    }),
  );
  await killShop(Number(values.shop));
  await killDatabase(Number(values.database));
  isOver = true;
  await Promise.all([buying, living]);
  crowd.close();
  const isSettled = await withDatabase((db) => settleRest(db));
  if (!isSettled) problems.push('payments stayed open for two minutes');
  await stopShop(shop!, 'SIGTERM');
  await prove();
} finally {
  if (shop) await stopShop(shop, 'SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems.slice(0, 50)) console.log(`  ${problem}`);
if (problems.length > 0) process.exitCode = 1;

async function withDatabase<R>(
  work: (db: ReturnType<typeof open>['db'], pool: ReturnType<typeof open>['pool']) => Promise<R>,
): Promise<R> {
  const { db, pool } = open();
  try {
    return await work(db, pool);
  } finally {
    await db.destroy();
  }
}

function open() {
  return openDatabase<Database>(postgres.connectionString, { max: 2, statementTimeoutMs: 0 });
}

async function start(): Promise<void> {
  shop = await startShop({
    port,
    connectionString: postgres.connectionString,
    folder,
    logLevel: 'silent',
  });
}

/** One buyer from an empty cart until the payment is over, however often the shop dies meanwhile. */
async function buyOnce(
  crowd: ReturnType<typeof buyers>,
  { product, deliveryMethod }: { product: number; deliveryMethod: number },
): Promise<void> {
  const buyer = crowd.next();
  const lines = [{ product, quantity: 1 }];
  let uuid: string;
  try {
    uuid = await checkOut(buyer, { lines, deliveryMethod });
  } catch {
    // The cart of somebody whose shop died is no money yet.
    return sleep(100);
  }
  begun++;
  const outcome = randomOf(outcomes);
  const until = performance.now() + timeoutMs;
  let page: string | null = null;
  while (performance.now() < until) {
    try {
      page ??= (await startPaying(buyer, uuid)).redirect_url;
      if (page !== null) await decide(buyer, page, outcome);
      const status = await paymentStatus(buyer, uuid);
      if (status === 'success') promised.add(uuid);
      if (status === 'success' || status === 'failed') return;
    } catch (error) {
      // The draft may have been given back meanwhile; then it is paid anew.
      if (error instanceof Refused) {
        page = null;
        if (refusals++ < 5) console.log(error.message);
      }
    }
    await sleep(100);
  }
}

/** One round of a member. */
function live(
  crowd: ReturnType<typeof buyers>,
  { staff, event }: Members,
  { token, ...goods }: { token: string; product: number; deliveryMethod: number },
): Promise<void> {
  const [member, seller] = [crowd.next(token), crowd.next(staff)];
  return liveOnce({ member, staff: seller, event, ...goods, done });
}

/** Waits until somebody is about to pay again: a shop that only opens and dies proves nothing, on a slow machine least. */
async function someoneBegins(): Promise<void> {
  const before = begun;
  const until = performance.now() + timeoutMs;
  while (begun === before && performance.now() < until) await sleep(10);
  if (begun === before) problems.push('nobody came as far as paying between two kills');
}

async function killShop(times: number): Promise<void> {
  for (let kill = 1; kill <= times; kill++) {
    await someoneBegins();
    await sleep(Math.random() * 1500);
    await stopShop(shop!, 'SIGKILL');
    await start();
    if (kill % 25 === 0)
      console.log(`shop killed ${kill} times, ${begun} orders begun, ${promised.size} paid`);
  }
}

async function killDatabase(times: number): Promise<void> {
  for (let kill = 1; kill <= times; kill++) {
    await someoneBegins();
    await sleep(Math.random() * 1500);
    for (const pid of [postgres.pid, ...childrenOf(postgres.pid)]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // A child that ended by itself.
      }
    }
    await postgres.lost;
    await postgres.stop();
    postgres = await startPostgres({ dataDir: folder });
    await waitUntilOpen(`${origin}/readyz`);
    if (kill % 10 === 0)
      console.log(`PostgreSQL killed ${kill} times, ${begun} orders begun, ${promised.size} paid`);
  }
}

/** Processes whose parent it is; PostgreSQL's own and nobody else's. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    });
}

/** The provider's books, the shop's and what buyers were told agree. */
async function prove(): Promise<void> {
  await withDatabase(async (db) => {
    problems.push(...(await findLosses(db, promised)));
    const { rows } = await sql<{
      sold: number;
      drafts: number;
      pending: number;
      tasks: number;
      invoices: number;
    }>`
      select count(*) filter (where status = ${orderStatuses.SUBMITTED}) as sold, count(*) filter (where status = ${orderStatuses.DRAFT}) as drafts,
        count(*) filter (where status = ${orderStatuses.PENDING}) as pending, (select count(*) from refund_task) as tasks,
        (select count(*) from invoice) as invoices from shop_order`.execute(db);
    const { sold, drafts, pending, tasks, invoices } = rows[0]!;
    console.log(
      `\nThe shop killed ${values.shop} times, PostgreSQL ${values.database} times: ${begun} orders begun, ${promised.size} buyers told of their payment, ${refusals} refusals on the way, ${sold} sold, ${invoices} invoices, ${drafts} drafts, ${pending} waiting, ${tasks} refund tasks; ${problems.length} problems.`,
    );
    console.log(`Members: ${[...done].map(([what, count]) => `${what} ${count}`).join(', ')}.`);
  });
}

function randomOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!;
}
