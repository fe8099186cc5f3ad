import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { weekdayOf } from '../time.ts';
import { addDays, addWorkingDays, isWorkingDay, type Day } from './working-days.ts';

/** No public holidays by the library's data, but nobody works in a warehouse on them. */
const alsoFree: Record<string, RegExp> = {
  EE: /^$/,
  LV: /^12-31/,
  FI: /^12-24|juhannusaatto/i,
};

test.each(['EE', 'LV', 'FI'] as const)(
  'PL-04 the working days of %s are those of a published calendar, 2024 to 2045',
  (country) => {
    const calendar = new Holidays(country);
    for (let year = 2024; year <= 2045; year++) {
      const free = new Set(
        calendar
          .getHolidays(year)

          .filter(
            ({ type, date, name }) =>
              type === 'public' || alsoFree[country]!.test(`${date.slice(5, 10)} ${name}`),
          )
          .map(({ date }) => date.slice(0, 10)),
      );
      for (let day: Day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
        const isFree = weekdayOf(day) > 5 || free.has(day);
        expect([day, isWorkingDay(day, country)]).toEqual([day, !isFree]);
      }
    }
  },
);

test('PL-04 working days are counted over weekends and holidays', () => {
  expect(addWorkingDays('2026-12-23', 1, 'EE')).toBe('2026-12-28');
  expect(addWorkingDays('2026-11-20', 4, 'FI')).toBe('2026-11-26');
  expect(addWorkingDays('2026-11-20', 0, 'FI')).toBe('2026-11-20');
});
