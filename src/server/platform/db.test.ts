import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { buildBrand, buildProduct } from '../../../test/factories.ts';
import { openDatabase, prepared, withTransaction } from './db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('values', () => {
  test('counts and rates are numbers, days are text, instants are dates, ranges are in UTC', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 7::bigint as count, 25.50::numeric as rate, date '2026-03-29' as day, '{"a":[1]}'::jsonb as json,
        timestamptz '2026-11-21 12:00+02' as instant, tstzrange('2026-11-21 00:00+02', null) as range`.execute(
      database.db,
    );
    expect(rows[0]).toEqual({
      count: 7,
      rate: 25.5,
      day: '2026-03-29',
      json: { a: [1] },
      instant: new Date('2026-11-21T10:00:00Z'),
      range: '["2026-11-20 22:00:00+00",)',
    });
  });

  test('a number too large to be exact is refused instead of rounded', async () => {
    await expect(sql`select 9007199254740993::bigint as n`.execute(database.db)).rejects.toThrow(RangeError);
  });
});

describe('statements', () => {
  const add = prepared<{ sum: number }>('test.add', 'select $1::int + $2::int as sum');

  test('a prepared statement keeps its name on the connection, in and out of a transaction', async () => {
    const { db } = openDatabase(database.connectionString, { max: 1 });
    expect(await add(db, [1, 2])).toEqual([{ sum: 3 }]);
    expect(await withTransaction(db, (trx) => add(trx, [3, 4]))).toEqual([{ sum: 7 }]);
    const { rows } =
      await sql`select name from pg_prepared_statements where name not in ('begin', 'commit') and name not like 'plan %'`.execute(
        db,
      );
    expect(rows).toEqual([{ name: 'test.add' }]);
    await db.destroy();
  });

  test('a statement that takes too long is ended', async () => {
    const { db } = openDatabase(database.connectionString, { max: 1, statementTimeoutMs: 50 });
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    await db.destroy();
  });
});

describe('transactions', () => {
  test('one begins with its first statement, and is none before it', async () => {
    const { db } = openDatabase(database.connectionString, { max: 1 });
    const isIn = sql<{ is_in: boolean }>`
      select xact_start < statement_timestamp() as is_in from pg_stat_activity where pid = pg_backend_pid()`;
    await db.transaction().execute(async () => undefined);
    await db.transaction().execute(async (trx) => {
      expect((await sql<{ n: number }>`select ${1}::int as n`.execute(trx)).rows).toEqual([{ n: 1 }]);
      expect((await isIn.execute(trx)).rows).toEqual([{ is_in: true }]);
    });
    // Without values it is sent by itself.
    await db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      expect((await isIn.execute(trx)).rows).toEqual([{ is_in: true }]);
    });
    await db.destroy();
  });

  test('what a failed one has written is gone, whichever of its statements failed', async () => {
    const { db } = openDatabase(database.connectionString, { max: 1 });
    await sql`create table written (n int primary key)`.execute(db);
    const write = (trx: typeof db, n: number) => sql`insert into written values (${n})`.execute(trx);
    await write(db, 1);
    await expect(db.transaction().execute((trx) => write(trx, 1))).rejects.toMatchObject({ code: '23505' });
    const second = db.transaction().execute(async (trx) => {
      await write(trx, 2);
      await write(trx, 1);
    });
    await expect(second).rejects.toMatchObject({ code: '23505' });
    await db.transaction().execute((trx) => write(trx, 3));
    expect((await sql`select n from written order by n`.execute(db)).rows).toEqual([{ n: 1 }, { n: 3 }]);
    await db.destroy();
  });

  test('two that wait for each other both come through', async () => {
    const { db } = database;
    const brand = (await buildBrand(db)).id;
    const [one, two] = [await buildProduct(db, { brand }), await buildProduct(db, { brand })];
    const both = Promise.withResolvers<void>();
    let holding = 0;
    const raise = (first: number, second: number) => {
      let isFirstTry = true;
      return withTransaction(db, async (trx) => {
        await sql`update product set popularity = popularity + 1 where id = ${first}`.execute(trx);
        if (isFirstTry && ++holding === 2) both.resolve();
        if (isFirstTry) await both.promise;
        isFirstTry = false;
        await sql`update product set popularity = popularity + 1 where id = ${second}`.execute(trx);
      });
    };
    await Promise.all([raise(one.id, two.id), raise(two.id, one.id)]);
    const rows = await db
      .selectFrom('product')
      .select('popularity')
      .where('id', 'in', [one.id, two.id])
      .execute();
    expect(rows.map((row) => row.popularity)).toEqual([2, 2]);
  });

  test('one whose connection is lost between two statements fails alone; the next gets another connection', async () => {
    const { db } = openDatabase(database.connectionString, { max: 1, idleInTransactionTimeoutMs: 50 });
    const lost = withTransaction(db, async (trx) => {
      await sql`select 1`.execute(trx);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await sql`select 2`.execute(trx);
    });
    await expect(lost).rejects.toThrow();
    const { rows } = await sql<{ n: number }>`select 3 as n`.execute(db);
    expect(rows).toEqual([{ n: 3 }]);
    await db.destroy();
  });

  test('a refusal is not tried again', async () => {
    let tries = 0;
    const failing = withTransaction(database.db, async (trx) => {
      tries++;
      await sql`insert into brand (name, slug) values ('', 'x')`.execute(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23514' });
    expect(tries).toBe(1);
  });
});
