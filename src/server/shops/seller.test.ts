import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { getSeller, shopsWithoutSeller } from './service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('CO-06 a shop that nobody gave a seller is told of until it has one', async () => {
  const { db } = database;
  expect(await shopsWithoutSeller(db)).toEqual([2, 3]);
  const seller = { ...(await getSeller(db, 2)), name: 'Juuksetööriistad OÜ', email: 'arved@pood.ee' };
  await db.updateTable('shop').set({ seller }).where('id', '=', 2).execute();
  expect(await shopsWithoutSeller(db)).toEqual([3]);
});
