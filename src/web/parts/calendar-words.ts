import type { Language } from '../../domain/locales.ts';

/*
 * Months and weekdays as the five languages write them. Not Intl: browsers and the server carry other editions of the
 * locale data, and a page on which they disagree is rendered anew as a whole; besides, the first format costs a phone 20 ms.
 */

/** Words in the order of the calendar, from January or Monday on. */
const words = (list: string) => list.split(' ');

const months: Record<Language, readonly string[]> = {
  et: words('jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember'),
  en: words('January February March April May June July August September October November December'),
  ru: words('январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'),
  fi: words(
    'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
  ),
  lv: words(
    'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris',
  ),
};

const shortMonths: Record<Language, readonly string[]> = {
  et: words('jaan veebr märts apr mai juuni juuli aug sept okt nov dets'),
  en: words('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
  ru: words('янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.'),
  fi: months.fi.map((month) => month.replace(/kuu$/, '')),
  lv: words('janv. febr. marts apr. maijs jūn. jūl. aug. sept. okt. nov. dec.'),
};

const russianMonthsOfDays = words(
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
);

const shortWeekdays: Record<Language, readonly string[]> = {
  et: words('E T K N R L P'),
  en: words('Mon Tue Wed Thu Fri Sat Sun'),
  ru: words('пн вт ср чт пт сб вс'),
  fi: words('ma ti ke to pe la su'),
  lv: words('Pirmd. Otrd. Trešd. Ceturtd. Piektd. Sestd. Svētd.'),
};

/** `november`, as it stands by itself or before a year; `month` is 1 to 12. */
export function monthInWords(month: number, language: Language): string {
  return months[language][month - 1]!;
}

/** `nov`; `month` is 1 to 12. */
export function shortMonth(month: number, language: Language): string {
  return shortMonths[language][month - 1]!;
}

/** `12. november`, `12 ноября`, `12. marraskuuta`; `month` is 1 to 12. */
export function dayOfMonth(day: number, month: number, language: Language): string {
  const name = monthInWords(month, language);
  if (language === 'en') return `${day} ${name}`;
  if (language === 'ru') return `${day} ${russianMonthsOfDays[month - 1]}`;
  return language === 'fi' ? `${day}. ${name}ta` : `${day}. ${name}`;
}

/** `E`, `Mon`; `weekday` is 1 (Monday) to 7, as in ISO 8601. */
export function shortWeekday(weekday: number, language: Language): string {
  return shortWeekdays[language][weekday - 1]!;
}
