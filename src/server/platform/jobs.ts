import { PgBoss } from 'pg-boss';
import type { DeadLetter } from './dead-letters.ts';
import { createTopicQueues, workTopics, type CheckedTopic } from './job-topics.ts';
import type { JobQueue } from './outbox-consumer.ts';
import type { OutboxTables } from './outbox-tables.ts';
import { afterClockSetBackSql } from './clock-set-back.ts';

/** Work that runs by the clock, outside of any request. What a transaction causes is a `JobTopic`. */
export interface Job {
  name: string;
  /** Cron text in Tallinn time. */
  cron: string;
  /** Must be safe to run twice: a job interrupted by a stop is handed back and started again. */
  run: (signal: AbortSignal) => Promise<unknown>;
  expireInSeconds?: number;
}

export interface Jobs<T extends OutboxTables> {
  /** Where the outbox hands over messages whose topics are jobs. */
  queue: JobQueue<T>;
  stop(): Promise<void>;
}

export interface JobsOptions {
  connectionString: string;
  jobs: readonly Job[];
  topics: readonly CheckedTopic[];
  /** False: only others run jobs. */
  works: boolean;
  stopTimeoutMs: number;
  /** An attempt failed, or the queue itself (`queue`). */
  onError: (error: unknown, job: string) => void;
  onDeadLetter: (letter: DeadLetter) => void;
  /** How often jobs of dead processes are looked for, and a clock that was turned back. Left out: 15 s. */
  superviseSeconds?: number;
}

/** The queue looks every second; that it cannot is worth a line a minute. */
const sameErrorMs = 60_000;

/** Starts the job queue in the shop's own database. */
export async function startJobs<T extends OutboxTables>(options: JobsOptions): Promise<Jobs<T>> {
  const superviseSeconds = options.superviseSeconds ?? 15;
  const boss = new PgBoss({
    connectionString: options.connectionString,
    application_name: 'ilumaja-jobs',
    max: 3,
    useListenNotify: options.works,
    supervise: options.works,
    schedule: options.works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  const reportedAt = new Map<string, number>();
  boss.on('error', (error) => {
    const now = performance.now();
    // Each worker of each queue meets it, and names itself.
    const reason = error.message.replace(/ \(Queue: [^()]*\)$/, '');
    if (now - (reportedAt.get(reason) ?? -Infinity) < sameErrorMs) return;
    // Bounded, as messages may hold values that change each time.
    if (reportedAt.size > 100) reportedAt.clear();
    reportedAt.set(reason, now);
    options.onError(error, 'queue');
  });
  await boss.start();
  const queue = await createTopicQueues<T>(boss, options.topics);
  const stopping = new AbortController();
  for (const job of options.jobs) {
    await boss.createQueue(job.name, {
      policy: 'short',
      retryLimit: 3,
      retryBackoff: true,
      expireInSeconds: job.expireInSeconds ?? 900,
    });
    if (!options.works) continue;
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await job.run(stopping.signal);
      } catch (error) {
        options.onError(error, job.name);
        throw error;
      }
    });
    await boss.schedule(job.name, job.cron, null, { tz: 'Europe/Tallinn' });
  }
  if (options.works) await dropFormerJobs(boss, options.jobs);
  let hurrying = Promise.resolve();
  const hurry = () => {
    hurrying = boss
      .getDb()
      .executeSql(afterClockSetBackSql)
      .then(
        () => undefined,
        (error: Error) => void boss.emit('error', error),
      );
  };
  const timer = options.works ? setInterval(hurry, superviseSeconds * 1000) : undefined;
  if (options.works) {
    hurry();
    await workTopics(boss, options.topics, stopping.signal, options);
  }
  return {
    queue,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await hurrying;
      await boss.stop({ graceful: true, timeout: options.stopTimeoutMs });
    },
  };
}

/** What the clock started under a name of an earlier version, and is not there any more, would wait for ever. */
async function dropFormerJobs(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) {
    if (names.has(name)) continue;
    await boss.unschedule(name);
    await boss.deleteQueue(name);
  }
}
