import { expect, test } from 'vitest';
import { languages, type Language } from '../../domain/locales.ts';
import { dayOfMonth, monthInWords, shortMonth, shortWeekday } from './calendar-words.ts';

const locales: Record<Language, string> = { et: 'et-EE', en: 'en-GB', ru: 'ru-RU', fi: 'fi-FI', lv: 'lv-LV' };

const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  day: new Date(Date.UTC(2026, index, 15)),
}));
const weekdays = Array.from({ length: 7 }, (_, index) => ({
  weekday: index + 1,
  day: new Date(Date.UTC(2026, 10, 23 + index)),
}));

test.each(languages)(
  'LY-14 in %s months and weekdays are written as the locale data of Unicode has them',
  (language) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
    const partOf = (day: Date, type: 'month' | 'weekday', options: Intl.DateTimeFormatOptions) =>
      format(options)
        .formatToParts(day)
        .find((part) => part.type === type)?.value;
    for (const { month, day } of months) {
      expect(monthInWords(month, language)).toBe(partOf(day, 'month', { month: 'long', year: 'numeric' }));
      expect(shortMonth(month, language)).toBe(format({ month: 'short' }).format(day));
      expect(dayOfMonth(15, month, language)).toBe(format({ day: 'numeric', month: 'long' }).format(day));
    }
    for (const { weekday, day } of weekdays)
      expect(shortWeekday(weekday, language)).toBe(format({ weekday: 'short' }).format(day));
  },
);
