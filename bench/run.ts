import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../seed/content/load.ts';
import { onDaysFrom } from '../seed/days.ts';
import type { Database } from '../src/server/database.ts';
import { importPath } from '../src/server/import/import.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import { rebuildSearch } from '../src/server/search/service.ts';
import { fillCatalogue } from './catalogue/load.ts';
import { analyzeFilled } from './catalogue/analyze.ts';
import { listPages, newFilterLists, productsOnce, searchPath, typedSearches } from './addresses.ts';
import { measureAccount, printAccount } from './account.ts';
import { bareRenders } from './bare-renders.ts';
import { peakMemoryMb, requireBuild, startShop, stopShop } from './built-shop.ts';
import { measureCart, printCart } from './cart.ts';
import { findClient, type Seen } from './client.ts';
import { signInWithFavourites } from './people.ts';
import { freePort } from './ports.ts';
import { measureOrders, printOrders } from './orders.ts';
import { measureQuickOrder, printQuickOrder } from './quick-order.ts';
import { measureReviews, printReviews } from './reviews.ts';
import { measureSignIn, printSignIn } from './sign-in.ts';

/*
 * `npm run bench [-- --products 20000 --seconds 8]`: the built shop under 16 connections on this machine, beside
 * what the machine can do at all in the same run. Prints a table and writes bench/out/run.json. The shop holds
 * generated products, and the demo shop beside them for its front page. `--only sign-in`, `--only orders`,
 * `--only quick-order` and `--only reviews` leave the other rows out;
 * `--orders 0,200000,2000000` says how many orders there are before each measurement of orders.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string' },
    orders: { type: 'string', default: '0,200000' },
  },
});
const products = Number(values.products);
const seconds = Math.min(60, Number(values.seconds));
const orderCounts = values.orders.split(',').map(Number);
const parts = ['sign-in', 'cart', 'orders', 'quick-order', 'reviews', 'account'] as const;
const measures = (part: (typeof parts)[number]) => !values.only || values.only === part;
if (
  !Number.isInteger(products) ||
  products < 100 ||
  products > 1_000_000 ||
  !(seconds > 0) ||
  !orderCounts.every((count) => Number.isInteger(count) && count >= 0) ||
  (values.only !== undefined && !parts.some((part) => part === values.only))
) {
  console.error(
    'npm run bench -- [--products 100 to 1000000] [--seconds 1 to 60] [--only sign-in|cart|orders|quick-order|reviews|account]',
  );
  process.exit(2);
}
const warmUpSeconds = 3;
const connections = 16;
/** More than can be answered in the time: an address of those asked once comes once. */
const addressesAskedOnce = 60_000;
const seedFolder = 'dist/seed';
const filesFolder = 'dist/web/assets';

interface Work {
  what: string;
  paths: string[];
  isPage?: boolean;
  /** Each address comes once, so nothing is answered from memory. */
  isOnce?: boolean;
  /** Asked by somebody who is signed in. */
  token?: string;
}

interface Row extends Omit<Seen, 'answers' | 'seconds'> {
  what: string;
  perSecond: number;
  /** A static answer of that size by a bare Node server; for what is rendered each time, React alone rendering such pages. */
  limitPerSecond: number;
  /** The shop's own static file nearest to that size, as a browser takes it. */
  filePerSecond: number;
  /** Highest memory of the shop so far. */
  memoryMb: number;
}

requireBuild();
const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-bench-'));
const client = findClient(folder);
const postgres = await startPostgres({ dataDir: folder });
const { db, pool } = openDatabase<Database>(postgres.connectionString, { max: 4, statementTimeoutMs: 0 });
/** As many connections as the clients have. */
const { db: bareDb, pool: bare } = openDatabase<Database>(postgres.connectionString, { max: connections });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
let shop: ChildProcess | undefined;

