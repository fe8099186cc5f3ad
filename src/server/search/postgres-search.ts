import { sql, type Transaction } from 'kysely';
import { facetSpan } from '../../domain/search/facet-ids.ts';
import type { PlannedQuery, ProductSearch, SearchDocument, SearchResult } from '../../domain/search/port.ts';
import type { Database, Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import { expiryChannel, purgeChannel } from '../platform/purge.ts';
import { columnsOf, variationColumnsOf } from './document-columns.ts';
import { countFacets, type FacetColumns } from './facet-counts.ts';
import { discountSteps, searchStatement } from './search-sql.ts';
import { statementFor } from './statements.ts';
import { changeWords, replaceWords, wordChanges, type WordChange } from './words.ts';
import { WordCounts } from './word-counts.ts';

/** Carried by every answer of the search; purged when documents change, expired when only their stock does. */
export const searchTag = 'search';

/** One writer at a time: words are counted before and after. Any number no one else uses. */
const writeLock = 7_331_001;
const batchSize = 200;

interface FoundRow extends FacetColumns {
  ids: number[] | null;
  total: number;
  lowest?: number | null;
  highest?: number | null;
  discounts?: number[];
}

/** The search engine inside the shop's own database. Given a transaction, its writes are part of it. */
export function postgresSearch(db: Db | Trx): ProductSearch {
  return {
    search: (query) => search(db, query),
    upsert: (documents) => within(db, (trx) => upsert(trx, documents)),
    remove: (ids, seq) => within(db, (trx) => remove(trx, ids, seq)),
    rebuild: (all) => within(db, (trx) => rebuild(trx, all)),
    async health() {
      const { rows } = await sql<{ docs: number; lag: number }>`
        select (select count(*) from search_document) as docs,
          (select count(*) from outbox where topic = 'search.products') as lag`.execute(db);
      return { ok: true, docs: rows[0]!.docs, lagSeq: BigInt(rows[0]!.lag) };
    },
  };
}

function within<R>(db: Db | Trx, work: (trx: Transaction<Database>) => Promise<R>): Promise<R> {
  return db.isTransaction ? work(db as Trx) : db.transaction().execute(work);
}

async function search(db: Db | Trx, query: PlannedQuery): Promise<SearchResult> {
  const { text, values } = searchStatement(query);
  const row = (await statementFor<FoundRow>(text)(db, values))[0]!;
  const isMore = row.total > query.countLimit;
  return {
    ids: row.ids ?? [],
    total: { value: isMore ? query.countLimit : row.total, relation: isMore ? 'gte' : 'eq' },
    facets: {
      counts: countFacets(row, query),
      price: row.lowest == null || row.highest == null ? null : { min: row.lowest, max: row.highest },
      discounts: discountSteps.map((rate, at) => ({ rate, count: row.discounts?.[at] ?? 0 })),
    },
  };
}

async function upsert(trx: Trx, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await oneWriterAtATime(trx);
  // In the order of ids, so that two writers wait for each other and never in a circle.
  const sorted = [...documents].sort((a, b) => a.productId - b.productId);
  const [put] = (await upsertDocuments(trx, columnsOf(sorted))) as [PutRow];
  const isPut = new Set(put.ids);
  const changed = await upsertVariations(trx, [
    put.ids ?? [],
    ...variationColumnsOf(sorted.filter((one) => isPut.has(one.productId))),
  ]);
  const isStockAlone = put.beyond_stock !== true && !changed.some((row) => row.beyond_stock);
  await recordChanges(
    trx,
    [...(put.changed ?? []), ...changed.map((row) => row.listing)],
    isStockAlone ? expiryChannel : purgeChannel,
  );
  await changeWords(trx, put.words ?? []);
}

async function remove(trx: Trx, ids: readonly number[], seq: bigint): Promise<void> {
  if (ids.length === 0) return;
  await oneWriterAtATime(trx);
  const [gone] = (await removeDocuments(trx, [ids, String(seq)])) as [Pick<PutRow, 'changed' | 'words'>];
  await recordChanges(trx, gone.changed ?? [], purgeChannel);
  await changeWords(trx, gone.words ?? []);
}

/** Transactions whose turn it is, with their number. */
const turns = new WeakMap<Trx, number>();

/**
 * Plans of the statements of a batch are cached: making one for a single product takes longer than what it does. The
 * lock comes before the number, as columns are worked out in their order.
 */
const readTurn = prepared<{ seq: number }>(
  'search.turn',
  `select set_config('plan_cache_mode', 'force_generic_plan', true), pg_advisory_xact_lock(${writeLock}),
    nextval(pg_get_serial_sequence('outbox', 'seq')) as seq`,
);

/**
 * Waits until no other transaction writes to the search, and keeps others waiting until this one ends. Answers a
 * number above those of all turns before: what is read from now on is newer than what they have read.
 */
export async function takeTurn(trx: Trx): Promise<bigint> {
  const [turn] = (await readTurn(trx, [])) as [{ seq: number }];
  turns.set(trx, turn.seq);
  return BigInt(turn.seq);
}

async function oneWriterAtATime(trx: Trx): Promise<number> {
  return turns.get(trx) ?? Number(await takeTurn(trx));
}

/** A process that has not looked for so many turns reads everything again. */
export const changesHeld = 100_000;

/** $1 seq, $2 listings, $3 channel */
const insertChanges = prepared(
  'search.changes',
  `with old as (delete from search_change where seq < $1::bigint - ${changesHeld})
  insert into search_change (seq, listing) select $1, unnest($2::int[])
  returning pg_notify($3::text, '["${searchTag}"]')`,
);

/** The commit purges or expires what was found before, and tells processes that hold the documents in memory. */
async function recordChanges(trx: Trx, listings: readonly number[], channel: string): Promise<void> {
  const changed = [...new Set(listings)];
  if (changed.length > 0) await insertChanges(trx, [await oneWriterAtATime(trx), changed, channel]);
}

/**
 * Builds a new table beside the old one, the most popular documents first, and swaps them.
 * Searches go on; writers wait. One transaction: broken off, nothing has happened.
 */
async function rebuild(trx: Trx, all: AsyncIterable<SearchDocument>): Promise<{ docs: number; ms: number }> {
  const started = performance.now();
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`set local maintenance_work_mem = '128MB'`.execute(trx);
  const turn = await oneWriterAtATime(trx);
  await sql`create temp table search_document_staged (like search_document including storage) on commit drop`.execute(
    trx,
  );
  await sql`create table search_variation_new (like search_variation including defaults including storage)`.execute(
    trx,
  );
  const words = new WordCounts();
  let docs = 0;
  let batch: SearchDocument[] = [];
  // One batch is written while the next is made.
  let writing: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    await writing;
    const [documents, variations] = [columnsOf(batch), variationColumnsOf(batch)];
    writing = stageDocuments(trx, documents).then(() => stageVariations(trx, variations));
    writing.catch(() => undefined);
    docs += batch.length;
    batch = [];
  };
  for await (const document of all) {
    words.add(document);
    batch.push(document);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  await writing;
  // `create table as` alone writes rows in the order they are selected; an insert fills gaps of earlier pages.
  await sql`create table search_document_new with (fillfactor = 80)
    as select * from search_document_staged order by pop desc, product_id`.execute(trx);
  await sql`${sql.raw(await constraintsOf(trx))}`.execute(trx);
  await sql`alter table search_document_new add primary key (product_id)`.execute(trx);
  await sql`create index search_document_new_match on search_document_new using gin (tsv, facets) with (fastupdate = off)`.execute(
    trx,
  );
  await sql`create index search_document_new_codes on search_document_new using gin (codes gin_trgm_ops) with (fastupdate = off)`.execute(
    trx,
  );
  await sql`create index search_document_new_pop on search_document_new (pop desc) include (product_id)`.execute(
    trx,
  );
  await sql`drop table search_document`.execute(trx);
  await sql`alter table search_document_new rename to search_document`.execute(trx);
  await sql`alter index search_document_new_pkey rename to search_document_pkey`.execute(trx);
  await sql`alter index search_document_new_match rename to search_document_match`.execute(trx);
  await sql`alter index search_document_new_codes rename to search_document_codes`.execute(trx);
  await sql`alter index search_document_new_pop rename to search_document_pop_product_id_idx`.execute(trx);
  await sql`alter table search_variation_new add primary key (listing, product_id)`.execute(trx);
  await sql`drop table search_variation`.execute(trx);
  await sql`alter table search_variation_new rename to search_variation`.execute(trx);
  await sql`alter index search_variation_new_pkey rename to search_variation_pkey`.execute(trx);
  await sql`delete from search_change`.execute(trx);
  await insertChanges(trx, [turn, [null], purgeChannel]);
  await replaceWords(trx, words);
  await sql`analyze search_document, search_variation`.execute(trx);
  return { docs, ms: Math.round(performance.now() - started) };
}

/** What the new table lacks of the old one's columns: all are filled, and `seq` begins at 0. */
async function constraintsOf(trx: Trx): Promise<string> {
  const { rows } = await sql<{ name: string; initial: string | null }>`
    select quote_ident(attname) as name, pg_get_expr(adbin, adrelid) as initial
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = 'search_document'::regclass and attnum > 0 and not attisdropped and attnotnull`.execute(
    trx,
  );
  const changes = rows.flatMap(({ name, initial }) => [
    `alter column ${name} set not null`,
    ...(initial === null ? [] : [`alter column ${name} set default ${initial}`]),
  ]);
  return `alter table search_document_new ${changes.join(', ')}`;
}

/** $1 to $9 as `columnsOf` gives them */
const insertInto = (table: string) => `
  insert into ${table} (product_id, brand_id, pop, added_at, name_keys, facets, codes, tsv, seq)
    select id, brand, pop, added::date, keys::jsonb, facets::int[], codes, tsv, seq
    from unnest($1::int[], $2::int[], $3::real[], $4::text[], $5::text[], $6::text[], $7::text[], $8::tsvector[], $9::bigint[])
      as d(id, brand, pop, added, keys, facets, codes, tsv, seq)`;

const stageDocuments = prepared('search.stage', insertInto('search_document_staged'));

/** Documents that were put, those of them that differ from what they were, and in how many more each word is than before. */
interface PutRow {
  ids: number[] | null;
  changed: number[] | null;
  /** Whether any of those differ in more than whether there is any in stock. */
  beyond_stock: boolean | null;
  words: WordChange[] | null;
}

const shownColumns = ['brand_id', 'pop', 'added_at', 'name_keys', 'facets', 'codes', 'tsv'];
const columnsOfTable = (table: string) => shownColumns.map((column) => `${table}.${column}`).join(', ');

const stockSpan = facetSpan('stock');
/** The same columns without what changes all the time. */
const withoutStock = (table: string, columns: readonly string[]) =>
  columns
    .map((column) =>
      column === 'facets'
        ? `array(select f from unnest(${table}.facets) f where f not between ${stockSpan.from} and ${stockSpan.to})`
        : `${table}.${column}`,
    )
    .join(', ');

const upsertDocuments = prepared<PutRow>(
  'search.upsert',
  `with put as (
      ${insertInto('search_document')}
      on conflict (product_id) do update set brand_id = excluded.brand_id, pop = excluded.pop,
        added_at = excluded.added_at, name_keys = excluded.name_keys, facets = excluded.facets, codes = excluded.codes,
        tsv = excluded.tsv, seq = excluded.seq
      where search_document.seq <= excluded.seq
      returning product_id, ${shownColumns.join(', ')}
    ), changed as (
      -- All of a statement sees the table as it was before it.
      select put.product_id,
        (${withoutStock('put', shownColumns)}) is distinct from (${withoutStock('d', shownColumns)}) as beyond_stock
      from put left join search_document d using (product_id)
      where (${columnsOfTable('put')}) is distinct from (${columnsOfTable('d')})
    )
    select (select array_agg(product_id) from put) as ids,
      (select array_agg(product_id) from changed) as changed,
      (select bool_or(beyond_stock) from changed) as beyond_stock,
      (select json_agg(w) from (${wordChanges(
        'select 1 as by, tsv from put',
        'select -1, d.tsv from put join search_document d using (product_id)',
      )}) w) as words`,
);

/** $1 documents, $2 seq */
const removeDocuments = prepared<Pick<PutRow, 'changed' | 'words'>>(
  'search.remove',
  `with gone as (
      delete from search_document where product_id = any($1::int[]) and seq <= $2::bigint returning product_id, tsv
    ), variations as (delete from search_variation where listing in (select product_id from gone))
    select (select array_agg(product_id) from gone) as changed,
      (select json_agg(w) from (${wordChanges('select -1 as by, tsv from gone')}) w) as words`,
);

/** From \$`first` on, eight columns as `variationColumnsOf` gives them */
const variationsFrom = (first: number) => `
  select listing, id, place, prices::int[], discounts::smallint[], facets::int[], facet_codes, codes::text[]
  from unnest(${['int[]', 'int[]', 'int[]', 'text[]', 'text[]', 'text[]', 'text[]', 'text[]']
    .map((type, at) => `$${first + at}::${type}`)
    .join(', ')}) as v(listing, id, place, prices, discounts, facets, facet_codes, codes)`;

const stageVariations = prepared(
  'search.stage_variations',
  `insert into search_variation_new ${variationsFrom(1)}`,
);

const variationColumns = ['place', 'prices', 'discounts', 'facets', 'codes'];

/** $1 listings, and their variations; answers the listings that are not what they were, and whether in more than stock. */
const upsertVariations = prepared<{ listing: number; beyond_stock: boolean }>(
  'search.upsert_variations',
  `with want as materialized (${variationsFrom(2)}),
    put as (
      insert into search_variation as v select * from want
      on conflict (listing, product_id) do update set place = excluded.place, prices = excluded.prices,
        discounts = excluded.discounts, facets = excluded.facets, facet_codes = excluded.facet_codes,
        codes = excluded.codes
      where (v.place, v.prices, v.discounts, v.facets, v.codes)
        is distinct from (excluded.place, excluded.prices, excluded.discounts, excluded.facets, excluded.codes)
      returning listing,
        (${withoutStock('old', variationColumns)}) is distinct from (${withoutStock('new', variationColumns)}) as beyond_stock
    ), gone as (
      delete from search_variation v where v.listing = any($1::int[])
        and not exists (select from want where want.listing = v.listing and want.id = v.product_id)
      returning listing
    )
  select listing, beyond_stock from put union select listing, true from gone`,
);
