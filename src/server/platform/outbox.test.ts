import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { announce, consumeOutbox } from './outbox.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a message that fails stays with its error for later, and keeps no other waiting', async () => {
  const { db } = database;
  await db.transaction().execute(async (trx) => {
    for (const id of [1, 2, 3, 4]) await announce(trx, 'letters', { id });
  });
  const sent: number[] = [];
  const failures: string[] = [];
  const outbox = consumeOutbox(
    db,
    {
      letters: async (trx, payloads) => {
        for (const { id } of payloads as { id: number }[]) {
          // In the transaction, so that a batch that failed has sent nothing.
          await sql`insert into search_synonym (word, synonyms) values (${`letter ${id}`}, '{}')`.execute(
            trx,
          );
          if (id === 2) throw new Error('no such address');
          sent.push(id);
        }
      },
    },
    (error) => failures.push(String(error)),
  );
  await outbox.drain();
  await outbox.stop();
  expect([...new Set(sent)]).toEqual([1, 3, 4]);
  expect(failures).toEqual(['Error: no such address']);
  const kept = await sql<{ word: string }>`
    select word from search_synonym where word like 'letter %' order by word`.execute(db);
  expect(kept.rows.map(({ word }) => word)).toEqual(['letter 1', 'letter 3', 'letter 4']);
  const left = await sql<{ payload: object; attempts: number; last_error: string; is_later: boolean }>`
    select payload, attempts, last_error, next_at > now() as is_later from outbox`.execute(db);
  expect(left.rows).toEqual([
    { payload: { id: 2 }, attempts: 1, last_error: 'Error: no such address', is_later: true },
  ]);
});
