import { expect, test } from 'vitest';
import { maskedEmail } from './rules.ts';

test.each([
  ['mari@salong.ee', 'm…@salong.ee'],
  ['m@salong.ee', 'm…@salong.ee'],
  ['"a@b"@salong.ee', '"…@salong.ee'],
  ['õie@xn--ie-bka.ee', 'õ…@xn--ie-bka.ee'],
  ['😀x@salong.ee', '😀…@salong.ee'],
])('CN-03 %s is shown as %s to who has a link', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
