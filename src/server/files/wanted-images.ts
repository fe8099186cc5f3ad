import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { tags } from '../changes/service.ts';
import { FileRefused } from './file-refused.ts';
import { inspectForeignFile } from './inspect-foreign.ts';
import { recordFile } from './service.ts';
import { fetchPublicFile } from './ssrf-guard.ts';
import { purgeTags } from '../platform/purge.ts';
import type { Storage } from './storage.ts';

/** Tried this often, each time later, then left until somebody asks again. */
const maxAttempts = 6;

/** Has the pictures that products wait for fetched in the background. Answers how many. */
export async function allowFetching(db: Db): Promise<number> {
  const { rows } = await sql<{ source: string }>`
    update wanted_image set next_at = now(), attempts = 0 where next_at = 'infinity' or attempts >= ${maxAttempts}
    returning source`.execute(db);
  return new Set(rows.map(({ source }) => source)).size;
}

interface Deps {
  db: Db;
  storage: Storage;
  signal: AbortSignal;
  /** Left out: from the address itself. */
  fetchFile?: (address: string) => Promise<Buffer>;
}

/**
 * Fetches the pictures that are due and puts them into the galleries that named them. Safe to run twice and to stop at
 * any time; an address that fails is tried again later. Answers how many came.
 */
export async function fetchWantedImages({
  db,
  storage,
  signal,
  fetchFile = fetchPublicFile,
}: Deps): Promise<number> {
  let fetched = 0;
  while (!signal.aborted) {
    const source = await claimDue(db);
    if (source === undefined) break;
    try {
      const file = await inspectForeignFile(await fetchFile(source));
      if (file.kind !== 'images') throw new FileRefused('is a document and no picture');
      await storage.put(file.key, file.content, file.mime);
      await showImage(db, source, (await recordFile(db, file, { source })).id);
      fetched += 1;
    } catch (error) {
      await noteFailure(db, source, error as Error);
    }
  }
  return fetched;
}

/**
 * The address that is due longest, its attempt counted before it is made: a picture that ends the process is not tried
 * for ever.
 */
async function claimDue(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ source: string }>`
    update wanted_image set attempts = attempts + 1,
      next_at = case when attempts + 1 >= ${maxAttempts} then 'infinity'::timestamptz
        else now() + interval '1 minute' * 4 ^ attempts end
    where source = (select source from wanted_image where next_at <= now() order by next_at limit 1)
    returning source`.execute(db);
  return rows[0]?.source;
}

async function showImage(db: Db, source: string, fileId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ product_id: number }>`
      with found as (delete from wanted_image where source = ${source} returning *),
      shown as (
        insert into product_file (product_id, file_id, order_number, i18n_alt, is_swatch)
        select product_id, ${fileId}, order_number, i18n_alt, is_swatch from found
        on conflict (product_id, file_id) do nothing)
      select product_id from found`.execute(trx);
    await purgeTags(
      trx,
      rows.map(({ product_id }) => tags.product(product_id)),
    );
  });
}

async function noteFailure(db: Db, source: string, error: Error): Promise<void> {
  await sql`
    update wanted_image set last_error = left(${error.message}, 1000) where source = ${source}`.execute(db);
}
