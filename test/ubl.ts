import { create } from 'xmlbuilder2';

/*
 * What an e-invoice must be: the order of elements of UBL 2.1, as far as invoices of the shop use them, and the rules of
 * EN 16931 on them, written from the standard and not from the code. Rules are named as there.
 */

/** Children in the order of the schema; a star: any number, a question mark: at most one, neither: exactly one. */
const sequences: Record<string, string> = {
  Invoice:
    'CustomizationID ProfileID? ID IssueDate DueDate? InvoiceTypeCode Note* DocumentCurrencyCode BuyerReference? OrderReference? BillingReference* AccountingSupplierParty AccountingCustomerParty Delivery? PaymentMeans* PaymentTerms? AllowanceCharge* TaxTotal LegalMonetaryTotal InvoiceLine*',
  CreditNote:
    'CustomizationID ProfileID? ID IssueDate CreditNoteTypeCode Note* DocumentCurrencyCode BuyerReference? OrderReference? BillingReference* AccountingSupplierParty AccountingCustomerParty Delivery? PaymentMeans* PaymentTerms? AllowanceCharge* TaxTotal LegalMonetaryTotal CreditNoteLine*',
  OrderReference: 'ID SalesOrderID?',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID IssueDate?',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party:
    'EndpointID? PartyIdentification* PartyName? PostalAddress PartyTaxScheme* PartyLegalEntity Contact?',
  PartyIdentification: 'ID',
  PartyName: 'Name',
  PostalAddress: 'StreetName? AdditionalStreetName? CityName? PostalZone? CountrySubentity? Country',
  Address: 'StreetName? CityName? PostalZone? Country',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID?',
  Contact: 'Name? Telephone? ElectronicMail?',
  Delivery: 'ActualDeliveryDate? DeliveryLocation?',
  DeliveryLocation: 'ID? Address?',
  PaymentMeans: 'PaymentMeansCode PaymentDueDate? PaymentID? PayeeFinancialAccount?',
  PayeeFinancialAccount: 'ID Name?',
  TaxTotal: 'TaxAmount TaxSubtotal*',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent? TaxExemptionReasonCode? TaxExemptionReason? TaxScheme',
  ClassifiedTaxCategory: 'ID Percent? TaxScheme',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount? ChargeTotalAmount? PrepaidAmount? PayableRoundingAmount? PayableAmount',
  InvoiceLine: 'ID Note? InvoicedQuantity LineExtensionAmount AllowanceCharge* Item Price',
  CreditNoteLine: 'ID Note? CreditedQuantity LineExtensionAmount AllowanceCharge* Item Price',
  AllowanceCharge:
    'ChargeIndicator AllowanceChargeReasonCode? AllowanceChargeReason? MultiplierFactorNumeric? Amount BaseAmount?',
  Item: 'Description? Name SellersItemIdentification? ClassifiedTaxCategory',
  SellersItemIdentification: 'ID',
  Price: 'PriceAmount BaseQuantity?',
};

export interface Tree {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: Tree[];
}

interface DomNode {
  nodeType: number;
  localName: string;
  textContent: string | null;
  childNodes: Iterable<DomNode>;
  attributes: Iterable<{ name: string; value: string }>;
}

/** The document as a tree. @throws when it is no well-formed XML */
export function treeOf(xml: string): Tree {
  return grow(create(xml).root().node as unknown as DomNode);
}

function grow(node: DomNode): Tree {
  const elements = [...node.childNodes].filter(({ nodeType }) => nodeType === 1);
  return {
    name: node.localName,
    text: elements.length === 0 ? (node.textContent ?? '') : '',
    attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
    children: elements.map(grow),
  };
}

/** All elements at a path of local names. */
export function at(tree: Tree, path: string): Tree[] {
  return path
    .split('/')
    .reduce(
      (found, name) => found.flatMap((one) => one.children.filter((child) => child.name === name)),
      [tree],
    );
}

