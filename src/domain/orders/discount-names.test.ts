import { expect, test } from 'vitest';
import { languages } from '../locales.ts';
import { discountName, takenDiscounts } from './discount-names.ts';

const level = { source: 'loyalty', code: '2', percent: 15 } as const;

test('AC-03 a discount is explained in the language of the order, with level and share', () => {
  expect(languages.map((language) => discountName(level, language))).toEqual([
    'Püsikliendi soodustus, 2. tase (−15\u00a0%)',
    'Loyalty discount, level 2 (−15%)',
    'Скидка постоянного клиента, уровень\u00a02 (−15\u00a0%)',
    'Kanta-asiakasalennus, taso 2 (−15\u00a0%)',
    'Pastāvīgā klienta atlaide, 2. līmenis (−15\u00a0%)',
  ]);
});

test('CT-08 a code is written as it is, whatever stands in it', () => {
  expect(discountName({ source: 'coupon', code: '$&{percent}', percent: null }, 'en')).toContain('$&');
});

test('AC-03 only discounts that took something are told', () => {
  const scope = 'ALL_PRODUCTS';
  expect(
    takenDiscounts({
      discounts: [
        { ...level, scope, cents: 0 },
        { source: 'points', code: 'points', scope, cents: 120 },
      ],
    }),
  ).toEqual([{ source: 'points', code: 'points', percent: null, cents: 120 }]);
});
