import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Customer, Invitation, Member } from '../../domain/customers/contract.ts';
import { waitingMails } from '../../../test/mail.ts';
import { addMember, buildCustomer, buildUser, requester, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { deleteExpiredInvitations, isInvited } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const at = (uuid: string, rest: string) => `/api/v1/customers/${uuid}/${rest}`;
const accept = '/api/v1/customers/invitations/accept/';
const as = (token?: string) => requester(server.app, token);
const rights = (changes: object = {}) => ({
  role: 'CUSTOMER_USER',
  spending_limit: null,
  orders_need_approval: false,
  ...changes,
});
const lastAdmin = { status: 409, body: { code: 'LAST_ADMIN', message: 'refusals.codes.LAST_ADMIN' } };
const notAllowed = { status: 403, body: { code: 'NOT_ALLOWED', message: 'refusals.codes.NOT_ALLOWED' } };

/** A company with an administrator and, if asked for, colleagues who are signed in. */
async function salon(...colleagues: ('CUSTOMER_ADMIN' | 'CUSTOMER_USER')[]) {
  const { db } = server.database;
  const customer = await buildCustomer(db);
  const people = [];
  for (const role of ['CUSTOMER_ADMIN' as const, ...colleagues]) {
    const user = await buildUser(db);
    const { token } = await signIn(db, { userId: user.id, customerId: customer.id, role });
    people.push({ ...user, token });
  }
  return { ...customer, people };
}
type Salon = Awaited<ReturnType<typeof salon>>;
const membersOf = async ({ uuid, people }: Salon, asWhom = 0) =>
  (await as(people[asWhom]!.token).get<Member[]>(at(uuid, 'users/'))).body;

test('AU-03 users of a customer see each other, administrators first', async () => {
  const company = await salon('CUSTOMER_USER');
  const [admin, user] = company.people;
  expect(await membersOf(company, 1)).toEqual([
    {
      uuid: admin!.uuid,
      email: admin!.email,
      first_name: 'Mari',
      last_name: 'Maasikas',
      role: 'CUSTOMER_ADMIN',
      spending_limit: null,
      orders_need_approval: false,
      is_me: false,
    },
    expect.objectContaining({ uuid: user!.uuid, role: 'CUSTOMER_USER', is_me: true }),
  ]);
});

test('AU-03 an administrator sets role, limit and approval of a colleague, who sees them', async () => {
  const { uuid, people } = await salon('CUSTOMER_USER');
  const change = rights({ spending_limit: '500.5', orders_need_approval: true });
  const changed = await as(people[0]!.token).put<Member>(at(uuid, `users/${people[1]!.uuid}/`), change);
  expect(changed).toMatchObject({
    status: 200,
    body: { spending_limit: '500.50', orders_need_approval: true },
  });
  const own = await as(people[1]!.token).get<Customer>(at(uuid, ''));
  expect(own.body).toMatchObject({ spending_limit: '500.50', orders_need_approval: true });
});

test.each([
  [{ spending_limit: '-1' }, { spending_limit: ['invalid'] }],
  [{ spending_limit: '1e3' }, { spending_limit: ['invalid'] }],
  [{ spending_limit: '1.005' }, { spending_limit: ['invalid'] }],
  [{ spending_limit: '99999999' }, { spending_limit: ['invalid'] }],
  [{ spending_limit: 100 }, { spending_limit: ['invalid_type'] }],
  [{ role: 'TH_ADMIN' }, { role: ['invalid_choice'] }],
  [{ orders_need_approval: undefined }, { orders_need_approval: ['required'] }],
  [{ user_id: 1 }, { user_id: ['unknown_field'] }],
])('AU-03 ER-01 a member cannot become %j', async (changes, fields) => {
  const { uuid, people } = await salon('CUSTOMER_USER');
  const url = at(uuid, `users/${people[1]!.uuid}/`);
  expect(await as(people[0]!.token).put(url, rights(changes))).toEqual({ status: 400, body: fields });
});

test('AU-03 a CUSTOMER_USER changes nobody, invites nobody and removes nobody else, but may leave', async () => {
  const company = await salon('CUSTOMER_USER');
  const { uuid, people } = company;
  const [admin, user] = people;
  const me = as(user!.token);
  expect(await me.put(at(uuid, `users/${user!.uuid}/`), rights({ role: 'CUSTOMER_ADMIN' }))).toEqual(
    notAllowed,
  );
  expect(await me.put(at(uuid, `users/${admin!.uuid}/`), rights())).toEqual(notAllowed);
  expect(await me.remove(at(uuid, `users/${admin!.uuid}/`))).toEqual(notAllowed);
  expect(await me.post(at(uuid, 'invitations/'), { email: 'a@salong.ee', ...rights() })).toEqual(notAllowed);
  expect(await me.remove(at(uuid, 'invitations/1/'))).toEqual(notAllowed);
  expect((await me.remove(at(uuid, `users/${user!.uuid}/`))).status).toBe(204);
  expect((await me.get(at(uuid, ''))).status).toBe(404);
  expect(await membersOf(company)).toHaveLength(1);
});

test('AU-03 nobody loosens their own limits, an administrator neither', async () => {
  const { db } = server.database;
  const { uuid, id, people } = await salon('CUSTOMER_ADMIN');
  await sql`update customer_user set spending_limit_cents = 10000, orders_need_approval = true
    where customer_id = ${id} and user_id = ${people[0]!.id}`.execute(db);
  const [me, other] = people;
  const admin = rights({ role: 'CUSTOMER_ADMIN', spending_limit: '100', orders_need_approval: true });
  const change = (token: string, changes: object) =>
    as(token).put(at(uuid, `users/${me!.uuid}/`), { ...admin, ...changes });
  expect(await change(me!.token, { spending_limit: null })).toEqual(notAllowed);
  expect(await change(me!.token, { spending_limit: '100.01' })).toEqual(notAllowed);
  expect(await change(me!.token, { orders_need_approval: false })).toEqual(notAllowed);
  expect((await change(me!.token, { spending_limit: '50' })).status).toBe(200);
  expect((await change(other!.token, { spending_limit: null })).status).toBe(200);
});

test('AU-03 the last administrator neither leaves nor steps down', async () => {
  const { uuid, people } = await salon('CUSTOMER_USER');
  const [admin, user] = people;
  const own = at(uuid, `users/${admin!.uuid}/`);
  expect(await as(admin!.token).remove(own)).toEqual(lastAdmin);
  expect(await as(admin!.token).put(own, rights())).toEqual(lastAdmin);
  const promoted = rights({ role: 'CUSTOMER_ADMIN' });
  await as(admin!.token).put(at(uuid, `users/${user!.uuid}/`), promoted);
  expect((await as(admin!.token).put(own, rights())).status).toBe(200);
  expect(await as(user!.token).remove(at(uuid, `users/${user!.uuid}/`))).toEqual(lastAdmin);
});

test('AU-03 of two administrators who leave, remove or demote each other at once one stays', async () => {
  for (let round = 0; round < 8; round++) {
    const company = await salon('CUSTOMER_ADMIN');
    const { uuid, people } = company;
    const [one, two] = people;
    const url = (person: (typeof people)[number]) => at(uuid, `users/${person.uuid}/`);
    await Promise.all([
      as(one!.token).remove(url(round % 2 === 0 ? one! : two!)),
      round % 3 === 0
        ? as(two!.token).put(url(two!), rights())
        : as(two!.token).remove(url(round % 2 === 0 ? two! : one!)),
    ]);
    const { rows } = await sql<{ admins: number }>`select count(*) as admins from customer_user m
      join customer c on c.id = m.customer_id where c.uuid = ${uuid} and m.role = 'CUSTOMER_ADMIN'`.execute(
      server.database.db,
    );
    expect(rows[0]!.admins).toBe(1);
  }
});

test('AU-03 who is removed while a change of theirs is under way either finishes it before or does nothing', async () => {
  const { db } = server.database;
  const { uuid, people } = await salon('CUSTOMER_ADMIN');
  const [one, two] = people;
  // The removal is under way: it holds the customer, and is not committed yet.
  let commit = () => {};
  const held = new Promise<void>((resolve) => (commit = resolve));
  const removal = db.transaction().execute(async (trx) => {
    await sql`select 1 from customer where uuid = ${uuid} for no key update`.execute(trx);
    await sql`delete from customer_user where user_id = ${two!.id}`.execute(trx);
    await held;
  });
  const changes = [
    as(two!.token).put(at(uuid, ''), { name: 'Minu' }),
    as(two!.token).put(at(uuid, `users/${one!.uuid}/`), rights()),
    as(two!.token).post(at(uuid, 'invitations/'), { email: 'sober@salong.ee', ...rights() }),
    as(two!.token).put('/api/v1/users/change-active-entity/', { id: uuid }),
  ];
  await vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows[0]!.waiting).toBe(4);
  });
  commit();
  await removal;
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await as(one!.token).get<Customer>(at(uuid, ''))).body.name).not.toBe('Minu');
});