const textAt = (tree: Tree, path: string) => at(tree, path)[0]?.text ?? '';
/** Cents; amounts are compared whole. */
const centsAt = (tree: Tree, path: string) => Math.round(Number(textAt(tree, path) || '0') * 100);

/** Where the document departs from the schema. */
export function schemaProblems(tree: Tree): string[] {
  if (tree.children.length === 0) return tree.text === '' ? [`${tree.name} is empty`] : [];
  const sequence = sequences[tree.name];
  if (sequence === undefined) return [`${tree.name} is not known`];
  const problems: string[] = [];
  const rest = tree.children.map(({ name }) => name);
  for (const wanted of sequence.split(' ')) {
    const name = wanted.replace(/[?*]$/, '');
    let count = 0;
    while (rest[0] === name) {
      rest.shift();
      count++;
    }
    if (count === 0 && wanted === name) problems.push(`${tree.name} lacks ${name}`);
    if (count > 1 && !wanted.endsWith('*')) problems.push(`${tree.name} has ${count} ${name}`);
  }
  if (rest.length > 0) problems.push(`${tree.name}: ${rest[0]} is unknown or out of order`);
  return [...problems, ...tree.children.flatMap(schemaProblems)];
}

/** What each category of VAT that the shop uses asks for: names of the standard, numbers of its rules. */
interface CategoryRules {
  rules: string;
  /** Rules 5 to 7. */
  isRate: (percent: number) => boolean;
  /** Rule 2: who must be named by number, beside the seller. */
  buyerIs: 'anybody' | 'numbered' | 'registered for VAT';
  /** Rule 10. */
  reason: 'none' | 'wanted';
}
const categoryRules: Record<string, CategoryRules> = {
  S: { rules: 'BR-S', isRate: (percent) => percent > 0, buyerIs: 'anybody', reason: 'none' },
  Z: { rules: 'BR-Z', isRate: (percent) => percent === 0, buyerIs: 'anybody', reason: 'none' },
  K: { rules: 'BR-IC', isRate: (percent) => percent === 0, buyerIs: 'registered for VAT', reason: 'wanted' },
  AE: { rules: 'BR-AE', isRate: (percent) => percent === 0, buyerIs: 'numbered', reason: 'wanted' },
};

/** Code lists of the standard, as far as the shop needs them. */
const codes = {
  paymentMeans: ['1', '10', '30', '48', '49', '54', '55', '57', '58', '59', '68', '97'],
  schemes: ['0191', '0212', '0218'],
  addresses: ['0191', '0212', '0218', '9931', '9939', 'EM'],
  countries: ['EE', 'LV', 'FI', 'LT'],
  discounts: [
    '41',
    '42',
    '60',
    '62',
    '63',
    '64',
    '65',
    '66',
    '67',
    '68',
    '70',
    '71',
    '88',
    '95',
    '100',
    '102',
    '103',
    '104',
    '105',
  ],
  exemptions: ['VATEX-EU-IC', 'VATEX-EU-AE', 'VATEX-EU-O', 'VATEX-EU-G'],
};

