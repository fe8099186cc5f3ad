import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['short enough', 12, 'short enough'],
  ['two  words\n in lines', 40, 'two words in lines'],
  ['niisutab, ja toidab', 13, 'niisutab, ja…'],
  ['niisutab, ja toidab', 11, 'niisutab…'],
  ['a'.repeat(40), 10, `${'a'.repeat(9)}…`],
])('PL-04 %j within %d characters', (text, limit, shown) => {
  expect(shortened(text, limit)).toBe(shown);
});
