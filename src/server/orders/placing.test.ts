import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buildPickupPoints } from '../../../test/delivery.ts';
import { buildPrice, buildPriceList, buildProduct } from '../../../test/factories.ts';
import { buildCustomer, buildUser, signIn } from '../../../test/people.ts';
import { buildCoupon, buildDraft, placer, signedInAs } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Db } from '../database.ts';
import { endAbandonedPayments, prolongPending } from './service.ts';

let server: TestServer;
let db: Db;
let place: ReturnType<typeof placer>;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  place = placer(server, () => now);
});
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

const orderOf = (id: number) =>
  db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const historyOf = async (id: number) =>
  (
    await sql<{ step: string }>`
      select concat_ws(' ', from_status, to_status, actor, reason) as step from order_history
      where order_id = ${id} order by id`.execute(db)
  ).rows.map(({ step }) => step);
/** Pieces in the warehouses and those reserved. */
const stockOf = async (productId: number) =>
  (
    await sql<{ stock: string }>`
      select sum(quantity) || '/' || sum(reserved) as stock from stock where product_id = ${productId}`.execute(
      db,
    )
  ).rows[0]!.stock;
const usesOf = async (couponId: number) =>
  (await db.selectFrom('coupon').select('uses').where('id', '=', couponId).executeTakeFirstOrThrow()).uses;
const refusal = (code: string, more?: object) =>
  expect.objectContaining({ code, ...(more && { more: expect.objectContaining(more) }) });