try {
  await migrate(db);
  await fillCatalogue(pool, products, (line) => console.log(line));
  await addDemoShop();
  const { docs, ms } = await rebuildSearch(db, () => new Date());
  console.log(`${docs} search documents in ${Math.round(ms)} ms`);
  await analyzeFilled(pool);

  shop = await startShop({
    port,
    connectionString: postgres.connectionString,
    folder,
    logLevel: 'error',
  });
  console.log(`memory after the start ${peakMemoryMb(shop)} MB`);

  const rows: Row[] = [];
  for (const work of values.only ? [] : await works()) {
    const half = Math.floor(work.paths.length / 2);
    let asked = 0;
    // Every address must be in the cache before it is measured, which takes a slow machine a while.
    do {
      asked += (await fire(work, work.isOnce ? work.paths.slice(half) : work.paths, warmUpSeconds)).answers;
    } while (!work.isOnce && asked < work.paths.length * 2);
    const seen = await fire(work, work.isOnce ? work.paths.slice(0, half) : work.paths, seconds);
    const memoryMb = peakMemoryMb(shop);
    const bytes = Math.round(seen.bytes / Math.max(1, seen.answers));
    const row = { ...seen, what: work.what, bytes, memoryMb, perSecond: perSecondOf(seen) };
    const limitPerSecond =
      work.isPage && work.isOnce
        ? await bareRenders(origin, work.paths.slice(0, 20))
        : await staticLimit(bytes);
    rows.push({ ...row, limitPerSecond, filePerSecond: await staticFile(bytes) });
    console.log(`${work.what}: ${row.perSecond}/s, p95 ${row.p95} ms, memory ${memoryMb} MB`);
  }
  const signIn = measures('sign-in')
    ? await measureSignIn({ db, pool, origin, client, connections, seconds })
    : null;
  const cart = measures('cart') ? await measureCart({ pool: bare, origin, connections, seconds }) : null;
  const orders = measures('orders')
    ? await measureOrders({
        pool,
        origin,
        client,
        connections,
        seconds,
        orders: orderCounts,
        processes: { shop: shop.pid!, postgres: postgres.pid },
      })
    : [];
  const quickOrder = measures('quick-order') ? await measureQuickOrder({ pool, origin }) : [];
  const reviews = measures('reviews')
    ? await measureReviews({ db, pool, origin, client, connections, seconds })
    : null;
  const account = measures('account') ? await measureAccount({ db, pool, origin, client, seconds }) : null;
  const index = await listingIndex();
  console.log(`index of listings: ${index.variations} variations, ${(index.bytes / 1e6).toFixed(1)} MB`);
  const selects = await bareSelects();
  print(rows, selects);
  if (signIn) printSignIn(signIn);
  if (cart) printCart(cart);
  if (orders.length > 0) printOrders(orders);
  if (quickOrder.length > 0) printQuickOrder(quickOrder);
  if (reviews) printReviews(reviews);
  if (account) printAccount(account);
  mkdirSync('bench/out', { recursive: true });
  writeFileSync(
    'bench/out/run.json',
    `${JSON.stringify({ at: new Date().toISOString(), machine: machine(), client: client.name, products, connections, seconds, rows, signIn, cart, orders, quickOrder, reviews, account, listingIndex: index, bareSelectsPerSecond: selects }, null, 2)}\n`,
  );
} finally {
  if (shop) await stopShop(shop, 'SIGTERM');
  await db.destroy();
  await bareDb.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What the index of listings holds, as the shop reports it. */
async function listingIndex(): Promise<{ variations: number; bytes: number }> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const value = (line: RegExp) => Number(line.exec(metrics)?.[1] ?? 0);
  return {
    variations: value(/^search_index_rows\{of="variations"[^}]*\} (\d+)/m),
    bytes: value(/^cache_bytes\{cache="listings"[^}]*\} (\d+)/m),
  };
}

/** The demo products and pages, so that there is a front page to ask for; their renditions would be made meanwhile. */
async function addDemoShop(): Promise<void> {
  const now = new Date();
  await importPath(db, seedFolder, { adapt: (record) => onDaysFrom(now, record) });
  const mediaFolder = path.join(seedFolder, 'media');
  await loadContent(db, {
    addPicture: async (picture) => ({ key: path.basename(picture) }),
    mediaFolder,
    now,
  });
}

