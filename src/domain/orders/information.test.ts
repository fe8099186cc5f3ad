import { expect, test } from 'vitest';
import type { DeliveryInformation } from './contract.ts';
import { checkInformation, deliveryCountry } from './information.ts';

const tallinn = { name: 'Mari', street: 'Endla 45', city: 'Tallinn', postal_code: '10 615', country_id: 2 };
const riga = { name: 'Mari', street: 'Brīvības 1', city: 'Rīga', postal_code: '1010', country_id: 3 };
const given: DeliveryInformation = {
  contact: { first_name: 'Mari', last_name: 'Maasikas', email: 'mari@salong.ee', phone: '+372 5551 2034' },
  invoice_address: tallinn,
  delivery_address: riga,
  company: { name: 'Salong OÜ', reg_code: '1000 0018', vat: null },
  purchase_order_number: null,
  consents: { terms: true, newsletter: false },
};

test('CO-03 postal codes and numbers of companies are stored as their country writes them', () => {
  expect(checkInformation(given)).toEqual({
    errors: null,
    information: {
      ...given,
      invoice_address: { ...tallinn, postal_code: '10615' },
      delivery_address: { ...riga, postal_code: 'LV-1010' },
      company: { name: 'Salong OÜ', reg_code: '10000018', vat: null },
    },
  });
});

test('CO-03 what is wrong is told at its field', () => {
  const wrong = {
    ...given,
    contact: { ...given.contact, phone: 'helista mulle' },
    invoice_address: { ...tallinn, postal_code: 'LV-1010' },
    delivery_address: { ...riga, country_id: 1 },
    company: { name: 'Salong OÜ', reg_code: '10000019', vat: 'EE123456789' },
  };
  expect(checkInformation(wrong).errors).toEqual({
    contact: { phone: ['invalid_phone'] },
    invoice_address: { postal_code: ['invalid_postal_code'] },
    delivery_address: { country_id: ['invalid_choice'] },
    company: { reg_code: ['invalid_reg_code'], vat: ['invalid_vat'] },
  });
});

test('CO-03 a Latvian company may have its invoice sent to Estonia', () => {
  const company = { name: 'Salons SIA', reg_code: '40003521600', vat: 'LV 4000 3521 600' };
  expect(checkInformation({ ...given, company }).information?.company).toEqual({
    ...company,
    vat: 'LV40003521600',
  });
});

test.each([
  [{ delivery_address: null }, false, 2],
  [{ delivery_address: riga }, false, 3],
  [{ delivery_address: riga }, true, 2],
  [{ delivery_address: null, invoice_address: riga }, true, 2],
])('CO-10 goods for %j, picked up: %j, go to country %j', (parts, isPickedUp, country) => {
  expect(deliveryCountry({ ...given, ...parts }, { isPickedUp, countryId: 2 })).toBe(country);
});
