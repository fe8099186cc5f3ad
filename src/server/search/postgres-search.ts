import { sql, type Transaction } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { PlannedQuery, ProductSearch, SearchDocument, SearchResult } from '../../domain/search/port.ts';
import { localeOf, type Language } from '../../domain/locales.ts';
import type { Database, Db, Trx } from '../database.ts';
import { binaryArray } from '../platform/binary-array.ts';
import { prepared } from '../platform/db.ts';
import { purgeChannel } from '../platform/purge.ts';
import { countFacets, facetCodes, type FacetColumns } from './facet-counts.ts';
import { discountSteps, searchStatement } from './search-sql.ts';
import { codesText, vectorOf } from './tsquery.ts';
import { changeWords, replaceWords, wordChanges, type WordChange } from './words.ts';

/** Carried by every answer of the search; purged when documents change. */
export const searchTag = 'search';

/** One writer at a time: words are counted before and after. Any number no one else uses. */
const writeLock = 7_331_001;
const batchSize = 500;

interface FoundRow extends FacetColumns {
  ids: number[] | null;
  total: number;
  least?: number | null;
  most?: number | null;
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

type Statement = ReturnType<typeof prepared<FoundRow>>;
const statements = new Map<string, Statement>();
/** Shapes of statements kept ready on each connection; searches with yet other filters are planned each time. */
const mostStatements = 32;

/**
 * Planning takes as long as finding (0.7 of 3 ms with 20,000 products), so the statement of each shape is prepared.
 * A plan made without knowing the words is as good: all orderings are by rows already found, so there is only one
 * way to begin, the index of words and facets.
 */
function statementFor(text: string): Statement {
  let statement = statements.get(text);
  if (!statement && statements.size < mostStatements) {
    statement = prepared<FoundRow>(`search.${statements.size + 1}`, text);
    statements.set(text, statement);
  }
  return (
    statement ??
    (async (db, values) => (await db.executeQuery<FoundRow>(CompiledQuery.raw(text, [...values]))).rows)
  );
}

function within<R>(db: Db | Trx, work: (trx: Transaction<Database>) => Promise<R>): Promise<R> {
  return db.isTransaction ? work(db as Trx) : db.transaction().execute(work);
}

async function search(db: Db | Trx, query: PlannedQuery): Promise<SearchResult> {
  const { text, values } = searchStatement(query);
  const row = (await statementFor(text)(db, values))[0]!;
  const isMore = row.total > query.countLimit;
  return {
    ids: row.ids ?? [],
    total: { value: isMore ? query.countLimit : row.total, relation: isMore ? 'gte' : 'eq' },
    facets: {
      counts: countFacets(row, query),
      price: row.least == null || row.most == null ? null : { min: row.least, max: row.most },
      discounts: discountSteps.map((rate, at) => ({ rate, count: row.discounts?.[at] ?? 0 })),
    },
  };
}

async function upsert(trx: Trx, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await oneWriterAtATime(trx);
  // In the order of ids, so that two writers wait for each other and never in a circle.
  const sorted = [...documents].sort((a, b) => a.productId - b.productId);
  await changeWords(trx, await upsertDocuments(trx, columnsOf(sorted)));
}

async function remove(trx: Trx, ids: readonly number[], seq: bigint): Promise<void> {
  if (ids.length === 0) return;
  await oneWriterAtATime(trx);
  await changeWords(trx, await removeDocuments(trx, [ids, String(seq)]));
}

/** Transactions whose turn it is. */
const turns = new WeakSet<Trx>();

/**
 * Plans of the statements of a turn are kept: making one for a single product takes longer than what it does. The
 * lock comes before the number, as columns are worked out in their order.
 */
const readTurn = prepared<{ seq: number }>(
  'search.turn',
  `select set_config('plan_cache_mode', 'force_generic_plan', true), pg_advisory_xact_lock(${writeLock}),
    nextval(pg_get_serial_sequence('outbox', 'seq')) as seq, pg_notify('${purgeChannel}', '["${searchTag}"]')`,
);

/**
 * Waits until no other transaction writes to the search, and keeps others waiting until this one ends; its commit
 * purges what was found before. Answers a number above those of all turns before: what is read from now on is newer
 * than what they have read.
 */
export async function takeTurn(trx: Trx): Promise<bigint> {
  const rows = await readTurn(trx, []);
  turns.add(trx);
  return BigInt(rows[0]!.seq);
}

async function oneWriterAtATime(trx: Trx): Promise<void> {
  if (!turns.has(trx)) await takeTurn(trx);
}

/**
 * Builds a new table beside the old one, in the order the documents come (the most popular first), and swaps them.
 * Searches go on; writers wait. One transaction: broken off, nothing has happened.
 */
async function rebuild(trx: Trx, all: AsyncIterable<SearchDocument>): Promise<{ docs: number; ms: number }> {
  const started = performance.now();
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`set local maintenance_work_mem = '128MB'`.execute(trx);
  await oneWriterAtATime(trx);
  await sql`create temp table search_document_staged (like search_document including storage) on commit drop`.execute(
    trx,
  );
  const counts = new Map<string, number>();
  let docs = 0;
  let batch: SearchDocument[] = [];
  // One batch is written while the next is made.
  let writing: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = stageDocuments(trx, columnsOf(batch));
    writing.catch(() => undefined);
    docs += batch.length;
    batch = [];
  };
  for await (const document of all) {
    for (const word of wordsOfDocument(document)) counts.set(word, (counts.get(word) ?? 0) + 1);
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
  await replaceWords(trx, counts);
  await sql`analyze search_document`.execute(trx);
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

/** Words that can be corrected to: all but codes. */
function wordsOfDocument(document: SearchDocument): Set<string> {
  const words = new Set<string>();
  for (const text of document.texts) if (text.weight !== 'D') for (const word of text.words) words.add(word);
  return words;
}

/** $1 to $13 as `columnsOf` gives them */
const insertInto = (table: string) => `
  insert into ${table} (product_id, brand_id, prices, discounts, pop, added_at, name_keys, in_stock, facets, facet_codes, codes, tsv, seq)
    select id, brand, prices::int[], discounts::smallint[], pop, added::date, keys::jsonb, stock, facets::int[], facet_codes, codes, tsv, seq
    from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::real[], $6::text[], $7::text[], $8::boolean[],
      $9::text[], $10::text[], $11::text[], $12::tsvector[], $13::bigint[])
      as d(id, brand, prices, discounts, pop, added, keys, stock, facets, facet_codes, codes, tsv, seq)`;

const stageDocuments = prepared('search.stage', insertInto('search_document_staged'));

/** Answers in how many more documents a word is than before. */
const upsertDocuments = prepared<WordChange>(
  'search.upsert',
  `with put as (
      ${insertInto('search_document')}
      on conflict (product_id) do update set brand_id = excluded.brand_id, prices = excluded.prices,
        discounts = excluded.discounts, pop = excluded.pop, added_at = excluded.added_at, name_keys = excluded.name_keys,
        in_stock = excluded.in_stock, facets = excluded.facets,
        facet_codes = excluded.facet_codes, codes = excluded.codes, tsv = excluded.tsv, seq = excluded.seq
      where search_document.seq <= excluded.seq
      returning product_id, tsv
    )
    ${wordChanges(
      'select 1 as by, tsv from put',
      // All of a statement sees the table as it was before it.
      'select -1, d.tsv from put join search_document d using (product_id)',
    )}`,
);

/** $1 documents, $2 seq */
const removeDocuments = prepared<WordChange>(
  'search.remove',
  `with gone as (delete from search_document where product_id = any($1::int[]) and seq <= $2::bigint returning tsv)
    ${wordChanges('select -1 as by, tsv from gone')}`,
);

const tsvectorOid = 3614;

function columnsOf(documents: readonly SearchDocument[]): unknown[] {
  const column = <T>(value: (one: SearchDocument) => T) => documents.map(value);
  return [
    column((one) => one.productId),
    column((one) => one.brandId),
    column((one) => arrayText(one.prices)),
    column((one) => arrayText(one.discounts)),
    column((one) => one.popularity),
    column((one) => one.addedAt),
    column((one) => JSON.stringify(byLocale(one.nameKeys))),
    column((one) => one.isInStock),
    column((one) => arrayText(one.facets)),
    column((one) => facetCodes(one.facets)),
    column((one) => codesText(one.texts)),
    binaryArray(
      tsvectorOid,
      column((one) => vectorOf(one.texts)),
    ),
    column((one) => String(one.seq)),
  ];
}

function arrayText(numbers: readonly (number | null)[]): string {
  return `{${numbers.map((one) => one ?? 'null').join(',')}}`;
}

function byLocale(keys: SearchDocument['nameKeys']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keys).map(([language, key]) => [localeOf[language as Language], key]),
  );
}
