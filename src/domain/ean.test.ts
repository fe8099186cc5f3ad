import { expect, test } from 'vitest';
import { isEan } from './ean.ts';

test('Import EAN check digits', () => {
  for (const ean of ['4006381333931', '73513537', '036000291452', '4740000000018'])
    expect(isEan(ean)).toBe(true);
  for (const text of ['4006381333932', '', '123', '4.74E+12', 'abcdefgh', '40063813339311'])
    expect(isEan(text)).toBe(false);
});
