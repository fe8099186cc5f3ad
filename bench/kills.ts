import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import serverRun from '../scripts/lib/server-run.json' with { type: 'json' };
import { audit } from '../src/server/audit/service.ts';
import type { Database } from '../src/server/database.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres, type EmbeddedPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import { fillCatalogue } from './catalogue/load.ts';
import { buildMembers, liveOnce, type Done, type Members } from './members.ts';
import { buyers, checkOut, decide, findDelivery, paymentStatus, Refused, startPaying } from './order-flow.ts';
import { sellable } from './orders.ts';
import { freePort, waitUntilOpen } from './ports.ts';

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
if (!existsSync('dist/server/main.js')) {
  console.error('The shop is not built: run npm run build first');
  process.exit(2);
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-kills-'));
let postgres: EmbeddedPostgres = await startPostgres({ dataDir: folder });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
/** How each payment ends, by chance: most are paid. */
const outcomes = ['settled', 'settled', 'settled', 'settled-twice', 'settled-late', 'failed', 'abandoned'];
/** A buyer whose payment takes longer goes away. */
const patienceMs = 20_000;

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
  await startShop();
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
  await settleRest();
  await stop(shop!, 'SIGTERM');
  await prove();
} finally {
  if (shop?.exitCode === null && shop.signalCode === null) shop.kill('SIGKILL');
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

async function startShop(): Promise<void> {
  shop = spawn(process.execPath, [...serverRun.flags, 'dist/server/main.js'], {
    env: {
      ...serverRun.env,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: postgres.connectionString,
      MEDIA_DIR: path.join(folder, 'media'),
      DATA_DIR: folder,
      DEMO: 'no',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: 'inherit',
  });
  await waitUntilOpen(`${origin}/readyz`);
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
  const until = performance.now() + patienceMs;
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

async function killShop(times: number): Promise<void> {
  for (let kill = 1; kill <= times; kill++) {
    await sleep(50 + Math.random() * 1500);
    await stop(shop!, 'SIGKILL');
    await startShop();
    if (kill % 25 === 0)
      console.log(`shop killed ${kill} times, ${begun} orders begun, ${promised.size} paid`);
  }
}

async function killDatabase(times: number): Promise<void> {
  for (let kill = 1; kill <= times; kill++) {
    await sleep(200 + Math.random() * 1500);
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

/** Has the shop ask about what is still open at once instead of in minutes, until nothing is. */
async function settleRest(): Promise<void> {
  await withDatabase(async (db) => {
    for (let round = 0; round < 120; round++) {
      await sql`update payment set check_at = now() where state in ('initial', 'pending') and check_at > now()
        and (state = 'pending' or created_at < now() - interval '30 seconds')`.execute(db);
      const { rows } = await sql<{ open: number }>`
        select (select count(*) from payment p join simulated_payment s on s.reference = p.provider_reference
            where p.state = 'pending' and s.state not in ('initial', 'sent_for_processing'))
          + (select count(*) from payment where state = 'initial')
          + (select count(*) from outbox where next_at <= now()) as open`.execute(db);
      if (rows[0]!.open === 0) return;
      await sleep(1000);
    }
    problems.push('payments stayed open for two minutes');
  });
}

/** The provider's books, the shop's and what buyers were told agree. */
async function prove(): Promise<void> {
  await withDatabase(async (db) => {
    const { rows: unaccounted } = await sql<{ reference: string }>`
      select s.reference from simulated_payment s
      where s.state = 'settled' and not exists (
          select from payment p join shop_order o on o.id = p.order_id
          where p.order_reference = s.order_reference and p.state = 'settled' and o.status in (2, 3, 5)
            and p.amount_cents = s.amount_cents)
        and not exists (
          select from payment p join refund_task t on t.payment_id = p.id where p.order_reference = s.order_reference)`.execute(
      db,
    );
    for (const { reference } of unaccounted) problems.push(`money without an order: ${reference}`);
    const { rows: unpaid } = await sql<{ uuid: string }>`
      select o.uuid from shop_order o where o.status = 2 and not exists (
        select from payment p join simulated_payment s on s.order_reference = p.order_reference
        where p.order_id = o.id and p.state = 'settled' and s.state = 'settled')`.execute(db);
    for (const { uuid } of unpaid) problems.push(`an order without money: ${uuid}`);
    const { rows: twice } = await sql<{ uuid: string }>`
      select o.uuid from shop_order o join payment p on p.order_id = o.id
        join simulated_payment s on s.order_reference = p.order_reference and s.state = 'settled'
      where not exists (select from refund_task t where t.payment_id = p.id)
      group by o.uuid having count(*) > 1`.execute(db);
    for (const { uuid } of twice) problems.push(`charged twice: ${uuid}`);
    const { rows: honoured } = await sql<{ uuid: string }>`
      select uuid from shop_order where status in (2, 3, 5) and uuid = any(${[...promised]}::uuid[])`.execute(
      db,
    );
    if (honoured.length !== promised.size)
      problems.push(`${promised.size - honoured.length} promises broken`);
    for (const { name, count, examples } of await audit(db))
      if (count > 0) problems.push(`${name}: ${count}, ${examples.join('; ')}`);
    const { rows } = await sql<{
      sold: number;
      drafts: number;
      pending: number;
      tasks: number;
      invoices: number;
    }>`
      select count(*) filter (where status = 2) as sold, count(*) filter (where status = 1) as drafts,
        count(*) filter (where status = 6) as pending, (select count(*) from refund_task) as tasks,
        (select count(*) from invoice) as invoices from shop_order`.execute(db);
    const { sold, drafts, pending, tasks, invoices } = rows[0]!;
    console.log(
      `\nThe shop killed ${values.shop} times, PostgreSQL ${values.database} times: ${begun} orders begun, ${promised.size} buyers told of their payment, ${refusals} refusals on the way, ${sold} sold, ${invoices} invoices, ${drafts} drafts, ${pending} waiting, ${tasks} refund tasks; ${problems.length} problems.`,
    );
    console.log(`Members: ${[...done].map(([what, count]) => `${what} ${count}`).join(', ')}.`);
  });
}

async function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

function randomOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!;
}
