import { sql, type Kysely, type Transaction } from 'kysely';
import type { Cache } from './cache.ts';
import type { DatabaseWatch } from './database-watch.ts';
import { keepListening, type ListenConnection } from './listen-connection.ts';
import { outboxChannel } from './outbox.ts';
import { writeWithNext } from './with-next.ts';

/** Notices on these channels are JSON lists of tags. */
export const purgeChannel = 'cache_purge';
export const expiryChannel = 'cache_expiry';
/** NOTIFY carries at most 8000 bytes; longer lists are sent in parts. */
const tagsPerNotice = 200;

/**
 * Tells every process to forget what carries `tags`. Inside a transaction the notice leaves with the
 * commit, so nobody reads old rows into a fresh cache.
 */
export async function purgeTags<T>(db: Kysely<T> | Transaction<T>, tags: readonly string[]): Promise<void> {
  await notify(db, purgeChannel, tags);
}

/**
 * As `purgeTags`, for what changes all the time and may be shown for most of a second longer, as stock may: pages are
 * served meanwhile and drawn once for all changes of that time. Never for prices or for what somebody must not see.
 */
export async function expireTags<T>(db: Kysely<T> | Transaction<T>, tags: readonly string[]): Promise<void> {
  await notify(db, expiryChannel, tags);
}

async function notify<T>(
  db: Kysely<T> | Transaction<T>,
  channel: string,
  tags: readonly string[],
): Promise<void> {
  for (let start = 0; start < tags.length; start += tagsPerNotice) {
    const part = JSON.stringify(tags.slice(start, start + tagsPerNotice));
    await writeWithNext(db, sql`select pg_notify(${channel}, ${part})`);
  }
}

/** A cache without `expire` purges instead. */
export type NoticedCache = Pick<Cache, 'purge'> & Partial<Pick<Cache, 'expire'>>;

export type NoticeKind = 'purge' | 'expiry';

/**
 * Hears the notices of all processes. While the connection is lost notices may be missed, so the caches are emptied when
 * it is back.
 */
export function listenForPurges(
  connectionString: string,
  caches: readonly NoticedCache[],
  onNotice: (tags: readonly string[], kind: NoticeKind) => void,
  log: { warn: (data: object, message: string) => void },
  /** Something was announced, or may have been while the connection was lost. */
  onAnnounced: () => void = () => undefined,
  watch?: DatabaseWatch,
): Promise<ListenConnection> {
  const forget = (tags: readonly string[]) => {
    for (const cache of caches) cache.purge(tags);
    onNotice(tags, 'purge');
  };
  const expire = (tags: readonly string[]) => {
    for (const cache of caches) (cache.expire ?? cache.purge)(tags);
    onNotice(tags, 'expiry');
  };
  return keepListening({
    connectionString,
    channels: [purgeChannel, expiryChannel, outboxChannel],
    onNotice(notice) {
      if (notice.channel === outboxChannel) return onAnnounced();
      const tags: unknown = JSON.parse(notice.payload ?? '[]');
      if (!Array.isArray(tags)) return;
      (notice.channel === expiryChannel ? expire : forget)(tags.map(String));
    },
    onBack() {
      forget(['*']);
      onAnnounced();
    },
    watch,
    log,
  });
}
