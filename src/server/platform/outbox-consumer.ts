import { sql, type Kysely, type Transaction } from 'kysely';
import { retryDeadLetters, type DeadLetter } from './dead-letters.ts';
import type { Message } from './outbox.ts';
import { maxRetryMs, outboxLanes, type Lane } from './outbox-lanes.ts';
import type { OutboxTables } from './outbox-tables.ts';

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
  /** From one look that nobody woke to the next, in ms. Left out: a second. */
  pollMs?: number;
}

export interface OutboxConsumer {
  /** Looks at once instead of at the next poll. */
  wake(): void;
  /** Handles all that is due; answers how many messages. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

/** From one look to the next that somebody woke: each costs several transactions, so what comes meanwhile is handled together. */
const restMs = 100;
const maxPollMs = 30_000;
/** So often messages are looked for that wait for a time the clock was turned back from, in ms. */
const hurryEveryMs = 60_000;

/**
 * Consumes messages by topic, so that a slow or failing one holds up no other. A handled message
 * is deleted in the same commit; a failed one backs off and becomes a dead letter after ten attempts; one of an
 * unknown topic becomes one too, and comes back when a consumer that knows it starts. Several processes may run one.
 */
export function consumeOutbox<T extends OutboxTables>(
  db: Kysely<T>,
  handlers: Record<string, OutboxHandler<T>>,
  options: OutboxOptions<T>,
): OutboxConsumer {
  const { onError, pollMs = 1000 } = options;
  const { known, due } = outboxLanes(db, handlers, options, () => stopped);
  let stopped = false;
  let isWanted = false;
  let failures = 0;
  let running: Promise<number> | null = null;
  let begunAt = -Infinity;
  let hurriedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Handles what is due when it looks; answers how many messages. */
  async function look(): Promise<number> {
    let lanes: Lane[];
    try {
      await hurryAfterTurnedClock();
      lanes = await due();
    } catch (error) {
      return fail(error, 'outbox');
    }
    const drained = await Promise.allSettled(lanes.map(({ drain }) => drain()));
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
