import { expect, test } from 'vitest';
import { nonBreaking } from './non-breaking.ts';

test('LY-08 no line breaks within hours or a phone number', () => {
  expect(nonBreaking('E–R 9.00–16.30')).not.toMatch(/ |[^\u2060]–|–[^\u2060]/);
  expect(nonBreaking('+372 600 0100')).toBe('+372\u00a0600\u00a00100');
});
