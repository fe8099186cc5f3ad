import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { buildOrderForInvoice, invoiceData } from '../../../test/invoices.ts';
import { startTestServer, testOrderKeys, type TestServer } from '../../../test/server.ts';
import { issueInvoice } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A guest's order that was submitted so many hours ago, with its invoice. */
async function placed(hoursAgo: number) {
  const { db } = server.database;
  const order = await buildOrderForInvoice(db);
  const submitted = new Date(Date.now() - hoursAgo * 3_600_000);
  const { number } = await db
    .transaction()
    .execute((trx) => issueInvoice(trx, invoiceData(order), submitted));
  const { totals, vatReason } = invoiceData(order);
  await sql`update shop_order set status = 2, number = ${order.number}, payable_cents = 0, totals = ${totals},
    vat_reason = ${vatReason}, submitted_at = ${submitted} where id = ${order.id}`.execute(db);
  return { uuid: order.uuid, number };
}

const download = ({ uuid, number }: { uuid: string; number: string }, rest: string) =>
  server.app.inject({ url: `/api/v1/orders/${uuid}/invoices/${number}/${rest}` });

test('CO-08 a guest fetches both files of a fresh order, which no cache may keep', async () => {
  const order = await placed(1);
  const pdf = await download(order, 'pdf');
  expect(pdf.statusCode).toBe(200);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${order.number}.pdf"`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const xml = await download(order, 'xml');
  expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(xml.body).toContain(`<cbc:ID>${order.number}</cbc:ID>`);
});

test('CO-08 later the key of the mail is asked for, and that of another order opens nothing', async () => {
  const old = await placed(25);
  const other = await placed(25);
  expect((await download(old, 'pdf')).statusCode).toBe(404);
  const key = testOrderKeys.keyOf(old.uuid);
  expect((await download(old, `pdf?key=${key}`)).statusCode).toBe(200);
  expect((await download(old, `xml?key=${testOrderKeys.keyOf(other.uuid)}`)).statusCode).toBe(404);
  expect((await download(other, `xml?key=${key}`)).statusCode).toBe(404);
  expect((await download({ ...old, number: other.number }, `pdf?key=${key}`)).statusCode).toBe(404);
});

test.each(['x/pdf', "'; drop table invoice/pdf", '..%2f..%2fsecret.key/pdf', `${'9'.repeat(300)}/xml`])(
  'CO-08 a number such as %s is not found',
  async (number) => {
    const { uuid } = await placed(1);
    expect((await server.app.inject({ url: `/api/v1/orders/${uuid}/invoices/${number}` })).statusCode).toBe(
      404,
    );
  },
);

test('CO-08 the link of the mail shows the order, with its documents, however old it is', async () => {
  const order = await placed(24 * 400);
  const at = (query: string) => server.app.inject({ url: `/api/v1/orders/${order.uuid}/${query}` });
  expect((await at('')).statusCode).toBe(404);
  const shown = await at(`?key=${testOrderKeys.keyOf(order.uuid)}`);
  expect(shown.json()).toMatchObject({
    uuid: order.uuid,
    invoices: [{ number: order.number, kind: 'invoice' }],
  });
});
