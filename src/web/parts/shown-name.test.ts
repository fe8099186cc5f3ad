import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test('LY-15 the hyphen of a Finnish compound never ends a line, other hyphens may', () => {
  expect(shownName('Wild Rose -hoitoaine, 2-vaiheinen')).toBe('Wild Rose -\u2060hoitoaine, 2-vaiheinen');
});

test('LY-15 a word of one letter never ends a line, nor does the number of what follows it', () => {
  expect(shownName('Saw 5 nitriilikäsineet, 100 kpl')).toBe('Saw 5 nitriilikäsineet, 100\u00a0kpl');
  expect(shownName('Спрей с алоэ и мятой, SPF 30')).toBe('Спрей с\u00a0алоэ и\u00a0мятой, SPF 30');
});