async function works(): Promise<Work[]> {
  const { rows: categories } = await pool.query<{ id: number }>(
    "select id from category where code like 'bench-%' order by id limit 20",
  );
  const { rows: some } = await pool.query<{ id: number }>('select id from product order by id limit 200');
  const terms = readFileSync(new URL('./terms.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  const typed = [...new Set(await typedSearches(pool, products))];
  const token = await signInWithFavourites(
    db,
    some.slice(0, 20).map(({ id }) => id),
  );
  const search = searchPath;
  const once = (pathOf: (at: number) => string) =>
    Array.from({ length: addressesAskedOnce }, (_, at) => `${pathOf(at)}price_end=${500 + at}`);
  return [
    { what: 'category list API, 24 products', paths: categories.map(({ id }) => `${search}?category=${id}`) },
    {
      what: 'category list API with a filter nobody asked before',
      paths: await newFilterLists(pool),
      isOnce: true,
    },
    { what: 'product API', paths: some.map(({ id }) => `/api/v1/products/${id}/`) },
    {
      what: 'product API, asked for the first time',
      paths: await productsOnce(pool),
      isOnce: true,
    },
    {
      what: 'search with facets, what people type, each once',
      paths: typed.map((text) => `${search}?term=${encodeURIComponent(text)}`),
      isOnce: true,
    },
    {
      what: 'search with facets, a broad word below a price, each once',
      paths: once((at) => `${search}?term=${encodeURIComponent(terms[at % terms.length]!)}&`),
      isOnce: true,
    },
    {
      what: 'search with facets, 53 words again and again',
      paths: terms.map((term) => `${search}?term=${encodeURIComponent(term)}`),
    },
    {
      what: 'suggestions of the bar',
      paths: terms.map((term) => `${search}?term=${encodeURIComponent(term)}&categories=true&page_size=8`),
    },
    { what: 'home page', paths: ['/'], isPage: true },
    { what: 'list page', paths: categories.map(({ id }) => `/products/categories/${id}`), isPage: true },
    { what: 'product page', paths: some.map(({ id }) => `/products/${id}`), isPage: true },
    // Beside the same for anybody, in the same run: at least 0.8 of it.
    {
      what: 'list page, signed in',
      paths: categories.map(({ id }) => `/products/categories/${id}`),
      isPage: true,
      token,
    },
    { what: 'product page, signed in', paths: some.map(({ id }) => `/products/${id}`), isPage: true, token },
    { what: 'what a page asks once of somebody with 20 favourites', paths: ['/api/v1/me/'], token },
    { what: 'list page, rendered each time', paths: await listPages(pool), isPage: true, isOnce: true },
    {
      what: 'list page below a price, rendered each time',
      paths: once((at) => `/products/categories/${categories[at % categories.length]!.id}?`),
      isPage: true,
      isOnce: true,
    },
  ];
}

function fire({ token, isOnce }: Work, paths: readonly string[], forSeconds: number): Promise<Seen> {
  return client.ask({ origin, paths, connections, seconds: forSeconds, accept: 'br', token, isOnce });
}

function perSecondOf(seen: Seen): number {
  return Math.round(seen.answers / seen.seconds);
}

/** What a bare Node server gives for answers of that size, in this run. */
async function staticLimit(bytes: number): Promise<number> {
  const body = Buffer.alloc(Math.max(1, bytes), 'x');
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length });
    response.end(body);
  });
  const at = await freePort();
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const seen = await client.ask({
    origin: `http://127.0.0.1:${at}`,
    paths: ['/'],
    connections,
    seconds: 3,
  });
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  return perSecondOf(seen);
}

/** What the shop itself gives of a built file that travels in about so many bytes. */
async function staticFile(bytes: number): Promise<number> {
  const distance = (file: string) => Math.abs(statSync(path.join(filesFolder, file)).size - bytes);
  const nearest = readdirSync(filesFolder)
    .filter((file) => file.endsWith('.br'))
    .reduce((best, file) => (distance(file) < distance(best) ? file : best));
  const file = `/assets/${nearest.slice(0, -'.br'.length)}`;
  return perSecondOf(await client.ask({ origin, paths: [file], connections, seconds: 3, accept: 'br' }));
}

/** Named selects by primary key a second, 4 connections. */
async function bareSelects(): Promise<number> {
  const until = performance.now() + 3000;
  let count = 0;
  await Promise.all(
    [0, 1, 2, 3].map(async () => {
      while (performance.now() < until) {
        await pool.query({
          name: 'bare',
          text: 'select * from product where id = $1',
          values: [1 + (count % 1000)],
        });
        count++;
      }
    }),
  );
  return Math.round(count / 3);
}

function machine(): string {
  const load = os.loadavg().map((one) => one.toFixed(1));
  return `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, load average ${load.join(' ')}, Node ${process.version}`;
}

function print(rows: readonly Row[], selects: number): void {
  console.log(
    `\n${machine()}, ${products} products, ${connections} connections, ${seconds} s each, client ${client.name}\n`,
  );
  console.log(
    '| Work | per second | p50 ms | p95 ms | p99 ms | bytes | bare Node server | the shop’s static file | errors | memory MB |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const row of rows) {
    console.log(
      `| ${row.what} | ${row.perSecond} | ${row.p50} | ${row.p95} | ${row.p99} | ${row.bytes} | ${row.limitPerSecond} | ${row.filePerSecond} | ${row.errors} | ${row.memoryMb} |`,
    );
  }
  console.log(`\nBare selects by primary key: ${selects}/s.`);
}
