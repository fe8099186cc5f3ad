import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceOf, invoiceSamples } from '../../../test/samples.ts';
import { at, ruleProblems, schemaProblems, treeOf } from '../../../test/ubl.ts';
import { creditLinesOf } from '../../domain/invoices/credit.ts';
import type { Buyer, Invoice } from '../../domain/invoices/invoice.ts';
import { languages } from '../../domain/locales.ts';
import { vatReasons, type VatReason } from '../../domain/orders/vat.ts';
import { paymentMethods } from '../../domain/payments/contract.ts';
import { ublOf } from './ubl.ts';

function problems(invoice: Invoice): string[] {
  const tree = treeOf(ublOf(invoice));
  return [...schemaProblems(tree), ...ruleProblems(tree)];
}
const texts = (invoice: Invoice, where: string) => at(treeOf(ublOf(invoice)), where).map(({ text }) => text);

test.each(languages)('CO-08 e-invoices of every case keep the rules of EN 16931: %s', (language) => {
  for (const [name, invoice] of Object.entries(invoiceSamples(language)))
    expect(problems(invoice), name).toEqual([]);
});

test.each([
  ['intra_community', 'K', 'VATEX-EU-IC', 'Art. 138'],
  ['reverse_charge', 'AE', 'VATEX-EU-AE', 'Reverse charge, Art. 196'],
] as const)('CO-10 what is sold without VAT says why: %s', (vatReason, category, code, words) => {
  const invoice = invoiceOf(
    { language: 'et', goods: [{ unitCents: 12_900, quantity: 2, vatRate: 0 }] },
    { vatReason, buyer: business },
  );
  expect(problems(invoice)).toEqual([]);
  const breakdown = 'TaxTotal/TaxSubtotal/TaxCategory';
  expect(texts(invoice, `${breakdown}/ID`)).toEqual([category]);
  expect(texts(invoice, 'InvoiceLine/Item/ClassifiedTaxCategory/ID')).toEqual([category]);
  expect(texts(invoice, `${breakdown}/TaxExemptionReasonCode`)).toEqual([code]);
  expect(texts(invoice, `${breakdown}/TaxExemptionReason`)[0]).toContain(words);
  // Its buyer owes the VAT and must be named by a number.
  const nameless = { ...invoice, buyer: { ...business, vat: null, reg_code: null } };
  expect(problems(nameless)).toEqual([category === 'K' ? 'BR-IC-02' : 'BR-AE-02']);
});

const business: Buyer = {
  name: 'Salons “Žagatiņa” SIA',
  street: 'Brīvības iela 214',
  city: 'Rīga',
  postal_code: 'LV-1039',
  country: 'LV',
  reg_code: '40003521600',
  vat: 'LV40003521600',
  email: 'rekini@zagatina.example',
  delivery_country: 'LV',
};

const goods = (rates: readonly number[]) =>
  fc.array(
    fc.record({
      name: fc.constantFrom('Šampoon & <palsam>', 'Краска № 6.64', 'Šķēres “Pro”', '"]]>'),
      quantity: fc.integer({ min: 1, max: 60 }),
      unitCents: fc.integer({ min: 1, max: 200_000 }),
      vatRate: fc.constantFrom(...rates),
    }),
    { minLength: 1, maxLength: 12 },
  );
const discounts = fc.array(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ cents: fc.integer({ min: 1, max: 50_000 }) }),
  ),
  { maxLength: 3 },
);
const ratesOf = (reason: VatReason) => (reason === 'destination' ? [24, 21, 25.5, 9, 0] : [0]);

