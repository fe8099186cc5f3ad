import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Customer } from '../../domain/customers/contract.ts';
import { addMember, buildCustomer, requester, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { createIndividual, customerAtSignIn } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const mine = '/api/v1/rest-auth/customers/';
const active = '/api/v1/users/change-active-entity/';
const at = (uuid: string, rest = '') => `/api/v1/customers/${uuid}/${rest}`;
const as = (token?: string) => requester(server.app, token);
const transaction = <T>(run: Parameters<ReturnType<typeof server.database.db.transaction>['execute']>[0]) =>
  server.database.db.transaction().execute(run) as Promise<T>;

test('AU-03 AU-04 whoever registers is a person: without registry code and VAT number', async () => {
  const { db } = server.database;
  const { userId, token } = await signIn(db);
  const created = await transaction<{ uuid: string }>((trx) =>
    createIndividual(trx, { userId, name: 'Mari Maasikas' }),
  );
  const { status, body } = await as(token).get<Customer[]>(mine);
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      uuid: created.uuid,
      name: 'Mari Maasikas',
      middle_name: null,
      created_at: expect.any(String),
      is_individual: true,
      phone: null,
      delivery_country_id: null,
      status: 'approved',
      role: 'CUSTOMER_ADMIN',
      is_active: false,
      is_recently_registered: true,
      spending_limit: null,
      orders_need_approval: false,
      loyalty: expect.objectContaining({ is_loyal: false, can_join_loyalty: true }),
    },
  ]);
});

test('AU-04 the database itself lets no person have a registry code or VAT number', async () => {
  const { id } = await buildCustomer(server.database.db, { isBusiness: false });
  for (const change of [sql`vat = 'EE100594102'`, sql`reg_code = '10000001'`]) {
    await expect(
      sql`update customer set ${change} where id = ${id}`.execute(server.database.db),
    ).rejects.toThrow('customer_company');
  }
});

test('AC-04 a customer is recently registered for 24 hours', async () => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const { token } = await signIn(db, { customerId: id });
  const isRecent = async () => (await as(token).get<Customer>(at(uuid))).body.is_recently_registered;
  expect(await isRecent()).toBe(true);
  await sql`update customer set created_at = now() - interval '24 hours' where id = ${id}`.execute(db);
  expect(await isRecent()).toBe(false);
});

test('AU-03 one of several customers is chosen, and its group decides from the next request', async () => {
  const { db } = server.database;
  const person = await buildCustomer(db, { isBusiness: false });
  const salon = await buildCustomer(db, { group: 'salon' });
  const { token, userId } = await signIn(db, { customerId: person.id });
  await addMember(db, salon.id, userId, 'CUSTOMER_USER');
  const groupNow = async () => (await server.identities.find(token))!.groupId;
  expect(await groupNow()).toBe(null);

  const switched = await as(token).put<Customer>(active, { id: salon.uuid });
  expect([switched.status, switched.body.uuid, switched.body.is_active]).toEqual([200, salon.uuid, true]);
  await vi.waitFor(async () => expect(await groupNow()).toBe(salon.groupId), { interval: 5 });
  const { body } = await as(token).get<Customer[]>(mine);
  expect(body.map(({ uuid, is_active }) => [uuid, is_active])).toEqual(
    expect.arrayContaining([
      [person.uuid, false],
      [salon.uuid, true],
    ]),
  );
});

test('AU-03 switching to the active customer does nothing', async () => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const { token, sessionId } = await signIn(db, { customerId: id });
  const rowVersion = async () =>
    (await sql<{ xmin: string }>`select xmin from session where id = ${sessionId}`.execute(db)).rows[0]!.xmin;
  const before = await rowVersion();
  const { status, body } = await as(token).put<Customer>(active, { id: uuid });
  expect([status, body.is_active]).toEqual([200, true]);
  expect(await rowVersion()).toEqual(before);
});

test('AU-03 another session of the user keeps its own customer', async () => {
  const { db } = server.database;
  const first = await buildCustomer(db);
  const second = await buildCustomer(db);
  const desk = await signIn(db, { customerId: first.id });
  const phone = await signIn(db, { userId: desk.userId });
  await addMember(db, second.id, desk.userId, 'CUSTOMER_ADMIN');
  await as(phone.token).put(active, { id: second.uuid });
  const activeOf = async (token: string) =>
    (await as(token).get<Customer[]>(mine)).body.filter((one) => one.is_active).map((one) => one.uuid);
  await vi.waitFor(async () => expect(await activeOf(phone.token)).toEqual([second.uuid]), { interval: 5 });
  expect(await activeOf(desk.token)).toEqual([first.uuid]);
});

