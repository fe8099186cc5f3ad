import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer, Invitation, Member } from '../../domain/customers/contract.ts';
import { waitingMails } from '../../../test/mail.ts';
import { addMember, buildCustomer, buildUser, requester, signIn } from '../../../test/people.ts';
import { buildSalon, ofCustomer, rights, type Salon } from '../../../test/salon.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { deleteExpiredInvitations, isInvited } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const at = ofCustomer;
const as = (token?: string) => requester(server.app, token);
const salon = (...colleagues: ('CUSTOMER_ADMIN' | 'CUSTOMER_USER')[]) =>
  buildSalon(server.database.db, ...colleagues);
const accept = '/api/v1/customers/invitations/accept/';
const notAllowed = { status: 403, body: { code: 'NOT_ALLOWED', message: 'refusals.codes.NOT_ALLOWED' } };
const membersOf = async ({ uuid, people }: Salon, asWhom = 0) =>
  (await as(people[asWhom]!.token).get<Member[]>(at(uuid, 'users/'))).body;

/** Invites an address and answers the mailed token. */
async function invited({ uuid, people }: Salon, email: string, changes: object = {}) {
  const answer = await as(people[0]!.token).post<Invitation>(at(uuid, 'invitations/'), {
    email,
    ...rights(changes),
  });
  expect(answer.status).toBe(200);
  const mails = await waitingMails(server.database.db);
  const mail = mails.find(({ key }) => key === `invitation ${answer.body.id}`);
  return { invitation: answer.body, token: (mail!.props as { token: string }).token };
}

test('AU-03 an invitation of an address and a role alone sets no limit and asks for no approval', async () => {
  const { uuid, people } = await salon();
  const body = { email: 'kolleeg@salong.ee', role: 'CUSTOMER_USER' };
  expect(await as(people[0]!.token).post(at(uuid, 'invitations/'), body)).toMatchObject({
    status: 200,
    body: { ...body, spending_limit: null, orders_need_approval: false },
  });
});

test('AU-03 a colleague is invited by mail and joins with the rights of the invitation, once', async () => {
  const { db } = server.database;
  const company = await salon();
  const user = await buildUser(db);
  const { token: session } = await signIn(db, { userId: user.id });
  const { invitation, token } = await invited(company, ` ${user.email.toUpperCase()} `.trim(), {
    spending_limit: '300.00',
    orders_need_approval: true,
  });
  expect(invitation).toMatchObject({
    email: user.email,
    spending_limit: '300.00',
    orders_need_approval: true,
  });
  const days = (Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)) / 86_400_000;
  expect(days).toBe(7);
  const joined = await as(session).post<Customer>(accept, { token });
  expect(joined).toMatchObject({
    status: 200,
    body: { uuid: company.uuid, role: 'CUSTOMER_USER', spending_limit: '300.00', is_active: true },
  });
  expect(await membersOf(company)).toHaveLength(2);
  expect((await as(company.people[0]!.token).get(at(company.uuid, 'invitations/'))).body).toEqual([]);
  expect(await as(session).post(accept, { token })).toMatchObject({
    status: 400,
    body: { code: 'TOKEN_INVALID' },
  });
});

