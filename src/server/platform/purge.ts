import { sql, type Kysely, type Transaction } from 'kysely';
import { Client } from 'pg';
import type { Cache } from './cache.ts';
import { outboxChannel } from './outbox.ts';

/** Notices on it are JSON lists of tags. */
export const purgeChannel = 'cache_purge';
/** NOTIFY carries at most 8000 bytes; longer lists are sent in parts. */
const tagsPerNotice = 200;
const reconnectMs = 1000;

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

export interface Listening {
  stop(): Promise<void>;
}

/**
 * Hears the notices of all processes on a connection of its own. While the connection is lost notices
 * may be missed, so the caches are emptied when it is back.
 */
export async function listenForPurges(
  connectionString: string,
  caches: readonly Pick<Cache, 'purge'>[],
  onNotice: (tags: readonly string[]) => void,
  log: { warn: (data: object, message: string) => void },
  /** Something was announced, or may have been while the connection was lost. */
  onAnnounced: () => void = () => undefined,
): Promise<Listening> {
  let stopped = false;
  let client: Client;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forget = (tags: readonly string[]) => {
    for (const cache of caches) cache.purge(tags);
    onNotice(tags);
  };

  async function connect(): Promise<void> {
    client = new Client({ connectionString, application_name: 'ilumaja-listen' });
    client.on('notification', (notice) => {
      if (notice.channel === outboxChannel) return onAnnounced();
      const tags: unknown = JSON.parse(notice.payload ?? '[]');
      if (Array.isArray(tags)) forget(tags.map(String));
    });
    client.on('error', (error) => {
      if (stopped) return;
      log.warn({ err: error }, 'connection for cache notices lost');
      retry();
    });
    await client.connect();
    await client.query(`listen ${purgeChannel}; listen ${outboxChannel}`);
  }

  /** What was missed meanwhile is not known. */
  function lookAgain(): void {
    forget(['*']);
    onAnnounced();
  }

  function retry(): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      connect().then(lookAgain, retry);
    }, reconnectMs);
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}
