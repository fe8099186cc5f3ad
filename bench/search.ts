import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { emptySearch } from '../src/domain/search/address.ts';
import { facetId } from '../src/domain/search/facet-ids.ts';
import { planText } from '../src/domain/search/planner.ts';
import { facetKinds, type PlannedQuery } from '../src/domain/search/port.ts';
import type { Audience } from '../src/domain/shops/audience.ts';
import type { Database } from '../src/server/database.ts';
import { createCardDataCache } from '../src/server/catalogue/service.ts';
import { createCache } from '../src/server/platform/cache.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { migrate } from '../src/server/platform/migrate.ts';
import {
  rebuildSearch,
  refreshProducts,
  searchEngine,
  startListingIndex,
  type ListingIndex,
} from '../src/server/search/service.ts';
import { countLimit, searchProducts } from '../src/server/search/service.ts';
import { wordsInMemory } from '../src/server/search/vocabulary-store.ts';
import { fillShop } from '../test/relevance/fill.ts';
import { measureRelevance } from '../test/relevance/measure.ts';
import { makeQueries } from '../test/relevance/queries.ts';
import { makeShop } from '../test/relevance/shop.ts';
import { percentile } from './percentile.ts';

const usage = `node bench/search.ts --products N [--seconds S]
Fills a temporary database with a made-up shop of N products (20 000), asks 200 searches with known answers, and
prints times, searches a second with 16 at once, and relevance. Nothing leaves the machine; S (5) bounds each run.`;

const { values } = parseArgs({
  options: { products: { type: 'string', default: '20000' }, seconds: { type: 'string', default: '5' } },
});
const products = Number(values.products);
const seconds = Number(values.seconds);
if (
  !Number.isInteger(products) ||
  products < 100 ||
  products > 2_000_000 ||
  !(seconds > 0 && seconds <= 60)
) {
  console.error(usage);
  process.exit(2);
}
const atOnce = 16;
const audience: Audience = {
  shopId: 2,
  countryId: 2,
  language: 'et',
  groupId: null,
  isBusiness: false,
  openedRestrictions: [],
};
const clock = () => new Date();

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-bench-search-'));
const server = await startPostgres({ dataDir });
const { db, pool } = openDatabase<Database>(server.connectionString, {
  max: 10,
  name: 'ilumaja-bench',
  statementTimeoutMs: 0,
});
try {
  await migrate(db);
  const shop = makeShop(products);
  await fillShop(pool, shop);
  const built = await rebuildSearch(db, clock);
  const { rows } = await pool.query<{ bytes: number }>(
    "select pg_total_relation_size('search_document')::float8 as bytes",
  );
  console.log(
    `${products} products, ${built.docs} documents built in ${built.ms} ms, ${(rows[0]!.bytes / 1e6).toFixed(0)} MB`,
  );

  const cache = createCache({ maxBytes: 200_000_000, now: Date.now, onError: console.error });
  const words = await wordsInMemory(db, cache);
  console.log(`${words.vocabulary.words.length} words`);
  const queries = makeQueries(shop);
  const cardDataCache = createCardDataCache({ maxBytes: 100_000_000, now: Date.now });
  // Also what people wait for after a start: the database answers until then.
  const loading = performance.now();
  const index = await new Promise<ListingIndex>((resolve) => {
    const started = startListingIndex(db, { onError: console.error, onReloaded: () => resolve(started) });
  });
  const { variations, bytes } = index.status();
  console.log(
    `index of ${variations} variations in ${Math.round(performance.now() - loading)} ms, ${(bytes / 1e6).toFixed(1)} MB`,
  );
  const engine = searchEngine(db, index);
  const services = { db, cache, cardDataCache, clock, engine };
  const ask = (term: string) => searchProducts(services, { ...emptySearch, term }, audience);
  const relevance = await measureRelevance(queries, async (term) =>
    (await ask(term)).results.map((one) => one.id),
  );
  console.log(
    `hit@5 ${relevance.hitAt5.toFixed(3)}, hit@10 ${relevance.hitAt10.toFixed(3)}, MRR ${relevance.meanReciprocalRank.toFixed(3)}, without result ${relevance.zeroRate}`,
  );
  for (const { of, text, place } of relevance.missed) console.log(`  ${of}: ${text} (${place})`);

  const plan = (term: string): PlannedQuery => ({
    of: 'listings',
    stock: facetId('stock', 1),
    terms: planText(term, words).terms,
    filters: { groups: [] },
    sort: 'relevance',
    language: 'et',
    audience: 1,
    page: 1,
    pageSize: 24,
    facets: facetKinds,
    countLimit,
  });
  const texts = queries.map((one) => one.text);
  await times('plan, hits, total, all facets', texts, (term) => engine.search(plan(term)));
  await times('the same with products, prices and stock', texts, ask);
  await throughput('plan, hits, total, all facets', texts, (term) => engine.search(plan(term)));
  await throughput('the same with products, prices and stock', texts, ask);

  await index.stop();
  const ids = shop.listings.slice(0, 50).map((one) => one.variations[0]!.id);
  await times('update of one product', ids, (id) =>
    db.transaction().execute((trx) => refreshProducts(trx, [id], [], clock())),
  );
} finally {
  await db.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function times<T>(
  label: string,
  inputs: readonly T[],
  run: (input: T) => Promise<unknown>,
): Promise<void> {
  const taken: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const input of inputs) {
      const started = performance.now();
      await run(input);
      if (round > 0) taken.push(performance.now() - started);
    }
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => percentile(taken, share).toFixed(1);
  console.log(`${label}: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`);
}

async function throughput(
  label: string,
  texts: readonly string[],
  run: (text: string) => Promise<unknown>,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      for (let at = worker; performance.now() < end; at += 7) {
        await run(texts[at % texts.length]!);
        done++;
      }
    }),
  );
  console.log(
    `${label}, ${atOnce} at once: ${Math.round((done / (performance.now() - started)) * 1000)} a second`,
  );
}
