import { expect, test } from 'vitest';
import { withoutPersonalData } from './rules.ts';

test.each([
  ['Cannot read properties of undefined (reading 0)', 'Cannot read properties of undefined (reading 0)'],
  [
    'no answer for https://pood.example/products?search=mari',
    'no answer for https://pood.example/products?…',
  ],
  ['mari.maasikas+1@salong.co.uk is taken', '[e-mail] is taken'],
  ['<õie@ilu.ee>', '<[e-mail]>'],
  ['call +372 5551 2034 or 48501010017', 'call [number] or [number]'],
  [
    'at open (https://pood.example/assets/app-1f.js?v=2:10:2051)',
    'at open (https://pood.example/assets/app-1f.js?…:10:2051)',
  ],
  [
    'open@https://pood.example/assets/app-1f.js:1:204512',
    'open@https://pood.example/assets/app-1f.js:1:204512',
  ],
])('ER-02 %s is reported as %s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected);
});

// Expressions that try every way to split such a text would not end within the time a test is given.
test.each(['?:1', 'a@', '1 1-', 'a.', '@'])('ER-02 a stack of nothing but %s is read to its end', (text) => {
  const stack = text.repeat(2000);
  expect(withoutPersonalData(stack).length).toBeLessThanOrEqual(stack.length);
});
