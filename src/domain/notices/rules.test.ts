import { expect, test } from 'vitest';
import { isWorthNotifying, mailsFor, maskedEmail } from './rules.ts';

test.each([
  ['mari@salong.ee', 'm…@salong.ee'],
  ['m@salong.ee', 'm…@salong.ee'],
  ['"a@b"@salong.ee', '"…@salong.ee'],
  ['õie@xn--ie-bka.ee', 'õ…@xn--ie-bka.ee'],
  ['😀x@salong.ee', '😀…@salong.ee'],
])('CN-03 %s is shown as %s to who has a link', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test.each([
  [2, 0, 6],
  [2, 5, 1],
  [2, 6, 0],
  [2, 60, 0],
  [0, 0, 0],
  [-1, 0, 0],
])('with %i pieces and %i mails on their way, %i more are told', (pieces, mails, more) => {
  expect(mailsFor(pieces, mails)).toBe(more);
});

test.each([
  [950, 1000, true],
  [951, 1000, false],
  [1000, 1000, false],
  [1100, 1000, false],
  [0, 0, false],
  [0, 1, true],
])('a price of %i after %i is told: %s', (cents, before, told) => {
  expect(isWorthNotifying(cents, before)).toBe(told);
});
