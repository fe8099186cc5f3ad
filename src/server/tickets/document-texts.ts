import type { Language } from '../../domain/locales.ts';

const et = {
  ticket: 'Pilet',
  attendee: 'Osaleja',
  kind: 'Pileti liik',
  when: 'Aeg',
  where: 'Koht',
  taughtIn: 'Keel',
  order: 'Tellimus',
  online: 'Toimub veebis. Link on kirjas, millega pilet tuli.',
  door: 'Näita QR-koodi sissepääsul. Pilet kehtib ühe korra ja ühele inimesele.',
  rules: 'Tühistada saab kuni {cancel}, osaleja nime muuta kuni {rename}.',
  certificate: 'Tunnistus',
  confirms: 'kinnitab, et',
  attended: 'osales koolitusel',
  hours: 'Maht: {hours}',
  day: 'Toimus: {day}, {place}',
  number: 'Tunnistuse nr {number}',
};
export type TicketTexts = typeof et;

/** Words of tickets and certificates; `{…}` are filled in. */
export const ticketTexts: Record<Language, TicketTexts> = {
  et,
  en: {
    ticket: 'Ticket',
    attendee: 'Attendee',
    kind: 'Kind of ticket',
    when: 'When',
    where: 'Where',
    taughtIn: 'Language',
    order: 'Order',
    online: 'Held online. The link is in the e-mail that came with the ticket.',
    door: 'Show the QR code at the door. The ticket is valid once, for one person.',
    rules: 'It can be cancelled until {cancel}, and the name of the attendee changed until {rename}.',
    certificate: 'Certificate',
    confirms: 'This is to certify that',
    attended: 'has attended the course',
    hours: 'Extent: {hours}',
    day: 'Held on {day}, {place}',
    number: 'Certificate no. {number}',
  },
  ru: {
    ticket: 'Билет',
    attendee: 'Участник',
    kind: 'Вид билета',
    when: 'Время',
    where: 'Место',
    taughtIn: 'Язык',
    order: 'Заказ',
    online: 'Проходит онлайн. Ссылка — в письме, с которым пришёл билет.',
    door: 'Покажите QR-код на входе. Билет действует один раз, для одного человека.',
    rules: 'Отменить можно до {cancel}, изменить имя участника — до {rename}.',
    certificate: 'Сертификат',
    confirms: 'подтверждает, что',
    attended: 'прошёл(-шла) обучение',
    hours: 'Объём: {hours}',
    day: 'Дата и место: {day}, {place}',
    number: 'Сертификат № {number}',
  },
  fi: {
    ticket: 'Lippu',
    attendee: 'Osallistuja',
    kind: 'Lipputyyppi',
    when: 'Aika',
    where: 'Paikka',
    taughtIn: 'Kieli',
    order: 'Tilaus',
    online: 'Järjestetään verkossa. Linkki on viestissä, jonka mukana lippu tuli.',
    door: 'Näytä QR-koodi ovella. Lippu kelpaa kerran ja yhdelle henkilölle.',
    rules: 'Paikan voi perua {cancel} asti ja osallistujan nimen vaihtaa {rename} asti.',
    certificate: 'Todistus',
    confirms: 'Todistetaan, että',
    attended: 'on osallistunut koulutukseen',
    hours: 'Laajuus: {hours}',
    day: 'Aika ja paikka: {day}, {place}',
    number: 'Todistus nro {number}',
  },
  lv: {
    ticket: 'Biļete',
    attendee: 'Dalībnieks',
    kind: 'Biļetes veids',
    when: 'Laiks',
    where: 'Vieta',
    taughtIn: 'Valoda',
    order: 'Pasūtījums',
    online: 'Notiek tiešsaistē. Saite ir vēstulē, ar kuru saņēmāt biļeti.',
    door: 'Pie ieejas parādiet QR kodu. Biļete derīga vienu reizi, vienai personai.',
    rules: 'Atcelt var līdz {cancel}, dalībnieka vārdu nomainīt līdz {rename}.',
    certificate: 'Apliecība',
    confirms: 'apliecina, ka',
    attended: 'ir piedalījies(-usies) apmācībā',
    hours: 'Apjoms: {hours}',
    day: 'Norises laiks un vieta: {day}, {place}',
    number: 'Apliecība Nr. {number}',
  },
};

/** Hours of a course by the categories of `Intl.PluralRules`. */
const hourWords: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  et: { one: 'akadeemiline tund', other: 'akadeemilist tundi' },
  en: { one: 'academic hour', other: 'academic hours' },
  ru: {
    one: 'академический час',
    few: 'академических часа',
    many: 'академических часов',
    other: 'академического часа',
  },
  fi: { one: 'oppitunti', other: 'oppituntia' },
  lv: { zero: 'akadēmisko stundu', one: 'akadēmiskā stunda', other: 'akadēmiskās stundas' },
};

/** `Maht: 4 akadeemilist tundi` */
export function hoursText(hours: number, language: Language): string {
  const words = hourWords[language];
  const word = words[new Intl.PluralRules(language).select(hours)] ?? words.other;
  return ticketTexts[language].hours.replace('{hours}', `${hours}\u00a0${word}`);
}

/** What a language of teaching is called, in each language. */
export const languageNames: Record<Language, Record<Language, string>> = {
  et: { et: 'eesti', en: 'inglise', ru: 'vene', fi: 'soome', lv: 'läti' },
  en: { et: 'Estonian', en: 'English', ru: 'Russian', fi: 'Finnish', lv: 'Latvian' },
  ru: { et: 'эстонский', en: 'английский', ru: 'русский', fi: 'финский', lv: 'латышский' },
  fi: { et: 'viro', en: 'englanti', ru: 'venäjä', fi: 'suomi', lv: 'latvia' },
  lv: { et: 'igauņu', en: 'angļu', ru: 'krievu', fi: 'somu', lv: 'latviešu' },
};
