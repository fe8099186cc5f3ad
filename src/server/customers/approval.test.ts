import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Approval, Customer } from '../../domain/customers/contract.ts';
import { buildPrice, buildPriceList, buildProduct, buildRestriction } from '../../../test/factories.ts';
import { waitingMails } from '../../../test/mail.ts';
import {
  addMember,
  buildCustomer,
  buildUser,
  freshRegCode,
  requester,
  signIn,
  signInStaff,
} from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let staff: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = (await signInStaff(server.database.db, 'TH_USER_ADMIN')).token;
});
afterAll(() => server.stop());

const as = (token?: string) => requester(server.app, token);
const approvalOf = (uuid: string) => `/api/v1/administrator/customers/${uuid}/approval/`;

/** A company that waits, with its administrator acting for it. */
async function pendingCompany() {
  const { db } = server.database;
  const user = await buildUser(db);
  const { token } = await signIn(db, { userId: user.id });
  const { body } = await as(token).post<Customer>('/api/v1/customers/', {
    name: 'Salong Hele OÜ',
    country: 'EE',
    reg_code: freshRegCode(),
    vat: null,
    phone: null,
  });
  return { ...body, user, token };
}

interface Offer {
  price: number;
  valid_restrictions: unknown[];
}

test('AU-04 a company has the prices of everybody and their restrictions until it is approved, and those of its group from the next request', async () => {
  const { db } = server.database;
  const professionals = await buildRestriction(db, { allowedGroups: ['salon'] });
  const { id } = await buildProduct(db, { cents: 1240, restrictions: [professionals.id] });
  const company = await pendingCompany();
  const offer = async (token?: string) => (await as(token).get<Offer>(`/api/v1/products/${id}/`)).body;
  const everybody = await offer();
  expect(everybody).toMatchObject({ price: 12.4, valid_restrictions: [{}] });
  // A company is shown the same price without its VAT.
  expect(await offer(company.token)).toMatchObject({ price: 10, valid_restrictions: [{}] });
  await buildPrice(db, id, {
    cents: 700,
    list: (await buildPriceList(db, { group: 'salon', isNet: true })).id,
  });

  const approved = await as(staff).post<Approval>(approvalOf(company.uuid), {
    status: 'approved',
    customer_group: 'salon',
  });
  expect(approved).toMatchObject({ status: 200, body: { status: 'approved', customer_group: 'salon' } });
  await vi.waitFor(async () =>
    expect(await offer(company.token)).toMatchObject({ price: 7, valid_restrictions: [] }),
  );
  expect(await offer()).toEqual(everybody);

  await as(staff).post(approvalOf(company.uuid), { status: 'denied', customer_group: 'salon' });
  await vi.waitFor(async () =>
    expect(await offer(company.token)).toMatchObject({ price: 10, valid_restrictions: [{}] }),
  );
});

test('AU-04 without a group named a company gets the first for businesses, keeps its own, or none by choice', async () => {
  const company = await pendingCompany();
  const decide = async (changes: object) =>
    (await as(staff).post<Approval>(approvalOf(company.uuid), { status: 'approved', ...changes })).body
      .customer_group;
  expect(await decide({})).toBe('salon');
  expect(await decide({ customer_group: null })).toBe(null);
  const { groupId } = await buildCustomer(server.database.db, { group: 'school' });
  expect(await decide({ customer_group: groupId })).toBe('school');
  expect(await decide({})).toBe('school');
});

test('CO-04 staff says how much a company may owe and how long it has to pay; what is left out stays', async () => {
  const company = await pendingCompany();
  const decide = async (changes: object) =>
    as(staff).post<Approval>(approvalOf(company.uuid), { status: 'approved', ...changes });
  expect((await decide({})).body).toMatchObject({ credit_limit: null, payment_term_days: null });
  const given = { credit_limit: '1500.00', payment_term_days: 30 };
  expect((await decide({ credit_limit: '1500', payment_term_days: 30 })).body).toMatchObject(given);
  expect((await decide({ reason: 'Kontrollitud' })).body).toMatchObject(given);
  expect((await decide({ credit_limit: null })).body).toMatchObject({ credit_limit: null });
  for (const wrong of [{ credit_limit: '-1' }, { credit_limit: '1e9' }, { payment_term_days: 91 }])
    expect((await decide(wrong)).status).toBe(400);
});

