import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import type { Database } from '../database.ts';
import { countMessages, retryDeadLetters, type DeadLetter } from './dead-letters.ts';
import { jobTopic, type CheckedTopic, type JobMessage, type JobTopic } from './job-topics.ts';
import { startJobs, type Job } from './jobs.ts';
import { announce, announceAll, MessageRefused } from './outbox.ts';
import { consumeOutbox } from './outbox-consumer.ts';
import { listenForInvalidations } from './purge.ts';

let database: TestDatabase;
let stops: (() => Promise<void>)[] = [];
let failures: string[] = [];
let letters: DeadLetter[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  [stops, failures, letters] = [[], [], []];
});
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop();
  await database.drop();
});

/** A worker process as the shop starts it. */
async function startWorker(topics: readonly CheckedTopic[], byClock: readonly Job[] = []): Promise<void> {
  const { db, connectionString } = database;
  const onError = (error: unknown) => void failures.push(String(error));
  const onDeadLetter = (letter: DeadLetter) => void letters.push(letter);
  const jobs = await startJobs<Database>({
    connectionString,
    jobs: byClock,
    topics,
    works: true,
    stopTimeoutMs: 2000,
    superviseSeconds: 1,
    onError,
    onDeadLetter,
  });
  stops.push(jobs.stop);
  // What is announced wakes it: it does not look by itself in time.
  const outbox = consumeOutbox<Database>(db, {}, { jobs: jobs.queue, onError, onDeadLetter, pollMs: 60_000 });
  stops.push(outbox.stop);
  const log = { warn: () => undefined };
  const listening = await listenForInvalidations({
    connectionString,
    caches: [],
    onInvalidation: () => undefined,
    onAnnounced: () => outbox.wake(),
    log,
  });
  stops.push(listening.stop);
}

const payload = z.strictObject({ to: z.string() });
type Letter = z.infer<typeof payload>;

const letterTopic = (
  run: (message: JobMessage<Letter>) => Promise<void>,
  options: Partial<JobTopic<Letter>> = {},
) => jobTopic({ topic: 'letters', payload, retryDelaySeconds: 1, ...options, run });

const post = (to: string, key?: string) =>
  database.db
    .transaction()
    .execute((trx) => announce(trx, 'letters', { to }, key === undefined ? {} : { key }));
const counts = async () =>
  Object.fromEntries(
    (await countMessages(database.db)).map(({ topic, state, count }) => [`${topic} ${state}`, count]),
  );
const within = (check: () => void | Promise<void>, ms?: number) => vi.waitFor(check, ms);

test('an announced message becomes a job with its payload, woken by NOTIFY', async () => {
  const got: JobMessage<Letter>[] = [];
  await startWorker([letterTopic(async (message) => void got.push(message))]);
  for (let at = 0; at < 10; at++) {
    await post(`mari-${at}@example.ee`);
    await within(() => expect(got).toHaveLength(at + 1));
  }
  expect(got[0]).toMatchObject({ payload: { to: 'mari-0@example.ee' }, key: null, attempt: 1 });
  await within(async () => expect(await counts()).toEqual({}));
});

