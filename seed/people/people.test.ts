import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPrice, buildPriceList, buildProduct, buildRestriction } from '../../test/factories.ts';
import { requester } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { staffRoles } from '../../src/domain/auth/permissions.ts';
import { regCodeOf, vatOf } from '../../src/domain/customers/company-numbers.ts';
import type { Customer, CustomerDocument } from '../../src/domain/customers/contract.ts';
import type { Me } from '../../src/domain/me/contract.ts';
import { folderStorage } from '../../src/server/files/storage.ts';
import { loadPeople } from './load.ts';
import { demoCustomers, demoPeople } from './people.ts';

const password = 'sinine kajakas';
const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-people-'));
const licence = path.join(folder, 'licence.pdf');
let server: TestServer;
let productId: number;

const load = (word = password) =>
  loadPeople({
    db: server.database.db,
    privateStorage: folderStorage(folder),
    licence,
    passwords: server.passwords,
    password: word,
    now: new Date(),
  });
beforeAll(async () => {
  writeFileSync(licence, '%PDF-1.7');
  server = await startTestServer();
  const { db } = server.database;
  const restriction = await buildRestriction(db, { allowedGroups: ['salon'] });
  ({ id: productId } = await buildProduct(db, { restrictions: [restriction.id], cents: 2000 }));
  const list = await buildPriceList(db, { code: 'EE-salon', group: 'salon', isNet: true });
  await buildPrice(db, productId, { list: list.id, cents: 1000 });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const logIn = async (email: string, word = password) => {
  const { status, body } = await requester(server.app).post<{ key: string }>('/api/v1/rest-auth/login/', {
    email,
    password: word,
  });
  return status === 200 ? body.key : undefined;
};
const rows = async () => {
  const { db } = server.database;
  const tables = ['user_account', 'customer', 'customer_address', 'customer_document', 'favourite'] as const;
  return Promise.all(tables.map(async (table) => (await db.selectFrom(table).select('id').execute()).length));
};

test('AU-05 there is somebody for each role of the staff and at a customer', () => {
  expect(demoPeople.flatMap(({ role }) => role ?? []).toSorted()).toEqual([...staffRoles].toSorted());
  const roles = demoPeople.flatMap(({ customers = [] }) => customers.map(({ role }) => role));
  expect([...new Set(roles)].toSorted()).toEqual(['CUSTOMER_ADMIN', 'CUSTOMER_USER']);
  for (const { company } of demoCustomers.filter((one) => one.company)) {
    expect(regCodeOf('EE', company!.regCode)).toBe(company!.regCode);
    expect(vatOf('EE', company!.vat)).toBe(company!.vat);
  }
});

test('AU-03 AU-05 the people of the demo sign in, and the salon pays its own prices when it acts for itself', async () => {
  const addresses = await load();
  expect(addresses).toEqual(demoPeople.map(({ email }) => email));
  for (const { email, role } of demoPeople) {
    const token = await logIn(email);
    const { body } = await requester(server.app, token).get<Me>('/api/v1/me/');
    expect([email, body.user?.email, body.user?.is_staff]).toEqual([email, email, role !== undefined]);
  }

  const salon = requester(server.app, await logIn('salon@ilumaja.example'));
  const { body: customers } = await salon.get<Customer[]>('/api/v1/rest-auth/customers/');
  expect(customers.map(({ is_individual, is_active }) => [is_individual, is_active])).toEqual([
    [true, false],
    [false, false],
  ]);
  const [person, company] = customers;
  const seen = async ({ uuid }: Customer) => {
    await salon.put('/api/v1/users/change-active-entity/', { id: uuid });
    const { body } = await salon.get<{ price: string; valid_restrictions: unknown[] }>(
      `/api/v1/products/${productId}/`,
    );
    return [body.price, body.valid_restrictions.length];
  };
  const [forPerson, forCompany] = [await seen(person!), await seen(company!)];
  expect(forPerson[1]).toBe(1);
  expect(forCompany[1]).toBe(0);
  expect(Number(forCompany[0])).toBeLessThan(Number(forPerson[0]));

  const { body: documents } = await salon.get<CustomerDocument[]>(
    `/api/v1/customers/${company!.uuid}/documents/`,
  );
  expect(documents).toMatchObject([{ name: 'kutsetunnistus.pdf', status: 'approved', is_expired: false }]);
});

test('AU-06 the next start makes nobody twice, and leaves who changed their password alone', async () => {
  await load();
  const before = await rows();
  const token = await logIn('person@ilumaja.example');
  await requester(server.app, token).post('/api/v1/rest-auth/password/change/', {
    old_password: password,
    new_password: 'roheline kajakas',
  });
  await load();
  expect(await rows()).toEqual(before);
  expect(await logIn('person@ilumaja.example', 'roheline kajakas')).toBeDefined();
});

test('AU-06 another password is that of everybody from the next start on, and ends their sessions', async () => {
  await load();
  const token = await logIn('admin@ilumaja.example');
  await load('punane kajakas');
  expect(await logIn('admin@ilumaja.example')).toBeUndefined();
  expect(await logIn('person@ilumaja.example', 'punane kajakas')).toBeDefined();
  expect((await requester(server.app, token).post('/api/v1/rest-auth/logout/')).status).toBe(401);
  await load();
});
