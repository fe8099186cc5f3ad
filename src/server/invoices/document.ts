import { Document, Page, StyleSheet, Text, View, type DocumentProps } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { formatMoney } from '../../domain/money.ts';
import { discountName } from '../../domain/orders/discount-names.ts';
import { isWithoutVat } from '../../domain/orders/vat.ts';
import { countryNames } from '../../domain/shops/country-names.ts';
import { nonBreakingUnits } from '../../domain/non-breaking-units.ts';
import { Logo } from '../platform/pdf-logo.ts';
import { Words } from '../platform/pdf-words.ts';
import { allPrintable, fontFamily, numberInLines } from '../platform/pdf.ts';
import { rateText, unitPriceText, dayText } from './document-numbers.ts';
import { documentTexts, filled } from './document-texts.ts';

const ink = '#1d1b1a';
const muted = '#5f5955';
const rule = '#d9d2cb';

const style = StyleSheet.create({
  page: { padding: 40, paddingBottom: 84, fontFamily, fontSize: 8.5, color: ink },
  // Not the page's own: it would leave no room for the number of the page.
  body: { fontSize: 8.5, lineHeight: 1.35 },
  row: { flexDirection: 'row' },
  title: { fontSize: 18, fontWeight: 600, textAlign: 'right', lineHeight: 1.2 },
  number: { fontSize: 11, textAlign: 'right' },
  strong: { fontWeight: 600 },
  muted: { color: muted },
  block: { marginTop: 18 },
  half: { width: '50%', paddingRight: 20 },
  tableHead: {
    flexDirection: 'row',
    borderBottomWidth: 1,
    borderColor: ink,
    paddingVertical: 4,
    marginTop: 16,
    fontSize: 7.5,
  },
  line: { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: rule, paddingVertical: 3.5 },
  sums: { marginTop: 12, marginLeft: '42%' },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  total: { fontSize: 12, fontWeight: 600, borderTopWidth: 1, borderColor: ink, marginTop: 4, paddingTop: 6 },
  note: { marginTop: 12, padding: 8, backgroundColor: '#f6f2ee', borderRadius: 4 },
  footer: {
    position: 'absolute',
    left: 40,
    right: 40,
    bottom: 28,
    borderTopWidth: 0.5,
    borderColor: rule,
    paddingTop: 8,
    flexDirection: 'row',
    fontSize: 7.5,
    lineHeight: 1.35,
    color: muted,
  },
  pageNumber: {
    position: 'absolute',
    left: 40,
    // Of A4: its text is set before it knows how far it is from the other edge.
    width: 515,
    bottom: 14,
    height: 10,
    textAlign: 'right',
    fontSize: 7.5,
    color: muted,
  },
});

/** Widths of the columns in percent; those of sums stand right. */
const widths = { name: 36, quantity: 8, unit: 12.5, discount: 11, vat: 6.5, net: 13, gross: 13 } as const;
type Column = keyof typeof widths;
type Columns = readonly { column: Column; width: number }[];

/** Where nothing was reduced, names take the place of the discounts. */
function columnsOf({ lines }: Invoice): Columns {
  const hasDiscounts = lines.some((line) => discountOf(line) !== 0);
  return (Object.keys(widths) as Column[])
    .filter((column) => hasDiscounts || column !== 'discount')
    .map((column) => ({
      column,
      width: widths[column] + (column === 'name' && !hasDiscounts ? widths.discount : 0),
    }));
}

const discountOf = (line: Invoice['lines'][number]) => line.list_net_cents - line.net_cents;

/** An invoice or a credit note on paper, with what the laws of Estonia and Latvia ask for. */
export function invoiceDocument(issued: Invoice): ReactElement<DocumentProps> {
  const invoice = allPrintable(issued);
  const texts = documentTexts[invoice.language];
  const title = `${texts.title[invoice.kind]} ${invoice.number}`;
  const columns = columnsOf(invoice);
  return h(
    Document,
    { title, author: invoice.seller.name, language: invoice.language, creator: 'Ilumaja' },
    h(
      Page,
      // Otherwise all that follows is laid out anew for each page. What stands on every page comes first then.
      { size: 'A4', style: style.page, experimentalPagination: true },
      h(Footer, { invoice }),
      h(PageNumber, { invoice }),
      h(
        View,
        { style: style.body },
        h(PageHead, { invoice }),
        h(Parties, { invoice }),
        h(TableHead, { invoice, columns }),
        ...invoice.lines.slice(0, -1).map((line, at) => h(Line, { key: at, invoice, columns, line })),
        // Never the sums alone under the head of a table on a page of their own.
        h(
          View,
          { wrap: false },
          ...invoice.lines.slice(-1).map((line) => h(Line, { key: 'last', invoice, columns, line })),
          h(Sums, { invoice }),
          h(Notes, { invoice }),
        ),
      ),
    ),
  );
}

