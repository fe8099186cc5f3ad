import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { bought, buildOrderForInvoice, invoiceData, salon } from '../../../test/invoices.ts';
import { at, ruleProblems, schemaProblems, treeOf } from '../../../test/ubl.ts';
import type { Credited } from '../../domain/invoices/credit.ts';
import { languages } from '../../domain/locales.ts';
import { folderStorage } from '../files/storage.ts';
import { createPdfThread } from '../pdf-thread.ts';
import { createInvoiceFiles, issueCreditNote, issueInvoice, type InvoiceData } from './service.ts';

let database: TestDatabase;
let rendered = 0;
const renderPdf = createPdfThread();
const storage = folderStorage(mkdtempSync(path.join(os.tmpdir(), 'ilumaja-invoices-')));
const files = () =>
  createInvoiceFiles({
    db: database.db,
    storage,
    render: (invoice) => {
      rendered++;
      return renderPdf('invoice', invoice);
    },
  });
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-23T10:00:00Z');

async function issue(changes: Partial<InvoiceData> = {}) {
  const order = await buildOrderForInvoice(database.db);
  const { number } = await database.db
    .transaction()
    .execute((trx) => issueInvoice(trx, invoiceData(order, changes), now));
  return { orderId: order.id, number };
}
async function credit(orderId: number, credited: Credited) {
  const note = await database.db
    .transaction()
    .execute((trx) => issueCreditNote(trx, { orderId, credited, reason: 'Tagastus 14 päeva jooksul' }, now));
  return { orderId, number: note!.number };
}

/** The words of each page. */
async function pagesOf({ orderId, number }: { orderId: number; number: string }): Promise<string[]> {
  const content = await files().pdf(orderId, number);
  const document = await getDocument({ data: new Uint8Array(content!), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    }),
  );
}

async function xmlOf({ orderId, number }: { orderId: number; number: string }) {
  const xml = await files().xml(orderId, number);
  const tree = treeOf(xml!);
  expect([...schemaProblems(tree), ...ruleProblems(tree)]).toEqual([]);
  return tree;
}
const text = (tree: ReturnType<typeof treeOf>, where: string) => at(tree, where).map((one) => one.text);

test('CO-08 an invoice on paper has every field the laws of Estonia and Latvia ask for', async () => {
  const invoice = await issue({ purchaseOrderNumber: 'PO-77' });
  const [page, ...others] = await pagesOf(invoice);
  expect(others).toEqual([]);
  for (const field of [
    'Arve',
    invoice.number,
    'Arve kuupäev 23.11.2026',
    'Tarne kuupäev 23.11.2026',
    'Maksetähtaeg 07.12.2026',
    'Ilumaja OÜ',
    'Pärnu mnt 139c, 11317 Tallinn, Eesti',
    'Registrikood: 12345678',
    'KMKR number: EE123456780',
    'Ilusalong Linnupesa OÜ',
    'Aia 5',
    '51004 Tartu',
    'Registrikood: 12417834',
    'PO-77',
    'Toode 1',
    '3 tk',
    '20,00 €',
    '−6,00 €',
    '24 %',
    '54,00 €',
    '66,96 €',
    'Summa käibemaksuta 64,03 €',
    'Käibemaks 24 %, maksustatav 64,03 € 15,37 €',
    'Kokku käibemaksuga 79,40 €',
    'Tasuda 79,40 €',
    'EE382200221020145685',
    'märgi viitenumber',
  ])
    expect(page).toContain(field);
});

test.each(languages)('CO-08 a document is written in the language of the order: %s', async (language) => {
  const titles = { et: 'Arve', en: 'Invoice', ru: 'Счёт', fi: 'Lasku', lv: 'Rēķins' };
  const [page] = await pagesOf(await issue({ language, shopId: language === 'lv' ? 3 : 2 }));
  expect(page).toContain(titles[language]);
  expect(page).not.toMatch(/undefined|\{\w+\}|null/);
});

test('CO-08 ten lines fit a page; more go on with the heads repeated and the pages numbered', async () => {
  const lines = (count: number) =>
    bought(
      Array.from({ length: count }, (_, place) => ({
        unitCents: 1295 + place,
        name: 'Permanentne juuksevärv Oxalis Pro Color 6.64 tumeblond vaskpunane, 60 ml',
      })),
    );
  expect(await pagesOf(await issue(lines(10)))).toHaveLength(1);
  const pages = await pagesOf(await issue(lines(60)));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Hind km-ta');
    expect(page).toContain(`Leht ${index + 1}/${pages.length}`);
    expect(page).toContain('Pärnu mnt 139c');
  }
});