/** Rules of EN 16931 the document breaks. */
export function ruleProblems(tree: Tree): string[] {
  const isCredit = tree.name === 'CreditNote';
  const lines = at(tree, isCredit ? 'CreditNoteLine' : 'InvoiceLine');
  const quantity = isCredit ? 'CreditedQuantity' : 'InvoicedQuantity';
  const has = (one: Tree, ...paths: string[]) => paths.every((path) => textAt(one, path) !== '');
  const totals = (name: string) => centsAt(tree, `LegalMonetaryTotal/${name}`);
  const subtotals = at(tree, 'TaxTotal/TaxSubtotal');
  const allowances = at(tree, 'AllowanceCharge');
  const lineAllowances = lines.flatMap((line) => at(line, 'AllowanceCharge'));
  const seller = at(tree, 'AccountingSupplierParty/Party')[0]!;
  const buyer = at(tree, 'AccountingCustomerParty/Party')[0]!;
  const deliveryCountry = 'Delivery/DeliveryLocation/Address/Country/IdentificationCode';
  const means = textAt(tree, 'PaymentMeans/PaymentMeansCode');
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const sumAt = (all: readonly Tree[], path: string) => sum(all.map((one) => centsAt(one, path)));
  const isCharge = (one: Tree) => textAt(one, 'ChargeIndicator') === 'true';
  const isReasoned = (one: Tree) =>
    has(one, 'AllowanceChargeReasonCode') || has(one, 'AllowanceChargeReason');
  const everywhere = (name: string): Tree[] => named(tree, name);
  const isOf = (list: readonly string[]) => (one: Tree) => list.includes(one.text);
  const rules: Record<string, boolean> = {
    'BR-01': textAt(tree, 'CustomizationID').startsWith('urn:cen.eu:en16931:2017'),
    'BR-02': has(tree, 'ID'),
    'BR-03': isDay(textAt(tree, 'IssueDate')),
    'BR-04, BR-CL-01':
      textAt(tree, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') === (isCredit ? '381' : '380'),
    'BR-05, BR-CL-04': textAt(tree, 'DocumentCurrencyCode') === 'EUR',
    'BR-06': has(seller, 'PartyLegalEntity/RegistrationName'),
    'BR-07': has(buyer, 'PartyLegalEntity/RegistrationName'),
    'BR-08': at(seller, 'PostalAddress').length === 1,
    'BR-09': has(seller, 'PostalAddress/Country/IdentificationCode'),
    'BR-10': at(buyer, 'PostalAddress').length === 1,
    'BR-11': has(buyer, 'PostalAddress/Country/IdentificationCode'),
    'BR-12 to BR-15': [
      'LineExtensionAmount',
      'TaxExclusiveAmount',
      'TaxInclusiveAmount',
      'PayableAmount',
    ].every((name) => has(tree, `LegalMonetaryTotal/${name}`)),
    'BR-16': lines.length > 0,
    'BR-21': lines.every((line) => has(line, 'ID')),
    'BR-22': lines.every((line) => /^\d+$/.test(textAt(line, quantity))),
    'BR-23, BR-CL-23': lines.every((line) => at(line, quantity)[0]?.attributes['unitCode'] === 'C62'),
    'BR-24': lines.every((line) => has(line, 'LineExtensionAmount')),
    'BR-25': lines.every((line) => has(line, 'Item/Name')),
    'BR-26': lines.every((line) => has(line, 'Price/PriceAmount')),
    'BR-27': lines.every((line) => Number(textAt(line, 'Price/PriceAmount')) >= 0),
    'BR-31, BR-36': allowances.every((one) => has(one, 'Amount')),
    'BR-32, BR-37': allowances.every((one) => has(one, 'TaxCategory/ID')),
    'BR-33, BR-38, BR-CO-21, BR-CO-22': allowances.every(isReasoned),
    'BR-41, BR-43': lineAllowances.every((one) => has(one, 'Amount')),
    'BR-42, BR-44, BR-CO-23, BR-CO-24': lineAllowances.every(isReasoned),
    'BR-45 to BR-48': subtotals.every((one) =>
      has(one, 'TaxableAmount', 'TaxAmount', 'TaxCategory/ID', 'TaxCategory/Percent'),
    ),
    'BR-49, BR-CL-16': codes.paymentMeans.includes(means),
    'BR-50': at(tree, 'PaymentMeans/PayeeFinancialAccount').every((one) => has(one, 'ID')),
    'BR-55': at(tree, 'BillingReference').every((one) => has(one, 'InvoiceDocumentReference/ID')),
    'BR-57': at(tree, 'Delivery/DeliveryLocation/Address').every((one) =>
      has(one, 'Country/IdentificationCode'),
    ),
    'BR-61': !['30', '58'].includes(means) || has(tree, 'PaymentMeans/PayeeFinancialAccount/ID'),
    'BR-62, BR-63, BR-CL-25': [seller, buyer]
      .flatMap((party) => at(party, 'EndpointID'))
      .every(({ attributes }) => codes.addresses.includes(attributes['schemeID'] ?? '')),
    'BR-CL-10, BR-CL-11': [seller, buyer]
      .flatMap((party) => [
        ...at(party, 'PartyIdentification/ID'),
        ...at(party, 'PartyLegalEntity/CompanyID'),
      ])
      .every(({ attributes }) => codes.schemes.includes(attributes['schemeID'] ?? '')),
    'BR-CL-14': everywhere('IdentificationCode').every(isOf(codes.countries)),
    'BR-CL-17, BR-CL-18': [...everywhere('TaxCategory'), ...everywhere('ClassifiedTaxCategory')].every(
      (one) => Object.hasOwn(categoryRules, textAt(one, 'ID')),
    ),
    'BR-CL-19': everywhere('AllowanceChargeReasonCode').every(isOf(codes.discounts)),
    'BR-CL-22': everywhere('TaxExemptionReasonCode').every(isOf(codes.exemptions)),
    'BR-CO-03': at(tree, 'TaxPointDate').length === 0 || at(tree, 'InvoicePeriod').length === 0,
    'BR-CO-04': lines.every((line) => has(line, 'Item/ClassifiedTaxCategory/ID')),
    'BR-CO-09': [seller, buyer].every((party) =>
      at(party, 'PartyTaxScheme/CompanyID').every(({ text }) => codes.countries.includes(text.slice(0, 2))),
    ),
    'BR-CO-10': totals('LineExtensionAmount') === sumAt(lines, 'LineExtensionAmount'),
    'BR-CO-11':
      totals('AllowanceTotalAmount') ===
      sumAt(
        allowances.filter((one) => !isCharge(one)),
        'Amount',
      ),
    'BR-CO-12': totals('ChargeTotalAmount') === sumAt(allowances.filter(isCharge), 'Amount'),
    'BR-CO-13':
      totals('TaxExclusiveAmount') ===
      totals('LineExtensionAmount') - totals('AllowanceTotalAmount') + totals('ChargeTotalAmount'),
    'BR-CO-14': centsAt(tree, 'TaxTotal/TaxAmount') === sumAt(subtotals, 'TaxAmount'),
    'BR-CO-15':
      totals('TaxInclusiveAmount') === totals('TaxExclusiveAmount') + centsAt(tree, 'TaxTotal/TaxAmount'),
    'BR-CO-16': totals('PayableAmount') === totals('TaxInclusiveAmount') - totals('PrepaidAmount'),
    // The standard's own check allows a euro. VAT is taken out of prices that hold it, and of pieces that go back one by one.
    'BR-CO-17': subtotals.every((one) => {
      const exact = (centsAt(one, 'TaxableAmount') * Number(textAt(one, 'TaxCategory/Percent'))) / 100;
      return (
        Math.abs(centsAt(one, 'TaxAmount') - exact) <= (isCredit ? Math.min(lines.length + 0.5, 100) : 1.5)
      );
    }),
    'BR-CO-18': subtotals.length > 0,
    'BR-CO-25':
      isCredit ||
      totals('PayableAmount') <= 0 ||
      isDay(textAt(tree, 'DueDate')) ||
      at(tree, 'PaymentTerms').length > 0,
    'BR-CO-26': ['PartyTaxScheme/CompanyID', 'PartyIdentification/ID', 'PartyLegalEntity/CompanyID'].some(
      (path) => has(seller, path),
    ),
    'BR-IC-11': !categoriesOf(lines).has('K') || isDay(textAt(tree, 'Delivery/ActualDeliveryDate')),
    'BR-IC-12': !categoriesOf(lines).has('K') || has(tree, deliveryCountry),
    'BR-DEC: amounts have two decimals': amounts(tree).every((text) => /^\d+\.\d{2}$/.test(text)),
    'UBL-DT-01, BR-CL-03: amounts name their currency': hasCurrencies(tree),
    'PEPPOL-EN16931-R120: a line is price times pieces less its discount, to two cents': lines.every(
      (line) => {
        const pieces = Number(textAt(line, quantity));
        const exact =
          Number(textAt(line, 'Price/PriceAmount')) * pieces * 100 - centsAt(line, 'AllowanceCharge/Amount');
        return Math.abs(exact - centsAt(line, 'LineExtensionAmount')) <= 2;
      },
    ),
  };
  const broken = Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
  return [...broken, ...categoryProblems({ lines, subtotals, seller, buyer })];
}

const categoriesOf = (lines: readonly Tree[]) =>
  new Set(lines.map((line) => textAt(line, 'Item/ClassifiedTaxCategory/ID')));

/** Rules 1 to 10 of each category, BR-S-01 to BR-AE-10; the shop takes discounts off its lines, so 3, 4, 6 and 7 have no case. */
function categoryProblems(
  of: Record<'lines' | 'subtotals', Tree[]> & Record<'seller' | 'buyer', Tree>,
): string[] {
  const { lines, subtotals, seller, buyer } = of;
  const used = categoriesOf(lines);
  return Object.entries(categoryRules).flatMap(([id, { rules, isRate, buyerIs, reason }]) => {
    const own = lines.filter((line) => textAt(line, 'Item/ClassifiedTaxCategory/ID') === id);
    const breakdown = subtotals.filter((one) => textAt(one, 'TaxCategory/ID') === id);
    const rate = (one: Tree, path: string) => Number(textAt(one, `${path}/Percent`));
    const vatOf = (party: Tree) => textAt(party, 'PartyTaxScheme/CompanyID') !== '';
    const numbered = vatOf(buyer) || textAt(buyer, 'PartyLegalEntity/CompanyID') !== '';
    const isReasoned = (one: Tree) =>
      textAt(one, 'TaxCategory/TaxExemptionReasonCode') !== '' ||
      textAt(one, 'TaxCategory/TaxExemptionReason') !== '';
    const holds: Record<string, boolean> = {
      '01': used.has(id)
        ? breakdown.length > 0 && (id === 'S' || breakdown.length === 1)
        : breakdown.length === 0,
      '02':
        !used.has(id) ||
        (vatOf(seller) && (buyerIs === 'anybody' || (buyerIs === 'numbered' ? numbered : vatOf(buyer)))),
      '05': own.every((line) => isRate(rate(line, 'Item/ClassifiedTaxCategory'))),
      '08': breakdown.every((one) => {
        const same = own.filter(
          (line) => rate(line, 'Item/ClassifiedTaxCategory') === rate(one, 'TaxCategory'),
        );
        const net = same.reduce((all, line) => all + centsAt(line, 'LineExtensionAmount'), 0);
        return same.length > 0 && centsAt(one, 'TaxableAmount') === net;
      }),
      '09': id === 'S' || breakdown.every((one) => centsAt(one, 'TaxAmount') === 0),
      '10': breakdown.every((one) => isReasoned(one) === (reason === 'wanted')),
    };
    return Object.entries(holds).flatMap(([rule, isKept]) => (isKept ? [] : [`${rules}-${rule}`]));
  });
}

/** All elements of a name, wherever they stand. */
function named(tree: Tree, name: string): Tree[] {
  return [...(tree.name === name ? [tree] : []), ...tree.children.flatMap((child) => named(child, name))];
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

function amounts(tree: Tree): string[] {
  const own = tree.name.endsWith('Amount') && tree.name !== 'PriceAmount' ? [tree.text] : [];
  return [...own, ...tree.children.flatMap(amounts)];
}

function hasCurrencies(tree: Tree): boolean {
  const isRight = !tree.name.endsWith('Amount') || tree.attributes['currencyID'] === 'EUR';
  return isRight && tree.children.every(hasCurrencies);
}
