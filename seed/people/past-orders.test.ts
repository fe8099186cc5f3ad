import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../test/audit.ts';
import { buildProduct } from '../../test/factories.ts';
import { requester } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import type { Customer } from '../../src/domain/customers/contract.ts';
import type { LoyaltyStatement } from '../../src/domain/loyalty/contract.ts';
import { folderStorage } from '../../src/server/files/storage.ts';
import { loadPeople } from './load.ts';
import { loadPastOrders } from './past-orders.ts';

const password = 'sinine kajakas lendab';
const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-past-'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const licence = path.join(folder, 'licence.pdf');
  writeFileSync(licence, '%PDF-1.7\n');
  await loadPeople({
    db: server.database.db,
    privateStorage: folderStorage(folder),
    licence,
    passwords: server.passwords,
    password,
    now: new Date(),
  });
  for (let made = 0; made < 10; made++)
    await buildProduct(server.database.db, { cents: 2000 + made, stock: { TLN: 90 } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('AC-03 the person of the demo is a member with a level, points and a statement, once', async () => {
  const { db } = server.database;
  await loadPastOrders(db, new Date());
  await loadPastOrders(db, new Date());
  const login = await requester(server.app).post<{ key: string }>('/api/v1/rest-auth/login/', {
    email: 'person@ilumaja.example',
    password,
  });
  const ask = requester(server.app, login.body.key);
  const [customer] = (await ask.get<Customer[]>('/api/v1/rest-auth/customers/')).body;
  expect(customer!.loyalty).toMatchObject({
    is_loyal: true,
    show_welcome_popup: false,
    current_tier: { level: 2 },
  });
  const { body } = await ask.get<LoyaltyStatement>('/api/v1/loyalty/statement/');
  expect(body.results.map(({ kind }) => kind)).toEqual(['earned', 'used', 'earned', 'earned']);
  expect(body.balance).toBe(customer!.loyalty.non_reserved_points_balance);
  await expectSound(db);
});