test('AU-03 signing in chooses the only customer, and none of several', async () => {
  const { db } = server.database;
  const { id } = await buildCustomer(db);
  const { userId } = await signIn(db);
  expect(await customerAtSignIn(db, userId)).toBe(null);
  await addMember(db, id, userId, 'CUSTOMER_USER');
  expect(await customerAtSignIn(db, userId)).toBe(id);
  await addMember(db, (await buildCustomer(db)).id, userId, 'CUSTOMER_USER');
  expect(await customerAtSignIn(db, userId)).toBe(null);
});

test('AU-04 an administrator changes a customer; what is left out stays, what was read may be sent back', async () => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const { token } = await signIn(db, { customerId: id });
  const name = "💇 سالن <script>alert(1)</script> Robert'); drop table customer;--";
  const first = await as(token).put<Customer>(at(uuid), {
    name: ` ${name} `,
    phone: '+372 5551 2034',
    middle_name: 'X',
  });
  expect(first.body).toMatchObject({ name, phone: '+372 5551 2034', middle_name: 'X' });
  const second = await as(token).put<Customer>(at(uuid), {
    ...first.body,
    status: 'denied',
    is_individual: true,
  });
  expect(second.body).toEqual(first.body);
  const third = await as(token).put<Customer>(at(uuid), { name: 'Ö', phone: '' });
  expect(third.body).toEqual({ ...first.body, name: 'Ö', phone: null });
});

test.each([
  [{}, { name: ['required'] }],
  [{ name: '   ' }, { name: ['required'] }],
  [{ name: 'x'.repeat(10_000) }, { name: ['too_long'] }],
  [{ name: 'a\u0000b' }, { name: ['invalid'] }],
  [{ name: 'a\ud800' }, { name: ['invalid'] }],
  [{ name: 'Mari', phone: 'helista mulle' }, { phone: ['invalid_phone'] }],
  [{ name: 'Mari', delivery_country_id: 99 }, { delivery_country_id: ['unknown_value'] }],
])('ER-01 a customer cannot become %j', async (change, fields) => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const { token } = await signIn(db, { customerId: id });
  expect(await as(token).put(at(uuid), change)).toEqual({ status: 400, body: fields });
});

test('AU-07 any user of a customer chooses where its goods go', async () => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const { token } = await signIn(db, { customerId: id, role: 'CUSTOMER_USER' });
  const { status, body } = await as(token).patch<Customer>(at(uuid, 'locale-and-delivery/'), {
    delivery_country_id: 3,
  });
  expect([status, body.delivery_country_id]).toEqual([200, 3]);
  expect(await as(token).patch(at(uuid, 'locale-and-delivery/'), { delivery_country_id: 1 })).toEqual({
    status: 400,
    body: { delivery_country_id: ['unknown_value'] },
  });
});

test('AU-07 a user chooses the language of their mails, and a colleague keeps theirs', async () => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const [me, colleague] = [await signIn(db, { customerId: id }), await signIn(db, { customerId: id })];
  const answer = await as(me.token).patch(at(uuid, 'locale-and-delivery/'), { language: 'lv' });
  expect(answer).toMatchObject({ status: 200, body: { delivery_country_id: null } });
  const languageOf = async (userId: number) =>
    (await sql<{ language: string }>`select language from user_account where id = ${userId}`.execute(db))
      .rows[0]!.language;
  expect([await languageOf(me.userId), await languageOf(colleague.userId)]).toEqual(['lv', 'et']);
  expect(await as(me.token).patch(at(uuid, 'locale-and-delivery/'), { language: 'sv' })).toEqual({
    status: 400,
    body: { language: ['invalid_choice'] },
  });
});

