import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Customer, Member } from '../../domain/customers/contract.ts';
import { requester } from '../../../test/people.ts';
import { buildSalon, ofCustomer, rights, type Salon } from '../../../test/salon.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { withTransaction } from '../platform/db.ts';
import { createIndividual } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const at = ofCustomer;
const as = (token?: string) => requester(server.app, token);
const salon = (...colleagues: ('CUSTOMER_ADMIN' | 'CUSTOMER_USER')[]) =>
  buildSalon(server.database.db, ...colleagues);
const lastAdmin = { status: 409, body: { code: 'LAST_ADMIN', message: 'refusals.codes.LAST_ADMIN' } };
const notAllowed = { status: 403, body: { code: 'NOT_ALLOWED', message: 'refusals.codes.NOT_ALLOWED' } };
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

test('AU-03 who is removed and has one other customer acts for that one from the next request', async () => {
  const { db } = server.database;
  const { uuid, people } = await salon('CUSTOMER_USER');
  const [admin, user] = people;
  const { id: userId } = await db
    .selectFrom('user_account')
    .select('id')
    .where('uuid', '=', user!.uuid)
    .executeTakeFirstOrThrow();
  const own = await withTransaction(db, (trx) => createIndividual(trx, { userId, name: 'Mari Maasikas' }));
  expect((await as(admin!.token).remove(at(uuid, `users/${user!.uuid}/`))).status).toBe(204);
  await vi.waitFor(async () =>
    expect((await server.identities.find(user!.token))!.customer?.uuid).toBe(own.uuid),
  );
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
