import { regCodeOf, vatOf } from '../customers/company-numbers.ts';
import { isPhone, postalCodeOf } from '../customers/rules.ts';
import type { FieldErrors } from '../errors.ts';
import { countryCodeOf, countryIds, type CountryCode } from '../shops/audience.ts';
import type { DeliveryInformation, OrderAddress } from './contract.ts';

/** What was given, or what is wrong with it, field by field in the shape it was given in. */
export type CheckedInformation =
  | { information: DeliveryInformation; errors: null }
  | { information: null; errors: FieldErrors };

/**
 * Checks what only the country of an address decides: postal codes, phones, and numbers of companies (CO-03). Answers
 * them as they are stored.
 */
export function checkInformation(given: DeliveryInformation): CheckedInformation {
  const errors: FieldErrors = {};
  const address = (field: 'invoice_address' | 'delivery_address', one: OrderAddress): OrderAddress => {
    if (!isDeliveryCountry(one.country_id)) {
      errors[field] = { country_id: ['invalid_choice'] };
      return one;
    }
    const postal_code = postalCodeOf(one.country_id, one.postal_code);
    if (postal_code === null) errors[field] = { postal_code: ['invalid_postal_code'] };
    return { ...one, postal_code: postal_code ?? one.postal_code };
  };
  if (!isPhone(given.contact.phone)) errors['contact'] = { phone: ['invalid_phone'] };
  const invoice_address = address('invoice_address', given.invoice_address);
  const delivery_address = given.delivery_address && address('delivery_address', given.delivery_address);
  const company = given.company && companyOf(given.company, invoice_address.country_id, errors);
  if (Object.keys(errors).length > 0) return { information: null, errors };
  return { information: { ...given, invoice_address, delivery_address, company }, errors: null };
}

/** Whether goods and invoices go there. */
export function isDeliveryCountry(id: number): boolean {
  return (Object.values(countryIds) as number[]).includes(id);
}

/** Whether it can be one there; of a country nobody delivers to nothing is said. */
export function isPostalCode(countryId: number, text: string): boolean {
  return !isDeliveryCountry(countryId) || postalCodeOf(countryId, text) !== null;
}

type Company = NonNullable<DeliveryInformation['company']>;

/** Whether a number of a company can be one, where its invoice goes to a country. */
export function isCompanyNumber(which: 'reg_code' | 'vat', company: Company, countryId: number): boolean {
  const errors: FieldErrors = {};
  companyOf(company, countryId, errors);
  return !(which in ((errors['company'] as FieldErrors | undefined) ?? {}));
}

/** Numbers are those of the country the invoice goes to, or of the one a VAT number says. */
function companyOf({ name, reg_code, vat }: Company, countryId: number, errors: FieldErrors): Company {
  const country = countryCodeOf(countryId);
  const wrong: FieldErrors = {};
  const vatNumber = vat === null ? null : vatOf(country, vat);
  const registry = vatNumber === null ? country : (vatNumber.slice(0, 2) as CountryCode);
  const regCode = regCodeOf(country, reg_code) ?? regCodeOf(registry, reg_code);
  if (regCode === null) wrong['reg_code'] = ['invalid_reg_code'];
  if (vat !== null && vatNumber === null) wrong['vat'] = ['invalid_vat'];
  if (Object.keys(wrong).length > 0) errors['company'] = wrong;
  return { name, reg_code: regCode ?? reg_code, vat: vatNumber };
}

/** Where an order goes: the address it is sent to; one that is picked up stays where it was to be picked up. */
export function deliveryCountry(
  { invoice_address, delivery_address }: Pick<DeliveryInformation, 'invoice_address' | 'delivery_address'>,
  { isPickedUp, countryId }: { isPickedUp: boolean; countryId: number },
): number {
  if (isPickedUp) return countryId;
  return (delivery_address ?? invoice_address).country_id;
}

/**
 * Whether an order is priced for where it goes. One that was to be picked up may have an address in another country; brought
 * there, it would carry the VAT and the cost of delivery of the former one.
 */
export function goesWhereItIsPriced(
  information: Pick<DeliveryInformation, 'invoice_address' | 'delivery_address'>,
  order: { isPickedUp: boolean; countryId: number },
): boolean {
  return deliveryCountry(information, order) === order.countryId;
}
