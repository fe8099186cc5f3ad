import type { Locale } from '../locales.ts';

interface Hours {
  from_day: number;
  to_day: number;
  opens: string;
  closes: string;
}

/** Opening hours in a line, `E–R 9.00–18.00, L 10.00–15.00`; null: nobody said. */
export function openingHoursText(hours: readonly Hours[], locale: Locale): string | null {
  const weekday = new Intl.DateTimeFormat(locale.replace('_', '-'), { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const nameOf = (day: number) => weekday.format(Date.UTC(2024, 0, day));
  const lines = hours.map(({ from_day: from, to_day: to, opens, closes }) => {
    const days = from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
    return `${days} ${opens}–${closes}`;
  });
  return lines.length === 0 ? null : lines.join(', ');
}
