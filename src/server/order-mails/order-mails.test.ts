import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketBuyer } from '../../../test/event-orders.ts';
import { buildEvent } from '../../../test/events.ts';
import { buildProduct } from '../../../test/factories.ts';
import { waitingMails } from '../../../test/mail.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { buildDraft, placer } from '../../../test/placing.ts';
import { startTestServer, testOrderKeys, type TestServer } from '../../../test/server.ts';
import type { OrderEventName } from '../../domain/orders/events.ts';
import { invoicesOf } from '../invoices/service.ts';
import { orderMails } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const listen = orderMails({ keys: testOrderKeys, clock: () => new Date() });
const tell = (order: string, ...events: OrderEventName[]) =>
  server.database.db.transaction().execute((trx) =>
    listen(
      trx,
      events.map((event) => ({ order, event })),
    ),
  );
const mailsOf = async (uuid: string) =>
  (await waitingMails(server.database.db)).filter(({ props }) => (props as { uuid?: string }).uuid === uuid);

async function draft() {
  const { db } = server.database;
  const { id: product } = await buildProduct(db, { stock: { TLN: 50 } });
  return buildDraft(db, { lines: { [product]: 2 }, email: 'mari@salong.example' });
}

/** An order that a guest submitted on an invoice. */
async function submitted() {
  const order = await draft();
  await placer(server).submit(order.uuid);
  return order;
}

test('CO-08 a submitted order is confirmed once, with lines, sums, bank details and the key to its page', async () => {
  const { id, uuid } = await submitted();
  await tell(uuid, 'submitted');
  await tell(uuid, 'submitted', 'paid');
  const [mail, ...others] = await mailsOf(uuid);
  expect(others).toEqual([]);
  const [invoice] = (await invoicesOf(server.database.db, [{ id, uuid }])).get(id)!;
  expect(mail).toMatchObject({
    template: 'order-confirmation',
    to: 'mari@salong.example',
    language: 'et',
    props: {
      key: testOrderKeys.keyOf(uuid),
      lines: [{ quantity: 2, unitCents: 1000 }],
      withdrawalForm: expect.arrayContaining([
        'Lepingust taganemise tüüpvorm',
        expect.stringContaining('Kellele: Ilumaja OÜ'),
      ]),
      goodsCents: 2000,
      transfer: { iban: 'EE382200221020145685', reference: invoice!.reference_number, dueOn: '2030-01-15' },
      invoice: invoice!.number,
    },
  });
});

test('CO-08 the confirmation names the number that the buyer has in the own books', async () => {
  const { uuid } = await submitted();
  await server.database.db
    .updateTable('shop_order')
    .set({ purchase_order_number: 'PO-77' })
    .where('uuid', '=', uuid)
    .execute();
  await tell(uuid, 'submitted');
  expect(await mailsOf(uuid)).toMatchObject([{ props: { purchaseOrder: 'PO-77' } }]);
});

test('CO-02 CO-08 the confirmation says how it is sent, and to which locker', async () => {
  const { db } = server.database;
  const { uuid } = await submitted();
  const point = {
    id: '96091',
    name: 'Kristiine keskuse pakiautomaat',
    address: 'Endla 45',
    city: 'Tallinn',
    postal_code: '10615',
  };
  const { id } = await db
    .selectFrom('delivery_method')
    .select('id')
    .where('kind', '=', 'locker')
    .where('carrier', '=', 'omniva')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('shop_order')
    .set({ pickup_point: JSON.stringify(point), delivery_method_id: id })
    .where('uuid', '=', uuid)
    .execute();
  await tell(uuid, 'submitted');
  const [mail] = await mailsOf(uuid);
  expect(mail).toMatchObject({
    props: {
      deliveryMethod: 'Omniva pakiautomaat',
      address: {
        street: 'Kristiine keskuse pakiautomaat, Endla 45',
        city: '10615 Tallinn',
        country: 'EE',
      },
    },
  });
});

test('CO-08 an order on an invoice that is cancelled gets its money question settled by a credit note', async () => {
  const { id, uuid } = await submitted();
  await tell(uuid, 'canceled');
  await tell(uuid, 'canceled');
  const [invoice, note, ...others] = (await invoicesOf(server.database.db, [{ id, uuid }])).get(id)!;
  expect(others).toEqual([]);
  expect(note).toMatchObject({ kind: 'credit_note', total: invoice!.total });
  expect(await mailsOf(uuid)).toMatchObject([
    { template: 'order-update', props: { update: 'canceled', creditNote: note!.number } },
  ]);
});

test('CO-06 who could not pay is asked once to try again, and a cart that was emptied is no news', async () => {
  const { uuid } = await draft();
  await tell(uuid, 'canceled', 'pending', 'payment_ended', 'payment_ended');
  expect(await mailsOf(uuid)).toMatchObject([
    { template: 'order-update', props: { update: 'payment_failed', number: null } },
  ]);
});

