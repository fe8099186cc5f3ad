import { expect, test } from 'vitest';
import { hoursText } from './document-texts.ts';

test.each([
  ['et', ['Maht: 1 akadeemiline tund', 'Maht: 4 akadeemilist tundi']],
  ['en', ['Extent: 1 academic hour', 'Extent: 4 academic hours']],
  ['ru', ['Объём: 1 академический час', 'Объём: 4 академических часа']],
  ['fi', ['Laajuus: 1 oppitunti', 'Laajuus: 4 oppituntia']],
  ['lv', ['Apjoms: 1 akadēmiskā stunda', 'Apjoms: 4 akadēmiskās stundas']],
] as const)('LY-15 CO-09 the hours of a certificate in %s agree with their number', (language, texts) => {
  expect([1, 4].map((hours) => hoursText(hours, language).replace('\u00a0', ' '))).toEqual(texts);
});

test('LY-15 eight hours and ten take the cases of Russian and Latvian that four does not', () => {
  expect(hoursText(8, 'ru')).toContain('академических часов');
  expect(hoursText(21, 'ru')).toContain('академический час');
  expect(hoursText(10, 'lv')).toContain('akadēmisko stundu');
  expect(hoursText(21, 'lv')).toContain('akadēmiskā stunda');
});
