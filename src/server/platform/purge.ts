import { sql, type Kysely, type Transaction } from 'kysely';
import type { Cache } from './cache.ts';
import type { DatabaseWatch } from './database-watch.ts';
import { keepListening, type ListenConnection } from './listen-connection.ts';
import { outboxChannel } from './outbox.ts';
import { writePipelined } from './pipelined-writes.ts';

/** Notifications on these channels are JSON lists of tags. */
export const purgeChannel = 'cache_purge';
export const expiryChannel = 'cache_expiry';
/** NOTIFY carries at most 8000 bytes; longer lists are sent in parts. */
const tagsPerNotification = 200;

/**
 * Tells every process to drop what carries `tags`. Inside a transaction the notification leaves with the
 * commit, so nobody reads old rows into a fresh cache.
 */
export async function purgeTags<T>(db: Kysely<T> | Transaction<T>, tags: readonly string[]): Promise<void> {
  await notify(db, purgeChannel, tags);
}

/**
 * As `purgeTags`, for what changes all the time and may be shown for most of a second longer, as stock may: pages are
 * served meanwhile and rendered once for all changes of that time. Never for prices or for what somebody must not see.
 */
export async function expireTags<T>(db: Kysely<T> | Transaction<T>, tags: readonly string[]): Promise<void> {
  await notify(db, expiryChannel, tags);
}

async function notify<T>(
  db: Kysely<T> | Transaction<T>,
  channel: string,
  tags: readonly string[],
): Promise<void> {
  for (let start = 0; start < tags.length; start += tagsPerNotification) {
    const part = JSON.stringify(tags.slice(start, start + tagsPerNotification));
    await writePipelined(db, sql`select pg_notify(${channel}, ${part})`);
  }
}

/** A cache without `expire` purges instead. */
export type InvalidatedCache = Pick<Cache, 'purge'> & Partial<Pick<Cache, 'expire'>>;

export type InvalidationKind = 'purge' | 'expiry';

interface Listening {
  connectionString: string;
  caches: readonly InvalidatedCache[];
  onInvalidation: (tags: readonly string[], kind: InvalidationKind) => void;
  /** Something was announced, or may have been while the connection was lost. */
  onAnnounced?: () => void;
  log: { warn: (data: object, message: string) => void };
  watch?: DatabaseWatch;
}

/**
 * Hears what all processes purge and expire. While the connection is lost some of it may be missed, so the caches are
 * emptied when it is back.
 */
export function listenForInvalidations({
  connectionString,
  caches,
  onInvalidation,
  onAnnounced = () => undefined,
  log,
  watch,
}: Listening): Promise<ListenConnection> {
  const purge = (tags: readonly string[]) => {
    for (const cache of caches) cache.purge(tags);
    onInvalidation(tags, 'purge');
  };
  const expire = (tags: readonly string[]) => {
    for (const cache of caches) (cache.expire ?? cache.purge)(tags);
    onInvalidation(tags, 'expiry');
  };
  return keepListening({
    connectionString,
    channels: [purgeChannel, expiryChannel, outboxChannel],
    onNotification(notification) {
      if (notification.channel === outboxChannel) return onAnnounced();
      const tags: unknown = JSON.parse(notification.payload ?? '[]');
      if (!Array.isArray(tags)) return;
      (notification.channel === expiryChannel ? expire : purge)(tags.map(String));
    },
    onBack() {
      purge(['*']);
      onAnnounced();
    },
    watch,
    log,
  });
}