test('CO-08 the sums never stand alone on a page: the last line is with them, however many there are', async () => {
  for (let count = 14; count <= 24; count++) {
    const goods = Array.from({ length: count }, (_, place) => ({
      unitCents: 1295 + place,
      name: `Permanentne juuksevärv Oxalis Pro Color, tumeblond vaskpunane nr ${place + 1}`,
    }));
    const pages = await pagesOf(await issue(bought(goods)));
    expect(pages.at(-1), `${count} lines`).toContain(`nr ${count} `);
    expect(pages.at(-1), `${count} lines`).toContain('Kokku käibemaksuga');
  }
});

test('CO-08 what is paid asks for nothing more', async () => {
  const [page] = await pagesOf(await issue({ isPaid: true, dueOn: null, paymentMethod: 'CREDIT_CARD' }));
  expect(page).toContain('Arve on tasutud');
  expect(page).toContain('Tasuda 0,00 €');
  expect(page).not.toContain('Maksetähtaeg');
});

test('CO-10 goods for another member state carry the words of the law and no VAT', async () => {
  const [page] = await pagesOf(
    await issue({ ...bought([{ unitCents: 2000, vatRate: 0 }]), vatReason: 'intra_community' }),
  );
  expect(page).toContain('KMS § 15 lg 3 p 2, ühendusesisene käive 0 %. Intra-Community supply, Art. 138');
});

test('CO-08 a credit note names its invoice, its day and why', async () => {
  const invoice = await issue();
  const [page] = await pagesOf(await credit(invoice.orderId, { kind: 'all' }));
  expect(page).toContain('Kreeditarve');
  expect(page).toContain(`Krediteeritav arve ${invoice.number}, 23.11.2026`);
  expect(page).toContain('Tagastus 14 päeva jooksul');
  expect(page).toContain('Krediteeritud kokku 79,40 €');
});

test('CO-08 a document is rendered once, and again as it was for who asks later', async () => {
  const { orderId, number } = await issue();
  const before = rendered;
  const first = await files().pdf(orderId, number);
  expect(await files().pdf(orderId, number)).toEqual(first);
  expect(rendered).toBe(before + 1);
  expect(await files().pdf(orderId + 1, number)).toBeUndefined();
  expect(await files().xml(orderId, '2026-E-999999')).toBeUndefined();
});

test('CO-08 a document that many ask for at once is rendered once, and anew after a rendering that failed', async () => {
  const { orderId, number } = await issue();
  let [begun, isBroken] = [0, true];
  const shared = createInvoiceFiles({
    db: database.db,
    storage,
    render: async (invoice) => {
      begun++;
      if (isBroken) throw new Error('no paper');
      return renderPdf('invoice', invoice);
    },
  });
  const askAll = () => Promise.allSettled(Array.from({ length: 20 }, () => shared.pdf(orderId, number)));
  expect(new Set((await askAll()).map(({ status }) => status))).toEqual(new Set(['rejected']));
  isBroken = false;
  begun = 0;
  const answers = await askAll();
  expect(begun).toBe(1);
  const [first, ...others] = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null));
  expect(first!.subarray(0, 5).toString()).toBe('%PDF-');
  for (const other of others) expect(other).toEqual(first);
});

const hostile = `<b>&"'; drop table invoice; -- \u202eegnaro 💇‍♀️ \u0007 ${'Ž'.repeat(300)}`;

test('CO-08 whatever a text holds, both files are rendered', async () => {
  const invoice = await issue({
    ...bought([
      { unitCents: 1, name: hostile },
      { unitCents: 999_999, quantity: 9999 },
    ]),
    buyer: { ...salon, name: hostile, street: hostile },
    purchaseOrderNumber: hostile.slice(0, 60),
  });
  expect((await pagesOf(invoice)).join(' ')).toContain('drop table');
  const tree = await xmlOf(invoice);
  expect(text(tree, 'InvoiceLine/Item/Name')[0]).toContain('<b>&"\'; drop table');
});

test('CO-08 an invoice marks letters it cannot print, and leaves none out unsaid', async () => {
  const invoice = await issue({
    ...bought([{ unitCents: 1295, name: 'Õli 山茶花 50 ml' }]),
    buyer: { ...salon, name: '王小明 Wang', street: '中山路 12' },
    purchaseOrderNumber: 'PO-壹-7',
  });
  const [page] = await pagesOf(invoice);
  for (const said of ['[?] Wang', '[?] 12', 'Õli [?] 50', 'PO-[?]-7']) expect(page).toContain(said);
});

