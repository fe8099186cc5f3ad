import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../src/server/database.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import { rebuildSearch } from '../src/server/search/service.ts';
import { setStock } from '../src/server/stock/service.ts';
import { requireBuild, startShop, stopShop } from './built-shop.ts';
import { fillCatalogue } from './catalogue/load.ts';
import { findClient } from './client.ts';
import { createRandom } from './catalogue/random.ts';
import { freePort } from './ports.ts';
import { analyzeFilled } from './catalogue/analyze.ts';
import { percentile } from './percentile.ts';

/*
 * `npm run bench:stock [-- --products 10000 --seconds 8 --changes 100]`: lists and product pages of the built shop read over
 * 16 connections, first in peace, then while stock changes anywhere, then while half of the changes are of the products
 * that are read. Tells the hit rate of the page cache, what is left of the speed, and how long after its commit a change was seen.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '8' },
    changes: { type: 'string', default: '100' },
  },
});
const products = Number(values.products);
const seconds = Math.min(60, Number(values.seconds));
const changesPerSecond = Number(values.changes);
const connections = 16;
const restockedTo = 40;
const api = '/api/v1/products';

requireBuild();
const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-bench-stock-'));
const client = findClient(folder);
const postgres = await startPostgres({ dataDir: folder });
const { db, pool } = openDatabase<Database>(postgres.connectionString, { max: 6, statementTimeoutMs: 0 });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const random = createRandom(7);
let shop: ChildProcess | undefined;

try {
  await migrate(db);
  await fillCatalogue(pool, products, (line) => console.log(line));
  await rebuildSearch(db, () => new Date());
  await analyzeFilled(pool);
  shop = await startShop({
    port,
    connectionString: postgres.connectionString,
    folder,
    logLevel: 'error',
  });

  const shown = await idsOf(
    'select id from product where not is_disabled order by popularity desc, id limit 200',
  );
  const others = await idsOf('select id from product where not is_disabled order by id');
  const categories = await idsOf("select id from category where code like 'bench-%' order by id limit 20");
  const paths = [
    ...categories.map((id) => `/products/categories/${id}`),
    ...shown.map((id) => `/products/${id}`),
  ];
  // What is cached must have been asked for, each address; a slow machine takes its time.
  for (let asked = 0; asked < paths.length * 3;) asked += (await read(paths, 3)).answers;
  const calm = await measured(paths);
  const anywhere = await whileChanging(0);
  const onShown = await whileChanging(0.5);

  async function whileChanging(shownShare: number) {
    const changing = new AbortController();
    const working = changeStock(shown, others, shownShare, changing.signal);
    // Of others, so that what is ordered still runs low and out.
    const watched = others.filter((id) => !shown.includes(id)).slice(0, 20);
    const watching = watchChanges(watched, changing.signal);
    await read(paths, 2);
    const seen = await measured(paths);
    changing.abort();
    const changes = await working;
    const delays = (await watching).sort((a, b) => a - b);
    const at = (share: number) => Math.round(percentile(delays, share));
    const seenAfterMs = { probes: delays.length, p50: at(0.5), p95: at(0.95), max: at(1) };
    const speedLeft = Math.round((seen.perSecond / calm.perSecond) * 100) / 100;
    return { ...seen, changesPerSecond: Math.round(changes.perSecond), speedLeft, seenAfterMs };
  }

  const result = {
    at: new Date().toISOString(),
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, load ${os.loadavg()[0]!.toFixed(1)}, Node ${process.version}`,
    products,
    connections,
    calm,
    anywhere,
    onShown,
  };
  console.log(
    `\n${result.machine}, ${products} products, ${connections} connections, client ${client.name}\n`,
  );
  console.log(
    '| Pages of lists and products | per second | p95 ms | hit rate | speed left | seen after ms: p50, p95, max | errors |',
  );
  console.log('|---|---|---|---|---|---|---|');
  console.log(
    `| nothing changes | ${calm.perSecond} | ${calm.p95} | ${percentOf(calm.hitRate)} | – | – | ${calm.errors} |`,
  );
  for (const [where, row] of [
    ['of any product', anywhere],
    ['half of them of the products read', onShown],
  ] as const) {
    const { p50, p95, max } = row.seenAfterMs;
    console.log(
      `| ${row.changesPerSecond} stock changes a second, ${where} | ${row.perSecond} | ${row.p95} | ${percentOf(row.hitRate)} | ${percentOf(row.speedLeft)} | ${p50}, ${p95}, ${max} | ${row.errors} |`,
    );
  }
  mkdirSync('bench/out', { recursive: true });
  writeFileSync('bench/out/stock.json', `${JSON.stringify(result, null, 2)}\n`);
} finally {
  if (shop) await stopShop(shop, 'SIGTERM');
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function read(pages: readonly string[], forSeconds: number) {
  return client.ask({ origin, paths: pages, connections, seconds: forSeconds, accept: 'br' });
}

async function measured(pages: readonly string[]) {
  const before = await answeredFromMemory();
  const seen = await read(pages, seconds);
  const cached = (await answeredFromMemory()) - before;
  return {
    perSecond: Math.round(seen.answers / seen.seconds),
    p95: seen.p95,
    hitRate: Math.min(1, cached / Math.max(1, seen.answers)),
    errors: seen.errors,
  };
}

async function answeredFromMemory(): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^pages_answered_from_memory\S* (\d+)/m.exec(text)?.[1]);
}

/** Orders of one to three pieces, each a transaction of its own; what is sold out is restocked. */
async function changeStock(
  shown: readonly number[],
  others: readonly number[],
  shownShare: number,
  signal: AbortSignal,
) {
  const { rows } = await pool.query<{ id: number }>("select id from warehouse where code = 'TLN'");
  const warehouseId = rows[0]!.id;
  const startedAt = performance.now();
  let count = 0;
  const underway = new Set<Promise<unknown>>();
  while (!signal.aborted) {
    const productId = random.pick(random.whole(1, 100) <= shownShare * 100 ? shown : others);
    const change = order(productId, warehouseId, random.whole(1, 3));
    underway.add(change);
    void change.finally(() => underway.delete(change));
    count++;
    const dueMs = startedAt + (count * 1000) / changesPerSecond - performance.now();
    if (dueMs > 0) await sleep(dueMs);
    if (underway.size > 50) await Promise.race(underway);
  }
  await Promise.all(underway);
  return { perSecond: (count * 1000) / (performance.now() - startedAt) };
}

