import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buildProduct } from '../../../test/factories.ts';
import { buildCoupon, buildDraft, placer } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Db } from '../database.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { issueCreditNote } from '../invoices/service.ts';
import { findBroken, type Finding } from '../platform/invariants.ts';
import { audit, invariants } from './service.ts';

let server: TestServer;
let db: Db;
let place: ReturnType<typeof placer>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  place = placer(server);
});
afterAll(() => server.stop());

const broken = (findings: readonly Finding[]) =>
  findings.filter(({ count }) => count > 0).map(({ name }) => name);

/** One order in each status, with a coupon; of the sold one a piece is credited. */
async function fixtures() {
  const { id: product } = await buildProduct(db, { stock: { TLN: 50 } });
  const coupon = await buildCoupon(db, { maxUses: 9 });
  const draft = () => buildDraft(db, { lines: { [product]: 2 }, coupons: [coupon] });
  const [drafted, pending, sold] = [await draft(), await draft(), await draft()];
  await place.start(pending.uuid);
  await place.submit(sold.uuid);
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .selectFrom('order_line')
      .select('id')
      .where('order_id', '=', sold.id)
      .executeTakeFirstOrThrow();
    const lines = [{ orderLineId: id, quantity: 1 }];
    await issueCreditNote(
      trx,
      { orderId: sold.id, credited: { kind: 'lines', lines }, reason: 'Katki' },
      new Date(),
    );
  });
  return { product, coupon, drafted, pending, sold };
}

test('an honest shop breaks nothing', async () => {
  await fixtures();
  await expectSound(db);
});

type Fixtures = Awaited<ReturnType<typeof fixtures>>;
const { SUBMITTED, IN_PROGRESS, PENDING } = orderStatuses;

