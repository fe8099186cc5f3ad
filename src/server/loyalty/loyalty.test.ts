import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { balanceOf, buildMember, buyAndReceive, draftOfMember, givePoints } from '../../../test/loyalty.ts';
import { buildCustomer, requester, signIn } from '../../../test/people.ts';
import { placer } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Customer } from '../../domain/customers/contract.ts';
import type { Loyalty, LoyaltyStatement } from '../../domain/loyalty/contract.ts';
import type { Me } from '../../domain/me/contract.ts';
import type { Order } from '../../domain/orders/contract.ts';
import type { Db } from '../database.ts';
import { loyaltyData } from './service.ts';

let server: TestServer;
let db: Db;
let place: ReturnType<typeof placer>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  place = placer(server);
});
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

async function somebody(parts: Parameters<typeof buildCustomer>[1] = { isBusiness: false }) {
  const customer = await buildCustomer(db, parts);
  const { token, userId } = await signIn(db, { customerId: customer.id });
  return { customer, userId, ask: requester(server.app, token) };
}
const memberAsking = async (parts: Parameters<typeof buildMember>[1] = {}) => {
  const member = await buildMember(db, parts);
  return { ...member, ask: requester(server.app, member.token) };
};

test('AC-03 PP-01 joining makes a member of the first level, welcomed until the popup was acknowledged', async () => {
  const { ask, customer } = await somebody();
  const [before] = (await ask.get<Customer[]>('/api/v1/rest-auth/customers/')).body;
  expect(before!.loyalty).toMatchObject({ is_loyal: false, can_join_loyalty: true, show_join_popup: true });
  const joined = await ask.post<Loyalty>('/api/v1/loyalty/join/');
  const member = {
    is_loyal: true,
    can_join_loyalty: false,
    has_been_loyal: false,
    show_welcome_popup: true,
    show_join_popup: false,
    non_reserved_points_balance: 0,
    current_tier: { level: 1, min_amount: 0 },
    next_tier: { level: 2, min_amount: 500 },
    total_spent_amount: 0,
  };
  expect(joined).toEqual({ status: 200, body: member });
  expect((await ask.post('/api/v1/loyalty/join/')).body).toEqual(member);
  expect((await ask.post('/api/v1/administrator/loyalty/ack_popup')).status).toBe(204);
  const one = await ask.get<Customer>(`/api/v1/customers/${customer.uuid}/`);
  expect(one.body.loyalty).toEqual({ ...member, show_welcome_popup: false });
  const me = await ask.get<Me>('/api/v1/me/');
  expect(me.body.customers[0]!.loyalty).toEqual({ ...member, show_welcome_popup: false });
});

test('PP-01 the call to join is shown until it was answered, to administrators alone', async () => {
  const { ask, customer } = await somebody({ isBusiness: true });
  const colleague = requester(
    server.app,
    (await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' })).token,
  );
  const loyalty = async (who: typeof ask) =>
    (await who.get<Me>('/api/v1/me/')).body.customers.find(({ uuid }) => uuid === customer.uuid)!.loyalty;
  expect(await loyalty(ask)).toMatchObject({ can_join_loyalty: true, show_join_popup: true });
  expect(await loyalty(colleague)).toMatchObject({ can_join_loyalty: false, show_join_popup: false });
  await ask.post('/api/v1/administrator/loyalty/ack_popup/');
  expect(await loyalty(ask)).toMatchObject({ can_join_loyalty: true, show_join_popup: false });
  expect((await colleague.post('/api/v1/loyalty/join/')).status).toBe(403);
});

test('AC-03 a company the shop has denied cannot join, and who acts for nobody is asked to choose', async () => {
  const { ask, customer } = await somebody({ isBusiness: true });
  await db.updateTable('customer').set({ status: 'denied' }).where('id', '=', customer.id).execute();
  expect(await ask.post('/api/v1/loyalty/join/')).toMatchObject({
    status: 409,
    body: { code: 'LOYALTY_NOT_OPEN' },
  });
  const nobody = requester(server.app, (await signIn(db)).token);
  expect(await nobody.post('/api/v1/loyalty/join/')).toMatchObject({
    status: 409,
    body: { code: 'CUSTOMER_NEEDED' },
  });
  expect((await nobody.get<LoyaltyStatement>('/api/v1/loyalty/statement/')).body).toMatchObject({
    count: 0,
    results: [],
    balance: 0,
  });
  expect((await nobody.post('/api/v1/administrator/loyalty/ack_popup/')).status).toBe(204);
});

test('AC-03 leaving loses the points, keeps what was spent, and may be repeated; coming back starts at that level', async () => {
  const { ask, ...member } = await memberAsking({ points: 500 });
  await buyAndReceive(db, place, member, { cents: 60_000 });
  const left = await ask.post<Loyalty>('/api/v1/loyalty/leave/');
  const gone = {
    is_loyal: false,
    can_join_loyalty: true,
    has_been_loyal: true,
    show_welcome_popup: false,
    show_join_popup: false,
    non_reserved_points_balance: 0,
    current_tier: null,
    next_tier: null,
    total_spent_amount: 540,
  };
  expect(left).toEqual({ status: 200, body: gone });
  expect((await ask.post('/api/v1/loyalty/leave/')).body).toEqual(gone);
  expect((await ask.post<Loyalty>('/api/v1/loyalty/join/')).body).toMatchObject({
    is_loyal: true,
    show_welcome_popup: true,
    current_tier: { level: 2 },
    non_reserved_points_balance: 0,
  });
});

test('AC-03 nobody leaves in the middle of a payment with points', async () => {
  const { ask, ...member } = await memberAsking({ points: 500 });
  const order = await draftOfMember(db, member, { usesPoints: true });
  await place.start(order.uuid, { visitor: member.visitor });
  expect(await ask.post('/api/v1/loyalty/leave/')).toMatchObject({
    status: 409,
    body: { code: 'LOYALTY_POINTS_RESERVED' },
  });
  await place.end(order.id);
  expect((await ask.post('/api/v1/loyalty/leave/')).status).toBe(200);
  expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, reserved: 0 });
});