test('AU-04 administrators of the company are told once by mail, with the reason, each in their language', async () => {
  const { db } = server.database;
  const company = await pendingCompany();
  const other = await buildUser(db);
  await sql`update user_account set language = 'lv' where id = ${other.id}`.execute(db);
  const colleague = await buildUser(db);
  const { rows } = await sql<{ id: number }>`select id from customer where uuid = ${company.uuid}`.execute(
    db,
  );
  await addMember(db, rows[0]!.id, other.id, 'CUSTOMER_ADMIN');
  await addMember(db, rows[0]!.id, colleague.id, 'CUSTOMER_USER');
  const decision = { status: 'denied', reason: '<b>Registrikood</b> on teise ettevõtte oma' };
  for (let time = 0; time < 3; time++) {
    expect((await as(staff).post(approvalOf(company.uuid), decision)).status).toBe(200);
  }
  const mails = (await waitingMails(db)).filter(({ template }) => template === 'company-decision');
  const told = mails.filter(({ to }) => [company.user.email, other.email, colleague.email].includes(to));
  expect(told.map(({ to, language, props }) => [to, language, (props as { reason: string }).reason])).toEqual(
    [
      [company.user.email, 'et', decision.reason],
      [other.email, 'lv', decision.reason],
    ],
  );
});

test('AU-04 its administrators read why a company was denied, its other users and an approved one do not', async () => {
  const { db } = server.database;
  const company = await pendingCompany();
  const colleague = await buildUser(db);
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('uuid', '=', company.uuid)
    .executeTakeFirstOrThrow();
  await addMember(db, row.id, colleague.id, 'CUSTOMER_USER');
  const reasonFor = async (token: string) =>
    (await as(token).get<Customer>(`/api/v1/customers/${company.uuid}/`)).body.status_reason;
  const other = (await signIn(db, { userId: colleague.id })).token;
  const decide = (decision: object) => as(staff).post(approvalOf(company.uuid), decision);
  expect(await reasonFor(company.token)).toBeNull();
  await decide({ status: 'denied', reason: 'Litsents on aegunud' });
  expect(await reasonFor(company.token)).toBe('Litsents on aegunud');
  expect(await reasonFor(other)).toBeUndefined();
  await decide({ status: 'approved', reason: 'Nüüd korras' });
  expect(await reasonFor(company.token)).toBeNull();
});

test('AU-04 who decided and when is recorded', async () => {
  const { db } = server.database;
  const company = await pendingCompany();
  await as(staff).post(approvalOf(company.uuid), { status: 'approved' });
  const { rows } = await sql<{ by: string; at: Date }>`
    select u.id is not null as by, status_changed_at as at from customer c
    join user_account u on u.id = c.status_changed_by where c.uuid = ${company.uuid}`.execute(db);
  expect(rows).toEqual([{ by: true, at: expect.any(Date) }]);
});

test('AU-04 AU-05 a company is approved by staff with a permission for it alone', async () => {
  const company = await pendingCompany();
  const decide = async (token?: string, uuid = company.uuid) =>
    (await as(token).post(approvalOf(uuid), { status: 'approved' })).status;
  expect(await decide()).toBe(401);
  expect(await decide(company.token)).toBe(403);
  const { db } = server.database;
  expect(await decide((await signInStaff(db, 'TH_SHOP_ADMIN')).token)).toBe(403);
  expect(await decide((await signInStaff(db, 'TH_ADMIN')).token)).toBe(200);
  // What staff may is not told to others by what there is.
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await decide(company.token, nobody)).toBe(403);
  expect(await decide(staff, nobody)).toBe(404);
  const person = await buildCustomer(db, { isBusiness: false });
  expect(await decide(staff, person.uuid)).toBe(404);
});

test('AU-04 a company that was denied is not approved beside the one that came in its place', async () => {
  const { db } = server.database;
  const first = await pendingCompany();
  await as(staff).post(approvalOf(first.uuid), { status: 'denied' });
  const { token } = await signIn(db);
  const payload = { name: 'Õige', country: 'EE', reg_code: first.reg_code, vat: null, phone: null };
  expect((await as(token).post('/api/v1/customers/', payload)).status).toBe(200);
  expect(await as(staff).post(approvalOf(first.uuid), { status: 'approved' })).toMatchObject({
    status: 409,
    body: { code: 'CUSTOMER_EXISTS' },
  });
});

test.each([
  [{}, { status: ['invalid_choice'] }],
  [{ status: 'pending' }, { status: ['invalid_choice'] }],
  [{ status: 'approved', customer_group: 'nobody' }, { customer_group: ['unknown_value'] }],
  [{ status: 'approved', customer_group: 0 }, { customer_group: ['unknown_value'] }],
  [{ status: 'denied', reason: 'x'.repeat(1001) }, { reason: ['too_long'] }],
])('ER-01 AU-04 a decision like %j is refused', async (body, fields) => {
  const company = await pendingCompany();
  expect(await as(staff).post(approvalOf(company.uuid), body)).toEqual({ status: 400, body: fields });
});
