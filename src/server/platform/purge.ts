import { sql, type Kysely, type Transaction } from 'kysely';
import type { Cache } from './cache.ts';
import type { DatabaseWatch } from './database-watch.ts';
import { keepListening, type ListenConnection } from './listen-connection.ts';
import { outboxChannel } from './outbox.ts';

/** Notices on it are JSON lists of tags. */
export const purgeChannel = 'cache_purge';
/** NOTIFY carries at most 8000 bytes; longer lists are sent in parts. */
const tagsPerNotice = 200;

/**
 * Tells every process to forget what carries `tags`. Inside a transaction the notice leaves with the
 * commit, so nobody reads old rows into a fresh cache.
 */
export async function purgeTags<T>(db: Kysely<T> | Transaction<T>, tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += tagsPerNotice) {
    const part = JSON.stringify(tags.slice(start, start + tagsPerNotice));
    await sql`select pg_notify(${purgeChannel}, ${part})`.execute(db);
  }
}

/**
 * Hears the notices of all processes. While the connection is lost notices may be missed, so the caches are emptied when
 * it is back.
 */
export function listenForPurges(
  connectionString: string,
  caches: readonly Pick<Cache, 'purge'>[],
  onNotice: (tags: readonly string[]) => void,
  log: { warn: (data: object, message: string) => void },
  /** Something was announced, or may have been while the connection was lost. */
  onAnnounced: () => void = () => undefined,
  watch?: DatabaseWatch,
): Promise<ListenConnection> {
  const forget = (tags: readonly string[]) => {
    for (const cache of caches) cache.purge(tags);
    onNotice(tags);
  };
  return keepListening({
    connectionString,
    channels: [purgeChannel, outboxChannel],
    onNotice(notice) {
      if (notice.channel === outboxChannel) return onAnnounced();
      const tags: unknown = JSON.parse(notice.payload ?? '[]');
      if (Array.isArray(tags)) forget(tags.map(String));
    },
    onBack() {
      forget(['*']);
      onAnnounced();
    },
    watch,
    log,
  });
}
