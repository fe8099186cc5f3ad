import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { Database } from '../database.ts';
import { announceChanged, changedTopic, productsPerMessage, type Changed } from '../changes/service.ts';
import { purgeTags } from '../platform/purge.ts';
import { announce, dropMessages, hurryMessages, isAnnounced } from '../platform/outbox.ts';
import type { OutboxHandler } from '../platform/outbox-consumer.ts';
import { nextBoundary } from '../pricing/service.ts';
import { documentsOf } from './documents.ts';
import { audiencesTag, loadFrame } from './frame.ts';
import { allMembers, readAffectedListings, readListings, type Listings, type Members } from './listings.ts';
import { postgresSearch, takeTurn } from './postgres-search.ts';

const pricesTopic = 'search.prices';
/** Said by the database when a customer group was added, after the messages about its documents. */
type FromDatabase = Changed & { has_new_audience?: true };
/** Variations read together in a rebuild: some milliseconds of work, so that requests between two of them do not wait. */
const rebuildChunk = 400;
/** Prices may be entered that change sooner than any known before; looked for this often, in ms. */
const priceCheckMs = 60_000;
/** Only one process begins the chain of price checks. Any number no one else uses. */
const priceChainLock = 7_331_002;

/** The search's part of the outbox consumer, by topic. */
export function searchHandlers(clock: () => Date): Record<string, OutboxHandler<Database>> {
  return {
    [changedTopic]: async (trx, payloads) => {
      const { products, families } = await affected(trx, payloads as Changed[]);
      for (let start = 0; start < Math.max(products.length, families.length); start += productsPerMessage) {
        const [some, someFamilies] = [products, families].map((ids) =>
          ids.slice(start, start + productsPerMessage),
        );
        await refreshProducts(trx, some!, someFamilies!, clock());
      }
      const hasNewAudience = (payloads as FromDatabase[]).some((one) => one.has_new_audience);
      if (hasNewAudience) await purgeTags(trx, [audiencesTag]);
    },
    [pricesTopic]: async (trx, payloads) => {
      const since = (payloads as { since: string }[]).map((one) => one.since).sort()[0]!;
      await refreshPrices(trx, new Date(since), clock());
    },
  };
}

/** Builds the documents of these products' listings anew and drops those of what is no listing. */
export async function refreshProducts(
  trx: Trx,
  productIds: readonly number[],
  familyIds: readonly number[],
  now: Date,
): Promise<void> {
  // Taken before anything is read: who took a later number has read later, so its documents are the newer ones.
  const seq = await takeTurn(trx);
  const { listings, frame, gone } = await readAffectedListings(trx, productIds, familyIds, now);
  const engine = postgresSearch(trx);
  await engine.remove(gone, seq);
  await engine.upsert(documentsOf(listings, frame, now, seq));
}

/** Builds all documents and words anew, keeping the most popular first. Takes seconds; searches go on, writers wait. */
export async function rebuildSearch(db: Db, clock: () => Date): Promise<{ docs: number; ms: number }> {
  return db.transaction().execute(async (trx) => {
    // What was announced until now is read below: a large import would have all of it read twice.
    await dropMessages(trx, changedTopic);
    await purgeTags(trx, [audiencesTag]);
    const seq = await takeTurn(trx);
    return postgresSearch(trx).rebuild(allDocuments(db, seq, clock()), seq);
  });
}

/** At the start of the shop: documents when there are none, and one chain of price checks. */
export async function startSearchFeed(db: Db, clock: () => Date): Promise<void> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select exists (select from product) and not exists (select from search_document) as is_empty`.execute(db);
  if (rows[0]!.is_empty) await rebuildSearch(db, clock);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${priceChainLock})`.execute(trx);
    if (!(await isAnnounced(trx, pricesTopic)))
      await announce(trx, pricesTopic, { since: clock().toISOString() });
  });
  // Turned back while the shop was closed, the clock would reach the next look only when it has caught up.
  await hurryPrices(db);
}

/** Has prices that began or ended by now read again at once: they may have been entered after the search last looked ahead. */
export async function hurryPrices(db: Db): Promise<void> {
  await hurryMessages(db, pricesTopic);
}

/** Read on connections of their own, so that the database reads while it writes. */
async function* allDocuments(db: Db, seq: bigint, now: Date) {
  const frame = await loadFrame(db);
  const members = await allMembers(db);
  let next: Promise<Listings> | null = null;
  for (const some of inChunks(members)) {
    const reading = next;
    next = readListings(db, some, now);
    // Whoever waits for it hears of a failure; nobody may be waiting yet.
    next.catch(() => undefined);
    // The database reads on while documents are made of what it has read.
    if (reading) yield* documentsOf(await reading, frame, now, seq);
  }
  if (next) yield* documentsOf(await next, frame, now, seq);
}

/** Whole listings with as many variations as are read together, or a few more. */
function* inChunks({ listings, variations }: Members): Generator<Members> {
  for (let start = 0, end; start < listings.length; start = end) {
    end = Math.min(start + rebuildChunk, listings.length);
    while (end < listings.length && listings[end] === listings[end - 1]) end++;
    yield { listings: listings.slice(start, end), variations: variations.slice(start, end) };
  }
}

/**
 * Prices and discounts of documents follow the clock: what began or ended since the last look is read again. A clock
 * that was turned back has taken back what began or ended between now and that look.
 */
async function refreshPrices(trx: Trx, since: Date, now: Date): Promise<void> {
  const [after, upTo] = since <= now ? [since, now] : [now, since];
  const between = (instant: ReturnType<typeof sql>) => sql`${instant} > ${after} and ${instant} <= ${upTo}`;
  const { rows } = await sql<{ product_id: number }>`
    select product_id from price where ${between(sql`lower(valid)`)}
    union select product_id from price where ${between(sql`upper(valid)`)}
    union select p.product_id from price p join price_list l on l.id = p.price_list_id
      where ${between(sql`lower(l.valid)`)} or ${between(sql`upper(l.valid)`)}`.execute(trx);
  await announceChanged(trx, { product_ids: rows.map((row) => row.product_id) });
  const next = await nextBoundary(trx, now);
  const waitMs = next === null ? priceCheckMs : Math.min(priceCheckMs, next.getTime() - now.getTime());
  await announce(trx, pricesTopic, { since: now.toISOString() }, { delayMs: waitMs });
}

async function affected(
  trx: Trx,
  changes: readonly Changed[],
): Promise<{ products: number[]; families: number[] }> {
  const all = (pick: (one: Changed) => readonly number[] | undefined) => [
    ...new Set(changes.flatMap((one) => pick(one) ?? [])),
  ];
  const brands = all((one) => one.brand_ids);
  const categories = all((one) => one.category_ids);
  const parameters = all((one) => one.parameter_ids);
  const lists = all((one) => one.price_list_ids);
  const products = new Set(all((one) => one.product_ids));
  if (brands.length + categories.length + parameters.length + lists.length > 0) {
    const { rows } = await sql<{ id: number }>`
      with recursive below (id) as (
        select unnest(${categories}::int[])
        union select c.id from category c join below b on c.parent_id = b.id
      )
      select id from product where brand_id = any(${brands}::int[])
      union select product_id from product_category where category_id in (select id from below)
      union select x.product_id from product_parameter x join parameter_value v on v.id = x.parameter_value_id
        where v.parameter_id = any(${parameters}::int[])
      union select product_id from price where price_list_id = any(${lists}::int[])`.execute(trx);
    for (const row of rows) products.add(row.id);
  }
  return { products: [...products].sort((a, b) => a - b), families: all((one) => one.family_ids) };
}