test('a job runs outside of any transaction', async () => {
  const { db } = database;
  let open: number | undefined;
  await startWorker([
    letterTopic(async () => {
      const { rows: begin } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and xact_start <= ${begin[0]!.at}`.execute(db);
      open = rows[0]!.count;
    }),
  ]);
  await post('mari');
  await within(() => expect(open).toBe(0));
});

test('PL-07 a job made before the clock was turned back does not wait until it has caught up', async () => {
  const ran: string[] = [];
  await startWorker([
    letterTopic(
      async ({ payload: { to }, attempt }) => {
        ran.push(to);
        if (attempt === 1) throw new Error('line busy');
      },
      { retryDelaySeconds: 60 },
    ),
  ]);
  await post('mari');
  await within(() => expect(ran).toEqual(['mari']));
  await within(async () => {
    const { numAffectedRows } = await sql`
      update pgboss.job set created_on = created_on + interval '1 day', start_after = start_after + interval '1 day'
      where name = 'letters' and state = 'retry'`.execute(database.db);
    expect(numAffectedRows).toBe(1n);
  });
  await within(() => expect(ran).toEqual(['mari', 'mari']));
});

test('PL-07 what runs by the clock goes on when the clock was turned back', async () => {
  const { db } = database;
  await startWorker([letterTopic(() => Promise.resolve())]);
  await sql`update pgboss.version set cron_on = now() + interval '1 day'`.execute(db);
  await sql`update pgboss.queue set monitor_claim_on = now() + interval '1 day', maintain_on = now() + interval '1 day'`.execute(
    db,
  );
  await within(async () => {
    const { rows } = await sql`
      select cron_on <= now() as looks_for_due, (select bool_and(monitor_claim_on <= now() and maintain_on <= now())
        from pgboss.queue) as looks_for_dead from pgboss.version`.execute(db);
    expect(rows).toEqual([{ looks_for_due: true, looks_for_dead: true }]);
  });
});

test('a database that lets nobody in is one failure, however many queues there are', async () => {
  await startWorker(
    ['a', 'b', 'c', 'd', 'e'].map((topic) => jobTopic({ topic, payload, run: async () => undefined })),
  );
  const elsewhere = new URL(database.connectionString);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const admin = new Client({ connectionString: elsewhere.href });
  await admin.connect();
  try {
    await admin.query(`alter database "${name}" allow_connections false`);
    const refused = () => failures.filter((failure) => failure.includes('not currently accepting'));
    await within(async () => {
      // Each time: one that was just being opened is not among those that are there.
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'ilumaja-jobs'`,
        [name],
      );
      expect(refused()).not.toEqual([]);
    }, 10_000);
    await sleep(4_000);
    expect(refused()).toHaveLength(1);
  } finally {
    await admin.query(`alter database "${name}" allow_connections true`);
    await admin.end();
  }
});

test('what succeeded is not repeated when others fail', async () => {
  const runs: string[] = [];
  await startWorker([
    letterTopic(async ({ payload: { to }, attempt }) => {
      runs.push(`${to} ${attempt}`);
      if (to.startsWith('bad') && attempt === 1) throw new Error('line busy');
    }),
  ]);
  await database.db.transaction().execute(async (trx) => {
    const all = Array.from({ length: 20 }, (_, at) => ({ to: `${at % 5 === 0 ? 'bad' : 'good'}-${at}` }));
    await announceAll(trx, 'letters', all);
  });
  await within(async () => expect(await counts()).toEqual({}));
  expect(runs.filter((run) => run.startsWith('good'))).toHaveLength(16);
  expect(new Set(runs).size).toBe(24);
  expect(runs).toHaveLength(24);
  expect(failures).toHaveLength(4);
});

test('of jobs that a worker takes together one that fails is tried again alone', async () => {
  const runs: string[] = [];
  let together = 0;
  let max = 0;
  const run = async ({ payload: { to }, attempt }: JobMessage<Letter>) => {
    runs.push(`${to} ${attempt}`);
    max = Math.max(max, ++together);
    await new Promise((resolve) => setTimeout(resolve, 50));
    together--;
    if (to === '3' && attempt === 1) throw new Error('not yet');
  };
  await database.db.transaction().execute((trx) =>
    announceAll(
      trx,
      'letters',
      ['1', '2', '3', '4'].map((to) => ({ to })),
    ),
  );
  await startWorker([letterTopic(run, { concurrency: 1, batch: 4 })]);
  await within(async () => expect(await counts()).toEqual({}));
  expect(runs.toSorted()).toEqual(['1 1', '2 1', '3 1', '3 2', '4 1']);
  expect(max).toBeGreaterThan(1);
});

test('a poisoned job is given up after its attempts with its error, and runs again when it is retried', async () => {
  let isPoisoned = true;
  const sent: string[] = [];
  await startWorker([
    letterTopic(
      async ({ payload: { to } }) => {
        if (to === 'poison' && isPoisoned) throw new Error('no such mailbox');
        sent.push(to);
      },
      { maxAttempts: 2, key: 'once' },
    ),
  ]);
  await post('poison', 'a');
  await post('mari', 'b');
  await within(() => expect(letters).toHaveLength(1));
  expect(sent).toEqual(['mari']);
  expect(letters).toEqual([
    { topic: 'letters', key: 'a', reason: 'failed', error: 'Error: no such mailbox', attempts: 2 },
  ]);
  expect(failures).toHaveLength(1);
  await within(async () => expect(await counts()).toEqual({ 'letters dead': 1 }));
  isPoisoned = false;
  await retryDeadLetters(database.db, { topics: ['letters'] });
  await within(() => expect(sent).toEqual(['mari', 'poison']));
  await within(async () => expect(await counts()).toEqual({}));
});

