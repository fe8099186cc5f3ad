import { expect, test } from 'vitest';
import type { DeliveryInformation } from '../../../domain/orders/contract.ts';
import { isComplete } from './proposals.ts';
import { bodyOf, valuesOf } from './values.ts';

const helsinki = {
  name: 'Mari Maasikas',
  street: 'Mannerheimintie 1',
  city: 'Helsinki',
  postal_code: '00100',
  country_id: 4,
};
const given: DeliveryInformation = {
  contact: { first_name: 'Mari', last_name: 'Maasikas', email: 'mari@salong.ee', phone: '+372 5551 2034' },
  invoice_address: helsinki,
  delivery_address: null,
  company: null,
  purchase_order_number: null,
  consents: { terms: true, newsletter: false },
};

test('CO-03 an address in another country is not taken for one in the country of the order', () => {
  const values = valuesOf(given, 2);
  expect(isComplete(values, { isBrought: true })).toBe(false);
  expect(bodyOf(values, { isBrought: true })).toMatchObject({
    invoice_address: helsinki,
    delivery_address: { street: '', postal_code: '', country_id: 2 },
  });
  // What is picked up needs an address of the invoice alone.
  expect(isComplete(values, { isBrought: false })).toBe(true);
  expect(bodyOf(values, { isBrought: false })).toMatchObject({
    invoice_address: helsinki,
    delivery_address: null,
  });
});

test('CO-03 an address in the country of the order is that of the parcel and of the invoice', () => {
  const values = valuesOf(given, 4);
  expect(isComplete(values, { isBrought: true })).toBe(true);
  expect(bodyOf(values, { isBrought: true })).toMatchObject({
    invoice_address: helsinki,
    delivery_address: null,
  });
});
