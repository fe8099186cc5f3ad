import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import type { Database } from '../database.ts';

// Names are counted in the process, which other tests share.
vi.resetModules();
const { openDatabase, prepared } = await import('./db.ts');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function openOne() {
  const { db } = openDatabase<Database>(database.connectionString, { max: 1 });
  onTestFinished(() => db.destroy());
  return db;
}

async function preparedTexts(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where name not in ('begin', 'commit') and name not like 'plan %'`.execute(
    db,
  );
  return rows.map(({ statement }) => statement);
}

const times = Array.from({ length: 6 }, (_, at) => at);

test('a statement that comes often in transactions is prepared, outside of them it is planned for its values', async () => {
  const db = openOne();
  for (const at of times) {
    const within = db.transaction().execute((trx) => sql<{ n: number }>`select ${at}::int as n`.execute(trx));
    expect((await within).rows).toEqual([{ n: at }]);
    const outside = sql<{ m: number }>`select ${at}::int as m`.execute(db);
    expect((await outside).rows).toEqual([{ m: at }]);
  }
  expect(await preparedTexts(db)).toEqual(['select $1::int as n']);
});

test('a prepared statement is planned once, however much better a plan for its values would be', async () => {
  const db = openOne();
  // One row has a value of its own, which an index finds; the others share one, for which the whole table is read.
  await sql`create table uneven as select n, (n = 1)::int as kind from generate_series(1, 5000) n`.execute(
    db,
  );
  await sql`create index on uneven (kind)`.execute(db);
  await sql`analyze uneven`.execute(db);
  for (let at = 0; at < 20; at++)
    await db
      .transaction()
      .execute((trx) => sql`select count(*) from uneven where kind = ${1}::int`.execute(trx));
  const plans = async (like: string) => {
    const { rows } = await sql<{ custom: number; generic: number }>`
      select custom_plans as custom, generic_plans as generic from pg_prepared_statements
      where statement like ${like}`.execute(db);
    return rows;
  };
  expect(await plans('select count(*) from uneven%')).toEqual([{ custom: 0, generic: 16 }]);

  const outside = prepared('test.uneven', 'select sum(n) from uneven where kind = $1::int');
  for (let at = 0; at < 20; at++) {
    await outside(db, [1]);
    await sql`select ${at}::int as between`.execute(db);
  }
  expect(await plans('select sum(n) from uneven%')).toEqual([{ custom: 0, generic: 20 }]);
});

test('what has no name is planned for its values, after a failure and around transactions too', async () => {
  const db = openOne();
  const named = prepared('test.inverse', 'select 1 / $1::int as inverse');
  const mode = async (on: Kysely<Database> = db) =>
    (await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(on)).rows[0]!.plan_cache_mode;
  const nameless = (on: Kysely<Database> = db) => sql`select ${1}::int as nameless`.execute(on);

  await expect(named(db, [0])).rejects.toThrow('division by zero');
  expect(await mode()).toBe('auto');
  await named(db, [1]);
  expect(await mode()).toBe('force_generic_plan');
  await expect(sql`select 1 / ${0}::int as inverse`.execute(db)).rejects.toThrow('division by zero');
  expect(await mode()).toBe('force_generic_plan');
  await nameless();
  expect(await mode()).toBe('auto');

  await named(db, [1]);
  await db.transaction().execute(async (trx) => {
    await nameless(trx);
    expect(await mode(trx)).toBe('auto');
    await named(trx, [1]);
    expect(await mode(trx)).toBe('force_generic_plan');
  });
  const failing = db.transaction().execute(async (trx) => {
    await nameless(trx);
    await named(trx, [0]);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await mode()).toBe('force_generic_plan');
});

test('long lists are planned for what they are, and statements without values may be several', async () => {
  const db = openOne();
  const long = Array.from({ length: 51 }, (_, at) => at);
  for (const at of times)
    await db.transaction().execute(async (trx) => {
      await sql`select cardinality(${long}::int[]) as long`.execute(trx);
      await sql`select cardinality(${long.slice(0, at)}::int[]) as short`.execute(trx);
      await sql`set local work_mem = '4MB'; set local jit = off`.execute(trx);
    });
  expect(await preparedTexts(db)).toEqual(['select cardinality($1::int[]) as short']);
});

test('a table that gets another column fails one transaction of a connection, and the next has a new one', async () => {
  const db = openOne();
  await sql`create table growing (id int)`.execute(database.db);
  await sql`insert into growing values (1)`.execute(database.db);
  const read = () =>
    db.transaction().execute((trx) => sql`select * from growing where id = ${1}`.execute(trx));
  for (const _ of times) await read();
  await sql`alter table growing add column name text`.execute(database.db);
  await expect(read()).rejects.toThrow();
  expect((await read()).rows).toEqual([{ id: 1, name: null }]);
});