test('a payload of another shape, and what a job refuses, are given up at once', async () => {
  await startWorker([
    letterTopic(async () => {
      throw new MessageRefused('address is suppressed');
    }),
  ]);
  await database.db.transaction().execute((trx) => announce(trx, 'letters', { too: 'mari' }));
  await post('mari');
  await within(() => expect(letters).toHaveLength(2));
  expect(letters.map(({ reason, attempts }) => [reason, attempts])).toEqual([
    ['refused', 1],
    ['refused', 1],
  ]);
  expect(letters.map(({ error }) => error).join(' ')).toMatch(/too/);
  expect(failures).toEqual([]);
});

test('a key that runs once is never taken a second time, by two workers either', async () => {
  const sent: string[] = [];
  const topic = () => letterTopic(async ({ payload: { to } }) => void sent.push(to), { key: 'once' });
  await startWorker([topic()]);
  await startWorker([topic()]);
  await Promise.all(Array.from({ length: 40 }, (_, at) => post(`mari-${at % 10}`, `order ${at % 10}`)));
  await within(async () => expect(await counts()).toEqual({}));
  await post('mari-3', 'order 3');
  await within(async () => expect(await counts()).toEqual({}));
  expect(sent.sort()).toEqual(Array.from({ length: 10 }, (_, at) => `mari-${at}`));
});

test('of a key that may wait once many messages become one job', async () => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let runs = 0;
  await startWorker([
    letterTopic(
      async () => {
        runs += 1;
        await held;
      },
      { key: 'waiting', concurrency: 1 },
    ),
  ]);
  await post('first', 'all');
  await within(() => expect(runs).toBe(1));
  for (let at = 0; at < 5; at++) await post(`more-${at}`, 'all');
  await within(async () => expect(await counts()).toEqual({ 'letters active': 1, 'letters waiting': 1 }));
  release!();
  await within(async () => expect(await counts()).toEqual({}));
  expect(runs).toBe(2);
});

test('1,000 messages of ordered keys run in the order of each key on two workers, each once', async () => {
  const order = new Map<string, number[]>();
  const topic = () =>
    letterTopic(
      async ({ payload: { to }, key, attempt }) => {
        // What fails holds up the later ones of its key, and no other key.
        if (to === '5' && attempt === 1) throw new Error('line busy');
        order.set(key!, [...(order.get(key!) ?? []), Number(to)]);
      },
      { key: 'ordered', concurrency: 4 },
    );
  await startWorker([topic()]);
  await startWorker([topic()]);
  const perKey = 50;
  await database.db.transaction().execute(async (trx) => {
    for (let at = 0; at < perKey; at++) {
      for (let key = 0; key < 20; key++)
        await announce(trx, 'letters', { to: String(at) }, { key: `order ${key}` });
    }
  });
  await within(async () => expect(await counts()).toEqual({}), 40_000);
  expect(order.size).toBe(20);
  for (const one of order.values()) expect(one).toEqual(Array.from({ length: perKey }, (_, at) => at));
});

test('a job of a process that was killed is run again by another', async () => {
  const worker = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'test/fixtures/hanging-worker.ts', database.connectionString],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  stops.push(async () => void worker.kill('SIGKILL'));
  await once(worker.stdout, 'data');
  await post('mari');
  expect(String((await once(worker.stdout, 'data'))[0])).toContain('running mari');
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const attempts: number[] = [];
  await startWorker([letterTopic(async ({ attempt }) => void attempts.push(attempt))]);
  await within(() => expect(attempts).toEqual([2]), 40_000);
  await within(async () => expect(await counts()).toEqual({}));
});

test('a job by the clock that an earlier version called otherwise is started no more', async () => {
  const job = (name: string): Job => ({ name, cron: '0 4 * * *', run: () => Promise.resolve() });
  const scheduled = async () => {
    const { rows } = await sql<{ name: string }>`
      select q.name from pgboss.queue q join pgboss.schedule s on s.name = q.name order by 1`.execute(
      database.db,
    );
    return rows.map(({ name }) => name);
  };
  await startWorker([], [job('stays'), job('former')]);
  expect(await scheduled()).toEqual(['former', 'stays']);
  await stops.pop()!();
  await startWorker([], [job('stays'), job('new')]);
  expect(await scheduled()).toEqual(['new', 'stays']);
});