const anyInvoice = fc
  .constantFrom(...vatReasons)
  .chain((vatReason) =>
    fc.record({
      vatReason: fc.constant(vatReason),
      goods: goods(ratesOf(vatReason)),
      transportCents: fc.constantFrom(0, 1, 349, 990),
      discounts,
      language: fc.constantFrom(...languages),
      method: fc.constantFrom(...paymentMethods),
      isPaid: fc.boolean(),
      isPerson: fc.boolean(),
    }),
  )
  .map(({ vatReason, method, isPaid, isPerson, ...sold }) => {
    const isBusiness = vatReason !== 'destination' || !isPerson;
    const taken = sold.discounts.map((one) => ({
      source: 'coupon' as const,
      code: 'TERE10',
      scope: 'ALL_PRODUCTS' as const,
      ...one,
    }));
    return invoiceOf(
      { ...sold, discounts: taken },
      {
        vatReason,
        paymentMethod: method,
        isPaid,
        dueOn: isPaid ? null : '2026-12-07',
        buyer: isBusiness ? business : { ...business, reg_code: null, vat: null },
      },
    );
  });

test('CO-08 CO-10 e-invoices of any order keep the rules of EN 16931', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      expect(problems(invoice)).toEqual([]);
    }),
    { numRuns: 250 },
  );
});

test('CO-08 CO-10 e-credit-notes of any part of any order keep them too', () => {
  fc.assert(
    fc.property(
      anyInvoice,
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      fc.boolean(),
      (invoice, part, isSum) => {
        const cents = Math.max(1, Math.floor(invoice.totalCents * part));
        if (isSum && cents > invoice.totalCents) return;
        const lines = creditLinesOf(
          invoice.lines,
          [],
          isSum
            ? { kind: 'amount', cents }
            : {
                kind: 'lines',
                lines: invoice.lines.flatMap(({ order_line_id: orderLineId, quantity }) =>
                  orderLineId === null
                    ? []
                    : [{ orderLineId, quantity: Math.max(1, Math.floor(quantity * part)) }],
                ),
              },
          'Allahindlus',
        );
        const note = invoiceOf(
          { language: 'et', goods: [] },
          {
            ...invoice,
            kind: 'credit_note',
            refersTo: { number: invoice.number, issuedOn: invoice.issuedOn },
            reason: 'Tagastus',
            dueOn: null,
            lines,
          },
        );
        expect(problems(note)).toEqual([]);
      },
    ),
    { numRuns: 250 },
  );
});

test('the rules see each kind of breach', () => {
  const invoice = invoiceOf({
    language: 'et',
    goods: [{ unitCents: 2480, quantity: 3 }],
    transportCents: 349,
  });
  const xml = ublOf(invoice);
  const broken = (from: RegExp | string, to: string) => {
    expect(xml).toMatch(from);
    const tree = treeOf(xml.replace(from, to));
    return [...schemaProblems(tree), ...ruleProblems(tree)].join('; ');
  };
  expect(broken('unitCode="C62"', 'unitCode="PCS"')).toContain('BR-23');
  expect(broken('schemeID="0191"', 'schemeID="9999"')).toContain('BR-CL-25');
  expect(broken('<cbc:PaymentMeansCode>30', '<cbc:PaymentMeansCode>300')).toContain('BR-CL-16');
  expect(broken(/<cbc:ID>EE382200221020145685<\/cbc:ID>/, '')).toContain('BR-50');
  const relabelled = broken(
    /<cbc:ID>S<\/cbc:ID>(?=\s+<cbc:Percent>24<\/cbc:Percent>\s+<cac:TaxScheme>\s+<cbc:ID>VAT<\/cbc:ID>\s+<\/cac:TaxScheme>\s+<\/cac:TaxCategory>)/,
    '<cbc:ID>AE</cbc:ID>',
  );
  for (const rule of ['BR-S-01', 'BR-AE-01', 'BR-AE-08', 'BR-AE-09', 'BR-AE-10'])
    expect(relabelled).toContain(rule);
  expect(
    broken(
      /<cbc:LineExtensionAmount currencyID="EUR">\d+\.\d\d/,
      '<cbc:LineExtensionAmount currencyID="EUR">1.00',
    ),
  ).toContain('BR-CO-10');
  expect(broken('<cbc:IdentificationCode>EE', '<cbc:IdentificationCode>XX')).toContain('BR-CL-14');
});
