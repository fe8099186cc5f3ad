import type { Language } from '../../domain/locales.ts';
import { shopTimeZone, tallinnClock, toDate, type Moment } from '../../domain/time.ts';

const formats: Record<Language, Intl.DateTimeFormat> = {
  et: inWords('et-EE'),
  en: inWords('en-GB'),
  ru: inWords('ru-RU'),
  fi: inWords('fi-FI'),
  lv: inWords('lv-LV'),
};

function inWords(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: shopTimeZone });
}

/** `12. november 2026`, `12 ноября 2026`: the day in Tallinn in Estonian order, the month in the language of the page. */
export function writtenDate(moment: Moment, language: Language): string {
  return `${formats[language].format(toDate(moment))} ${tallinnClock(moment).year}`;
}