function order(productId: number, warehouseId: number, pieces: number): Promise<unknown> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('stock')
      .select('quantity')
      .where('product_id', '=', productId)
      .where('warehouse_id', '=', warehouseId)
      .executeTakeFirst();
    const left = (row?.quantity ?? 0) - pieces;
    await setStock(trx, [{ productId, warehouseId, quantity: left < 0 ? restockedTo : left }]);
  });
}

/** Sets a number of its own in the other warehouse and looks until the page's call tells it: ms from commit to seen. */
async function watchChanges(ids: readonly number[], signal: AbortSignal): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>("select id from warehouse where code = 'TRT'");
  const warehouseId = rows[0]!.id;
  const delays: number[] = [];
  for (let probe = 0; !signal.aborted; probe++) {
    const productId = ids[probe % ids.length]!;
    const quantity = 1000 + probe;
    await db.transaction().execute((trx) => setStock(trx, [{ productId, warehouseId, quantity }]));
    const committedAt = performance.now();
    const told = async () => {
      const answer = await fetch(`${origin}${api}/${productId}/`);
      const { stock } = (await answer.json()) as { stock: { code: string; available: number }[] };
      return stock.find(({ code }) => code === 'TRT')?.available;
    };
    while ((await told()) !== quantity && performance.now() - committedAt < 10_000) await sleep(5);
    delays.push(performance.now() - committedAt);
    await sleep(50);
  }
  return delays;
}

async function idsOf(query: string): Promise<number[]> {
  return (await pool.query<{ id: number }>(query)).rows.map(({ id }) => id);
}

function percentOf(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
