import type { Address, Customer } from '../../../domain/customers/contract.ts';
import type { Me } from '../../../domain/me/contract.ts';
import type { Order } from '../../../domain/orders/contract.ts';
import { addressValues, homeValues, noValues, valuesOf, type Values } from './values.ts';

/** Details the shop knows already, to choose instead of typing. */
export interface Proposal {
  /** Tells it from the others. */
  id: string;
  values: Values;
}

interface Known {
  countryId: number;
  /** The last order of this customer. */
  last: Order | undefined;
  user: NonNullable<Me['user']> | null;
  customer: Customer | undefined;
  addresses: readonly Address[];
}

/** Most that are offered: more are a search. */
const maxProposals = 4;

/** Whom and where this buyer may order for, the likeliest first. Nothing of a guest is known. */
export function proposalsOf({ countryId, last, user, customer, addresses }: Known): Proposal[] {
  if (!user) return [];
  const before = last?.delivery_information;
  const found: Proposal[] = [];
  if (before) {
    const values = valuesOf({ ...before, purchase_order_number: null }, countryId);
    found.push({ id: 'last', values: { ...values, 'consents.newsletter': '' } });
  }
  const person = personValues(countryId, user, customer, before);
  const invoice = addresses.find(({ type }) => type === 'INVOICE');
  const deliveries = addresses.filter((one) => one.type === 'DELIVERY' && one.country_id === countryId);
  for (const delivery of deliveries.length > 0 ? deliveries : invoice ? [invoice] : []) {
    found.push({
      id: `address-${delivery.id}`,
      values: {
        ...person,
        ...(delivery.phone && { 'contact.phone': delivery.phone }),
        ...homeValues(delivery, countryId),
        ...addressValues('invoice_address', invoice ?? delivery),
        same: invoice ? '' : 'on',
      },
    });
  }
  const seen = new Set<string>();
  return found
    .filter(({ values }) => {
      const looks = ['street', 'postal_code', 'city']
        .map((part) => values[`delivery_address.${part}` as 'delivery_address.street'].toLowerCase())
        .join();
      return !seen.has(looks) && seen.add(looks);
    })
    .slice(0, maxProposals);
}

/** Who orders, without an address. */
export function personValues(
  countryId: number,
  user: NonNullable<Me['user']>,
  customer: Customer | undefined,
  before: Order['delivery_information'] | undefined,
): Values {
  const isCompany = customer !== undefined && !customer.is_individual;
  return {
    ...noValues(countryId),
    buyer: isCompany ? 'company' : 'person',
    'company.name': isCompany ? customer.name : '',
    'company.reg_code': (isCompany && customer.reg_code) || '',
    'company.vat': (isCompany && customer.vat) || '',
    'contact.first_name': user.first_name,
    'contact.last_name': user.last_name,
    'contact.email': user.email,
    'contact.phone': customer?.phone ?? before?.contact.phone ?? '',
  };
}

/** Whether nothing is left to be typed. */
export function isComplete(values: Values, { isBrought }: { isBrought: boolean }): boolean {
  const kinds = isBrought
    ? (['delivery_address', 'invoice_address'] as const)
    : (['invoice_address'] as const);
  const needed = [
    values['contact.first_name'],
    values['contact.last_name'],
    values['contact.email'],
    values['contact.phone'],
    ...kinds.flatMap((kind) => [
      values[`${kind}.street`],
      values[`${kind}.postal_code`],
      values[`${kind}.city`],
    ]),
    ...(values.buyer === 'company' ? [values['company.name'], values['company.reg_code']] : []),
  ];
  return needed.every((value) => value !== '');
}