/** What somebody does to the tables by hand, and what has to notice it. */
const damages: [what: string, (f: Fixtures) => RawBuilder<unknown>, noticed: RegExp][] = [
  [
    'a reservation more in the stock',
    (f) => sql`update stock set reserved = reserved + 1 where product_id = ${f.product}`,
    /sum of its reservations/,
  ],
  [
    'a reservation that is gone',
    (f) => sql`delete from stock_reservation where order_uuid = ${f.pending.uuid}`,
    /has reserved each line/,
  ],
  [
    'a sale that took nothing',
    (f) => sql`delete from stock_movement where order_uuid = ${f.sold.uuid}`,
    /took each line/,
  ],
  [
    'a piece given back twice',
    (f) =>
      sql`insert into stock_movement (order_uuid, product_id, warehouse_id, quantity) select order_uuid, product_id, warehouse_id, 9 from stock_movement where order_uuid = ${f.sold.uuid}`,
    /gives back more/,
  ],
  [
    'a draft with sums',
    (f) => sql`update shop_order set payable_cents = 1 where id = ${f.drafted.id}`,
    /a draft has no sums/,
  ],
  [
    'a cent more to pay',
    (f) => sql`update shop_order set payable_cents = payable_cents + 1 where id = ${f.sold.id}`,
    /add up to the sums/,
  ],
  [
    'a cent of VAT less on a line',
    (f) => sql`update order_line set vat_cents = vat_cents - 1 where order_id = ${f.sold.id}`,
    /add up to the sums/,
  ],
  [
    'a status nobody led to',
    (f) => sql`update shop_order set status = ${IN_PROGRESS} where id = ${f.sold.id}`,
    /ends with its status/,
  ],
  [
    'a step the table does not know',
    (f) =>
      sql`insert into order_history (order_id, from_status, to_status, actor) values (${f.sold.id}, ${SUBMITTED}, ${PENDING}, 'shop')`,
    /by the table of steps/,
  ],
  [
    'a step that follows from nothing',
    (f) =>
      sql`insert into order_history (order_id, from_status, to_status, actor) values (${f.drafted.id}, ${PENDING}, ${SUBMITTED}, 'shop')`,
    /by the table of steps/,
  ],
  [
    'a coupon counted once more',
    (f) => sql`update coupon set uses = uses + 1 where id = ${f.coupon}`,
    /counts its uses/,
  ],
  [
    'a use that is not written',
    (f) => sql`delete from coupon_use where order_id = ${f.sold.id}`,
    /by each that they take something off/,
  ],
  [
    'two uses of one who may have one',
    (f) =>
      sql`with u as (update coupon_use set buyer = 'x' where coupon_id = ${f.coupon}) update coupon set max_uses_per_customer = 1 where id = ${f.coupon}`,
    /more often than a customer may/,
  ],
  [
    'an invoice that is gone',
    (f) =>
      sql`
        with note as (delete from invoice where order_id = ${f.sold.id} and kind = 'credit_note' returning id)
        delete from invoice i using (select count(*) from note) n where order_id = ${f.sold.id}`,
    /has its invoice/,
  ],
  [
    'a gap in the numbers of invoices',
    () => sql`update invoice_series set last_number = last_number + 1`,
    /no gaps/,
  ],
  [
    'a series of numbers that is gone',
    () =>
      sql`set local session_replication_role = replica; delete from invoice_series; set local session_replication_role = origin`,
    /no gaps/,
  ],
  [
    'VAT that an invoice shows and its lines have not',
    (f) =>
      sql`update invoice set vat = jsonb_set(vat, '{0,vatCents}', to_jsonb((vat->0->>'vatCents')::int + 1)) where order_id = ${f.sold.id} and kind = 'invoice'`,
    /VAT of each rate/,
  ],
  [
    'a rate of VAT that an invoice does not show',
    (f) => sql`update invoice set vat = '[]' where order_id = ${f.sold.id} and kind = 'invoice'`,
    /VAT of each rate/,
  ],
  [
    'a line credited in more pieces than were billed',
    (f) =>
      sql`update invoice set lines = jsonb_set(lines, '{0,quantity}', '3') where order_id = ${f.sold.id} and kind = 'credit_note'`,
    /more pieces/,
  ],
  [
    'a credited line that was never billed',
    (f) =>
      sql`update invoice set lines = jsonb_set(lines, '{0,order_line_id}', '0') where order_id = ${f.sold.id} and kind = 'credit_note'`,
    /more pieces/,
  ],
  [
    'more VAT credited than billed',
    (f) => sql`
      update invoice set vat = jsonb_set(vat, '{0,vatCents}', to_jsonb(9999)) where order_id = ${f.sold.id} and kind = 'credit_note'`,
    /no VAT rate more/,
  ],
  [
    'an invoice with the number of another place',
    (f) => sql`update invoice set number = number || '0' where order_id = ${f.sold.id} and kind = 'invoice'`,
    /place in its series/,
  ],
  [
    'a cancelled order of nothing whose invoice stands',
    (f) => sql`
      with
        c as (update shop_order set status = 4, changed_at = now() - interval '1 hour' where id = ${f.sold.id}),
        gone as (delete from invoice where order_id = ${f.sold.id} and kind = 'credit_note')
      update invoice set net_cents = 0, vat_cents = 0, total_cents = 0 where order_id = ${f.sold.id} and kind = 'invoice'`,
    /taken back whole within ten minutes/,
  ],
  [
    'an invoice of another year',
    (f) =>
      sql`update invoice set issued_on = issued_on - 400 where order_id = ${f.sold.id} and kind = 'invoice'`,
    /day of its year/,
  ],
  [
    'an invoice of pieces that were not sold',
    (f) =>
      sql`update invoice set lines = jsonb_set(lines, '{0,quantity}', '9') where order_id = ${f.sold.id} and kind = 'invoice'`,
    /bills the lines/,
  ],
  [
    'a line sold at another rate of VAT than was billed',
    (f) => sql`update order_line set vat_rate = 9 where order_id = ${f.sold.id}`,
    /bills the lines/,
  ],
  [
    'money that went back without a credit note',
    (f) => sql`
      with p as (update payment set standing_cents = 0 where order_id = ${f.sold.id} returning id, amount_cents)
      insert into refund (payment_id, amount_cents, reason, state, created_at, closed_at)
      select id, amount_cents, 'all of it', 'done', now(), now() from p`,
    /in its credit notes/,
  ],
  [
    'two refunds in one credit note',
    (f) => sql`
      with p as (update payment set standing_cents = standing_cents - 2 where order_id = ${f.sold.id} returning id)
      insert into refund (payment_id, amount_cents, reason, state, credit_note, created_at, closed_at)
      select p.id, 1, 'twice', 'done', n.number, now(), now()
      from p, generate_series(1, 2), invoice n where n.order_id = ${f.sold.id} and n.kind = 'credit_note'`,
    /each refund in one of its own/,
  ],
  [
    'an invoice that is not of its lines',
    (f) =>
      sql`update invoice set net_cents = net_cents - 1, total_cents = total_cents - 1 where order_id = ${f.sold.id}`,
    /lines of an invoice/,
  ],
  [
    'a sold order of which no money is known',
    (f) => sql`delete from payment where order_id = ${f.sold.id}`,
    /has been paid, or is owed/,
  ],
  [
    'a cancelled order that has kept the money',
    (f) =>
      sql`update shop_order set status = 4, changed_at = now() - interval '1 hour' where id = ${f.sold.id}`,
    /gives its money back/,
  ],
  [
    'a cancelled order of which only a part went back',
    (f) => sql`
      with c as (update shop_order set status = 4, changed_at = now() - interval '1 hour' where id = ${f.sold.id}),
        p as (update payment set standing_cents = standing_cents - 1 where order_id = ${f.sold.id} returning id)
      insert into refund (payment_id, amount_cents, reason, state, created_at, closed_at)
      select id, 1, 'broken', 'done', now(), now() from p`,
    /gives its money back/,
  ],
  [
    'money that a bank took back and that still stands',
    (f) => sql`update payment set charged_back_cents = 1 where order_id = ${f.sold.id}`,
    /what came less what went back/,
  ],
  [
    'money that a bank took back without a word to anybody',
    (f) =>
      sql`update payment set charged_back_cents = standing_cents, standing_cents = 0 where order_id = ${f.sold.id}`,
    /bank took back/,
  ],
  [
    'money that came as another sum than the staff reads',
    () => sql`
      with p as (
        insert into payment (attempt, method, country_id, order_reference, amount_cents, standing_cents, received_cents,
          received_currency, state, end_reason, created_at, changed_at, closed_at)
        values (1, 'CREDIT_CARD', 2, 'x', 1000, 700, 700, 'EUR', 'stray', 'amount_differs', now(), now(), now()) returning id)
      insert into refund_task (payment_id, reason, amount_cents, created_at)
      select id, 'amount_differs', 1000, now() from p`,
    /somebody’s task/,
  ],
  [
    'money that came and stands as the sum that was asked for',
    () => sql`
      insert into payment (attempt, method, country_id, order_reference, amount_cents, standing_cents, received_cents,
        received_currency, state, end_reason, created_at, changed_at, closed_at)
      values (1, 'CREDIT_CARD', 2, 'x', 1000, 1000, 1300, 'EUR', 'stray', 'amount_differs', now(), now(), now())`,
    /what came less what went back/,
  ],
  [
    'two products at one place of a list',
    (f) => sql`
      with c as (insert into customer (name, is_business) values ('Mari', false) returning id),
        l as (
          insert into saved_list (customer_id, name, created_at, changed_at)
          select id, 'Pesukoht', now(), now() from c returning id),
        p as (
          insert into product (sku, brand_id, i18n_name, i18n_slug)
          select sku || '-2', brand_id, i18n_name, i18n_slug from product where id = ${f.product} returning id)
      insert into saved_list_line (list_id, product_id, quantity, position)
      select l.id, p.id, 1, 1 from l, (select id from p union all select ${f.product}::int) p`,
    /at a place of its own/,
  ],
];

test.each(damages)('%s is noticed', async (_what, damage, noticed) => {
  const made = await fixtures();
  expect(broken(await audit(db))).toEqual([]);
  const undone = new Error('undone');
  const work = db.transaction().execute(async (trx) => {
    await damage(made).execute(trx);
    // Looks within the transaction, which nobody else ever sees.
    const found = broken(await findBroken(trx, invariants));
    expect(
      found.find((name) => noticed.test(name)),
      found.join('\n'),
    ).toBeDefined();
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
});
