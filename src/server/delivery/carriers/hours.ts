import type { CountryCode } from '../../../domain/shops/audience.ts';
import { openingHoursText } from '../../../domain/shops/opening-hours.ts';
import { languageOfCountry } from './listed.ts';

interface DayHours {
  /** 1 (Monday) to 7; what is none of them is left out. */
  day: number;
  opens: string;
  closes: string;
}

/** Opening hours of single days in a line of the country's language, days of the same hours together. Null: none are known. */
export function hoursByWeekday(days: readonly DayHours[], country: CountryCode): string | null {
  const spans: Parameters<typeof openingHoursText>[0][number][] = [];
  for (const { day, opens, closes } of days.toSorted((a, b) => a.day - b.day)) {
    if (!(day >= 1 && day <= 7) || !isTime(opens) || !isTime(closes)) continue;
    const last = spans.at(-1);
    if (last && last.to_day === day - 1 && last.opens === opens && last.closes === closes) last.to_day = day;
    else spans.push({ from_day: day, to_day: day, opens, closes });
  }
  return openingHoursText(spans, languageOfCountry[country]);
}

const isTime = (text: string) => /^\d{1,2}[:.]\d{2}$/.test(text);
