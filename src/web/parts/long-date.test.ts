import { expect, test } from 'vitest';
import { languages } from '../../domain/locales.ts';
import { formatLongDate } from './long-date.ts';

test('LY-14 a written day keeps the Estonian order and Tallinn time, with the month in the language of the page', () => {
  expect(languages.map((language) => formatLongDate('2026-11-11T22:30:00Z', language))).toEqual([
    '12. november 2026',
    '12 November 2026',
    '12 ноября 2026',
    '12. marraskuuta 2026',
    '12. novembris 2026',
  ]);
});
