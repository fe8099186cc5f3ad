import { create } from 'xmlbuilder2';
import type { Buyer, Invoice, InvoiceLine, Seller } from '../../domain/invoices/invoice.ts';
import { sumOf } from '../../domain/invoices/lines.ts';
import { decimalFromCents } from '../../domain/money.ts';
import type { PaymentMethod } from '../../domain/payments/contract.ts';
import type { VatReason } from '../../domain/orders/vat.ts';
import type { CountryCode } from '../../domain/shops/audience.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Registers of companies in the codes of ISO 6523. */
const registers: Record<CountryCode, string> = { EE: '0191', LV: '0218', FI: '0212' };

/** UNTDID 4461: how it is or was paid. */
const paymentMeans: Record<PaymentMethod, string> = {
  INVOICE: '30',
  CREDIT: '30',
  CREDIT_CARD: '48',
  APPLE_PAY: '68',
  BANK: '68',
  LEASE: '68',
  NO_PAYMENT: '1',
};
const unknownMeans = '1';

/** Pieces, in the codes of UN/ECE recommendation 20. */
const pieces = 'C62';
/** UNTDID 5189: a discount. */
const discountReason = '95';

/**
 * The e-invoice: EN 16931 in the syntax of UBL 2.1, an Invoice or a CreditNote. Elements stand in the order the schema
 * asks for; the comments name the business terms of the standard.
 */
export function ublOf(invoice: Invoice): string {
  const isCredit = invoice.kind === 'credit_note';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const document = {
    [root]: {
      '@xmlns': `${ubl}${root}-2`,
      '@xmlns:cac': `${ubl}CommonAggregateComponents-2`,
      '@xmlns:cbc': `${ubl}CommonBasicComponents-2`,
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017', // BT-24
      'cbc:ID': invoice.number, // BT-1
      'cbc:IssueDate': invoice.issuedOn, // BT-2
      ...(!isCredit && invoice.dueOn && { 'cbc:DueDate': invoice.dueOn }), // BT-9
      ...(isCredit ? { 'cbc:CreditNoteTypeCode': '381' } : { 'cbc:InvoiceTypeCode': '380' }), // BT-3
      ...(invoice.reason && { 'cbc:Note': invoice.reason }), // BT-22
      'cbc:DocumentCurrencyCode': 'EUR', // BT-5
      'cbc:BuyerReference': invoice.purchaseOrderNumber ?? String(invoice.orderNumber), // BT-10
      ...orderReference(invoice),
      ...(invoice.refersTo && {
        'cac:BillingReference': {
          'cac:InvoiceDocumentReference': {
            'cbc:ID': invoice.refersTo.number, // BT-25
            'cbc:IssueDate': invoice.refersTo.issuedOn, // BT-26
          },
        },
      }),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(invoice.seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(invoice.buyer) },
      'cac:Delivery': {
        'cbc:ActualDeliveryDate': invoice.suppliedOn, // BT-72
        'cac:DeliveryLocation': {
          'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': invoice.buyer.delivery_country } }, // BT-80
        },
      },
      'cac:PaymentMeans': {
        'cbc:PaymentMeansCode': invoice.paymentMethod ? paymentMeans[invoice.paymentMethod] : unknownMeans, // BT-81
        'cbc:PaymentID': invoice.referenceNumber, // BT-83
        'cac:PayeeFinancialAccount': { 'cbc:ID': invoice.seller.iban, 'cbc:Name': invoice.seller.name }, // BT-84, 85
      },
      'cac:TaxTotal': {
        'cbc:TaxAmount': amount(invoice.vatCents), // BT-110
        'cac:TaxSubtotal': invoice.vat.map(({ rate, netCents, vatCents }) => ({
          'cbc:TaxableAmount': amount(netCents), // BT-116
          'cbc:TaxAmount': amount(vatCents), // BT-117
          'cac:TaxCategory': taxCategory(invoice, rate, true),
        })),
      },
      'cac:LegalMonetaryTotal': totals(invoice),
      [`cac:${root}Line`]: invoice.lines.map((line, at) => lineOf(invoice, line, at + 1)),
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, document).end({
    prettyPrint: true,
  });
}

/** BT-13 and BT-14: the buyer's own number of the order, and the shop's. */
function orderReference({ purchaseOrderNumber, orderNumber }: Invoice) {
  if (purchaseOrderNumber === null) return {};
  return {
    'cac:OrderReference': { 'cbc:ID': purchaseOrderNumber, 'cbc:SalesOrderID': String(orderNumber) },
  };
}

function sellerParty(seller: Seller) {
  const register = registers[seller.country];
  return {
    'cbc:EndpointID': { '@schemeID': register, '#': seller.reg_code }, // BT-34
    'cac:PartyName': { 'cbc:Name': seller.name }, // BT-28
    'cac:PostalAddress': address(seller), // BG-5
    'cac:PartyTaxScheme': vatScheme(seller.vat), // BT-31
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name, // BT-27
      'cbc:CompanyID': { '@schemeID': register, '#': seller.reg_code }, // BT-30
    },
    'cac:Contact': {
      'cbc:Name': seller.name, // BT-41
      'cbc:Telephone': seller.phone, // BT-42
      'cbc:ElectronicMail': seller.email, // BT-43
    },
  };
}

