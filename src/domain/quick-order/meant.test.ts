import { expect, test } from 'vitest';
import { nameFit } from './meant.ts';

const product = (name: string, variation = '') => ({
  internal_id: 'NL-1',
  name,
  variation,
  brand_name: 'Nordlys',
  shade: null,
});

test('CT-13 a product called just so fits better than one whose name goes on, and no word may be another’s', () => {
  expect(nameFit('nordlys hydra šampoon 300ml', product('Hydra šampoon', '300 ml'))).toBe(2);
  expect(nameFit('Hydra sampoon', product('Hydra šampoon', '300 ml'))).toBe(1);
  expect(nameFit('Hydra šampoon M', product('Hydra šampoon', 'L'))).toBe(0);
  expect(nameFit(' ', product('Hydra'))).toBe(0);
});
