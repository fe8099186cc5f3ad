import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { DeadLetter } from './dead-letters.ts';
import { MessageRefused, type Message } from './outbox.ts';
import type { JobQueue } from './outbox-consumer.ts';
import type { OutboxTables } from './outbox-tables.ts';

/** A message as its job gets it. */
export interface JobMessage<Payload> {
  /** The same in each attempt, so that the other side can recognise a repeat. */
  id: string;
  key: string | null;
  payload: Payload;
  /** From 1. */
  attempt: number;
  announcedAt: Date;
  /** Aborted when the attempt has taken too long or the shop stops. */
  signal: AbortSignal;
}

/**
 * What becomes of the messages of a topic: a job each, run outside of any transaction and so free to wait for a
 * network. Runs again after a failure, later each time, and after a process that died; must be safe to run twice.
 */
export interface JobTopic<Payload extends object> {
  topic: string;
  payload: z.ZodType<Payload>;
  run: (message: JobMessage<Payload>) => Promise<void>;
  /**
   * What the key of a message does. `once`: a key that ran, runs or waits is not taken again. `waiting`: of those with
   * one key at most one waits. `ordered`: those with one key run one after the other, in the order they were announced.
   * Left out: nothing.
   */
  key?: 'once' | 'waiting' | 'ordered';
  /** Left out: 8, the last about five hours after the first. */
  maxAttempts?: number;
  /** Before the second attempt, doubled for each further one. Left out: 10 s. */
  retryDelaySeconds?: number;
  /** How many run at once in a process. Left out: 2. */
  concurrency?: number;
  /** How many each of those takes at once and runs side by side, for work that is short and comes in crowds. Left out: 1. */
  batch?: number;
  /** An attempt that takes longer has failed. Left out: 5 minutes. */
  expireInSeconds?: number;
}

/** A topic whose payload has been checked against its schema before it runs. */
export interface CheckedTopic extends Omit<JobTopic<object>, 'payload' | 'run'> {
  run: (message: JobMessage<unknown>) => Promise<void>;
}

/** A topic for the list of jobs: a payload that is not of its schema is refused and not tried again. */
export function jobTopic<Payload extends object>(given: JobTopic<Payload>): CheckedTopic {
  return {
    ...given,
    run: (message) => {
      const parsed = given.payload.safeParse(message.payload);
      if (!parsed.success) throw new MessageRefused(`payload: ${z.prettifyError(parsed.error)}`);
      return given.run({ ...message, payload: parsed.data });
    },
  };
}

interface Envelope {
  key: string | null;
  payload: object;
  announced_at: string;
}

/** Copies of jobs that failed for good; from here they become dead letters. */
const deadLetterQueue = 'dead-letters';
/** A job whose process says nothing for this long has died with it. */
const heartbeatSeconds = 10;
const policies = { once: 'standard', waiting: 'short', ordered: 'key_strict_fifo' } as const;

/** Makes the queues of the topics; their jobs are taken from the outbox. */
export async function createTopicQueues<T extends OutboxTables>(
  boss: PgBoss,
  topics: readonly CheckedTopic[],
): Promise<JobQueue<T>> {
  await boss.createQueue(deadLetterQueue, { retryLimit: 1000, retryDelay: 5, notify: true });
  const byName = new Map(topics.map((one) => [one.topic, one]));
  for (const one of topics) {
    const options = {
      retryLimit: (one.maxAttempts ?? 8) - 1,
      retryDelay: one.retryDelaySeconds ?? 10,
      retryBackoff: true,
      retryDelayMax: 3600 * 4,
      expireInSeconds: one.expireInSeconds ?? 300,
      heartbeatSeconds,
      deadLetter: deadLetterQueue,
      notify: true,
    };
    await boss.createQueue(one.topic, { ...options, policy: one.key ? policies[one.key] : 'standard' });
    // The policy of an existing queue cannot change; its other options can.
    await boss.updateQueue(one.topic, options);
  }
  return {
    topics: [...byName.keys()],
    async enqueue(trx: Transaction<T>, messages) {
      const db = fromKysely(trx);
      for (const [topic, some] of Map.groupBy(messages, (message) => message.topic)) {
        const { key } = byName.get(topic)!;
        const jobs = some.map((message) => ({
          id: idOf(message, key),
          data: {
            key: message.key,
            payload: message.payload,
            announced_at: message.created_at.toISOString(),
          } satisfies Envelope,
          // Without a key it stands for itself.
          ...((key === 'waiting' || key === 'ordered') && {
            singletonKey: message.key ?? `message ${message.seq}`,
          }),
        }));
        // One statement takes no id twice; a repeated key is the earlier message.
        const unique = [...new Map(jobs.toReversed().map((job) => [job.id, job])).values()].toReversed();
        await boss.insert(topic, unique, { db });
      }
    },
  };
}

