import type { DeliveryInformation, DeliveryInformationBody } from '../../../domain/orders/contract.ts';

const ofAddress = ['street', 'postal_code', 'city', 'country_id'] as const;

/** Names of the fields, as the shop names them in its refusals. */
export const fieldNames = [
  'buyer',
  'company.name',
  'company.reg_code',
  'company.vat',
  'contact.first_name',
  'contact.last_name',
  'contact.email',
  'contact.phone',
  ...ofAddress.map((part) => `delivery_address.${part}` as const),
  'same',
  ...ofAddress.map((part) => `invoice_address.${part}` as const),
  'purchase_order_number',
  'consents.terms',
  'consents.newsletter',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What stands in the fields; boxes are `on` or empty. */
export type Values = Record<FieldName, string>;

/** The fields of an order about which nothing is known. */
export function noValues(countryId: number): Values {
  const values = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Values;
  return {
    ...values,
    buyer: 'person',
    same: 'on',
    'delivery_address.country_id': String(countryId),
    'invoice_address.country_id': String(countryId),
  };
}

/** What an order says, as the fields hold it. */
export function valuesOf(given: DeliveryInformation, countryId: number): Values {
  const { contact, company, delivery_address: delivery, invoice_address: invoice, consents } = given;
  const home = delivery ?? invoice;
  return {
    ...noValues(countryId),
    buyer: company ? 'company' : 'person',
    'company.name': company?.name ?? '',
    'company.reg_code': company?.reg_code ?? '',
    'company.vat': company?.vat ?? '',
    'contact.first_name': contact.first_name,
    'contact.last_name': contact.last_name,
    'contact.email': contact.email,
    'contact.phone': contact.phone,
    ...homeValues(home, countryId),
    ...addressValues('invoice_address', invoice),
    same: home.country_id === countryId && isSame(home, invoice) ? 'on' : '',
    purchase_order_number: given.purchase_order_number ?? '',
    'consents.terms': consents.terms ? 'on' : '',
    'consents.newsletter': consents.newsletter ? 'on' : '',
  };
}

type Written = Pick<DeliveryInformation['invoice_address'], (typeof ofAddress)[number]>;

/** A parcel goes to the country of the order: an address in another one is not taken for one there, but asked for anew. */
export function homeValues(address: Written, countryId: number): Partial<Values> {
  return address.country_id === countryId ? addressValues('delivery_address', address) : {};
}

export function addressValues(
  kind: 'delivery_address' | 'invoice_address',
  address: Written,
): Partial<Values> {
  return Object.fromEntries(ofAddress.map((part) => [`${kind}.${part}`, String(address[part])]));
}

function isSame(one: Written, other: Written): boolean {
  return ofAddress.every((part) => one[part] === other[part]);
}

/** What is sent. `isBrought`: the delivery needs an address, and the invoice has the same unless said otherwise. */
export function bodyOf(values: Values, { isBrought }: { isBrought: boolean }): DeliveryInformationBody {
  const isCompany = values.buyer === 'company';
  const person = `${values['contact.first_name']} ${values['contact.last_name']}`;
  const name = isCompany ? values['company.name'] : person;
  const address = (kind: 'delivery_address' | 'invoice_address') => ({
    name,
    street: values[`${kind}.street`],
    city: values[`${kind}.city`],
    postal_code: values[`${kind}.postal_code`],
    country_id: Number(values[`${kind}.country_id`]),
  });
  const hasOwnInvoice = !isBrought || values.same !== 'on';
  return {
    contact: {
      first_name: values['contact.first_name'],
      last_name: values['contact.last_name'],
      email: values['contact.email'],
      phone: values['contact.phone'],
    },
    invoice_address: address(hasOwnInvoice ? 'invoice_address' : 'delivery_address'),
    delivery_address: isBrought && hasOwnInvoice ? address('delivery_address') : null,
    company: isCompany
      ? {
          name: values['company.name'],
          reg_code: values['company.reg_code'],
          vat: values['company.vat'] || null,
        }
      : null,
    purchase_order_number: values.purchase_order_number || null,
    consents: {
      // The box is asked for before anything is sent, and the shop asks again.
      terms: true,
      newsletter: values['consents.newsletter'] === 'on',
    },
  };
}

/**
 * Refused fields under the names of those on the page: without an invoice address of its own, what is wrong with that stands at
 * the address of delivery; the name on an address is that of the buyer.
 */
export function shownFields(
  fields: Record<string, unknown>,
  { hasOwnInvoice, isCompany }: { hasOwnInvoice: boolean; isCompany: boolean },
): Record<string, unknown> {
  const {
    invoice_address: invoice,
    delivery_address: delivery,
    ...others
  } = fields as Partial<Record<string, Record<string, unknown>>>;
  const { name: invoiceName, ...invoiceRest } = invoice ?? {};
  const { name: deliveryName, ...deliveryRest } = delivery ?? {};
  const name = invoiceName ?? deliveryName;
  const shown: Record<string, unknown> = { ...others };
  if (name !== undefined) {
    const [group, field] = isCompany ? ['company', 'name'] : ['contact', 'last_name'];
    shown[group!] = { [field!]: name, ...others[group!] };
  }
  const toDelivery = { ...deliveryRest, ...(hasOwnInvoice ? {} : invoiceRest) };
  if (Object.keys(toDelivery).length > 0) shown['delivery_address'] = toDelivery;
  if (hasOwnInvoice && Object.keys(invoiceRest).length > 0) shown['invoice_address'] = invoiceRest;
  return shown;
}
