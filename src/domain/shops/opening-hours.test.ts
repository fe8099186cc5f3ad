import { expect, test } from 'vitest';
import { languages } from '../locales.ts';
import { openingHoursText } from './opening-hours.ts';

test('LY-08 RT-02 days of opening hours are shortened as each language does beside hours', () => {
  const hours = [
    { from_day: 1, to_day: 5, opens: '9.00', closes: '16.30' },
    { from_day: 6, to_day: 6, opens: '10.00', closes: '14.00' },
  ];
  expect(languages.map((language) => openingHoursText(hours, language))).toEqual([
    'E–R 9.00–16.30, L 10.00–14.00',
    'Mon–Fri 9.00–16.30, Sat 10.00–14.00',
    'пн–пт 9.00–16.30, сб 10.00–14.00',
    'ma–pe 9.00–16.30, la 10.00–14.00',
    'P.–Pk. 9.00–16.30, S. 10.00–14.00',
  ]);
  expect(openingHoursText([], 'et')).toBeNull();
});
