import { expect, test } from 'vitest';
import { audienceOf, shopOfHost, type ShopInfo } from './audience.ts';
import { originFinder } from './origin.ts';

const shops: ShopInfo[] = [
  { id: 2, countryId: 2, defaultLanguage: 'et', hosts: ['pood.example'] },
  { id: 3, countryId: 3, defaultLanguage: 'lv', hosts: ['veikals.example'] },
];
const countries = new Set([2, 3, 4]);

function countryFor(header: string | undefined, cookie?: string): number {
  const cookies = cookie === undefined ? {} : { selectedDeliveryCountryId: cookie };
  return audienceOf({ host: 'pood.example', header: () => header, cookies }, shops, countries).countryId;
}

test.each([
  ['4', 4],
  ['4,1764000000000', 4],
  ['4,nonsense', 4],
  ['99', 2],
  ['', 2],
  ['-4', 2],
  ['4;3', 2],
  [' 4', 2],
  ['4.0', 2],
])('AU-07 RQ-01 the country of the header "%s" is %d', (header, country) => {
  expect(countryFor(header)).toBe(country);
});

test('AU-07 the header goes before the cookie, which has the same form', () => {
  expect(countryFor(undefined, '3,1764000000000')).toBe(3);
  expect(countryFor('4,1764000000000', '3,1764000000000')).toBe(4);
  expect(countryFor('99', '3')).toBe(3);
});

test.each([
  ['veikals.example', 3],
  ['VEIKALS.example:8080', 3],
  ['veikals.example.', 3],
  ['veikals.example.:8080', 3],
  ['veikals.example..', 2],
  ['veikals', 2],
])('RT-20 the shop at "%s" is %d', (host, shop) => {
  expect(shopOfHost(shops, host).id).toBe(shop);
});

test('RT-20 links of an answer point to the host that was asked, with a dot at its end or not', () => {
  const originOf = originFinder('https://pood.example', shops);
  expect(['veikals.example', 'veikals.example.', 'nobody.example'].map(originOf)).toEqual([
    'https://veikals.example',
    'https://veikals.example',
    'https://pood.example',
  ]);
});
