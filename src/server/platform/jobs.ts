import { PgBoss } from 'pg-boss';

/** Work that runs by the clock or on demand, outside of any request. */
export interface Job {
  name: string;
  /** Cron text in Tallinn time; left out: only on demand. */
  cron?: string;
  /** Must be safe to run twice: a job cut off by a stop is handed back and begun anew. */
  run: (signal: AbortSignal) => Promise<void>;
  expireInSeconds?: number;
}

export interface Jobs {
  /** Has the job run soon; asked several times before it begins it still runs once. */
  request(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the job queue in the shop's own database. `works` false only sends. */
export async function startJobs(options: {
  connectionString: string;
  jobs: readonly Job[];
  works: boolean;
  stopTimeoutMs: number;
  onError: (error: unknown, job: string) => void;
}): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.connectionString,
    application_name: 'ilumaja-jobs',
    max: 3,
    supervise: options.works,
    schedule: options.works,
  });
  boss.on('error', (error) => options.onError(error, 'queue'));
  await boss.start();
  const stopping = new AbortController();
  for (const job of options.jobs) {
    await boss.createQueue(job.name, {
      policy: 'short',
      retryLimit: 3,
      retryBackoff: true,
      expireInSeconds: job.expireInSeconds ?? 900,
    });
    if (!options.works) continue;
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, async () => {
      try {
        await job.run(stopping.signal);
      } catch (error) {
        options.onError(error, job.name);
        throw error;
      }
    });
    if (job.cron !== undefined) await boss.schedule(job.name, job.cron, null, { tz: 'Europe/Tallinn' });
  }
  return {
    async request(name) {
      await boss.send(name);
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: options.stopTimeoutMs });
    },
  };
}