test('CO-08 a long number of the buyer’s own order gets no hyphen that it does not have', async () => {
  const number = 'PO-2026/11/KONTSERNIOSTUTELLIMUSTEKESKUS0000123456/1';
  const [page] = await pagesOf(await issue({ purchaseOrderNumber: number }));
  expect(page!.replaceAll(' ', '')).toContain(number);
});

test('CO-08 the e-invoice holds what buyers’ programs look for', async () => {
  const tree = await xmlOf(await issue({ purchaseOrderNumber: 'PO-77' }));
  const party = 'AccountingCustomerParty/Party';
  expect(text(tree, 'BuyerReference')).toEqual(['PO-77']);
  expect(text(tree, 'DueDate')).toEqual(['2026-12-07']);
  expect(text(tree, 'PaymentMeans/PayeeFinancialAccount/ID')).toEqual(['EE382200221020145685']);
  expect(text(tree, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual(['EE123456780']);
  expect(at(tree, `${party}/PartyLegalEntity/CompanyID`)).toMatchObject([
    { text: '12417834', attributes: { schemeID: '0191' } },
  ]);
  expect(text(tree, 'LegalMonetaryTotal/PayableAmount')).toEqual(['79.40']);
});

test('CO-08 CO-10 the e-invoice follows the rules of EN 16931 whatever was sold', async () => {
  const person = { ...salon, reg_code: null, vat: null };
  await xmlOf(await issue({ buyer: person, isPaid: true, dueOn: null, paymentMethod: 'CREDIT_CARD' }));
  await xmlOf(await issue({ shopId: 3, language: 'lv' }));
  await xmlOf(
    await issue({
      ...bought(
        [
          { unitCents: 333, quantity: 7, vatRate: 25.5 },
          { unitCents: 100, vatRate: 9 },
        ],
        { transportCents: 399 },
      ),
    }),
  );
  await xmlOf(
    await issue({
      ...bought([{ unitCents: 1000 }], {
        discounts: [{ source: 'points', code: '', scope: 'ALL_PRODUCTS', percent: 100 }],
      }),
      isPaid: true,
      dueOn: null,
      paymentMethod: 'NO_PAYMENT',
    }),
  );
  const abroad = { ...salon, vat: 'LV40003521600', country: 'LV', delivery_country: 'LV' } as const;
  const tree = await xmlOf(
    await issue({
      ...bought([{ unitCents: 2000, vatRate: 0 }]),
      vatReason: 'intra_community',
      buyer: abroad,
    }),
  );
  expect(text(tree, 'TaxTotal/TaxSubtotal/TaxCategory/ID')).toEqual(['K']);
  expect(text(tree, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode')).toEqual(['VATEX-EU-IC']);
});

test('CO-08 the e-credit-note refers to its invoice', async () => {
  const invoice = await issue();
  const whole = await xmlOf(
    await credit(invoice.orderId, { kind: 'lines', lines: [{ orderLineId: 1, quantity: 2 }] }),
  );
  expect(whole.name).toBe('CreditNote');
  expect(text(whole, 'BillingReference/InvoiceDocumentReference/ID')).toEqual([invoice.number]);
  await xmlOf(await credit(invoice.orderId, { kind: 'amount', cents: 777 }));
  await xmlOf(await credit(invoice.orderId, { kind: 'all' }));
});

test('the rules of the tests see what is wrong', async () => {
  const { orderId, number } = await issue();
  const xml = (await files().xml(orderId, number))!;
  const broken = (from: RegExp | string, to: string) => {
    expect(xml).toMatch(from);
    const tree = treeOf(xml.replace(from, to));
    return [...schemaProblems(tree), ...ruleProblems(tree)];
  };
  expect(
    broken(/<cbc:PayableAmount currencyID="EUR">79.40/, '<cbc:PayableAmount currencyID="EUR">79.41'),
  ).toEqual([expect.stringMatching(/^BR-.*16$/)]);
  expect(broken(/<cbc:IssueDate>.*\n/, '')).toContain('Invoice lacks IssueDate');
  expect(broken(/<cbc:DueDate>.*\n/, '')).toEqual([expect.stringMatching(/^BR-.*25$/)]);
  expect(broken('currencyID="EUR"', '')).toContain('UBL-DT-01, BR-CL-03: amounts name their currency');
});
