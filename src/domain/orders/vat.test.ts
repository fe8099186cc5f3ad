import { expect, test } from 'vitest';
import { vatTermsOf, type VatCircumstances } from './vat.ts';

const latvian = { country: 'LV', isConfirmed: true };
const order = (parts: Partial<VatCircumstances>): VatCircumstances => ({
  supply: 'goods',
  sellerCountry: 'EE',
  destinationCountry: 'EE',
  isBusiness: false,
  vatNumber: null,
  ...parts,
});
const none = { reason: 'intra_community', country: null };

test.each<[string, Partial<VatCircumstances>, object]>([
  ['a person at home', {}, { reason: 'destination', country: 'EE' }],
  ['a person in Latvia', { destinationCountry: 'LV' }, { reason: 'destination', country: 'LV' }],
  [
    'a business at home',
    { isBusiness: true, vatNumber: { country: 'EE', isConfirmed: true } },
    { reason: 'destination', country: 'EE' },
  ],
  ['a business in Latvia', { isBusiness: true, destinationCountry: 'LV', vatNumber: latvian }, none],
  [
    'the same with goods brought to Finland',
    { isBusiness: true, destinationCountry: 'FI', vatNumber: latvian },
    none,
  ],
  [
    'the same that picks up in Tallinn',
    { isBusiness: true, vatNumber: latvian },
    { reason: 'destination', country: 'EE' },
  ],
  [
    'a number not confirmed',
    { isBusiness: true, destinationCountry: 'LV', vatNumber: { country: 'LV', isConfirmed: false } },
    { reason: 'destination', country: 'LV' },
  ],
  ['no number', { isBusiness: true, destinationCountry: 'LV' }, { reason: 'destination', country: 'LV' }],
  [
    'an Estonian number and goods to Latvia',
    { isBusiness: true, destinationCountry: 'LV', vatNumber: { country: 'EE', isConfirmed: true } },
    { reason: 'destination', country: 'LV' },
  ],
  [
    'a number a person gave',
    { destinationCountry: 'LV', vatNumber: latvian },
    { reason: 'destination', country: 'LV' },
  ],
  [
    'a business in Latvia at a course in a room',
    { supply: 'admission', isBusiness: true, destinationCountry: 'EE', vatNumber: latvian },
    { reason: 'destination', country: 'EE' },
  ],
  [
    'an Estonian seller of a room in Riga to a business there',
    { supply: 'admission', isBusiness: true, destinationCountry: 'LV', vatNumber: latvian },
    { reason: 'destination', country: 'LV' },
  ],
  [
    'a business in Latvia at a course online',
    { supply: 'online', isBusiness: true, destinationCountry: 'LV', vatNumber: latvian },
    { reason: 'reverse_charge', country: null },
  ],
  [
    'the same from Tallinn, as its number says where it is at home',
    { supply: 'online', isBusiness: true, vatNumber: latvian },
    { reason: 'reverse_charge', country: null },
  ],
  [
    'a person in Latvia at a course online',
    { supply: 'online', destinationCountry: 'LV' },
    { reason: 'destination', country: 'LV' },
  ],
  [
    'a business at home at a course online',
    { supply: 'online', isBusiness: true, vatNumber: { country: 'EE', isConfirmed: true } },
    { reason: 'destination', country: 'EE' },
  ],
])('CO-10 VAT of %s', (_who, parts, terms) => {
  expect(vatTermsOf(order(parts))).toEqual(terms);
});