interface Of {
  invoice: Invoice;
}

interface OfTable extends Of {
  columns: Columns;
}

const addressOf = (of: Invoice['seller']) => `${of.street}, ${of.postal_code} ${of.city}`;

function PageHead({ invoice }: Of) {
  const texts = documentTexts[invoice.language];
  const { seller } = invoice;
  return h(
    View,
    { style: [style.row, { justifyContent: 'space-between' }] },
    h(
      View,
      { style: { width: '60%' } },
      h(Logo, { height: 24 }),
      h(Text, { style: [style.muted, { marginTop: 8 }] }, `${texts.seller}: ${seller.name}`),
      h(
        Text,
        { style: style.muted },
        `${addressOf(seller)}, ${countryNames[invoice.language][seller.country]}`,
      ),
      h(Text, { style: style.muted }, `${texts.regCode}: ${seller.reg_code}`),
      h(Text, { style: style.muted }, `${texts.vatNumber}: ${seller.vat}`),
    ),
    h(
      View,
      { style: { alignItems: 'flex-end' } },
      h(Text, { style: style.title }, texts.title[invoice.kind]),
      h(Text, { style: style.number }, invoice.number),
    ),
  );
}

function Parties({ invoice }: Of) {
  const texts = documentTexts[invoice.language];
  const { buyer } = invoice;
  return h(
    View,
    { style: [style.row, style.block] },
    h(
      View,
      { style: style.half },
      h(Text, { style: style.muted }, texts.buyer),
      h(Text, { style: style.strong }, buyer.name),
      h(Text, {}, buyer.street),
      h(Text, {}, `${buyer.postal_code} ${buyer.city}`),
      h(Text, {}, countryNames[invoice.language][buyer.country]),
      buyer.reg_code && h(Text, {}, `${texts.regCode}: ${buyer.reg_code}`),
      buyer.vat && h(Text, {}, `${texts.vatNumber}: ${buyer.vat}`),
    ),
    h(View, { style: { width: '50%' } }, ...facts(invoice)),
  );
}

function facts(invoice: Invoice): ReactNode[] {
  const texts = documentTexts[invoice.language];
  const { refersTo } = invoice;
  const known: [string, string | null][] = [
    [texts.issuedOn, dayText(invoice.issuedOn)],
    [texts.suppliedOn, dayText(invoice.suppliedOn)],
    [texts.dueOn, invoice.dueOn && dayText(invoice.dueOn)],
    [
      texts.refersTo,
      refersTo && filled(texts.refersToOf, { number: refersTo.number, date: dayText(refersTo.issuedOn) }),
    ],
    [texts.order, String(invoice.orderNumber)],
    [texts.purchaseOrder, invoice.purchaseOrderNumber && numberInLines(invoice.purchaseOrderNumber)],
    [texts.payment, invoice.paymentMethod && texts.methods[invoice.paymentMethod]],
    [texts.reference, invoice.referenceNumber],
    [texts.reason, invoice.reason],
  ];
  return known
    .filter(([, value]) => value)
    .map(([label, value]) =>
      h(
        View,
        { key: label, style: style.row },
        h(Text, { style: [style.muted, { width: '45%' }] }, label),
        h(Text, { style: { width: '55%' } }, value),
      ),
    );
}

/** Stands again on each page the lines go on. */
function TableHead({ invoice, columns }: OfTable) {
  const texts = documentTexts[invoice.language];
  return h(
    View,
    { style: style.tableHead, fixed: true },
    ...columns.map(({ column, width }) =>
      h(Text, { key: column, style: [cell(column, width), style.strong] }, texts.columns[column]),
    ),
  );
}