describe('a payment starts', () => {
  test('CO-02 PL-03 a locker taken out of service since it was chosen stops it at its field, and another may be chosen', async () => {
    const { id: product } = await buildProduct(db, { stock: { TLN: 5 } });
    await db.updateTable('product').set({ weight_g: 300 }).where('id', '=', product).execute();
    await buildPickupPoints(db, [
      { carrier: 'omniva', ext_id: '96777' },
      { carrier: 'omniva', ext_id: '96778' },
    ]);
    const { id, uuid } = await buildDraft(db, { lines: { [product]: 3 } });
    const choose = (point: string) =>
      sql`
        update shop_order set pickup_point = ${JSON.stringify({ id: point, name: 'Locker', address: 'Endla 45', city: 'Tallinn', postal_code: '10615' })},
          delivery_method_id = (select id from delivery_method where shop_id = 2 and carrier = 'omniva' limit 1)
        where id = ${id}`.execute(db);
    await choose('96777');
    await db.updateTable('pickup_point').set({ is_active: false }).where('ext_id', '=', '96777').execute();
    await expect(place.start(uuid)).rejects.toEqual(refusal('PICKUP_POINT_UNKNOWN'));
    await expect(place.submit(uuid)).rejects.toEqual(refusal('PICKUP_POINT_UNKNOWN'));
    expect(await orderOf(id)).toMatchObject({ status: 1, number: null });
    expect(await stockOf(product)).toBe('5/0');
    await choose('96778');
    expect(await place.start(uuid)).toMatchObject({ orderId: id });
    expect(await stockOf(product)).toBe('5/3');
  });

  test('CT-08 a coupon that takes nothing off is not used up: of transport where delivery is free, or nothing is left to take', async () => {
    const { id: product } = await buildProduct(db, { stock: { TLN: 50 } });
    const transport = await buildCoupon(db, { scope: 'TRANSPORT', maxUsesPerCustomer: 1 });
    const again = await buildCoupon(db, { scope: 'TRANSPORT', maxUses: 1 });
    const goods = await buildCoupon(db, { maxUsesPerCustomer: 1 });
    const email = 'tasuta@salong.ee';
    const free = await buildDraft(db, { lines: { [product]: 20 }, email, coupons: [transport, goods] });
    await place.start(free.uuid);
    expect([await usesOf(transport), await usesOf(goods)]).toEqual([0, 1]);
    await place.end(free.id);
    // Changed until delivery costs something, the order uses it; the other one finds nothing that is left.
    await sql`update order_line set quantity = 1 where order_id = ${free.id}`.execute(db);
    await sql`
      insert into order_coupon (order_id, coupon_id, added_at)
      values (${free.id}, ${again}, now() + interval '1 minute')`.execute(db);
    await place.start(free.uuid);
    expect([await usesOf(transport), await usesOf(again), await usesOf(goods)]).toEqual([1, 0, 1]);
    const next = await buildDraft(db, { lines: { [product]: 1 }, email, coupons: [transport] });
    await expect(place.start(next.uuid)).rejects.toEqual(refusal('ORDER_CHANGED'));
    await sql`delete from order_coupon where order_id = ${next.id}`.execute(db);
    await sql`insert into order_coupon (order_id, coupon_id) values (${next.id}, ${again})`.execute(db);
    await place.start(next.uuid);
    expect(await usesOf(again)).toBe(1);
  });

  test('CT-08 a person uses a coupon once, as a guest and signed in alike; a company is a buyer of its own', async () => {
    const { id: product } = await buildProduct(db, { stock: { TLN: 50 } });
    const person = async (isConfirmed = true) => {
      const { id: customerId } = await buildCustomer(db, { isBusiness: false });
      const { id: userId, email } = await buildUser(db, isConfirmed ? {} : { email_confirmed_at: null });
      await db
        .insertInto('customer_user')
        .values({ customer_id: customerId, user_id: userId, role: 'CUSTOMER_ADMIN' })
        .execute();
      return { customerId, userId, email };
    };
    const draft = (coupon: number, parts: object) =>
      buildDraft(db, { lines: { [product]: 1 }, coupons: [coupon], ...parts });
    const signedIn = async (
      coupon: number,
      { customerId, userId }: { customerId: number; userId: number },
    ) => {
      const { uuid } = await draft(coupon, { customerId, userId });
      return place.start(uuid, { visitor: signedInAs(userId) });
    };
    const asGuest = async (coupon: number, email: string) =>
      place.start((await draft(coupon, { email })).uuid);
    const used = refusal('ORDER_CHANGED', {
      order: expect.objectContaining({
        coupons: [expect.objectContaining({ problem: 'COUPON_USED_BY_YOU' })],
      }),
    });

    const [one, other, salon] = [await person(), await person(), await buildCustomer(db)];
    const first = await buildCoupon(db, { maxUsesPerCustomer: 1 });
    await asGuest(first, one.email);
    await expect(signedIn(first, one)).rejects.toEqual(used);
    await signedIn(first, other);
    await expect(asGuest(first, other.email)).rejects.toEqual(used);
    await db
      .insertInto('customer_user')
      .values({ customer_id: salon.id, user_id: one.userId, role: 'CUSTOMER_ADMIN' })
      .execute();
    await signedIn(first, { customerId: salon.id, userId: one.userId });
    // Anybody may write down an address; it is theirs once they have confirmed it.
    const claimed = await person(false);
    await asGuest(first, claimed.email);
    await signedIn(first, claimed);
    // Both at once: one of them.
    const second = await buildCoupon(db, { maxUsesPerCustomer: 1 });
    const both = await Promise.allSettled([asGuest(second, one.email), signedIn(second, one)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('CO-07 CT-12 the order is frozen with its sums and its stock is reserved', async () => {
    const { id: product } = await buildProduct(db, { stock: { TLN: 5 } });
    const coupon = await buildCoupon(db);
    const { id, uuid } = await buildDraft(db, { lines: { [product]: 3 }, coupons: [coupon] });
    const payable = await place.start(uuid);
    expect(payable).toMatchObject({ orderId: id, uuid, method: 'BANK', language: 'et' });
    expect(payable.lines).toMatchObject([{ quantity: 3, unitCents: 1000, payableCents: 2700, vatRate: 24 }]);
    expect(await orderOf(id)).toMatchObject({
      status: 6,
      version: 2,
      number: payable.number,
      payable_cents: payable.payableCents,
      vat_reason: 'destination',
      submitted_at: null,
    });
    expect(await stockOf(product)).toBe('5/3');
    expect(await usesOf(coupon)).toBe(1);
    expect(await historyOf(id)).toEqual(['1 guest', '1 6 guest']);
    await expectSound(db);
    // What the catalogue says from now on is no matter of this order.
    await buildPrice(db, product, { cents: 1, list: await campaign() });
    expect(await place.confirm(id)).toBe('confirmed');
    expect((await orderOf(id)).payable_cents).toBe(payable.payableCents);
  });

  test('CO-01 not before delivery, information and the terms, nor with nothing in it', async () => {
    const { id: product } = await buildProduct(db);
    const lines = { [product]: 1 };
    const [bare, unaddressed, empty] = await Promise.all([
      buildDraft(db, { lines, hasDelivery: false }),
      buildDraft(db, { lines, hasInformation: false }),
      buildDraft(db, { lines: {} }),
    ]);
    await expect(place.start(bare.uuid)).rejects.toEqual(refusal('ORDER_STEP_MISSING', { step: 'delivery' }));
    await expect(place.start(unaddressed.uuid)).rejects.toEqual(
      refusal('ORDER_STEP_MISSING', { step: 'information' }),
    );
    await expect(place.submit(empty.uuid)).rejects.toEqual(refusal('ORDER_EMPTY'));
    expect(await stockOf(product)).toBe('10/0');
  });

  test('CT-12 not at another price or with less stock than the buyer has seen: the answer shows the order', async () => {
    const { id: dearer } = await buildProduct(db, { cents: 1200 });
    const { id: scarce } = await buildProduct(db, { stock: { TLN: 1 } });
    const { id: gone } = await buildProduct(db, { isDisabled: true });
    const problems = await Promise.all(
      (
        [
          [dearer, 1],
          [scarce, 2],
          [gone, 1],
        ] as const
      ).map(async ([product, quantity]) => {
        const { uuid } = await buildDraft(db, { lines: { [product]: quantity } });
        return place.start(uuid).catch((error: unknown) => error);
      }),
    );
    const line = (parts: object) =>
      refusal('ORDER_CHANGED', {
        order: expect.objectContaining({ order_lines: [expect.objectContaining(parts)] }),
      });
    expect(problems).toEqual([
      line({ price: 12, price_before: 10, problem: null }),
      line({ problem: 'NOT_ENOUGH_STOCK', available_stock: 1 }),
      line({ problem: 'GONE' }),
    ]);
  });

  test('CT-10 of two tabs that pay at once one pays, and neither can change it then', async () => {
    const { id: product } = await buildProduct(db);
    const { id, uuid } = await buildDraft(db, { lines: { [product]: 1 } });
    const answers = await Promise.allSettled([
      place.start(uuid),
      place.start(uuid),
      place.start(uuid, { version: 1 }),
      place.submit(uuid),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(codes.every((code) => code === 'ORDER_NOT_EDITABLE' || code === 'ORDER_STALE')).toBe(true);
    expect((await historyOf(id)).length).toBe(2);
  });

  test('what is ordered for the buyer has what there is reserved, and the line says what waits', async () => {
    const { id: product } = await buildProduct(db, { stock: { TLN: 2 }, saleDelay: 5 });
    const { id, uuid } = await buildDraft(db, { lines: { [product]: 5 } });
    await place.start(uuid);
    await place.confirm(id);
    expect(await stockOf(product)).toBe('0/0');
    const { rows } = await sql<{ backordered: number }>`
      select backordered from order_line where order_id = ${id}`.execute(db);
    expect(rows).toEqual([{ backordered: 3 }]);
  });
});

describe('a payment ends', () => {
  test('CO-06 without money: stock and coupon are free and the order can be changed again', async () => {
    const { id: product } = await buildProduct(db);
    const coupon = await buildCoupon(db, { maxUses: 1 });
    const { id, uuid } = await buildDraft(db, { lines: { [product]: 4 }, coupons: [coupon] });
    const { number } = await place.start(uuid);
    expect(await place.end(id)).toBe(true);
    expect(await place.end(id), 'twice').toBe(false);
    expect(await orderOf(id)).toMatchObject({
      status: 1,
      version: 3,
      number,
      payable_cents: null,
      totals: null,
      pending_until: null,
    });
    expect(await stockOf(product)).toBe('10/0');
    expect(await usesOf(coupon)).toBe(0);
    expect((await place.start(uuid)).number, 'keeps its number').toBe(number);
    expect(await historyOf(id)).toEqual(['1 guest', '1 6 guest', '6 1 payment failed', '1 6 guest']);
  });

  test('CO-08 with money: stock is taken, the invoice issued, once', async () => {
    const { id: product } = await buildProduct(db);
    const { id, uuid } = await buildDraft(db, { lines: { [product]: 4 } });
    await place.start(uuid);
    const answers = await Promise.all(Array.from({ length: 5 }, () => place.confirm(id)));
    expect(answers.toSorted()).toEqual(['confirmed', 'late', 'late', 'late', 'late']);
    expect(await orderOf(id)).toMatchObject({ status: 2, pending_until: null });
    expect(await stockOf(product)).toBe('6/0');
    expect(await place.end(id), 'a paid order does not go back').toBe(false);
  });

  test('CO-07 money that comes late buys the draft nobody has touched', async () => {
    const { id: product } = await buildProduct(db, { stock: { TLN: 2 } });
    const { id, uuid } = await buildDraft(db, { lines: { [product]: 2 } });
    const { payableCents } = await place.start(uuid);
    await place.end(id);
    expect(await place.confirm(id)).toBe('confirmed');
    expect(await orderOf(id)).toMatchObject({ status: 2, payable_cents: payableCents });
    expect(await historyOf(id)).toEqual([
      '1 guest',
      '1 6 guest',
      '6 1 payment failed',
      '1 6 payment money came late',
      '6 2 payment',
    ]);
  });

  test('CO-07 late money buys nothing when the draft changed, its price did, or the goods are gone', async () => {
    const ready = async (pieces: number) => {
      const { id: product } = await buildProduct(db, { stock: { TLN: pieces } });
      const { id, uuid } = await buildDraft(db, { lines: { [product]: 2 } });
      await place.start(uuid);
      await place.end(id);
      return { id, product };
    };
    const [edited, repriced, soldOut] = [await ready(9), await ready(9), await ready(2)];
    await sql`update shop_order set version = version + 1 where id = ${edited.id}`.execute(db);
    await buildPrice(db, repriced.product, { cents: 500, list: await campaign() });
    const other = await buildDraft(db, { lines: { [soldOut.product]: 1 } });
    await place.start(other.uuid);
    for (const { id } of [edited, repriced, soldOut]) {
      expect(await place.confirm(id)).toBe('late');
      expect((await orderOf(id)).status).toBe(1);
    }
  });

  test('CO-06 what nobody has heard of for half an hour is free again; a sign of life prolongs it', async () => {
    const { id: product } = await buildProduct(db);
    const drafts = await Promise.all([1, 2].map(() => buildDraft(db, { lines: { [product]: 1 } })));
    for (const { uuid } of drafts) await place.start(uuid);
    const [silent, alive] = [drafts[0]!.id, drafts[1]!.id];
    const began = now;
    const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
    await prolongPending(db, alive, after(20));
    const { signal } = new AbortController();
    await endAbandonedPayments(db, after(29), signal);
    expect((await orderOf(silent)).status).toBe(6);
    await endAbandonedPayments(db, after(31), signal);
    expect((await orderOf(silent)).status).toBe(1);
    expect((await orderOf(alive)).status).toBe(6);
    expect(await historyOf(silent)).toContain('6 1 shop timed_out');
    expect(await stockOf(product)).toBe('10/1');
    await place.end(alive);
  });
});

test('CO-04 on an invoice the order is submitted at once, with its stock taken', async () => {
  const { id: product } = await buildProduct(db);
  const { id, uuid } = await buildDraft(db, { lines: { [product]: 3 } });
  const { payableCents } = await place.submit(uuid);
  expect(await orderOf(id)).toMatchObject({ status: 2, due_on: '2030-01-15', payment_method: 'INVOICE' });
  expect(await stockOf(product)).toBe('7/0');
  const { rows } = await sql<{ total_cents: number; is_paid: boolean; names: string[] }>`
    select total_cents, is_paid, (select json_agg(l->>'name') from jsonb_array_elements(lines) l) as names
    from invoice where order_id = ${id}`.execute(db);
  expect(rows).toMatchObject([{ total_cents: payableCents, is_paid: false }]);
  expect(rows[0]!.names, 'the goods and their transport').toHaveLength(2);
  expect(rows[0]!.names.every((name) => name !== '')).toBe(true);
});

test('AU-05 an order that was made cheaper while it was asked about waits for nobody once it is placed', async () => {
  const { id: product } = await buildProduct(db, { stock: { TLN: 100 } });
  const customer = await buildCustomer(db);
  const { userId } = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
  const visitor = signedInAs(userId);
  const asked = async (agreedCents: number | null) => {
    const draft = await buildDraft(db, { lines: { [product]: 1 }, customerId: customer.id, userId });
    const approval = { approval: 'waiting', approved_cents: agreedCents } as const;
    await db.updateTable('shop_order').set(approval).where('id', '=', draft.id).execute();
    return draft;
  };
  const limit = (cents: number | null) =>
    db
      .updateTable('customer_user')
      .set({ spending_limit_cents: cents })
      .where('user_id', '=', userId)
      .execute();
  const within = await asked(null);
  await place.submit(within.uuid, { visitor });
  expect((await orderOf(within.id)).approval).toBeNull();
  await limit(0);
  const covered = await asked(100_000);
  await place.start(covered.uuid, { visitor });
  expect((await orderOf(covered.id)).approval).toBe('approved');
  await place.end(covered.id);
  await limit(null);
});

test('CT-08 a coupon for one customer each, or for few, is never used more often, however many pay at once', async () => {
  const { id: product } = await buildProduct(db, { stock: { TLN: 100 } });
  const few = await buildCoupon(db, { maxUses: 3 });
  const each = await buildCoupon(db, { maxUsesPerCustomer: 1 });
  const of = (coupon: number, email?: string) =>
    buildDraft(db, { lines: { [product]: 1 }, coupons: [coupon], ...(email && { email }) });
  const drafts = await Promise.all([
    ...Array.from({ length: 10 }, () => of(few)),
    ...Array.from({ length: 10 }, () => of(each, 'sama@salong.ee')),
  ]);
  const answers = await Promise.allSettled(drafts.map(({ uuid }) => place.start(uuid)));
  const paid = answers.map(({ status }) => status === 'fulfilled');
  expect(paid.slice(0, 10).filter(Boolean)).toHaveLength(3);
  expect(paid.slice(10).filter(Boolean)).toHaveLength(1);
  expect(await usesOf(few)).toBe(3);
  const refused = answers.find((one) => one.status === 'rejected')!;
  expect(refused.reason).toEqual(refusal('ORDER_CHANGED'));
});

let lists = 0;
/** A campaign that has begun. */
async function campaign(): Promise<number> {
  const from = new Date(now.getTime() - 60_000);
  return (
    await buildPriceList(db, { code: `campaign-${++lists}`, from, to: new Date(now.getTime() + 3_600_000) })
  ).id;
}
