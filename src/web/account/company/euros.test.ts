import { expect, test } from 'vitest';
import { eurosOf, typedEuros } from './euros.ts';

test.each([
  ['250', '250.00'],
  ['250,5', '250.50'],
  ['0.05', '0.05'],
  ['1 250,50 €', '1250.50'],
  ['€300', '300.00'],
  ['007', '7.00'],
  ['9999999.99', '9999999.99'],
])('AU-04 the sum %j is %s euros', (typed, euros) => {
  expect(eurosOf(typed)).toBe(euros);
});

test.each(['', 'palju', '-5', '1,234,5', '1.234', '12345678', '1e3', '∞'])('AU-04 %j is no sum', (typed) => {
  expect(eurosOf(typed)).toBeNull();
});

test('AU-05 a limit stands in its field as one would type it, and is read back as the same', () => {
  expect(typedEuros('250.50', 'et')).toBe('250,50');
  expect(typedEuros('250.50', 'en')).toBe('250.50');
  expect(typedEuros('300.00', 'ru')).toBe('300');
  for (const sum of ['0.05', '300.00', '1234567.90']) expect(eurosOf(typedEuros(sum, 'fi'))).toBe(sum);
});
