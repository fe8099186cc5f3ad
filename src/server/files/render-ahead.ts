import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { announce } from '../platform/outbox.ts';
import { QueueFull } from './queue.ts';
import { createRenditions } from './renditions.ts';
import type { ImageWidth, Renditions } from './renditions.ts';
import type { Storage } from './storage.ts';

/** What cards and galleries ask for first, and what banners do. */
const productWidths: readonly ImageWidth[] = [480, 860];
const otherWidths: readonly ImageWidth[] = [860, 1920];

/** Announced when pictures arrive, and at the start, as earlier ones may still lack renditions. */
export const renderAheadTopic = 'files.render-ahead';

/** Queues the job that makes renditions before visitors want them. Queued several times before it starts, it runs once. */
export async function announceRenderAhead(trx: Trx): Promise<void> {
  await announce(trx, renderAheadTopic, {}, { key: 'all' });
}

interface Deps {
  db: Db;
  storage: Storage;
  /** Maximum number of pictures; the others get their renditions when first requested. */
  limit: number;
  signal: AbortSignal;
  renditions?: Renditions;
}

/** Keys whose renditions this process has made or found: they need no second look. */
const done = new WeakMap<Storage, Set<string>>();

/**
 * Renders the renditions that visitors will ask for first, the most popular products before all else, so that nobody waits
 * for them. Visitors' own requests go before. Answers how many pictures it looked at; one
 * that fails stops no other; its error is thrown at the end.
 */
export async function renderAhead({
  db,
  storage,
  limit,
  signal,
  renditions = createRenditions(storage),
}: Deps): Promise<number> {
  const rendered = done.get(storage) ?? new Set<string>();
  done.set(storage, rendered);
  const { rows } = await sql<{ key: string; is_product: boolean }>`
    select f.key, p.popularity is not null as is_product
    from file f left join (
      select pf.file_id, max(p.popularity) as popularity
      from product_file pf join product p on p.id = pf.product_id group by pf.file_id) p on p.file_id = f.id
    where f.kind = 'images' and f.mime <> 'image/svg+xml'
    order by p.popularity desc nulls first, f.id limit ${limit}`.execute(db);
  let count = 0;
  let failure: unknown;
  for (const { key, is_product } of rows) {
    if (signal.aborted) break;
    if (rendered.has(key)) continue;
    try {
      for (const width of is_product ? productWidths : otherWidths)
        await renditions.get(key, width, 'avif', 'ahead');
    } catch (error) {
      // Visitors come first: the next run goes on from here.
      if (error instanceof QueueFull) break;
      failure ??= new Error(`${key} cannot be rendered`, { cause: error });
    }
    rendered.add(key);
    count += 1;
  }
  if (failure) throw failure;
  return count;
}