function Line({ invoice, columns, line }: OfTable & { line: Invoice['lines'][number] }) {
  const { language } = invoice;
  const texts = documentTexts[language];
  const discount = discountOf(line);
  const shown: Record<Exclude<Column, 'name'>, string> = {
    quantity: filled(texts.pieces, { count: line.quantity }),
    unit: unitPriceText(line.list_net_cents, line.quantity, language),
    discount: discount === 0 ? '' : formatMoney(-discount, language),
    vat: rateText(line.vat_rate, language),
    net: formatMoney(line.net_cents, language),
    gross: formatMoney(line.net_cents + line.vat_cents, language),
  };
  return h(
    View,
    { style: style.line, wrap: false },
    ...columns.map(({ column, width }) =>
      column === 'name'
        ? h(
            View,
            { key: column, style: cell(column, width) },
            h(Words, {
              runs: [
                { text: nonBreakingUnits(line.name) },
                ...(line.sku ? [{ text: line.sku, color: muted }] : []),
              ],
            }),
          )
        : h(Text, { key: column, style: cell(column, width) }, shown[column]),
    ),
  );
}

function cell(column: Column, width: number) {
  const isText = column === 'name';
  return {
    width: `${width}%`,
    ...(isText ? { paddingRight: 8 } : { textAlign: 'right' as const, paddingLeft: 4 }),
  };
}

function Sums({ invoice }: Of) {
  const { language, kind, totalCents } = invoice;
  const texts = documentTexts[language];
  const money = (cents: number) => formatMoney(cents, language);
  const sum = (label: string, cents: number, more = {}) =>
    h(View, { style: [style.sum!, more] }, h(Text, {}, label), h(Text, {}, money(cents)));
  return h(
    View,
    { style: style.sums, wrap: false },
    sum(texts.net, invoice.netCents),
    ...invoice.vat.map(({ rate, netCents, vatCents }) =>
      h(
        View,
        { key: rate },
        sum(
          filled(texts.vatOf, { rate: rateText(rate, language).replace(/\s?%/, ''), net: money(netCents) }),
          vatCents,
        ),
      ),
    ),
    sum(texts.total[kind], totalCents, style.total),
    kind === 'invoice' && invoice.isPaid && sum(texts.paid, totalCents),
    kind === 'invoice' && sum(texts.due, invoice.isPaid ? 0 : totalCents, style.strong),
  );
}

function Notes({ invoice }: Of) {
  const texts = documentTexts[invoice.language];
  return h(
    View,
    { style: style.note, wrap: false },
    invoice.discounts.length > 0 &&
      h(
        Text,
        { style: style.strong },
        isWithoutVat(invoice.vatReason) ? texts.discounts : texts.discountsWithVat,
      ),
    ...invoice.discounts.map((one, at) =>
      h(
        Text,
        { key: at, style: at === invoice.discounts.length - 1 ? { marginBottom: 4 } : {} },
        `${discountName(one, invoice.language)}: ${formatMoney(-one.cents, invoice.language)}`,
      ),
    ),
    invoice.vatNote && h(Text, { style: style.strong }, invoice.vatNote),
    h(Text, {}, noteOf(invoice)),
    invoice.kind === 'invoice' &&
      !invoice.isPaid &&
      h(Text, {}, `${texts.iban}: ${invoice.seller.iban}, ${invoice.seller.bank}`),
  );
}

function noteOf({ kind, isPaid, dueOn, issuedOn, referenceNumber, language }: Invoice): string {
  const texts = documentTexts[language];
  if (kind === 'credit_note') return texts.givenBack;
  if (isPaid) return texts.isPaid;
  return filled(texts.howToPay, { date: dayText(dueOn ?? issuedOn), reference: referenceNumber });
}

function Footer({ invoice }: Of) {
  const { seller, language } = invoice;
  const texts = documentTexts[language];
  const third = { width: '36%', paddingRight: 12 };
  return h(
    View,
    { style: style.footer, fixed: true },
    h(View, { style: third }, h(Text, { style: style.strong }, seller.name), h(Text, {}, addressOf(seller))),
    h(View, { style: third }, h(Text, {}, `${texts.iban}: ${seller.iban}`), h(Text, {}, seller.bank)),
    h(View, { style: { width: '28%' } }, h(Text, {}, seller.phone), h(Text, {}, seller.email)),
  );
}

/** By itself: within the footer, what is known only of the laid out page would take the footer away. */
function PageNumber({ invoice }: Of) {
  const { page } = documentTexts[invoice.language];
  return h(Text, {
    style: style.pageNumber,
    fixed: true,
    render: ({ pageNumber, totalPages }) =>
      `${invoice.number} · ${filled(page, { page: pageNumber, pages: totalPages ?? pageNumber })}`,
  });
}
