import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { bought, buildOrderForInvoice, invoiceData } from '../../../test/invoices.ts';
import { invoicesOf, issueCreditNote, issueInvoice, type CreditData, type InvoiceData } from './service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-23T10:00:00Z');
type Changes = Partial<InvoiceData> & { at?: Date };

async function issue({ at = now, ...changes }: Changes = {}) {
  const order = await buildOrderForInvoice(database.db);
  const issued = await database.db
    .transaction()
    .execute((trx) => issueInvoice(trx, invoiceData(order, changes), at));
  return { ...issued, order };
}

const credit = (orderId: number, credited: CreditData['credited']) =>
  database.db
    .transaction()
    .execute((trx) => issueCreditNote(trx, { orderId, credited, reason: 'Tagastus' }, now));

const rowOf = (number: string) =>
  database.db.selectFrom('invoice').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

const numbers = async (shopId: number, year: number) => {
  const rows = await database.db
    .selectFrom('invoice')
    .select('number')
    .where('shop_id', '=', shopId)
    .where('year', '=', year)
    .where('kind', '=', 'invoice')
    .orderBy('series_number')
    .execute();
  return rows.map((row) => row.number);
};

test('CO-08 an invoice says what was sold, to whom and by whom, and its sums are those of the order', async () => {
  const { number, order, totalCents } = await issue();
  const { totals } = invoiceData(order);
  expect(totalCents).toBe(totals.payableCents);
  const row = await rowOf(number);
  expect(row).toMatchObject({
    kind: 'invoice',
    order_id: order.id,
    issued_on: '2026-11-23',
    supplied_on: '2026-11-23',
    due_on: '2026-12-07',
    is_paid: false,
    seller: { name: 'Ilumaja OÜ', vat: 'EE123456780' },
    buyer: { name: 'Ilusalong Linnupesa OÜ', reg_code: '12417834' },
    vat: totals.vat,
    vat_cents: totals.vatCents,
    total_cents: totals.payableCents,
    vat_note: null,
  });
  expect(row.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Toode 1', 3],
    ['Toode 2', 1],
    ['Omniva pakiautomaat', 1],
  ]);
});

test('CO-08 each shop, year and kind has a series of its own, by the calendar of Tallinn', async () => {
  const newYear = new Date('2027-12-31T22:30:00Z');
  const estonian = await issue({ at: newYear });
  const latvian = await issue({ at: newYear, shopId: 3 });
  const next = await issue({ at: newYear });
  expect([estonian.number, latvian.number, next.number]).toEqual([
    '2028-E-000001',
    '2028-L-000001',
    '2028-E-000002',
  ]);
  expect(await rowOf(latvian.number)).toMatchObject({
    issued_on: '2028-01-01',
    seller: { name: 'Ilumaja OÜ Latvijas filiāle', country: 'LV' },
  });
});

test('CO-08 of orders paid a tenth of a second before and after New Year each is of its own year and day', async () => {
  const midnight = Date.parse('2031-12-31T22:00:00Z');
  const [before, after] = await Promise.all([
    issue({ at: new Date(midnight - 100) }),
    issue({ at: new Date(midnight + 100) }),
  ]);
  expect([before.number, after.number]).toEqual(['2031-E-000001', '2032-E-000001']);
  expect(await rowOf(before.number)).toMatchObject({ issued_on: '2031-12-31', supplied_on: '2031-12-31' });
  expect(await rowOf(after.number)).toMatchObject({ issued_on: '2032-01-01', supplied_on: '2032-01-01' });
});

test('CO-08 numbers rise with their days: who waited for one across midnight is dated as the one ahead', async () => {
  const dayOf = async (at: string) => (await rowOf((await issue({ at: new Date(at) })).number)).issued_on;
  expect(await dayOf('2033-05-01T21:00:01Z')).toBe('2033-05-02');
  expect(await dayOf('2033-05-01T20:59:58Z')).toBe('2033-05-02');
  // A clock that was ahead and is set right dates nothing.
  expect(await dayOf('2033-05-01T12:00:00Z')).toBe('2033-05-01');
  expect(await dayOf('2033-12-31T21:59:59Z')).toBe('2033-12-31');
  expect(await dayOf('2033-05-01T12:00:00Z')).toBe('2033-05-01');
});

