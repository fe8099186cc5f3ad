import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import type { Database } from '../src/server/database.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import { rebuildSearch } from '../src/server/search/service.ts';
import { fillCatalogue } from './catalogue/load.ts';
import { freePort, waitUntilOpen } from './ports.ts';

/*
 * `npm run bench [-- --products 20000 --seconds 8]`: the shop under 16 connections on this machine, beside
 * what the machine can do at all in the same run. Prints a table and writes bench/out/run.json.
 */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '20000' }, seconds: { type: 'string', default: '8' } },
});
const products = Number(values.products);
const seconds = Math.min(60, Number(values.seconds));
const connections = 16;

interface Row {
  what: string;
  perSecond: number;
  p50: number;
  p97: number;
  p99: number;
  bytes: number;
  errors: number;
  limitPerSecond?: number;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-bench-'));
const postgres = await startPostgres({ dataDir: folder });
const { db, pool } = openDatabase<Database>(postgres.connectionString, { max: 4, statementTimeoutMs: 0 });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
let shop: ReturnType<typeof spawn> | undefined;

try {
  await migrate(db);
  await fillCatalogue(pool, products, (line) => console.log(line));
  const { docs, ms } = await rebuildSearch(db, () => new Date());
  console.log(`${docs} search documents in ${Math.round(ms)} ms`);

  shop = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: postgres.connectionString,
      MEDIA_DIR: path.join(folder, 'media'),
      DATA_DIR: folder,
      DEMO: 'no',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
    stdio: 'inherit',
  });
  await waitUntilOpen(`${origin}/readyz`);

  const { rows: categories } = await pool.query<{ id: number }>(
    'select id from category order by id limit 20',
  );
  const { rows: some } = await pool.query<{ id: number }>('select id from product order by id limit 200');
  const terms = readFileSync(new URL('./terms.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  const search = '/api/v1/products/elastic/search/new/';
  const works: { what: string; paths: string[]; isPage?: boolean }[] = [
    { what: 'category list API, 24 products', paths: categories.map(({ id }) => `${search}?category=${id}`) },
    { what: 'product API', paths: some.map(({ id }) => `/api/v1/products/${id}/`) },
    {
      what: 'search with facets, different texts',
      paths: terms.map((term) => `${search}?term=${encodeURIComponent(term)}`),
    },
    {
      what: 'search with facets, nothing kept',
      paths: Array.from(
        { length: 5000 },
        (_, index) =>
          `${search}?term=${encodeURIComponent(terms[index % terms.length]!)}&price_end=${500 + index}`,
      ),
    },
    {
      what: 'suggestions of the bar',
      paths: terms.map((term) => `${search}?term=${encodeURIComponent(term)}&categories=true&page_size=8`),
    },
    { what: 'home page', paths: ['/'], isPage: true },
    { what: 'list page', paths: categories.map(({ id }) => `/products/categories/${id}`), isPage: true },
    { what: 'product page', paths: some.map(({ id }) => `/products/${id}`), isPage: true },
    {
      what: 'list page, drawn each time',
      paths: Array.from(
        { length: 5000 },
        (_, index) =>
          `/products/categories/${categories[index % categories.length]!.id}?price_end=${500 + index}`,
      ),
      isPage: true,
    },
  ];
  const rows: Row[] = [];
  for (const work of works) {
    const kept = !/nothing kept|each time/.test(work.what);
    if (kept) await fire(origin, work.paths, work.isPage, 2);
    const row = { what: work.what, ...(await fire(origin, work.paths, work.isPage, seconds)) };
    rows.push({ ...row, limitPerSecond: await staticLimit(row.bytes) });
    console.log(`${work.what}: ${row.perSecond}/s, p97.5 ${row.p97} ms`);
  }
  const memoryMb = memoryOf(shop.pid!);
  const selects = await bareSelects();
  print(rows, memoryMb, selects);
  mkdirSync('bench/out', { recursive: true });
  writeFileSync(
    'bench/out/run.json',
    `${JSON.stringify({ at: new Date().toISOString(), machine: machine(), products, connections, seconds, rows, memoryMb, bareSelectsPerSecond: selects }, null, 2)}\n`,
  );
} finally {
  shop?.kill('SIGTERM');
  await new Promise((resolve) =>
    shop && shop.exitCode === null ? shop.once('exit', resolve) : resolve(null),
  );
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Asks for the paths in turn over 16 connections for so many seconds. */
async function fire(
  at: string,
  paths: readonly string[],
  isPage: boolean | undefined,
  forSeconds: number,
): Promise<Omit<Row, 'what'>> {
  const result = await autocannon({
    url: at,
    connections,
    duration: forSeconds,
    headers: isPage ? { 'accept-encoding': 'br' } : {},
    requests: paths.map((one) => ({ method: 'GET' as const, path: one })),
  });
  const answers = result.requests.total || 1;
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / answers),
    errors: result.errors + result.non2xx,
  };
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
  const { perSecond } = await fire(`http://127.0.0.1:${at}`, ['/'], false, 3);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  return perSecond;
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

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function machine(): string {
  return `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
}

function print(rows: readonly Row[], memoryMb: number, selects: number): void {
  console.log(`\n${machine()}, ${products} products, ${connections} connections, ${seconds} s each\n`);
  console.log(
    '| Work | per second | p50 ms | p97.5 ms | p99 ms | bytes | static answer of that size | errors |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const row of rows) {
    console.log(
      `| ${row.what} | ${row.perSecond} | ${row.p50} | ${row.p97} | ${row.p99} | ${row.bytes} | ${row.limitPerSecond} | ${row.errors} |`,
    );
  }
  console.log(`\nHighest memory of the shop: ${memoryMb} MB. Bare selects by primary key: ${selects}/s.`);
}