function buyerParty(buyer: Buyer) {
  const code = buyer.reg_code && { '@schemeID': registers[buyer.country], '#': buyer.reg_code };
  return {
    'cbc:EndpointID': code ?? { '@schemeID': 'EM', '#': buyer.email }, // BT-49
    ...(code && { 'cac:PartyIdentification': { 'cbc:ID': code } }), // BT-46
    'cac:PartyName': { 'cbc:Name': buyer.name }, // BT-45
    'cac:PostalAddress': address(buyer), // BG-8
    ...(buyer.vat && { 'cac:PartyTaxScheme': vatScheme(buyer.vat) }), // BT-48
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': buyer.name, // BT-44
      ...(code && { 'cbc:CompanyID': code }), // BT-47
    },
    'cac:Contact': { 'cbc:ElectronicMail': buyer.email }, // BT-58
  };
}

function address({ street, city, postal_code, country }: Seller | Buyer) {
  return {
    'cbc:StreetName': street,
    'cbc:CityName': city,
    'cbc:PostalZone': postal_code,
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
const vatScheme = (number: string) => ({ 'cbc:CompanyID': number, ...vat });

/** Categories of what is sold without VAT, with their codes of UNTDID 5305 and of the list VATEX. */
const withoutVat: Record<Exclude<VatReason, 'destination'>, { id: string; code: string }> = {
  intra_community: { id: 'K', code: 'VATEX-EU-IC' },
  reverse_charge: { id: 'AE', code: 'VATEX-EU-AE' },
};

/**
 * K: supply to another member state; AE: the buyer owes the tax; S: standard or reduced; Z: a rate of nothing. The reason
 * stands in the breakdown alone.
 */
function taxCategory({ vatReason, vatNote }: Invoice, rate: number, isBreakdown: boolean) {
  const exempt = vatReason === 'destination' ? null : withoutVat[vatReason];
  return {
    'cbc:ID': exempt?.id ?? (rate > 0 ? 'S' : 'Z'), // BT-118, BT-151
    'cbc:Percent': String(rate), // BT-119, BT-152
    ...(isBreakdown &&
      exempt && {
        'cbc:TaxExemptionReasonCode': exempt.code, // BT-121
        ...(vatNote && { 'cbc:TaxExemptionReason': vatNote }), // BT-120
      }),
    ...vat,
  };
}

function totals({ lines, netCents, totalCents, isPaid, kind }: Invoice) {
  const paidCents = isPaid && kind === 'invoice' ? totalCents : 0;
  return {
    'cbc:LineExtensionAmount': amount(sumOf(lines, (line) => line.net_cents)), // BT-106
    'cbc:TaxExclusiveAmount': amount(netCents), // BT-109
    'cbc:TaxInclusiveAmount': amount(totalCents), // BT-112
    ...(paidCents > 0 && { 'cbc:PrepaidAmount': amount(paidCents) }), // BT-113
    'cbc:PayableAmount': amount(totalCents - paidCents), // BT-115
  };
}

function lineOf(invoice: Invoice, line: InvoiceLine, place: number) {
  const discount = line.list_net_cents - line.net_cents;
  const counted = invoice.kind === 'invoice' ? 'Invoiced' : 'Credited';
  return {
    'cbc:ID': String(place), // BT-126
    [`cbc:${counted}Quantity`]: { '@unitCode': pieces, '#': String(line.quantity) }, // BT-129, BT-130
    'cbc:LineExtensionAmount': amount(line.net_cents), // BT-131
    ...(discount > 0 && {
      'cac:AllowanceCharge': {
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReasonCode': discountReason, // BT-140
        'cbc:AllowanceChargeReason': 'Discount', // BT-139
        'cbc:Amount': amount(discount), // BT-136
        'cbc:BaseAmount': amount(line.list_net_cents), // BT-137
      },
    }),
    'cac:Item': {
      'cbc:Name': line.name, // BT-153
      ...(line.sku && { 'cac:SellersItemIdentification': { 'cbc:ID': line.sku } }), // BT-155
      'cac:ClassifiedTaxCategory': taxCategory(invoice, line.vat_rate, false),
    },
    'cac:Price': { 'cbc:PriceAmount': { '@currencyID': 'EUR', '#': unitPrice(line) } }, // BT-146
  };
}

function amount(cents: number) {
  return { '@currencyID': 'EUR', '#': decimalFromCents(cents) };
}

/** As many decimals as it takes for price times pieces to be the line, to the cent, for whatever an order may hold. */
function unitPrice({ list_net_cents, quantity }: InvoiceLine): string {
  if (list_net_cents % quantity === 0) return decimalFromCents(list_net_cents / quantity);
  return (list_net_cents / quantity / 100).toFixed(6);
}
