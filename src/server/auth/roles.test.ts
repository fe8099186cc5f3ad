import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { buildUser } from '../../../test/people.ts';
import { rolePermissions } from '../../domain/auth/permissions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('AU-05 a new shop has each role with the permissions that are written down for it', async () => {
  const { rows } = await sql<{ role: string; permissions: string[] }>`
    select r.code as role, array(select p.permission from role_permission p where p.role = r.code
      order by p.permission collate "C") as permissions
    from role r order by r.code`.execute(database.db);
  expect(Object.fromEntries(rows.map(({ role, permissions }) => [role, permissions]))).toEqual(
    Object.fromEntries(Object.entries(rolePermissions).map(([role, list]) => [role, list.toSorted()])),
  );
});

test('AU-05 nobody holds a role at a customer outright', async () => {
  const { id } = await buildUser(database.db);
  const given = database.db.insertInto('user_role').values({ user_id: id, role: 'CUSTOMER_ADMIN' }).execute();
  await expect(given).rejects.toMatchObject({ constraint: 'user_role_of_staff' });
});
