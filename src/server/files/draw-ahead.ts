import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { announce } from '../platform/outbox.ts';
import { QueueFull } from './queue.ts';
import { createRenditions } from './renditions.ts';
import type { ImageWidth, Renditions } from './renditions.ts';
import type { Storage } from './storage.ts';

/** Most pictures drawn ahead; those that nobody asks for are drawn when somebody does. */
const maxImages = 2000;
/** What cards and galleries ask for first, and what banners do. */
const productWidths: readonly ImageWidth[] = [480, 860];
const otherWidths: readonly ImageWidth[] = [860, 1920];

/** Pictures came or may never have been drawn. */
export const drawAheadTopic = 'files.draw-ahead';

/** Has a worker draw soon what visitors will ask for; asked several times before it begins it still runs once. */
export async function announceDrawAhead(trx: Trx): Promise<void> {
  await announce(trx, drawAheadTopic, {}, { key: 'all' });
}

interface Deps {
  db: Db;
  storage: Storage;
  signal: AbortSignal;
  renditions?: Renditions;
}

/** Keys whose renditions this process has drawn or found: they need no second look. */
const done = new WeakMap<Storage, Set<string>>();

/**
 * Draws the renditions that visitors will ask for first, the most popular products before all else, so that nobody waits
 * for them. Visitors' own requests go before. Answers how many pictures it looked at; one
 * that cannot be drawn stops no other and is thrown at the end.
 */
export async function drawAhead({
  db,
  storage,
  signal,
  renditions = createRenditions(storage),
}: Deps): Promise<number> {
  const drawn = done.get(storage) ?? new Set<string>();
  done.set(storage, drawn);
  const { rows } = await sql<{ key: string; is_product: boolean }>`
    select f.key, p.popularity is not null as is_product
    from file f left join (
      select pf.file_id, max(p.popularity) as popularity
      from product_file pf join product p on p.id = pf.product_id group by pf.file_id) p on p.file_id = f.id
    where f.kind = 'images' and f.mime <> 'image/svg+xml'
    order by p.popularity desc nulls first, f.id limit ${maxImages}`.execute(db);
  let count = 0;
  let failure: unknown;
  for (const { key, is_product } of rows) {
    if (signal.aborted) break;
    if (drawn.has(key)) continue;
    try {
      for (const width of is_product ? productWidths : otherWidths)
        await renditions.get(key, width, 'avif', 'ahead');
    } catch (error) {
      // Visitors keep it busy: the next round goes on.
      if (error instanceof QueueFull) break;
      failure ??= new Error(`${key} cannot be drawn`, { cause: error });
    }
    drawn.add(key);
    count += 1;
  }
  if (failure) throw failure;
  return count;
}
