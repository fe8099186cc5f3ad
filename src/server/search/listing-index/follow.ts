import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { idsSql, prepared } from '../../platform/db.ts';
import { changesHeld } from '../postgres-search.ts';
import { Columns, type PackedListing } from './columns.ts';

/** Listings read together: some milliseconds of work, so that requests between two of them do not wait. */
const batchSize = 500;
/** A notification may be lost with its connection: looked for as often, in ms. */
const lookEveryMs = 1000;
/** When the last look is older than this, in ms, the database answers. */
const maxLagMs = 5000;
/** A search waits so long for changes that it was told of, in ms, and asks the database then. */
const maxWaitMs = 500;

/** The listings in the memory of this process, as the database has them. */
export interface ListingIndex {
  /** `null` while they load. */
  readonly columns: Columns | null;
  /** Resolves when what was announced before is applied; `false` when the index is not to be asked. */
  isCurrent(): Promise<boolean>;
  /** Something changed. */
  follow(): void;
  status(): { listings: number; variations: number; bytes: number; lagMs: number };
  stop(): Promise<void>;
}

export interface IndexOptions {
  onError: (error: unknown) => void;
  /** Everything was read again: what was answered from the listings before may be old. */
  onReloaded?: () => void;
}

/** Loads the index in the background and follows the changes of the documents from then on. */
export function startListingIndex(db: Db, { onError, onReloaded }: IndexOptions): ListingIndex {
  let columns: Columns | null = null;
  let seq = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let isAnnounced = false;
  let isLoading = false;
  let hasFailed = false;
  let looking: Promise<void> | null = null;
  /** A look that searches wait for: one that was announced, not one of the clock's. */
  let awaited: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    do {
      isAnnounced = false;
      const began = performance.now();
      const changes = columns === null ? null : await readChanges(db, seq);
      if (changes === null || !(await apply(changes.listings))) await reload();
      else seq = changes.seq;
      lookedAt = began;
    } while (isAnnounced && !isStopped);
  }

  /** `false` when the listings have outgrown the columns. */
  async function apply(listings: readonly number[]): Promise<boolean> {
    for (let start = 0; start < listings.length; start += batchSize) {
      const ids = listings.slice(start, start + batchSize);
      const read = await readListed(db, [ids]);
      const held = columns!;
      if (!read.every(({ listing }) => held.holds(listing))) return false;
      const there = new Set(read.map(({ listing: [id] }) => id));
      for (const id of ids) if (!there.has(id)) held.remove(id);
      for (const { listing } of read) held.put(listing);
    }
    if (columns!.isWorthPacking) columns = columns!.packed();
    return true;
  }

  async function reload(): Promise<void> {
    isLoading = true;
    try {
      const loaded = await load(db, () => isStopped);
      if (isStopped) return;
      [columns, seq] = loaded;
      onReloaded?.();
      // What changed while it was read.
      isAnnounced = true;
    } finally {
      isLoading = false;
    }
  }

  function run(): void {
    if (isStopped || looking !== null) return;
    clearTimeout(timer);
    looking = lookAndTell().finally(() => {
      looking = null;
      awaited = null;
      if (!isStopped) timer = setTimeout(run, lookEveryMs).unref();
    });
  }

  async function lookAndTell(): Promise<void> {
    try {
      await look();
      hasFailed = false;
    } catch (error) {
      // A database that is away is told of once, not every second.
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
  }

  function follow(): void {
    isAnnounced = true;
    run();
    awaited = looking;
  }

  run();
  return {
    get columns() {
      return columns;
    },
    async isCurrent() {
      if (columns === null) return false;
      // Listings that are all read again serve until the new ones are there.
      if (isLoading) return true;
      if (awaited !== null && !(await endsWithin(maxWaitMs, awaited))) return isLoading;
      return performance.now() - lookedAt < maxLagMs;
    },
    follow,
    status: () => ({
      listings: columns?.size ?? 0,
      variations: columns?.rows ?? 0,
      bytes: columns?.bytes ?? 0,
      lagMs: columns === null ? Number.POSITIVE_INFINITY : performance.now() - lookedAt,
    }),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

async function endsWithin(ms: number, work: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}

interface Changes {
  seq: number;
  listings: number[];
}

/** $1 seq */
const readChanged = prepared<{ seq: number | null; listings: number[] | null; is_all: boolean | null }>(
  'search.changed',
  `select max(seq) as seq, array_agg(distinct listing) filter (where listing is not null) as listings,
    bool_or(listing is null) as is_all
  from search_change where seq > $1`,
);

/** Listings that changed since; `null` when everything is to be read again. */
async function readChanges(db: Db, since: number): Promise<Changes | null> {
  const [row] = await readChanged(db, [since]);
  const { seq, listings, is_all } = row!;
  if (seq === null) return { seq: since, listings: [] };
  if (is_all === true || seq - since > changesHeld) return null;
  return { seq, listings: listings ?? [] };
}

const packed = `json_build_array(d.product_id, d.pop, d.added_at,
    (select json_agg(json_build_array(v.product_id, v.prices, v.discounts, v.facets, v.codes) order by v.place)
      from search_variation v where v.listing = d.product_id)) as listing`;

/** $1 listings */
const readListed = prepared<{ listing: PackedListing }>(
  'search.listed',
  `select ${packed} from search_document d where d.product_id = any(${idsSql('$1')})`,
);

/** $1 the listing before */
const readAfter = prepared<{ listing: PackedListing }>(
  'search.listed_after',
  `select ${packed} from search_document d where d.product_id > $1 order by d.product_id limit ${batchSize}`,
);

async function load(db: Db, isStopped: () => boolean): Promise<[Columns, number]> {
  // Read before the listings: what changes meanwhile is read once more.
  const { rows } = await sql<{ seq: number; audiences: number }>`
    select coalesce((select max(seq) from search_change), 0) as seq,
      coalesce((select max(cardinality(prices)) from search_variation), 0) as audiences`.execute(db);
  const columns = new Columns(rows[0]!.audiences);
  let last = 0;
  while (!isStopped()) {
    const read = await readAfter(db, [last]);
    for (const { listing } of read) columns.put(listing);
    if (read.length < batchSize) break;
    last = read.at(-1)!.listing[0];
  }
  return [columns, rows[0]!.seq];
}
