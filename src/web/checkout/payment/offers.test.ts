import { expect, test } from 'vitest';
import { byMethod, type Offered } from './offers.ts';

const option = (id: string) => ({ id, name: id, logo_url: null, country: null, monthly: null, cost: null });
const offer = (parts: Partial<Offered>): Offered => ({
  method: 'LEASE',
  provider: 'ESTOPAY',
  options: [option('REGULAR')],
  is_test: true,
  refused: null,
  credit_left: null,
  due_on: null,
  ...parts,
});

test('CO-04 what several providers offer is one way to pay with the options of all', () => {
  const lhv = offer({ provider: 'LHV', options: [option('lhv')] });
  const card = offer({ method: 'CREDIT_CARD', options: [] });
  const merged = byMethod([offer({}), card, lhv]);
  expect(merged.map(({ method }) => method)).toEqual(['LEASE', 'CREDIT_CARD']);
  expect(merged[0]!.options.map(({ id }) => id)).toEqual(['REGULAR', 'lhv']);
});

test('CO-04 a provider that refuses the sum takes nothing from one that does not', () => {
  const refused = offer({ provider: 'LHV', options: [option('lhv')], refused: 'AMOUNT' });
  expect(byMethod([refused, offer({})])).toEqual([offer({})]);
  expect(byMethod([offer({}), refused])).toEqual([offer({})]);
  expect(byMethod([refused])).toEqual([refused]);
});
