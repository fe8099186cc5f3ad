import { expect, test } from 'vitest';
import {
  centsFromDecimal,
  decimalFromCents,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRoundMoney,
  prorate,
  roundCents,
  unitPriceCents,
} from './money.ts';

test('an amount survives the way to the wire and back', () => {
  for (const text of ['0.00', '0.05', '12.90', '-3.07', '19999.99'])
    expect(decimalFromCents(centsFromDecimal(text))).toBe(text);
  expect(centsFromDecimal('12,90')).toBe(1290);
  expect(centsFromDecimal(1.005)).toBe(101);
  expect(() => centsFromDecimal('12 €')).toThrow(RangeError);
});

test('half a cent rounds away from zero', () => {
  expect(roundCents(0.5)).toBe(1);
  expect(roundCents(-0.5)).toBe(-1);
  expect(roundCents(2.4)).toBe(2);
});

test('shares add up to the total to the cent', () => {
  expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(prorate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(prorate(1000, [0, 0])).toEqual([1000, 0]);
  expect(prorate(5, [])).toEqual([]);
  expect(prorate(1, [1, 8, 1])).toEqual([0, 1, 0]);
});

test('LY-14 money is written as each language writes it, with no-break spaces', () => {
  for (const language of ['et', 'ru', 'fi', 'lv'] as const)
    expect(formatMoney(1290, language)).toBe('12,90\u00a0€');
  expect(formatMoney(1290, 'en')).toBe('€12.90');
  expect(formatMoney(-50, 'et')).toBe('−0,50\u00a0€');
  expect(formatRoundMoney(50000, 'et')).toBe('500\u00a0€');
  expect(formatRoundMoney(50050, 'et')).toBe('500,50\u00a0€');
});

test('LY-15 percent and counts follow the language', () => {
  expect(formatPercent(-0.2, 'en')).toBe('−20%');
  for (const language of ['et', 'ru', 'fi', 'lv'] as const)
    expect(formatPercent(-0.2, language)).toBe('−20\u00a0%');
  expect(formatNumber(12840, 'et')).toBe('12\u00a0840');
  expect(formatNumber(4, 'et', 1)).toBe('4,0');
});

test('LY-14 LY-15 numbers and money are grouped and pointed as Intl knows each language to', () => {
  const locales = { et: 'et-EE', en: 'en-IE', ru: 'ru-RU', fi: 'fi-FI', lv: 'lv-LV' } as const;
  const amounts = [0, 1, 50, 999, 1290, 99_999, 100_000, 123_450, 1_234_560, 100_000_000, -7, -123_450];
  for (const language of ['et', 'en', 'ru', 'fi', 'lv'] as const) {
    const intl = (options: Intl.NumberFormatOptions, value: number) =>
      new Intl.NumberFormat(locales[language], options).format(value).replace('-', '−');
    for (const cents of amounts) {
      const euros = { style: 'currency', currency: 'EUR' } as const;
      expect(formatMoney(cents, language)).toBe(intl(euros, cents / 100));
      if (cents % 100 === 0)
        expect(formatRoundMoney(cents, language)).toBe(
          intl({ ...euros, maximumFractionDigits: 0 }, cents / 100),
        );
      for (const value of [cents, cents / 10, cents / 1000, cents / 7]) {
        expect(formatNumber(value, language)).toBe(intl({}, value));
        expect(formatNumber(value, language, 1)).toBe(intl({ minimumFractionDigits: 1 }, value));
      }
    }
  }
});

test('the unit price names 100 ml, 100 g or one piece', () => {
  expect(unitPriceCents(792, 60, 'ml')).toBe(1320);
  expect(unitPriceCents(2465, 500, 'g')).toBe(493);
  expect(unitPriceCents(920, 100, 'pcs')).toBe(9);
  expect(unitPriceCents(920, 0, 'pcs')).toBeUndefined();
});