test('CO-08 fifty invoices at once, some of which fail, are numbered without a gap', async () => {
  const at = new Date('2029-06-01T10:00:00Z');
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, async (_, index) => {
      const order = await buildOrderForInvoice(database.db);
      return database.db.transaction().execute(async (trx) => {
        const issued = await issueInvoice(trx, invoiceData(order), at);
        if (index % 5 === 0) throw new Error('the transaction fails after the number was taken');
        return issued.number;
      });
    }),
  );
  const issued = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(issued).toHaveLength(40);
  expect(await numbers(2, 2029)).toEqual(
    Array.from({ length: 40 }, (_, index) => `2029-E-${String(index + 1).padStart(6, '0')}`),
  );
});

test('CO-08 a process that is killed while it issues an invoice leaves no gap', async () => {
  const before = (await numbers(2, 2026)).length;
  const order = await buildOrderForInvoice(database.db);
  const issuer = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'test/fixtures/invoice-issuer.ts',
      database.connectionString,
      String(order.id),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const taken = String((await once(issuer.stdout, 'data'))[0]).trim();
  const waiting = issue();
  issuer.kill('SIGKILL');
  await once(issuer, 'exit');
  expect((await waiting).number).toBe(taken);
  expect(await numbers(2, 2026)).toHaveLength(before + 1);
});

test('CO-08 an order has one invoice, whatever asks for a second', async () => {
  const { order } = await issue();
  await expect(
    database.db.transaction().execute((trx) => issueInvoice(trx, invoiceData(order), now)),
  ).rejects.toThrow('invoice_of_order');
});

test('CO-08 a credit note refers to its invoice and takes back pieces at the sums they were billed with', async () => {
  const { order, number } = await issue();
  const first = await credit(order.id, { kind: 'lines', lines: [{ orderLineId: 1, quantity: 1 }] });
  const second = await credit(order.id, { kind: 'lines', lines: [{ orderLineId: 1, quantity: 2 }] });
  expect(first!.number).toMatch(/^2026-EK-\d{6}$/);
  const [invoice, one, two] = await Promise.all([number, first!.number, second!.number].map(rowOf));
  expect(one).toMatchObject({
    kind: 'credit_note',
    refers_to: invoice!.id,
    reason: 'Tagastus',
    due_on: null,
  });
  const billed = invoice!.lines[0]!;
  expect(one!.net_cents + two!.net_cents).toBe(billed.net_cents);
  expect(one!.vat_cents + two!.vat_cents).toBe(billed.vat_cents);
  await expect(
    credit(order.id, { kind: 'lines', lines: [{ orderLineId: 1, quantity: 1 }] }),
  ).rejects.toMatchObject({ code: 'CREDIT_TOO_MUCH' });
});

test('CO-08 credit notes that are issued at once never give back more than was billed', async () => {
  const { order, totalCents } = await issue();
  const overHalf = Math.floor(totalCents / 2) + 1;
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, () => credit(order.id, { kind: 'amount', cents: overHalf })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rest = await credit(order.id, { kind: 'all' });
  expect(rest!.totalCents).toBe(totalCents - overHalf);
  expect(await credit(order.id, { kind: 'all' })).toBeNull();
});

test('CO-08 an order without an invoice has nothing to credit', async () => {
  const order = await buildOrderForInvoice(database.db);
  expect(await credit(order.id, { kind: 'all' })).toBeNull();
});

test('CO-10 goods for a business in another member state are billed without VAT, with the words of the law', async () => {
  const { number } = await issue({
    ...bought([{ unitCents: 2000, quantity: 2, vatRate: 0 }]),
    vatReason: 'intra_community',
  });
  expect(await rowOf(number)).toMatchObject({
    vat: [{ rate: 0, netCents: 4000, vatCents: 0 }],
    vat_note: expect.stringMatching(/KMS § 15 lg 3 p 2.*Art\. 138 Directive 2006\/112\/EC/),
  });
});

test('CO-08 orders are answered with their documents, in the order they were issued', async () => {
  const { order, number, totalCents } = await issue();
  const other = await buildOrderForInvoice(database.db);
  const note = await credit(order.id, { kind: 'amount', cents: 100 });
  const found = await invoicesOf(database.db, [order, other]);
  expect(found.get(other.id)).toBeUndefined();
  expect(found.get(order.id)).toMatchObject([
    {
      number,
      kind: 'invoice',
      issued_on: '2026-11-23',
      total: (totalCents / 100).toFixed(2),
      url: `/api/v1/orders/${order.uuid}/invoices/${number}/pdf`,
      xml_url: `/api/v1/orders/${order.uuid}/invoices/${number}/xml`,
    },
    { number: note!.number, kind: 'credit_note', total: '1.00' },
  ]);
});
