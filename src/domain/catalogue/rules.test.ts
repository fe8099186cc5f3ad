import { expect, test } from 'vitest';
import { idFromSlug, isSeasonal, shadeName } from './rules.ts';

test.each([
  ['6.64 tumevask', '6.64', 'punavask', 'tumevask'],
  ['6.64', '6.64', 'punavask', 'punavask'],
  ['Tumevask', '6.64', 'punavask', 'Tumevask'],
  ['Tumevask', '', '', 'Tumevask'],
])('PL-04 the shade of the variation "%s" with the code "%s" and the tone "%s" is called %s', (...given) => {
  const [variation, code, tone_name, name] = given;
  expect(shadeName({ variation, code, tone_name })).toBe(name);
});

test.each([
  ['Soodus: talv 2026', 'Soodus', true],
  ['SOODUSKAUP', 'soodus', true],
  ['Suur soodus', 'Soodus', false],
  ['Juuksehooldus', 'Soodus', false],
  ['Juuksehooldus', '', false],
])('LY-04 %s holds seasonal discounts where their label is "%s": %s', (value, label, expected) => {
  expect(isSeasonal({ et_EE: { value } }, label)).toBe(expected);
});

test('LY-04 the Estonian name alone tells seasonal discounts', () => {
  expect(isSeasonal({ en_US: { value: 'Soodus' } }, 'Soodus')).toBe(false);
});

test.each([
  ['17', 17],
  ['17-pusivarvid', 17],
  ['017', 17],
  ['0', null],
  ['000-pusivarvid', null],
  ['17-', null],
  ['1e3', null],
  ['9999999999', null],
])('RT-04 %s begins with the id %s', (text, id) => {
  expect(idFromSlug(text)).toBe(id);
});