test('AU-03 who is removed stays signed in and acts for nobody from the next request', async () => {
  const { uuid, people } = await salon('CUSTOMER_USER');
  const [admin, user] = people;
  expect((await server.identities.find(user!.token))!.customer!.uuid).toBe(uuid);
  expect((await as(admin!.token).remove(at(uuid, `users/${user!.uuid}/`))).status).toBe(204);
  await vi.waitFor(async () => expect((await server.identities.find(user!.token))!.customer).toBe(null));
  expect((await as(user!.token).get('/api/v1/rest-auth/customers/')).body).toEqual([]);
});

test('AU-03 colleagues of other customers are not there', async () => {
  const [mine, theirs] = [await salon(), await salon('CUSTOMER_USER')];
  const me = as(mine.people[0]!.token);
  const stranger = theirs.people[1]!.uuid;
  const answers = await Promise.all([
    me.get(at(theirs.uuid, 'users/')),
    me.put(at(theirs.uuid, `users/${stranger}/`), rights()),
    me.remove(at(theirs.uuid, `users/${stranger}/`)),
    me.put(at(mine.uuid, `users/${stranger}/`), rights()),
    me.remove(at(mine.uuid, `users/${stranger}/`)),
    me.get(at(theirs.uuid, 'invitations/')),
    me.post(at(theirs.uuid, 'invitations/'), { email: 'a@salong.ee', ...rights() }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
  expect(await membersOf(theirs)).toHaveLength(2);
});

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
  await sql`update customer_invitation set expires_at = now() where id = ${third.invitation.id}`.execute(db);
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