test('CO-08 an order that is sent is told of', async () => {
  const { uuid } = await submitted();
  await tell(uuid, 'in_progress', 'fulfilled');
  expect(await mailsOf(uuid)).toMatchObject([{ props: { update: 'fulfilled' } }]);
});

test('CO-02 CO-08 what is fetched from a store is said to be ready there, never to be on its way', async () => {
  const { db } = server.database;
  const { uuid } = await submitted();
  const point = {
    id: '1',
    name: 'Tallinna kauplus',
    address: 'Pärnu mnt 139c',
    city: 'Tallinn',
    postal_code: '11317',
  };
  const { id } = await db
    .selectFrom('delivery_method')
    .select('id')
    .where('shop_id', '=', 2)
    .where('kind', '=', 'store')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('shop_order')
    .set({ pickup_point: JSON.stringify(point), delivery_method_id: id })
    .where('uuid', '=', uuid)
    .execute();
  await tell(uuid, 'submitted', 'in_progress', 'fulfilled', 'fulfilled');
  expect(await mailsOf(uuid)).toMatchObject([
    { template: 'order-confirmation', props: { isCollected: true } },
    { props: { update: 'ready', place: 'Tallinna kauplus, Pärnu mnt 139c, 11317 Tallinn' } },
  ]);
});

test('CO-08 CO-09 tickets are confirmed with when, where and until when they can be given back, and never said to be on their way', async () => {
  const { db } = server.database;
  const hourMs = 3_600_000;
  const event = await buildEvent(db, { cancelHours: 24, renameHours: 10_000 });
  const { uuid } = await ticketBuyer(server).ready(event.id, event.tickets['participant']!, ['Mari', 'Jüri']);
  await placer(server).submit(uuid);
  await tell(uuid, 'submitted', 'in_progress', 'fulfilled');
  expect(await mailsOf(uuid)).toMatchObject([
    {
      template: 'order-confirmation',
      props: {
        event: {
          event: 'Barberiõhtu',
          startsAt: event.startsAt.toISOString(),
          place: 'Tallinna koolituskeskus, Pärnu mnt 139, Tallinn',
          cancelUntil: new Date(event.startsAt.getTime() - 24 * hourMs).toISOString(),
          // Over before it was bought.
          renameUntil: null,
        },
      },
    },
  ]);
});

test('CO-08 an order that is no more is passed over', async () => {
  await expect(tell('0198b9a2-0000-4000-8000-00000000ffff', 'submitted')).resolves.toBeUndefined();
});

test('CO-08 administrators are asked once to agree, and again once it was changed, to what a colleague wants to order', async () => {
  const { db } = server.database;
  const customer = await buildCustomer(db);
  const { userId } = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_ADMIN' });
  const colleague = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
  const { id: product } = await buildProduct(db, { stock: { TLN: 5 } });
  const { uuid } = await buildDraft(db, {
    lines: { [product]: 1 },
    customerId: customer.id,
    userId: colleague.userId,
  });
  await db
    .updateTable('user_account')
    .set({ first_name: 'Kadri', last_name: 'Kask' })
    .where('id', '=', colleague.userId)
    .execute();
  await tell(uuid, 'approval_wanted');
  await tell(uuid, 'approval_wanted');
  const { email } = await db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(await mailsOf(uuid)).toMatchObject([
    { to: email, props: { update: 'approval_wanted', colleague: 'Kadri Kask' } },
  ]);
  // Denied and changed since: it is another question.
  await db.updateTable('shop_order').set({ version: 9 }).where('uuid', '=', uuid).execute();
  await tell(uuid, 'approval_wanted');
  await tell(uuid, 'approval_wanted');
  expect((await mailsOf(uuid)).map(({ to }) => to)).toEqual([email, email]);
});

test('CO-08 who wanted to order is told each decision once, with the reason', async () => {
  const { db } = server.database;
  const customer = await buildCustomer(db);
  const colleague = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
  const { id: product } = await buildProduct(db, { stock: { TLN: 5 } });
  const { uuid } = await buildDraft(db, {
    lines: { [product]: 1 },
    customerId: customer.id,
    userId: colleague.userId,
  });
  const decide = (approval: 'denied' | 'approved', approval_reason: string | null, version: number) =>
    db
      .updateTable('shop_order')
      .set({ approval, approval_reason, version })
      .where('uuid', '=', uuid)
      .execute();
  await decide('denied', 'Liiga kallis', 2);
  await tell(uuid, 'approval_decided');
  await tell(uuid, 'approval_decided');
  await decide('approved', null, 4);
  await tell(uuid, 'approval_decided');
  const { email } = await db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', colleague.userId)
    .executeTakeFirstOrThrow();
  expect(await mailsOf(uuid)).toMatchObject([
    { template: 'approval-decision', to: email, props: { state: 'denied', reason: 'Liiga kallis' } },
    { template: 'approval-decision', to: email, props: { state: 'approved', reason: null } },
  ]);
});
