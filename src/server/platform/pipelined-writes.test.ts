import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { openDatabase } from './db.ts';
import { preparedLast, writePipelined } from './pipelined-writes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table noted (n int primary key, at int generated always as identity)`.execute(database.db);
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate noted restart identity`.execute(database.db));

function open() {
  const { db } = openDatabase<object>(database.connectionString, { max: 1 });
  onTestFinished(() => db.destroy());
  return db;
}
type Trx = Parameters<Parameters<ReturnType<ReturnType<typeof open>['transaction']>['execute']>[0]>[0];

const note = (n: number) => sql`insert into noted (n) values (${n})`;
const later = (trx: Trx, n: number) => writePipelined(trx, note(n));
const noted = async (db: ReturnType<typeof open>) =>
  (await sql<{ n: number }>`select n from noted order by at`.execute(db)).rows.map(({ n }) => n);

test('several are written in their order, before the statement they travel with', async () => {
  const db = open();
  for (const round of [0, 10, 20, 30, 40, 50]) {
    const seen = await db.transaction().execute(async (trx) => {
      await later(trx, round + 1);
      await later(trx, round + 2);
      return sql<{ count: number }>`select count(*) as count from noted where n > ${round}`.execute(trx);
    });
    expect(seen.rows).toEqual([{ count: 2 }]);
  }
  expect((await noted(db)).slice(0, 4)).toEqual([1, 2, 11, 12]);
});

test('a statement without values takes them along, and so does a commit of them alone', async () => {
  const db = open();
  await db.transaction().execute(async (trx) => {
    await later(trx, 1);
    expect(await noted(trx)).toEqual([1]);
    await later(trx, 2);
  });
  await db.transaction().execute((trx) => later(trx, 3));
  expect(await noted(db)).toEqual([1, 2, 3]);
});

test('nothing is written of a transaction that is rolled back', async () => {
  const db = open();
  const refused = new Error('refused');
  for (const hasBegun of [false, true]) {
    const work = db.transaction().execute(async (trx) => {
      if (hasBegun) await note(1).execute(trx);
      await later(trx, 2);
      throw refused;
    });
    await expect(work).rejects.toBe(refused);
  }
  await db.transaction().execute((trx) => note(3).execute(trx));
  expect(await noted(db)).toEqual([3]);
});

test('one that fails takes its transaction with it, at the next statement or at the commit', async () => {
  const db = open();
  await note(1).execute(db);
  const atNext = db.transaction().execute(async (trx) => {
    await later(trx, 1);
    await note(2).execute(trx);
  });
  await expect(atNext).rejects.toMatchObject({ code: '23505' });
  const atCommit = db.transaction().execute(async (trx) => {
    await note(3).execute(trx);
    await later(trx, 1);
    await later(trx, 4);
  });
  await expect(atCommit).rejects.toMatchObject({ code: '23505' });
  expect(await noted(db)).toEqual([1]);
});

test('who catches the error of a statement does not commit what PostgreSQL has given up', async () => {
  const db = open();
  await note(1).execute(db);
  const work = db.transaction().execute(async (trx) => {
    await note(2).execute(trx);
    await note(1)
      .execute(trx)
      .catch(() => undefined);
  });
  await expect(work).rejects.toThrow('rolled back');
  await note(3).execute(db);
  expect(await noted(db)).toEqual([1, 3]);
});

test('a value that cannot travel fails alone, and the connection serves the next', async () => {
  const db = open();
  const endless: Record<string, unknown> = {};
  endless['self'] = endless;
  await expect(sql`select ${endless}::jsonb`.execute(db)).rejects.toThrow(/circular/i);
  await note(1).execute(db);
  expect(await noted(db)).toEqual([1]);
});

const noteLast = preparedLast<{ n: number }>(
  'test.note-last',
  'insert into noted (n) values ($1) returning n',
);

test('the last statement of a transaction is committed when it is answered, with what was written before it', async () => {
  const db = open();
  const other = open();
  for (const round of [0, 10, 20]) {
    const seen = await db.transaction().execute(async (trx) => {
      await later(trx, round + 1);
      const rows = await noteLast(trx, [round + 2]);
      expect((await noted(other)).slice(-2)).toEqual([round + 1, round + 2]);
      return rows;
    });
    expect(seen).toEqual([{ n: round + 2 }]);
  }
  await noteLast(db, [99]);
  expect(await noted(db)).toHaveLength(7);
});

test('nothing is committed with a last statement that fails, nor with one whose commit does', async () => {
  const db = open();
  await sql`
    create table if not exists doubted (n int unique deferrable initially deferred)`.execute(database.db);
  onTestFinished(async () => void (await sql`drop table doubted`.execute(database.db)));
  await note(1).execute(db);
  const failing = db.transaction().execute(async (trx) => {
    await note(2).execute(trx);
    await noteLast(trx, [1]);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  const doubted = db.transaction().execute(async (trx) => {
    await sql`insert into doubted values (1), (1)`.execute(trx);
    await noteLast(trx, [3]);
  });
  await expect(doubted).rejects.toMatchObject({ code: '23505' });
  expect(await noted(db)).toEqual([1]);
});

test('after the last statement the transaction takes no other, and its work is not taken back', async () => {
  const db = open();
  const work = db.transaction().execute(async (trx) => {
    await noteLast(trx, [1]);
    await note(2).execute(trx);
  });
  await expect(work).rejects.toThrow('was committed');
  expect(await noted(db)).toEqual([1]);
});
