import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import type { Database } from '../database.ts';
import { countMessages, retryDeadLetters, type DeadLetter } from './dead-letters.ts';
import { announce, announceAll, MessageRefused } from './outbox.ts';
import {
  consumeOutbox,
  type OutboxConsumer,
  type OutboxHandler,
  type OutboxOptions,
} from './outbox-consumer.ts';
import { listenForInvalidations } from './purge.ts';

let database: TestDatabase;
const consumers: OutboxConsumer[] = [];
const failures: string[] = [];
const letters: DeadLetter[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(consumers.splice(0).map((one) => one.stop()));
  failures.length = 0;
  letters.length = 0;
  await sql`delete from outbox`.execute(database.db);
  await sql`delete from dead_letter`.execute(database.db);
});
afterAll(() => database.drop());

function consume(
  handlers: Record<string, OutboxHandler<Database>>,
  options: Pick<OutboxOptions<Database>, 'unknownTopicMs' | 'pollMs'> = {},
) {
  const consumer = consumeOutbox(database.db, handlers, {
    onError: (error) => failures.push(String(error)),
    onDeadLetter: (letter) => letters.push(letter),
    ...options,
  });
  consumers.push(consumer);
  return consumer;
}

const say = (topic: string, ...payloads: object[]) =>
  database.db.transaction().execute((trx) => announceAll(trx, topic, payloads));
const makeDue = () => sql`update outbox set next_at = now()`.execute(database.db);
const counts = async () =>
  Object.fromEntries(
    (await countMessages(database.db)).map(({ topic, state, count }) => [`${topic} ${state}`, count]),
  );

/** Notes what it handles in the transaction, so that a batch that failed has noted nothing. */
const noting =
  (fails: (id: number) => unknown): OutboxHandler<Database> =>
  async (trx, payloads) => {
    for (const { id } of payloads as { id: number }[]) {
      await sql`insert into search_synonym (word, synonyms) values (${`noted ${id}`}, '{}')`.execute(trx);
      const error = fails(id);
      if (error) throw error;
    }
  };
