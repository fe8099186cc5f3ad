import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { buildUser, signIn } from '../../../test/people.ts';
import { refuseDemoPeople } from './service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('AU-06 a live shop does not open with people of the demo, and opens once they are deleted as its words say', async () => {
  const { db } = database;
  await buildUser(db);
  await buildUser(db, { email: 'somebody@ilumaja.example.ee' });
  await refuseDemoPeople(db);
  const { id } = await buildUser(db, { email: 'admin@ilumaja.example' });
  await db.insertInto('user_role').values({ user_id: id, role: 'TH_ADMIN' }).execute();
  await signIn(db, { userId: id });
  const problem = await refuseDemoPeople(db).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(problem).toMatch(/^This shop is live, .*\(admin@ilumaja\.example\): .* delete from user_account/);
  expect(problem).not.toContain('\n');
  await sql.raw(/run there: (.*)$/.exec(problem)![1]!).execute(db);
  await refuseDemoPeople(db);
});

test('AU-06 an address of the demo that nobody confirmed keeps no shop closed', async () => {
  await buildUser(database.db, { email: 'guest@ilumaja.example', email_confirmed_at: null });
  await refuseDemoPeople(database.db);
});
