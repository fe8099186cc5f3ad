import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../../domain/customers/contract.ts';
import { buildCustomer, freshRegCode, requester, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const companies = '/api/v1/customers/';
const at = (uuid: string) => `${companies}${uuid}/`;
const as = (token?: string) => requester(server.app, token);

const company = (changes: object = {}) => ({
  name: 'Salong Hele OÜ',
  country: 'EE',
  reg_code: freshRegCode(),
  vat: null,
  phone: null,
  ...changes,
});

test('AU-04 a company is added with its numbers as they are stored, and waits for approval', async () => {
  const { token } = await signIn(server.database.db);
  const { status, body } = await as(token).post<Customer>(companies, {
    name: ' Salong Hele OÜ ',
    country: 'EE',
    reg_code: '1013 7025',
    vat: 'ee 100-594-102',
    phone: '+372 5551 2034',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    uuid: expect.any(String),
    name: 'Salong Hele OÜ',
    middle_name: null,
    created_at: expect.any(String),
    is_individual: false,
    reg_code: '10137025',
    vat: 'EE100594102',
    vat_check: null,
    phone: '+372 5551 2034',
    delivery_country_id: null,
    status: 'pending',
    status_reason: null,
    role: 'CUSTOMER_ADMIN',
    // The user acts for nobody else.
    is_active: true,
    is_recently_registered: true,
    spending_limit: null,
    orders_need_approval: false,
    loyalty: expect.objectContaining({ is_loyal: false, can_join_loyalty: true }),
  });
});

test('AU-03 AU-04 a company does not take over from the customer its user acts for', async () => {
  const { db } = server.database;
  const person = await buildCustomer(db, { isBusiness: false });
  const { token } = await signIn(db, { customerId: person.id });
  const added = await as(token).post<Customer>(companies, company());
  expect(added.body.is_active).toBe(false);
  const { body } = await as(token).get<Customer[]>('/api/v1/rest-auth/customers/');
  expect(body.filter((one) => one.is_active).map((one) => one.uuid)).toEqual([person.uuid]);
});

test('AU-04 a company is a customer of a shop once, and nobody is told whose', async () => {
  const { db } = server.database;
  const [first, second] = [await signIn(db), await signIn(db)];
  const mine = company();
  expect((await as(first.token).post(companies, mine)).status).toBe(200);
  const answer = {
    status: 409,
    body: { code: 'CUSTOMER_EXISTS', message: 'refusals.codes.CUSTOMER_EXISTS' },
  };
  expect(await as(second.token).post(companies, { ...mine, name: 'Teine' })).toEqual(answer);
  expect(await as(first.token).post(companies, mine)).toEqual(answer);
  // A number of another registry is another company.
  expect(
    (await as(second.token).post(companies, { ...mine, country: 'LV', reg_code: '40003521600' })).status,
  ).toBe(200);
  // Whom staff has denied blocks nobody.
  await sql`update customer set status = 'denied' where reg_code = ${mine.reg_code}`.execute(db);
  expect((await as(second.token).post(companies, mine)).status).toBe(200);
});

test('AU-04 of ten who add the same company at once one succeeds', async () => {
  const { db } = server.database;
  const people = await Promise.all(Array.from({ length: 10 }, () => signIn(db)));
  const same = company();
  const answers = await Promise.all(people.map(({ token }) => as(token).post(companies, same)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
});

test('AU-04 five companies of a user wait for approval at a time, however they are sent', async () => {
  const { token } = await signIn(server.database.db);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => as(token).post<{ code?: string }>(companies, company())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === 'TOO_MANY_PENDING')).toHaveLength(3);
});

test('AU-04 a press that is repeated adds one company', async () => {
  const { token } = await signIn(server.database.db);
  const payload = company();
  const headers = { authorization: `Token ${token}`, 'idempotency-key': crypto.randomUUID() };
  const press = () => server.app.inject({ method: 'POST', url: companies, headers, payload });
  const [first, second] = await Promise.all([press(), press()]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json()).toEqual(first.json());
});

test.each([
  [{ reg_code: '10137026' }, { reg_code: ['invalid_reg_code'] }],
  [{ reg_code: '10137025', vat: 'EE100594103' }, { vat: ['invalid_vat'] }],
  [
    { country: 'LV', reg_code: '10137025', vat: 'x' },
    { reg_code: ['invalid_reg_code'], vat: ['invalid_vat'] },
  ],
  [{ country: 'SE' }, { country: ['invalid_choice'] }],
  [{ name: '' }, { name: ['required'] }],
  [{ reg_code: '1'.repeat(10_000) }, { reg_code: ['too_long'] }],
  [{ reg_code: undefined }, { reg_code: ['required'] }],
  [{ status: 'approved' }, { status: ['unknown_field'] }],
  [{ customer_group_id: 1 }, { customer_group_id: ['unknown_field'] }],
])('AU-04 ER-01 a company with %j is refused with its fields', async (changes, fields) => {
  const { token } = await signIn(server.database.db);
  expect(await as(token).post(companies, company(changes))).toEqual({ status: 400, body: fields });
});

test('AU-04 nobody adds a company without signing in', async () => {
  expect((await as().post(companies, company())).status).toBe(401);
});

test('AU-04 with another registry code a company is looked at anew; with another VAT number it is not', async () => {
  const { db } = server.database;
  const { token } = await signIn(db);
  const { body: added } = await as(token).post<Customer>(companies, company());
  await sql`update customer set status = 'approved' where uuid = ${added.uuid}`.execute(db);
  const change = async (changes: object) =>
    (await as(token).put<Customer>(at(added.uuid), { name: added.name, ...changes })).body;
  expect(await change({ vat: '100594102' })).toMatchObject({ vat: 'EE100594102', status: 'approved' });
  expect(await change({ reg_code: ` ${added.reg_code} ` })).toMatchObject({ status: 'approved' });
  const other = freshRegCode();
  expect(await change({ reg_code: other })).toMatchObject({ reg_code: other, status: 'pending' });
  expect(await change({ vat: null })).toMatchObject({ vat: null, reg_code: other });
  expect(await change({ reg_code: '10137026' })).toEqual({ reg_code: ['invalid_reg_code'] });
});

test('AU-04 a company cannot take the registry code of another customer', async () => {
  const { token } = await signIn(server.database.db);
  const [one, other] = [company(), company()];
  await as(token).post(companies, one);
  const { body } = await as(token).post<Customer>(companies, other);
  expect(await as(token).put(at(body.uuid), { name: 'X', reg_code: one.reg_code })).toMatchObject({
    status: 409,
    body: { code: 'CUSTOMER_EXISTS' },
  });
});

test('AU-04 a person gets no registry code and no VAT number by changing', async () => {
  const { db } = server.database;
  const { id, uuid } = await buildCustomer(db, { isBusiness: false });
  const { token } = await signIn(db, { customerId: id });
  const change = { name: 'Mari', reg_code: '10137025', vat: 'EE100594102' };
  expect(await as(token).put(at(uuid), change)).toEqual({
    status: 400,
    body: { reg_code: ['unknown_field'], vat: ['unknown_field'] },
  });
});
