import { expect, test } from 'vitest';
import { namedApart } from './bank-names.ts';

const bank = (name: string, country: string | null) => ({ id: `${name}-${country}`, name, country });
const names = (options: ReturnType<typeof bank>[], language: Parameters<typeof namedApart>[1]) =>
  namedApart(options, language).map(({ name }) => name);

test('CO-04 banks of the same name in two countries are told apart by the country, in the language of the buyer', () => {
  const banks = [bank('SEB', 'EE'), bank('Coop Pank', 'EE'), bank('SEB', 'LV')];
  expect(names(banks, 'et')).toEqual(['SEB (Eesti)', 'Coop Pank', 'SEB (Läti)']);
  expect(names(banks, 'ru')).toEqual(['SEB (Эстония)', 'Coop Pank', 'SEB (Латвия)']);
  expect(names(banks, 'lv')).toEqual(['SEB (Igaunija)', 'Coop Pank', 'SEB (Latvija)']);
});

test('CO-04 banks of one country keep their names, and so does what a provider says of no country', () => {
  const banks = [bank('SEB', 'EE'), bank('SEB', 'EE'), bank('Revolut', null), bank('Revolut', 'europe')];
  expect(names(banks, 'et')).toEqual(['SEB', 'SEB', 'Revolut', 'Revolut']);
});