test('AU-03 a customer of others is not there, and nobody but who is signed in is asked to sign in', async () => {
  const { db } = server.database;
  const { uuid } = await buildCustomer(db);
  const own = await buildCustomer(db);
  const { token } = await signIn(db, { customerId: own.id });
  const asked = (token?: string) =>
    Promise.all([
      as(token).get(at(uuid)),
      as(token).put(at(uuid), { name: 'Minu' }),
      as(token).patch(at(uuid, 'locale-and-delivery/'), { delivery_country_id: 2 }),
      as(token).get(at(uuid, 'addresses/')),
      as(token).post(at(uuid, 'addresses/'), address),
      as(token).remove(at(uuid, 'addresses/1/')),
      as(token).put(active, { id: uuid }),
    ]);
  expect((await asked(token)).map(({ status }) => status)).toEqual(Array(7).fill(404));
  expect((await asked()).map(({ status }) => status)).toEqual(Array(7).fill(401));
  expect((await as().get(mine)).status).toBe(401);
  expect((await as(token).put(active, { id: 'mine' })).body).toEqual({ id: ['invalid'] });
});

const address = {
  type: 'DELIVERY',
  name: 'Salong Hele',
  street: 'Pärnu mnt 139',
  city: 'Tallinn',
  postal_code: '11 317',
  country_id: 2,
  phone: null,
};

test('AU-04 addresses for invoice and delivery are listed, added and deleted', async () => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const { token } = await signIn(db, { customerId: id });
  const addresses = at(uuid, 'addresses/');
  expect(await as(token).get(addresses)).toEqual({ status: 200, body: [] });
  const added = await as(token).post<{ id: number }>(addresses, address);
  expect(added).toEqual({ status: 200, body: { ...address, id: expect.any(Number), postal_code: '11317' } });
  const invoice = await as(token).post(addresses, {
    ...address,
    type: 'INVOICE',
    country_id: 3,
    postal_code: '1010',
  });
  expect(invoice.body).toMatchObject({ type: 'INVOICE', postal_code: 'LV-1010' });
  expect((await as(token).get<unknown[]>(addresses)).body).toEqual([added.body, invoice.body]);
  expect((await as(token).remove(`${addresses}${added.body.id}/`)).status).toBe(204);
  expect((await as(token).remove(`${addresses}${added.body.id}/`)).status).toBe(404);
  expect((await as(token).get(addresses)).body).toEqual([invoice.body]);
});

test('AU-04 an address of another customer cannot be deleted by way of one’s own', async () => {
  const { db } = server.database;
  const [own, other] = [await buildCustomer(db), await buildCustomer(db)];
  const me = await signIn(db, { customerId: own.id });
  const them = await signIn(db, { customerId: other.id });
  const { body } = await as(them.token).post<{ id: number }>(at(other.uuid, 'addresses/'), address);
  expect((await as(me.token).remove(at(own.uuid, `addresses/${body.id}/`))).status).toBe(404);
  expect((await as(them.token).get<unknown[]>(at(other.uuid, 'addresses/'))).body).toHaveLength(1);
});

test.each([
  [{ postal_code: '1131' }, { postal_code: ['invalid_postal_code'] }],
  [{ type: 'HOME' }, { type: ['invalid_choice'] }],
  [{ country_id: 7 }, { country_id: ['unknown_value'] }],
  [{ city: '' }, { city: ['required'] }],
  [{ street: 7 }, { street: ['invalid_type'] }],
  [{ customer_id: 7 }, { customer_id: ['unknown_field'] }],
])('ER-01 AU-04 an address with %j is refused with its field', async (change, fields) => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const { token } = await signIn(db, { customerId: id });
  expect(await as(token).post(at(uuid, 'addresses/'), { ...address, ...change })).toEqual({
    status: 400,
    body: fields,
  });
});

test('AU-04 ids that no address can have are not there', async () => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const { token } = await signIn(db, { customerId: id });
  for (const addressId of ['0', '-1', '1.5', '1e2', '2147483648', '99999999999999999999', 'x', '%00']) {
    expect((await as(token).remove(at(uuid, `addresses/${addressId}/`))).status).toBe(404);
  }
});

test('AU-03 a CUSTOMER_USER reads, and changes neither the customer nor its addresses', async () => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db);
  const { token } = await signIn(db, { customerId: id, role: 'CUSTOMER_USER' });
  expect((await as(token).get<Customer>(at(uuid))).body.role).toBe('CUSTOMER_USER');
  expect((await as(token).get(at(uuid, 'addresses/'))).status).toBe(200);
  const refused = await Promise.all([
    as(token).put(at(uuid), { name: 'Minu' }),
    as(token).post(at(uuid, 'addresses/'), address),
    as(token).remove(at(uuid, 'addresses/1/')),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
});