/** By the place in the outbox, which orders jobs that were handed over together; by its key where that runs once. */
function idOf({ seq, topic, key }: Message, use: CheckedTopic['key']): string {
  const hex =
    use === 'once' && key !== null
      ? createHash('sha256').update(`${topic}\n${key}`).digest('hex').slice(0, 32)
      : seq.toString(16).padStart(32, '0');
  // Version 8: made by a rule of our own (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export interface TopicEvents {
  onError: (error: unknown, job: string) => void;
  onDeadLetter: (letter: DeadLetter) => void;
}

/** Runs the jobs of the topics in this process. `stopping` is aborted when it stops. */
export async function workTopics(
  boss: PgBoss,
  topics: readonly CheckedTopic[],
  stopping: AbortSignal,
  { onError, onDeadLetter }: TopicEvents,
): Promise<void> {
  for (const one of topics) {
    for (let worker = 0; worker < (one.concurrency ?? 2); worker++) {
      let workerId = '';
      workerId = await boss.work<
        Envelope,
        object,
        typeof workOptions & { batchSize: number; perJobResults: true }
      >(one.topic, { ...workOptions, batchSize: one.batch ?? 1, perJobResults: true }, async (jobs) => {
        // The next one at once, not at the next poll. After fewer than could be taken there is none: its coming is told.
        if (jobs.length === (one.batch ?? 1)) boss.notifyWorker(workerId);
        return Promise.all(jobs.map((job) => attempt(one, job, stopping, onError)));
      });
    }
  }
  await boss.work<Envelope, void, typeof workOptions & { transactional: true }>(
    deadLetterQueue,
    { ...workOptions, transactional: true },
    async ([job], trx) => {
      const letter = deadLetterOf(job!);
      const { key, payload, announced_at } = job!.data;
      await trx.executeSql(
        `insert into dead_letter (topic, key, payload, reason, error, attempts, announced_at)
         values ($1, $2, $3::jsonb, $4, $5, $6, $7)`,
        [
          letter.topic,
          key,
          JSON.stringify(payload),
          letter.reason,
          letter.error,
          letter.attempts,
          announced_at,
        ],
      );
      // The failed job would block the others of its key, and its own retry.
      if (job!.sourceName && job!.sourceId) await boss.deleteJob(job!.sourceName, job!.sourceId, { db: trx });
      onDeadLetter(letter);
    },
  );
}

const workOptions = {
  includeMetadata: true,
  pollingIntervalSeconds: 1,
  // Retries come due without a notification. Every worker of every topic looks so often, whether there is anything or not.
  notifyPollingIntervalSeconds: 3,
} as const;

async function attempt(
  topic: CheckedTopic,
  job: JobWithMetadata<Envelope>,
  stopping: AbortSignal,
  onError: TopicEvents['onError'],
) {
  const { id, data, retryCount } = job;
  try {
    await topic.run({
      id,
      key: data.key,
      payload: data.payload,
      attempt: retryCount + 1,
      announcedAt: new Date(data.announced_at),
      signal: AbortSignal.any([job.signal, stopping]),
    });
    return { id, status: 'completed' as const };
  } catch (error) {
    const output = { message: String(error), refused: error instanceof MessageRefused };
    if (output.refused) return { id, status: 'deadletter' as const, output };
    if (retryCount < job.retryLimit) onError(error, topic.topic);
    return { id, status: 'failed' as const, output };
  }
}

function deadLetterOf(job: JobWithMetadata<Envelope>): DeadLetter {
  const output = job.output as { message?: string; refused?: boolean; value?: { message?: string } } | null;
  return {
    topic: job.sourceName ?? deadLetterQueue,
    key: job.data.key,
    reason: output?.refused ? 'refused' : 'failed',
    error: (output?.message ?? output?.value?.message ?? 'failed without a reason').slice(0, 2000),
    attempts: (job.sourceRetryCount ?? 0) + 1,
  };
}
