import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/db.ts';
import { tcpProxy } from '../../../test/tcp-proxy.ts';
import { migrateAt } from './migrate.ts';

test('a database that takes its time while the shop starts is waited for longer than visitors wait', async () => {
  const database = await createTestDatabase();
  const line = await tcpProxy(database.connectionString);
  onTestFinished(async () => {
    await line.close();
    await database.drop();
  });
  line.freeze();
  setTimeout(line.heal, 4_500);
  expect(await migrateAt(line.connectionString)).toEqual([]);
});