test('AU-03 of one token used ten times at once one joins', async () => {
  const { db } = server.database;
  const company = await salon();
  const user = await buildUser(db);
  const { token: session } = await signIn(db, { userId: user.id });
  const { token } = await invited(company, user.email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => as(session).post(accept, { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  expect(await membersOf(company)).toHaveLength(2);
});

test('AU-03 an invitation joins the address it was mailed to alone', async () => {
  const { db } = server.database;
  const company = await salon();
  const [invitee, thief] = [await buildUser(db), await signIn(db)];
  const { token } = await invited(company, invitee.email, { role: 'CUSTOMER_ADMIN' });
  expect(await as(thief.token).post(accept, { token })).toMatchObject({
    status: 403,
    body: { code: 'INVITED_ANOTHER' },
  });
  expect((await as().post(accept, { token })).status).toBe(401);
  expect(await membersOf(company)).toHaveLength(1);
  // It is not used up by whoever tried.
  const own = await signIn(db, { userId: invitee.id });
  expect((await as(own.token).post(accept, { token })).status).toBe(200);
});

test('AU-03 whoever has the link is told the name of the company, and nothing else, as long as it works', async () => {
  const { db } = server.database;
  const company = await salon();
  const { token, invitation } = await invited(company, 'kutsutu@salong.ee');
  const asked = (given: string, asWhom?: string) =>
    as(asWhom).get(`/api/v1/customers/invitations/company/?token=${given}`);
  const { name } = await db
    .selectFrom('customer')
    .select('name')
    .where('uuid', '=', company.uuid)
    .executeTakeFirstOrThrow();
  expect(await asked(token)).toEqual({ status: 200, body: { name } });
  expect(await asked(token, (await signIn(db)).token)).toEqual({ status: 200, body: { name } });
  const unknown = { status: 400, body: { code: 'TOKEN_INVALID' } };
  expect(await asked('x'.repeat(43))).toMatchObject(unknown);
  await as(company.people[0]!.token).remove(at(company.uuid, `invitations/${invitation.id}/`));
  expect(await asked(token)).toMatchObject(unknown);
  const { token: late, invitation: old } = await invited(company, 'hiline@salong.ee');
  await sql`update customer_invitation set expires_at = now() - interval '1 second' where id = ${old.id}`.execute(
    db,
  );
  expect(await asked(late)).toMatchObject(unknown);
});

test('AU-03 who registers by the link has confirmed the address; by a guessed or another’s link nobody has', async () => {
  const { db } = server.database;
  const { token } = await invited(await salon(), 'uus@salong.ee');
  const asked = (email: string, given = token, now = new Date()) =>
    isInvited(db, { email, token: given, now });
  expect(await asked('uus@salong.ee')).toBe(true);
  expect(await asked('keegi@salong.ee')).toBe(false);
  expect(await asked('uus@salong.ee', 'x'.repeat(43))).toBe(false);
  expect(await asked('uus@salong.ee', token, new Date(Date.now() + 8 * 86_400_000))).toBe(false);
});

test('AU-03 an invitation dies after seven days, by being withdrawn, and by a newer one', async () => {
  const { db } = server.database;
  const company = await salon();
  const user = await buildUser(db);
  const { token: session } = await signIn(db, { userId: user.id });
  const dead = async (token: string) =>
    expect(await as(session).post(accept, { token })).toMatchObject({
      status: 400,
      body: { code: 'TOKEN_INVALID' },
    });

  const first = await invited(company, user.email);
  await as(company.people[0]!.token).remove(at(company.uuid, `invitations/${first.invitation.id}/`));
  await dead(first.token);
  const second = await invited(company, user.email);
  const third = await invited(company, user.email);
  await dead(second.token);
  await sql`update customer_invitation set expires_at = now() - interval '1 second' where id = ${third.invitation.id}`.execute(
    db,
  );
  await dead(third.token);
  expect((await as(company.people[0]!.token).get(at(company.uuid, 'invitations/'))).body).toEqual([]);
  await deleteExpiredInvitations(db, new Date());
  const { rows } = await sql`select 1 from customer_invitation where id = ${third.invitation.id}`.execute(db);
  expect(rows).toEqual([]);
});

test('AU-03 the token is in the mail alone: neither answers nor the table of invitations tell it', async () => {
  const company = await salon();
  const { invitation, token } = await invited(company, 'vaikus@salong.ee');
  expect(JSON.stringify(invitation)).not.toContain(token);
  const { rows } =
    await sql`select i::text as row from customer_invitation i where id = ${invitation.id}`.execute(
      server.database.db,
    );
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('AU-03 who is a colleague is not invited, and a person invites nobody', async () => {
  const { db } = server.database;
  const company = await salon('CUSTOMER_USER');
  const again = { email: company.people[1]!.email, ...rights() };
  expect(await as(company.people[0]!.token).post(at(company.uuid, 'invitations/'), again)).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_MEMBER' },
  });
  const person = await buildCustomer(db, { isBusiness: false });
  const { token } = await signIn(db, { customerId: person.id });
  expect(await as(token).post(at(person.uuid, 'invitations/'), again)).toEqual(notAllowed);
});

test('AU-03 who joined otherwise meanwhile keeps the role of today', async () => {
  const { db } = server.database;
  const company = await salon();
  const user = await buildUser(db);
  const { token: session } = await signIn(db, { userId: user.id });
  const { token } = await invited(company, user.email);
  await addMember(db, company.id, user.id, 'CUSTOMER_ADMIN');
  expect(await as(session).post<Customer>(accept, { token })).toMatchObject({
    status: 200,
    body: { role: 'CUSTOMER_ADMIN' },
  });
});

test.each(['', 'x'.repeat(43), "' or 1=1 --", '\u0000', '💇'.repeat(50), 'x'.repeat(10_000)])(
  'AU-03 no customer is joined by the token %j',
  async (token) => {
    const { token: session } = await signIn(server.database.db);
    expect((await as(session).post(accept, { token })).status).toBe(400);
  },
);

test('AU-01 AU-03 who registers by the link of an invitation logs in at once and joins', async () => {
  const company = await salon();
  const { token } = await invited(company, 'uus.kolleeg@salong.ee');
  const person = {
    email: 'Uus.Kolleeg@salong.ee',
    password: 'kolm väikest kurge',
    first_name: 'Õie',
    last_name: 'Pärn',
    accepts: true,
    is_email_subscription: false,
  };
  const register = (body: object) => as().post('/api/v1/rest-auth/registration/', body);
  const login = ({ email, password }: typeof person) =>
    as().post<{ key: string; code?: string }>('/api/v1/rest-auth/login/', { email, password });
  // A token proves the address it was mailed to, and no other.
  const thief = { ...person, email: 'varas@salong.ee' };
  expect((await register({ ...thief, invitation: token })).status).toBe(204);
  expect((await login(thief)).body.code).toBe('EMAIL_NOT_CONFIRMED');

  expect((await register({ ...person, invitation: token })).status).toBe(204);
  const { status, body } = await login(person);
  expect(status).toBe(200);
  const joined = await as(body.key).post<Customer>(accept, { token });
  // A person first, whose own customer stays the active one.
  expect(joined).toMatchObject({ status: 200, body: { uuid: company.uuid, is_active: false } });
  expect((await as(body.key).get('/api/v1/rest-auth/customers/')).body).toHaveLength(2);
});
