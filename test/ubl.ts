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

/** Rules of EN 16931 the document breaks. */
export function ruleProblems(tree: Tree): string[] {
  const isCredit = tree.name === 'CreditNote';
  const lines = at(tree, isCredit ? 'CreditNoteLine' : 'InvoiceLine');
  const totals = (name: string) => centsAt(tree, `LegalMonetaryTotal/${name}`);
  const subtotals = at(tree, 'TaxTotal/TaxSubtotal');
  const seller = 'AccountingSupplierParty/Party';
  const buyer = 'AccountingCustomerParty/Party';
  const categories = new Set(lines.map((line) => textAt(line, 'Item/ClassifiedTaxCategory/ID')));
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const rules: Record<string, boolean> = {
    'BR-01': textAt(tree, 'CustomizationID').startsWith('urn:cen.eu:en16931:2017'),
    'BR-02': textAt(tree, 'ID') !== '',
    'BR-03': isDay(textAt(tree, 'IssueDate')),
    'BR-04': textAt(tree, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode') === (isCredit ? '381' : '380'),
    'BR-05': textAt(tree, 'DocumentCurrencyCode') === 'EUR',
    'BR-06': textAt(tree, `${seller}/PartyLegalEntity/RegistrationName`) !== '',
    'BR-07': textAt(tree, `${buyer}/PartyLegalEntity/RegistrationName`) !== '',
    'BR-09': isCountry(textAt(tree, `${seller}/PostalAddress/Country/IdentificationCode`)),
    'BR-11': isCountry(textAt(tree, `${buyer}/PostalAddress/Country/IdentificationCode`)),
    'BR-16': lines.length > 0,
    'BR-22': lines.every((line) =>
      /^\d+$/.test(textAt(line, isCredit ? 'CreditedQuantity' : 'InvoicedQuantity')),
    ),
    'BR-25': lines.every((line) => textAt(line, 'Item/Name') !== ''),
    'BR-27': lines.every((line) => Number(textAt(line, 'Price/PriceAmount')) >= 0),
    'BR-41': at(tree, 'InvoiceLine/AllowanceCharge').every(
      (one) => textAt(one, 'AllowanceChargeReasonCode') !== '',
    ),
    'BR-49': textAt(tree, 'PaymentMeans/PaymentMeansCode') !== '',
    'BR-50':
      textAt(tree, 'PaymentMeans/PaymentMeansCode') !== '30' ||
      textAt(tree, 'PaymentMeans/PayeeFinancialAccount/ID') !== '',
    'BR-55': at(tree, 'BillingReference').every((one) => textAt(one, 'InvoiceDocumentReference/ID') !== ''),
    'BR-62': at(tree, `${seller}/EndpointID`).every(({ attributes }) => attributes['schemeID'] !== undefined),
    'BR-63': at(tree, `${buyer}/EndpointID`).every(({ attributes }) => attributes['schemeID'] !== undefined),
    'BR-CO-03': at(tree, 'TaxPointDate').length === 0,
    'BR-CO-09': [seller, buyer].every((party) =>
      at(tree, `${party}/PartyTaxScheme/CompanyID`).every(({ text }) => /^[A-Z]{2}/.test(text)),
    ),
    'BR-CO-10':
      totals('LineExtensionAmount') === sum(lines.map((line) => centsAt(line, 'LineExtensionAmount'))),
    'BR-CO-13': totals('TaxExclusiveAmount') === totals('LineExtensionAmount'),
    'BR-CO-14':
      centsAt(tree, 'TaxTotal/TaxAmount') === sum(subtotals.map((one) => centsAt(one, 'TaxAmount'))),
    'BR-CO-15':
      totals('TaxInclusiveAmount') === totals('TaxExclusiveAmount') + centsAt(tree, 'TaxTotal/TaxAmount'),
    'BR-CO-16': totals('PayableAmount') === totals('TaxInclusiveAmount') - totals('PrepaidAmount'),
    // The standard's own check allows a euro: VAT is taken out of prices that hold it.
    'BR-CO-17': subtotals.every((one) => {
      const exact = (centsAt(one, 'TaxableAmount') * Number(textAt(one, 'TaxCategory/Percent'))) / 100;
      return Math.abs(centsAt(one, 'TaxAmount') - exact) <= 1.5;
    }),
    'BR-CO-18': subtotals.length > 0,
    'BR-CO-25':
      isCredit ||
      totals('PayableAmount') <= 0 ||
      isDay(textAt(tree, 'DueDate')) ||
      at(tree, 'PaymentTerms').length > 0,
    'BR-S-01, BR-IC-01, BR-Z-01': [...categories].every((category) =>
      subtotals.some((one) => textAt(one, 'TaxCategory/ID') === category),
    ),
    'BR-S-02': !categories.has('S') || at(tree, `${seller}/PartyTaxScheme`).length > 0,
    'BR-S-05': lines.every(
      (line) =>
        textAt(line, 'Item/ClassifiedTaxCategory/ID') !== 'S' ||
        Number(textAt(line, 'Item/ClassifiedTaxCategory/Percent')) > 0,
    ),
    'BR-S-08, BR-IC-08': subtotals.every((one) => {
      const same = lines.filter(
        (line) =>
          textAt(line, 'Item/ClassifiedTaxCategory/ID') === textAt(one, 'TaxCategory/ID') &&
          textAt(line, 'Item/ClassifiedTaxCategory/Percent') === textAt(one, 'TaxCategory/Percent'),
      );
      return centsAt(one, 'TaxableAmount') === sum(same.map((line) => centsAt(line, 'LineExtensionAmount')));
    }),
    'BR-S-10': subtotals.every(
      (one) =>
        textAt(one, 'TaxCategory/ID') !== 'S' || at(one, 'TaxCategory/TaxExemptionReason').length === 0,
    ),
    'BR-IC-02': !categories.has('K') || at(tree, `${buyer}/PartyTaxScheme/CompanyID`).length === 1,
    'BR-IC-05': lines.every(
      (line) =>
        textAt(line, 'Item/ClassifiedTaxCategory/ID') !== 'K' ||
        Number(textAt(line, 'Item/ClassifiedTaxCategory/Percent')) === 0,
    ),
    'BR-IC-10': subtotals.every(
      (one) => textAt(one, 'TaxCategory/ID') !== 'K' || textAt(one, 'TaxCategory/TaxExemptionReason') !== '',
    ),
    'BR-IC-11': !categories.has('K') || isDay(textAt(tree, 'Delivery/ActualDeliveryDate')),
    'BR-IC-12':
      !categories.has('K') ||
      isCountry(textAt(tree, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode')),
    'BR-DEC: amounts have two decimals': amounts(tree).every((text) => /^\d+\.\d{2}$/.test(text)),
    'UBL-DT-01: amounts name their currency': hasCurrencies(tree),
    'PEPPOL-EN16931-R120: a line is price times pieces less its discount, to two cents': lines.every(
      (line) => {
        const pieces = Number(textAt(line, isCredit ? 'CreditedQuantity' : 'InvoicedQuantity'));
        const exact =
          Number(textAt(line, 'Price/PriceAmount')) * pieces * 100 - centsAt(line, 'AllowanceCharge/Amount');
        return Math.abs(exact - centsAt(line, 'LineExtensionAmount')) <= 2;
      },
    ),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isCountry = (text: string) => /^[A-Z]{2}$/.test(text);

function amounts(tree: Tree): string[] {
  const own = tree.name.endsWith('Amount') && tree.name !== 'PriceAmount' ? [tree.text] : [];
  return [...own, ...tree.children.flatMap(amounts)];
}

function hasCurrencies(tree: Tree): boolean {
  const isRight = !tree.name.endsWith('Amount') || tree.attributes['currencyID'] === 'EUR';
  return isRight && tree.children.every(hasCurrencies);
}
