import { sql, type Kysely, type Transaction } from 'kysely';
import { retryDeadLetters, setAside, type DeadLetter } from './dead-letters.ts';
import { MessageRefused, type Message } from './outbox.ts';
import type { OutboxTables } from './outbox-tables.ts';
import { prepared } from './db.ts';
import { writeWithNext } from './with-next.ts';

/**
 * Handles messages of a topic inside the transaction that takes them out, oldest first, many at once. For work in the
 * database alone: whatever waits for a network is a job. Must be safe to run twice.
 */
export type OutboxHandler<T extends OutboxTables> = (
  trx: Transaction<T>,
  payloads: object[],
) => Promise<void>;

/** Takes over messages whose topics are jobs; what it writes joins the transaction that takes them out. */
export interface JobQueue<T extends OutboxTables> {
  topics: readonly string[];
  enqueue(trx: Transaction<T>, messages: readonly Message[]): Promise<void>;
}

export interface OutboxOptions<T extends OutboxTables> {
  jobs?: JobQueue<T>;
  /** A message failed and is tried again later, or the database could not be asked (`topic` is then `outbox`). */
  onError: (error: unknown, topic: string) => void;
  /** Called once when a message becomes a dead letter. */
  onDeadLetter: (letter: DeadLetter) => void;
  /** How long a message may wait whose topic no process knows, in ms. Left out: a minute, for releases that overlap. */
  unknownTopicMs?: number;
}

export interface OutboxConsumer {
  /** Looks at once instead of at the next poll. */
  wake(): void;
  /** Handles all that is due; answers how many messages. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

/** What is handled beside the others. */
interface Lane {
  topic: string;
  once: () => Promise<number>;
}

const batchSize = 200;
/** From one look to the next that somebody woke: each costs several transactions, so what comes meanwhile is handled together. */
const restMs = 100;
const maxAttempts = 10;
const pollMs = 1000;
const maxPollMs = 30_000;
const maxRetryMs = 300_000;
/** So often messages are looked for that wait for a time the clock was turned back from, in ms. */
const hurryEveryMs = 60_000;
/** Only the process with this advisory lock hands over jobs, so they stay in the order of their messages. An arbitrary number. */
const handoverLock = 7_331_003;

/**
 * Consumes messages by topic, so that a slow or failing one holds up no other. A handled message
 * is deleted in the same commit; a failed one backs off and becomes a dead letter after ten attempts; one of an
 * unknown topic becomes one too, and comes back when a consumer that knows it starts. Several processes may run one.
 */
export function consumeOutbox<T extends OutboxTables>(
  db: Kysely<T>,
  handlers: Record<string, OutboxHandler<T>>,
  { jobs, onError, onDeadLetter, unknownTopicMs = 60_000 }: OutboxOptions<T>,
): OutboxConsumer {
  const jobTopics = jobs?.topics ?? [];
  const known = [...Object.keys(handlers), ...jobTopics];
  let stopped = false;
  let isWanted = false;
  let failures = 0;
  let running: Promise<number> | null = null;
  let begunAt = -Infinity;
  let hurriedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

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
    for (let tried = 0; tried < batchSize && !stopped; tried++) {
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

  async function drainLane(once: () => Promise<number>): Promise<number> {
    let total = 0;
    for (;;) {
      const handled = stopped ? 0 : await once();
      total += handled;
      // Less than could be taken: what is left is another process's.
      if (handled < batchSize) return total;
    }
  }

  function lanesOf(topics: readonly string[]): Lane[] {
    const own = topics.filter((topic) => Object.hasOwn(handlers, topic));
    const isKnown = topics.every((topic) => known.includes(topic));
    return [
      ...own.map((topic) => ({ topic, once: () => handleAll(topic) })),
      ...(topics.some((topic) => jobTopics.includes(topic)) ? [{ topic: 'outbox', once: handOver }] : []),
      ...(isKnown ? [] : [{ topic: 'outbox', once: setUnknownAside }]),
    ];
  }

  /** Handles what is due when it looks; answers how many messages. */
  async function look(): Promise<number> {
    let lanes: Lane[];
    try {
      await hurryAfterTurnedClock();
      lanes = lanesOf(await dueTopics(db));
    } catch (error) {
      return fail(error, 'outbox');
    }
    const drained = await Promise.allSettled(lanes.map(({ once }) => drainLane(once)));
    const handled = drained.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
    const at = drained.findIndex(({ status }) => status === 'rejected');
    if (at >= 0) fail((drained[at] as PromiseRejectedResult).reason, lanes[at]!.topic);
    else failures = 0;
    return handled;
  }

  async function hurryAfterTurnedClock(): Promise<void> {
    if (performance.now() - hurriedAt < hurryEveryMs) return;
    // Announced later than now, or put off for longer than anything is.
    await sql`
      update outbox set next_at = now() where next_at > now() and (created_at > now() + interval '1 second'
        or (attempts > 0 and next_at > now() + ${maxRetryMs} * interval '1 millisecond'))`.execute(db);
    hurriedAt = performance.now();
  }

  /** One line for an unreachable database, not one a second. */
  function fail(error: unknown, topic: string): number {
    if (failures++ === 0) onError(error, topic);
    return 0;
  }

  function run(): Promise<number> {
    clearTimeout(timer);
    isWanted = false;
    begunAt = performance.now();
    running ??= look()
      .then((handled) => {
        // A handler may have announced something for another topic.
        isWanted ||= handled > 0;
        return handled;
      })
      .finally(() => {
        running = null;
        if (!stopped) rest();
      });
    return running;
  }

  /** Until the next look. */
  function rest(): void {
    clearTimeout(timer);
    const waitMs =
      isWanted && failures === 0
        ? Math.max(0, begunAt + restMs - performance.now())
        : Math.min(pollMs * 2 ** failures, maxPollMs);
    timer = setTimeout(() => void run(), waitMs);
  }

  async function begin(): Promise<void> {
    const back = { topics: known, reason: 'unknown_topic' } as const;
    await retryDeadLetters(db, back).catch((error: unknown) => onError(error, 'outbox'));
    if (!stopped) void run();
  }

  const begun = begin();
  return {
    wake() {
      if (stopped) return;
      // What is announced while a look is under way is looked for again.
      isWanted = true;
      if (!running) rest();
    },
    async drain() {
      await begun;
      let total = 0;
      for (;;) {
        await running;
        const handled = stopped ? 0 : await run();
        total += handled;
        if (handled === 0) return total;
      }
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await begun;
      await running;
    },
  };
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
  await writeWithNext(trx, sql`delete from outbox where seq = any(${messages.map(({ seq }) => seq)})`);
}

/**
 * Whether the database failed and not the message: a lost connection (08), no resources (53), being shut down (57P),
 * or a transaction broken off in favour of another (40). It counts as no attempt.
 */
function isOfTheDatabase(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:08|40|53|57P)/.test(code) || /connection terminated/i.test(String(error));
}
