import { sql, type Kysely, type Transaction } from 'kysely';
import type { OutboxTables } from './outbox-tables.ts';

/** Handles the messages of a topic, oldest first. Must be safe to run twice; what it writes joins the transaction that takes the messages out. */
export type OutboxHandler<T extends OutboxTables> = (
  trx: Transaction<T>,
  payloads: object[],
) => Promise<void>;

const batch = 200;
const pollMs = 1000;
const longestWaitMs = 300_000;

/** Writes down what must happen after the commit of `trx` (DESIGN.md section 4). */
export async function announce<T extends OutboxTables>(
  trx: Transaction<T>,
  topic: string,
  payload: object,
): Promise<void> {
  await sql`insert into outbox (topic, payload) values (${topic}, ${JSON.stringify(payload)}::jsonb)`.execute(
    trx,
  );
}

export interface OutboxConsumer {
  /** Looks at once instead of at the next poll. */
  wake(): void;
  /** Handles all that is due; answers how many messages. */
  drain(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Takes messages out and has them handled, each batch in one transaction: what was handled is gone,
 * what failed stays with its error and is tried again, later each time, and keeps no other waiting. Several
 * processes may run one.
 */
export function consumeOutbox<T extends OutboxTables>(
  db: Kysely<T>,
  handlers: Record<string, OutboxHandler<T>>,
  onError: (error: unknown, topic: string) => void,
): OutboxConsumer {
  const topics = Object.keys(handlers);
  let stopped = false;
  let running: Promise<number> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes messages that are due and has them handled; answers how many, `failed` when they failed. */
  async function take(topic: string, most: number): Promise<number | 'failed'> {
    let seqs: number[] = [];
    try {
      await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ seq: number; payload: object }>`
          select seq, payload from outbox where topic = ${topic} and next_at <= now()
          order by seq limit ${most} for update skip locked`.execute(trx);
        seqs = rows.map((row) => row.seq);
        if (seqs.length === 0) return;
        await handlers[topic]!(
          trx,
          rows.map((row) => row.payload),
        );
        await sql`delete from outbox where seq = any(${seqs})`.execute(trx);
      });
      return seqs.length;
    } catch (error) {
      // Of several it is not known which one failed: they are taken one by one.
      if (seqs.length > 1) return 'failed';
      onError(error, topic);
      await sql`
        update outbox set attempts = attempts + 1, last_error = left(${String(error)}, 1000),
          next_at = now() + least(${longestWaitMs}, 1000 * 2 ^ least(attempts, 12)) * interval '1 millisecond'
        where seq = any(${seqs})`.execute(db);
      return seqs.length === 0 ? 0 : 'failed';
    }
  }

  async function takeOneByOne(topic: string): Promise<number> {
    let total = 0;
    for (let tried = 0; tried < batch && !stopped; tried++) {
      const taken = await take(topic, 1);
      if (taken === 0) break;
      if (taken !== 'failed') total += taken;
    }
    return total;
  }

  async function drain(): Promise<number> {
    let total = 0;
    for (;;) {
      let taken = 0;
      for (const topic of topics) {
        const some = await take(topic, batch);
        taken += some === 'failed' ? await takeOneByOne(topic) : some;
      }
      total += taken;
      if (taken === 0 || stopped) return total;
    }
  }

  function run(): Promise<number> {
    running ??= drain()
      .catch((error: unknown) => {
        onError(error, 'outbox');
        return 0;
      })
      .finally(() => {
        running = null;
        if (!stopped) timer = setTimeout(() => void run(), pollMs);
      });
    return running;
  }

  void run();
  return {
    wake() {
      clearTimeout(timer);
      if (!stopped) void run();
    },
    async drain() {
      await running;
      clearTimeout(timer);
      return run();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
