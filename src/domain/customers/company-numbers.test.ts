import { expect, test } from 'vitest';
import type { CountryCode } from '../shops/audience.ts';
import { regCodeOf, vatOf } from './company-numbers.ts';

test.each<[CountryCode, string, string]>([
  ['EE', '10137025', '10137025'],
  ['EE', ' 1453 2901 ', '14532901'],
  // Of these the first row of weights leaves 10.
  ['EE', '70000310', '70000310'],
  ['LV', '40003521600', '40003521600'],
  ['LV', '4000 3009 497', '40003009497'],
  ['LV', '90000069281', '90000069281'],
  ['FI', '2077474-0', '20774740'],
  ['FI', '0112038–9', '01120389'],
])('AU-04 in %s %j is the registry code %j', (country, text, code) => {
  expect(regCodeOf(country, text)).toBe(code);
});

test.each<[CountryCode, string]>([
  ['EE', ''],
  ['EE', '10137026'],
  ['EE', '1013702'],
  ['EE', '101370255'],
  ['EE', '20137025'],
  ['EE', '１０１３７０２５'],
  ['EE', 'EE10137025'],
  ['LV', '40003521601'],
  ['LV', '16117519997'],
  ['LV', '10137025'],
  ['FI', '2077474-1'],
  ['FI', '2077474'],
  ['FI', "1' or '1'='1"],
])('AU-04 in %s %j is no registry code', (country, text) => {
  expect(regCodeOf(country, text)).toBe(null);
});

test.each<[CountryCode, string, string]>([
  ['EE', 'EE100594102', 'EE100594102'],
  ['EE', 'ee 100-931-558', 'EE100931558'],
  ['EE', '100594102', 'EE100594102'],
  ['EE', 'LV40003521600', 'LV40003521600'],
  ['LV', '40003521600', 'LV40003521600'],
  ['LV', 'LV 161175-19997', 'LV16117519997'],
  ['LV', 'LV32673512345', 'LV32673512345'],
  ['FI', 'fi20774740', 'FI20774740'],
  ['FI', '2077474-0', 'FI20774740'],
])('AU-04 of a company in %s %j is the VAT number %j', (country, text, vat) => {
  expect(vatOf(country, text)).toBe(vat);
});

test.each<[CountryCode, string]>([
  ['EE', ''],
  ['EE', 'EE'],
  ['EE', 'EE100594103'],
  ['EE', 'EE10059410'],
  ['EE', 'DE123456789'],
  ['EE', 'EEE100594102'],
  ['LV', 'LV40003521601'],
  ['LV', 'LV16117519998'],
  ['LV', 'LV01137519997'],
  ['LV', 'LV16117539997'],
  ['FI', 'FI20774741'],
  ['FI', 'FI2077474'],
  ['FI', '__proto__'],
])('AU-04 of a company in %s %j is no VAT number', (country, text) => {
  expect(vatOf(country, text)).toBe(null);
});