const noted = async () => {
  const { rows } = await sql<{ id: number }>`
    delete from search_synonym where word like 'noted %' returning substr(word, 7)::int as id`.execute(
    database.db,
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};

test('a message that fails waits with its error, and holds up no other', async () => {
  const { db } = database;
  await say('notes', ...[1, 2, 3, 4].map((id) => ({ id })));
  await consume({ notes: noting((id) => id === 2 && new Error('no such address')) }).drain();
  expect(failures).toEqual(['Error: no such address']);
  expect(await noted()).toEqual([1, 3, 4]);
  const left = await sql<{ payload: object; attempts: number; last_error: string; is_later: boolean }>`
    select payload, attempts, last_error, next_at > now() as is_later from outbox`.execute(db);
  expect(left.rows).toEqual([
    { payload: { id: 2 }, attempts: 1, last_error: 'Error: no such address', is_later: true },
  ]);
});

test('a poisoned message is given up after ten attempts, told once, and can be retried', async () => {
  let isPoisoned = true;
  await say('notes', { id: 1 }, { id: 2 });
  const consumer = consume({ notes: noting((id) => isPoisoned && id === 1 && new Error('poison')) });
  for (let attempt = 0; attempt < 12; attempt++) {
    await makeDue();
    await consumer.drain();
  }
  expect(failures).toHaveLength(9);
  expect(letters).toEqual([
    { topic: 'notes', key: null, reason: 'failed', error: 'Error: poison', attempts: 10 },
  ]);
  expect(await counts()).toEqual({ 'notes dead': 1 });
  expect(await noted()).toEqual([2]);
  isPoisoned = false;
  expect(await retryDeadLetters(database.db, { topics: ['notes'] })).toBe(1);
  await consumer.drain();
  expect(await noted()).toEqual([1]);
  expect(await counts()).toEqual({});
});

test('a message its handler refuses is given up at once', async () => {
  await say('notes', { id: 1 }, { id: 2 });
  await consume({ notes: noting((id) => id === 1 && new MessageRefused('not of this shop')) }).drain();
  expect(failures).toEqual([]);
  expect(letters).toMatchObject([{ reason: 'refused', attempts: 1 }]);
  expect(await noted()).toEqual([2]);
});

test('PL-07 what was announced before the clock was turned back does not wait until it has caught up', async () => {
  const { db } = database;
  await say('notes', { id: 1 }, { id: 2 }, { id: 3 });
  // As announced a day ahead; and as put off for two seconds when the clock was a day ahead.
  await sql`update outbox set created_at = now() + interval '1 day', next_at = now() + interval '1 day'
    where payload->>'id' = '1'`.execute(db);
  await sql`update outbox set next_at = now() + interval '1 day', attempts = 1 where payload->>'id' = '2'`.execute(
    db,
  );
  await sql`update outbox set next_at = now() + interval '4 minutes' where payload->>'id' = '3'`.execute(db);
  await consume({ notes: noting(() => null) }).drain();
  expect(await noted()).toEqual([1, 2]);
  // What has been put off by this clock waits as it should.
  expect(await counts()).toEqual({ 'notes waiting': 1 });
});

test('a message of an unknown topic is given up with a reason, and handled once somebody knows it', async () => {
  await say('greetings', { id: 7 });
  await consume({ notes: noting(() => null) }).drain();
  // Another process of a newer release may know it: it is given some time.
  expect(await counts()).toEqual({ 'greetings waiting': 1 });
  await consume({ notes: noting(() => null) }, { unknownTopicMs: 0 }).drain();
  expect(letters).toMatchObject([{ topic: 'greetings', reason: 'unknown_topic' }]);
  expect(await counts()).toEqual({ 'greetings dead': 1 });
  await consume({ greetings: noting(() => null) }).drain();
  expect(await noted()).toEqual([7]);
  expect(await counts()).toEqual({});
});

test('1,000 messages are handled once each by two consumers, whatever a slow topic does', async () => {
  let release: (() => void) | undefined;
  const slow = new Promise<void>((resolve) => (release = resolve));
  const handlers = { notes: noting(() => null), slow: () => slow };
  await say('slow', {});
  await say('notes', ...Array.from({ length: 1000 }, (_, id) => ({ id })));
  consume(handlers);
  consume(handlers);
  await vi.waitFor(async () => expect(await counts()).toEqual({ 'slow waiting': 1 }));
  release!();
  await vi.waitFor(async () => expect(await counts()).toEqual({}));
  expect(await noted()).toEqual(Array.from({ length: 1000 }, (_, id) => id));
  expect(failures).toEqual([]);
});

test('messages that come one after the other are handled together, soon after the last', async () => {
  const batches: number[] = [];
  // Nothing is found because it looked by itself.
  const consumer = consume(
    { notes: async (_trx, payloads) => void batches.push(payloads.length) },
    { pollMs: 60_000 },
  );
  await consumer.drain();
  const begun = performance.now();
  for (let id = 0; id < 30; id++) {
    await say('notes', { id });
    consumer.wake();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await vi.waitFor(async () => expect(await counts()).toEqual({}));
  expect(batches.reduce((sum, count) => sum + count, 0)).toBe(30);
  // Ten looks a second at most, however slowly they come.
  expect(batches.length).toBeLessThanOrEqual(Math.ceil((performance.now() - begun) / 100) + 1);
});

test('what a transaction announces is heard of at its commit, and never when it rolls back', async () => {
  const { db, connectionString } = database;
  let heard = 0;
  const log = { warn: () => undefined };
  const listening = await listenForInvalidations({
    connectionString,
    caches: [],
    onInvalidation: () => undefined,
    onAnnounced: () => (heard += 1),
    log,
  });
  try {
    const rolledBack = db.transaction().execute(async (trx) => {
      await announce(trx, 'notes', { id: 1 });
      throw new Error('changed our mind');
    });
    await expect(rolledBack).rejects.toThrow('changed our mind');
    await db.transaction().execute(async (trx) => {
      await announce(trx, 'notes', { id: 2 }, { delayMs: 60_000 });
      await announce(trx, 'notes', { id: 3 });
      await announce(trx, 'notes', { id: 4 });
      expect(heard).toBe(0);
    });
    await vi.waitFor(() => expect(heard).toBe(1));
  } finally {
    await listening.stop();
  }
  await consume({ notes: noting(() => null) }).drain();
  expect(await noted()).toEqual([3, 4]);
});

test('a database that is away is told of once, not at each look', async () => {
  const other = await createTestDatabase();
  const reported: string[] = [];
  const consumer = consumeOutbox(
    other.db,
    { notes: noting(() => null) },
    { onError: (error) => reported.push(String(error)), onDeadLetter: () => undefined },
  );
  await consumer.drain();
  await other.drop();
  for (let look = 0; look < 3; look++) await consumer.drain();
  await consumer.stop();
  expect(reported).toHaveLength(1);
});
