import { sql, type Kysely, type Transaction } from 'kysely';
import { setAside } from './dead-letters.ts';
import type { OutboxHandler, OutboxOptions } from './outbox-consumer.ts';
import { MessageRefused, type Message } from './outbox.ts';
import type { OutboxTables } from './outbox-tables.ts';
import { prepared } from './db.ts';
import { writePipelined } from './pipelined-writes.ts';

/** What is handled beside the others. */
export interface Lane {
  topic: string;
  /** Handles all that is due; answers how many messages. */
  drain: () => Promise<number>;
}

const batchSize = 200;
const maxAttempts = 10;
export const maxRetryMs = 300_000;
/** Only the process with this advisory lock hands over jobs, so they stay in the order of their messages. An arbitrary number. */
const handoverLock = 7_331_003;

/** What is done with messages that are due: each topic has a lane of its own, all jobs together one, unknown topics another. */
export function outboxLanes<T extends OutboxTables>(
  db: Kysely<T>,
  handlers: Record<string, OutboxHandler<T>>,
  { jobs, onError, onDeadLetter, unknownTopicMs = 60_000 }: OutboxOptions<T>,
  hasStopped: () => boolean,
): { known: readonly string[]; due: () => Promise<Lane[]> } {
  const jobTopics = jobs?.topics ?? [];
  const known = [...Object.keys(handlers), ...jobTopics];
  return { known, due: async () => lanesOf(await dueTopics(db)) };

  function lanesOf(topics: readonly string[]): Lane[] {
    const own = topics.filter((topic) => Object.hasOwn(handlers, topic));
    const isKnown = topics.every((topic) => known.includes(topic));
    return [
      ...own.map((topic) => ({ topic, drain: () => drained(() => handleAll(topic)) })),
      ...(topics.some((topic) => jobTopics.includes(topic))
        ? [{ topic: 'outbox', drain: () => drained(handOver) }]
        : []),
      ...(isKnown ? [] : [{ topic: 'outbox', drain: () => drained(setUnknownAside) }]),
    ];
  }

  /** Takes due messages and has them handled; answers how many, `failed` when they failed. */
  async function handle(topic: string, limit: number): Promise<number | 'failed'> {
    let messages: Message[] = [];
    try {
      await db.transaction().execute(async (trx) => {
        messages = await takeDue(trx, [topic], limit);
        if (messages.length === 0) return;
        await handlers[topic]!(
          trx,
          messages.map(({ payload }) => payload),
        );
        await remove(trx, messages);
      });
      return messages.length;
    } catch (error) {
      if (messages.length === 0 || isOfTheDatabase(error)) throw error;
      // Which one of several failed is not known: they are taken one by one.
      if (messages.length === 1) await putOff(messages[0]!, error);
      return 'failed';
    }
  }

  async function putOff(message: Message, error: unknown): Promise<void> {
    const attempts = message.attempts + 1;
    const isRefused = error instanceof MessageRefused;
    if (isRefused || attempts >= maxAttempts) {
      const letters = await setAside(db, [{ seq: message.seq, attempts }], {
        reason: isRefused ? 'refused' : 'failed',
        error: String(error),
      });
      letters.forEach(onDeadLetter);
      return;
    }
    onError(error, message.topic);
    await sql`
      update outbox set attempts = ${attempts}, last_error = left(${String(error)}, 1000),
        next_at = now() + least(${maxRetryMs}, 1000 * 2 ^ ${message.attempts}) * interval '1 millisecond'
      where seq = ${message.seq}`.execute(db);
  }

  async function handleOneByOne(topic: string): Promise<number> {
    let total = 0;
    for (let tried = 0; tried < batchSize && !hasStopped(); tried++) {
      const handled = await handle(topic, 1);
      if (handled === 0) break;
      if (handled !== 'failed') total += handled;
    }
    return total;
  }

  async function handleAll(topic: string): Promise<number> {
    const handled = await handle(topic, batchSize);
    return handled === 'failed' ? handleOneByOne(topic) : handled;
  }

  async function handOver(): Promise<number> {
    if (!jobs || jobTopics.length === 0) return 0;
    return db.connection().execute(async (connection) => {
      // Of the session and before the transaction begins: the queue orders jobs by when their transaction began.
      const { rows } = await sql<{ is_ours: boolean }>`
        select pg_try_advisory_lock(${handoverLock}) as is_ours`.execute(connection);
      if (!rows[0]!.is_ours) return 0;
      try {
        return await connection.transaction().execute(async (trx) => {
          const messages = await takeDue(trx, jobTopics, batchSize);
          if (messages.length === 0) return 0;
          await jobs.enqueue(trx, messages);
          await remove(trx, messages);
          return messages.length;
        });
      } finally {
        await sql`select pg_advisory_unlock(${handoverLock})`.execute(connection);
      }
    });
  }

  async function setUnknownAside(): Promise<number> {
    const { rows } = await sql<{ seq: number; attempts: number }>`
      select seq, attempts from outbox where topic <> all(${known})
        and next_at <= now() - ${unknownTopicMs} * interval '1 millisecond'
      order by seq limit ${batchSize}`.execute(db);
    if (rows.length === 0) return 0;
    const why = { reason: 'unknown_topic', error: 'no consumer knows this topic' } as const;
    const letters = await setAside(db, rows, why);
    letters.forEach(onDeadLetter);
    return letters.length;
  }

  async function drained(once: () => Promise<number>): Promise<number> {
    let total = 0;
    for (;;) {
      const handled = hasStopped() ? 0 : await once();
      total += handled;
      // Less than could be taken: what is left is another process's.
      if (handled < batchSize) return total;
    }
  }
}

const readDueTopics = prepared<{ topic: string }>(
  'outbox.due',
  'select distinct topic from outbox where next_at <= now()',
);

async function dueTopics<T>(db: Kysely<T>): Promise<string[]> {
  return (await readDueTopics(db, [])).map(({ topic }) => topic);
}

async function takeDue<T extends OutboxTables>(
  trx: Transaction<T>,
  topics: readonly string[],
  limit: number,
): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select seq, topic, key, payload, attempts, created_at from outbox
    where topic = any(${topics}) and next_at <= now()
    order by seq limit ${limit} for update skip locked`.execute(trx);
  return rows;
}

async function remove<T extends OutboxTables>(
  trx: Transaction<T>,
  messages: readonly Message[],
): Promise<void> {
  await writePipelined(trx, sql`delete from outbox where seq = any(${messages.map(({ seq }) => seq)})`);
}

/**
 * Whether the database failed and not the message: a lost connection (08), no resources (53), being shut down (57P),
 * or a transaction broken off in favour of another (40). It counts as no attempt.
 */
function isOfTheDatabase(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:08|40|53|57P)/.test(code) || /connection terminated/i.test(String(error));
}
