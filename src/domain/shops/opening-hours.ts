import type { Language } from '../locales.ts';

interface Hours {
  from_day: number;
  to_day: number;
  opens: string;
  closes: string;
}

const words = (list: string) => list.split(' ');

/** Weekdays from Monday on, as each language writes them beside hours. Not Intl: it has `Pirmd.–Piektd.` for Latvian `P.–Pk.` */
const weekdays: Record<Language, readonly string[]> = {
  et: words('E T K N R L P'),
  en: words('Mon Tue Wed Thu Fri Sat Sun'),
  ru: words('пн вт ср чт пт сб вс'),
  fi: words('ma ti ke to pe la su'),
  lv: words('P. O. T. C. Pk. S. Sv.'),
};

/** Opening hours in a line, `E–R 9.00–18.00, L 10.00–15.00`; null: nobody said. */
export function openingHoursText(hours: readonly Hours[], language: Language): string | null {
  const lines = hours.map((one) => `${openingDaysText(one, language)} ${one.opens}–${one.closes}`);
  return lines.length === 0 ? null : lines.join(', ');
}

/** The days alone, `E–R`. */
export function openingDaysText({ from_day: from, to_day: to }: Hours, language: Language): string {
  const nameOf = (day: number) => weekdays[language][day - 1]!;
  return from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
}
