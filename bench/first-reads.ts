import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import type { Database } from '../src/server/database.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import { rebuildSearch } from '../src/server/search/service.ts';
import {
  kindsOfSearches,
  newFilterLists,
  productsOnce,
  rareSearches,
  searchPath,
  typedSearches,
} from './addresses.ts';
import { analyzeFilled } from './catalogue/analyze.ts';
import { fillCatalogue } from './catalogue/load.ts';
import { peakMemoryMb, requireBuild, startShop, stopShop } from './built-shop.ts';
import { findClient } from './client.ts';
import { measureCpu } from './cpu.ts';
import { freePort } from './ports.ts';

const usage = `npm run bench:first-reads -- [--products N] [--data-dir FOLDER] [--seconds S] [--connections 1,4,16]
Asks the built shop over HTTP for lists, products and searches that nobody asked for before, over so many connections:
times, CPU time an answer, the index of listings and memory. Fills FOLDER with N (10 000) generated products when it
holds none, as npm run bench:catalogue does; left out, a temporary one.`;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    'data-dir': { type: 'string' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '1,4,16' },
  },
});
const products = Number(values.products);
const seconds = Number(values.seconds);
const connectionCounts = values.connections.split(',').map(Number);
if (
  !Number.isInteger(products) ||
  products < 100 ||
  products > 1_000_000 ||
  !(seconds >= 1 && seconds <= 60) ||
  !connectionCounts.every((count) => Number.isInteger(count) && count >= 1 && count <= 64)
) {
  console.error(usage);
  process.exit(2);
}

requireBuild();
const temporary = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-bench-'));
const postgres = await startPostgres({ dataDir: values['data-dir'] ?? temporary });
const { db, pool } = openDatabase<Database>(postgres.connectionString, { max: 4, statementTimeoutMs: 0 });
let shop: ChildProcess | undefined;
try {
  await migrate(db);
  await fill();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { connectionString, pid } = postgres;
  shop = await startShop({ port, connectionString, folder: temporary, logLevel: 'error' });
  const index = await loadedIndex(origin);
  console.log(
    `index of ${index.variations} variations, ${(index.bytes / 1e6).toFixed(1)} MB; memory ${peakMemoryMb(shop)} MB; ${await bareSelects(pool)} bare selects a second`,
  );
  const client = findClient(temporary);
  console.log(
    '| asked for the first time | connections | per second | p50 ms | p95 ms | shop CPU ms | PostgreSQL CPU ms | errors | memory MB |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const { what, paths } of await works(pool)) {
    // Each address is taken once: a part to warm up, then one for each count of connections.
    const parts = connectionCounts.length + 1;
    // In runs of all kinds of searches: every second address would be of half of them.
    const part = (at: number) =>
      paths.filter((_, place) => Math.floor(place / kindsOfSearches) % parts === at);
    const ask = (at: number, connections: number, forSeconds: number) =>
      client.ask({ origin, paths: part(at), connections, seconds: forSeconds, accept: 'br', isOnce: true });
    await ask(0, Math.max(...connectionCounts), 2);
    for (const [at, connections] of connectionCounts.entries()) {
      const used = measureCpu({ shop: shop.pid!, postgres: pid });
      const seen = await ask(at + 1, connections, seconds);
      const cpu = used();
      const each = (ms: number) => (ms / Math.max(1, seen.answers)).toFixed(2);
      console.log(
        `| ${what} | ${connections} | ${Math.round(seen.answers / seen.seconds)} | ${seen.p50} | ${seen.p95} | ${each(cpu.shop)} | ${each(cpu.postgres)} | ${seen.errors} | ${peakMemoryMb(shop)} |`,
      );
    }
  }
  const load = os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
  console.log(
    `${new Date().toISOString()}, load average ${load}, ${await bareSelects(pool)} bare selects a second`,
  );
} finally {
  if (shop) await stopShop(shop, 'SIGTERM');
  await db.destroy();
  await postgres.stop();
  rmSync(temporary, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const { rows } = await pool.query<{ has: boolean }>('select exists (select from product) as has');
  if (rows[0]!.has) return;
  await fillCatalogue(pool, products, (line) => console.log(line));
  const { docs, ms } = await rebuildSearch(db, () => new Date());
  console.log(`${docs} search documents in ${(ms / 1000).toFixed(1)} s`);
  await analyzeFilled(pool);
}

async function works(from: Pool): Promise<{ what: string; paths: string[] }[]> {
  const searches = (texts: readonly string[]) =>
    [...new Set(texts)].map((text) => `${searchPath}?term=${encodeURIComponent(text)}`);
  return [
    { what: 'list with a new filter', paths: await newFilterLists(from) },
    { what: 'product', paths: await productsOnce(from) },
    { what: 'search, what people type', paths: searches(await typedSearches(from, 60_000)) },
    { what: 'search, words that match little or nothing', paths: searches(await rareSearches(from, 60_000)) },
  ];
}

/** Waits until lists are answered from memory; what it holds, as the shop reports it. */
async function loadedIndex(origin: string): Promise<{ variations: number; bytes: number }> {
  for (;;) {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const value = (line: RegExp) => Number(line.exec(metrics)?.[1] ?? 0);
    const variations = value(/^search_index_rows\{of="variations"[^}]*\} (\d+)/m);
    if (variations > 0) return { variations, bytes: value(/^cache_bytes\{cache="listings"[^}]*\} (\d+)/m) };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Named selects by primary key a second, 4 connections. */
async function bareSelects(from: Pool): Promise<number> {
  const until = performance.now() + 1000;
  let count = 0;
  const ask = async () => {
    for (; performance.now() < until; count++)
      await from.query({
        name: 'bare',
        text: 'select * from product where id = $1',
        values: [1 + (count % 1000)],
      });
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return count;
}
