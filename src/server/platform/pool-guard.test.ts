import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { tcpProxy, type TcpProxy } from '../../../test/tcp-proxy.ts';
import type { Database } from '../database.ts';
import { createDatabaseWatch, DatabaseUnavailable } from './database-watch.ts';
import { openDatabase, type DatabaseOptions } from './db.ts';

let database: TestDatabase;
let line: TcpProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await tcpProxy(database.connectionString);
});
afterAll(async () => {
  await line.close();
  await database.drop();
});

function open(options: Partial<DatabaseOptions>) {
  const { db, pool } = openDatabase<Database>(line.connectionString, { max: 1, ...options });
  onTestFinished(() => db.destroy());
  return { db, pool };
}

test('so many wait for a connection, and more are refused at once', async () => {
  const { db } = open({});
  const asked = Array.from({ length: 40 }, () => sql`select pg_sleep(0.02)`.execute(db));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  // One is answered, 20 wait.
  expect(refused).toHaveLength(40 - 21);
  for (const error of refused) expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('while a queue for connections stands, who has waited a second is refused, and when it is over nobody is', async () => {
  const { db } = open({ watch: createDatabaseWatch(pino({ level: 'silent' })) });
  const busy = () => sql`select pg_sleep(0.1)`.execute(db);
  const asked: Promise<unknown>[] = [];
  // As many as the time that went by says: on a slow machine several come at once.
  for (const begun = performance.now(); asked.length < 60; await sleep(10)) {
    while (asked.length < 60 && performance.now() - begun >= asked.length * 50)
      asked.push(
        busy().then(
          () => null,
          (error: unknown) => error,
        ),
      );
  }
  const refused = (await Promise.all(asked)).filter((error) => error !== null);
  // Twice as many come as can be served: the queue is empty only at the beginning.
  expect(refused.length).toBeGreaterThan(5);
  expect(refused.length).toBeLessThan(55);
  for (const error of refused) expect(error).toBeInstanceOf(DatabaseUnavailable);
  await Promise.all([busy(), busy()]);
});

test('a statement that is not answered is given up together with its connection', async () => {
  const { db, pool } = open({ statementTimeoutMs: 200 });
  await sql`select 1`.execute(db);
  line.freezeOpenOnes();
  await expect(sql`select 2`.execute(db)).rejects.toThrow('the database took too long');
  // The next one gets a connection that works.
  expect((await sql<{ three: number }>`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }]);
  expect(pool.totalCount).toBe(1);
  line.heal();
});

test('a transaction that lifts its limit may take longer than others, and only that one', async () => {
  const { db } = open({ statementTimeoutMs: 100 });
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_sleep(2.3)`.execute(trx);
  });
  await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toMatchObject({ code: '57014' });
});