test('AC-03 of leaving and paying with points at the same moment one is first, and the ledger agrees', async () => {
  for (let round = 0; round < 10; round++) {
    const { ask, ...member } = await memberAsking({ points: 500 });
    const order = await draftOfMember(db, member, { usesPoints: true });
    const [left, started] = await Promise.allSettled([
      ask.post('/api/v1/loyalty/leave/'),
      place.start(order.uuid, { visitor: member.visitor }),
    ]);
    expect(started.status).toBe('fulfilled');
    const status = left.status === 'fulfilled' ? left.value.status : 0;
    const used = started.status === 'fulfilled' ? started.value.totals.pointsCents : -1;
    // Whoever left first pays in money.
    expect([status, used]).toEqual(status === 200 ? [200, 0] : [409, 500]);
  }
  await expectSound(db);
});

test('AC-03 the statement tells what changed the balance, page by page, and what expires when', async () => {
  const { ask, ...member } = await memberAsking();
  await givePoints(db, member.accountId, 300, new Date('2030-03-01T10:00:00Z'));
  const order = await draftOfMember(db, member, { usesPoints: true });
  await place.start(order.uuid, { visitor: member.visitor });
  await place.end(order.id);
  const bought = await buyAndReceive(db, place, member, { cents: 10_000 });
  const first = await ask.get<LoyaltyStatement>('/api/v1/loyalty/statement/?page_size=2');
  expect(first.body).toMatchObject({
    count: 4,
    balance: 4.8,
    reserved: 0,
    owed: 0,
    previous: null,
    next: '/api/v1/loyalty/statement/?page_size=2&page=2',
    results: [
      { kind: 'earned', points: 1.8, balance: 4.8, order: { uuid: bought.uuid } },
      { kind: 'released', points: 3, balance: 3 },
    ],
  });
  expect(first.body.expiring.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(4.8);
  const second = await ask.get<LoyaltyStatement>('/api/v1/loyalty/statement/?page=2&page_size=2');
  expect(second.body.results).toMatchObject([
    { kind: 'used', points: -3, balance: 0, order: { uuid: order.uuid } },
    { kind: 'earned', points: 3, balance: 3, order: null },
  ]);
  expect((await ask.get('/api/v1/loyalty/statement/?page=x')).status).toBe(400);
});

test('AC-03 a colleague sees the points of the company, but no order of others', async () => {
  const { ask, ...member } = await memberAsking({ isBusiness: true });
  const bought = await buyAndReceive(db, place, member, { cents: 10_000 });
  const colleague = requester(
    server.app,
    (await signIn(db, { customerId: member.customer.id, role: 'CUSTOMER_USER' })).token,
  );
  const read = async (who: typeof ask) =>
    (await who.get<LoyaltyStatement>('/api/v1/loyalty/statement/')).body.results[0]!.order;
  expect(await read(ask)).toMatchObject({ uuid: bought.uuid });
  expect(await read(colleague)).toMatchObject({ uuid: null, number: expect.any(String) });
});

const points = (uuid: string) => `/api/v1/orders/${uuid}/use-loyalty-points/`;

test('CT-09 points are switched on and off on the draft, which says what they pay', async () => {
  const { ask, ...member } = await memberAsking({ points: 250 });
  const { uuid } = await draftOfMember(db, member);
  const shown = async () => (await ask.get<Order>(`/api/v1/orders/${uuid}/`)).body;
  const before = await shown();
  expect(before).toMatchObject({
    use_loyalty_points: false,
    used_loyalty_points: '0.00',
    usable_loyalty_points: '2.50',
    loyalty_discount: '1.00',
    discounts: [{ source: 'loyalty', code: '1', scope: 'FULL_PRICE_PRODUCTS', percent: 10, amount: '1.00' }],
  });
  const on = await ask.put<Order>(points(uuid), { use_loyalty_points: true, version: before.version });
  expect(on.body).toMatchObject({
    version: before.version + 1,
    use_loyalty_points: true,
    used_loyalty_points: '2.50',
    usable_loyalty_points: '2.50',
  });
  expect(Number(before.totalWithDiscount) - Number(on.body.totalWithDiscount)).toBeCloseTo(2.5);
  // The same again changes nothing.
  expect((await ask.put<Order>(points(uuid), { use_loyalty_points: true })).body.version).toBe(
    on.body.version,
  );
  expect(await ask.put(points(uuid), { use_loyalty_points: false, version: before.version })).toMatchObject({
    status: 409,
    body: { code: 'ORDER_STALE' },
  });
  const off = await ask.put<Order>(points(uuid), { use_loyalty_points: false });
  expect(off.body.totalWithDiscount).toBe(before.totalWithDiscount);
});

test('CT-09 CT-10 points are for members, for their own drafts, and for true or false', async () => {
  const { ask, ...member } = await memberAsking({ points: 250 });
  const { uuid } = await draftOfMember(db, member, { usesPoints: true });
  const stranger = await memberAsking({ points: 900 });
  expect((await stranger.ask.put(points(uuid), { use_loyalty_points: false })).status).toBe(404);
  expect((await requester(server.app).put(points(uuid), { use_loyalty_points: false })).status).toBe(404);
  for (const nonsense of [
    {},
    { use_loyalty_points: 'yes' },
    { use_loyalty_points: 1 },
    { use_loyalty_points: null },
  ])
    expect((await ask.put(points(uuid), nonsense)).status).toBe(400);
  await place.start(uuid, { visitor: member.visitor });
  expect(await ask.put(points(uuid), { use_loyalty_points: false })).toMatchObject({
    status: 409,
    body: { code: 'ORDER_NOT_EDITABLE' },
  });
  const { ask: outside, customer, userId } = await somebody();
  const own = await draftOfMember(db, { customer, userId } as typeof member);
  expect(await outside.put(points(own.uuid), { use_loyalty_points: true })).toMatchObject({
    status: 409,
    body: { code: 'NOT_LOYAL' },
  });
  expect((await outside.get<Order>(`/api/v1/orders/${own.uuid}/`)).body).toMatchObject({
    loyalty_discount: '0.00',
    usable_loyalty_points: '0.00',
    discounts: [],
  });
});

test('AC-05 AC-03 a person’s points are exported, and erased with the account: the books of the shop stay whole', async () => {
  const member = await buildMember(db, { points: 400 });
  const bought = await buyAndReceive(db, place, member, { cents: 10_000 });
  const subject = { id: member.userId, email: 'x@salong.ee' };
  expect(await loyaltyData.read(db, subject)).toMatchObject([
    {
      customer: member.customer.uuid,
      available_cents: 400 + bought.earned,
      spent_cents: 9000,
      transfers: [
        { kind: 'earn', cents: 400 },
        { kind: 'earn', order: bought.uuid },
      ],
    },
  ]);
  const colleague = await signIn(db, { customerId: member.customer.id, role: 'CUSTOMER_USER' });
  const erase = (id: number) =>
    db.transaction().execute((trx) => loyaltyData.erase(trx, { ...subject, id }, new Date()));
  // Colleagues keep what is the company’s.
  await erase(colleague.userId);
  expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 400 + bought.earned });
  await db.deleteFrom('customer_user').where('user_id', '=', colleague.userId).execute();
  await erase(member.userId);
  const row = await db
    .selectFrom('loyalty_account')
    .selectAll()
    .where('id', '=', member.accountId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ customer_id: null, joined_at: null, available_cents: 0 });
  expect(await loyaltyData.read(db, subject)).toEqual([]);
  await expectSound(db);
});

test('CT-09 CO-03 an order that points pay whole needs no payment, and gives them back when it is cancelled', async () => {
  const { ask, ...member } = await memberAsking({ points: 90_000 });
  const { uuid } = await draftOfMember(db, member, { cents: 100_000, usesPoints: true });
  const { totalWithDiscount, version } = (await ask.get<Order>(`/api/v1/orders/${uuid}/`)).body;
  expect(totalWithDiscount).toBe('0.00');
  const paid = await ask.post<{ status: string }>(`/api/v1/orders/${uuid}/payment/`, {
    method: 'NO_PAYMENT',
    version,
    total: '0.00',
  });
  expect(paid).toMatchObject({ status: 200, body: { status: 'success' } });
  expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, reserved: 0 });
  expect((await ask.post(`/api/v1/orders/${uuid}/cancel/`, {})).status).toBe(200);
  expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 90_000, reserved: 0 });
});
