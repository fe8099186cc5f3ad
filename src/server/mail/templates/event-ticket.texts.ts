import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Pilet: {event}',
  body: 'Sinu koht on broneeritud. Pilet ja kalendrifail on kirjaga kaasas.',
  online: 'Liitu siin:',
  door: 'Näita sissepääsul pileti QR-koodi, kas telefonist või paberilt. Pilet kehtib ühe korra.',
  calendar: 'Lisa kalendrifail oma kalendrisse, siis on link õigel ajal käepärast.',
  pdfName: 'pilet.pdf',
  calendarName: 'kalender.ics',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Ticket: {event}',
    body: 'Your seat is booked. The ticket and a calendar file are attached.',
    online: 'Join here:',
    door: 'Show the QR code of the ticket at the door, on your phone or on paper. It is valid once.',
    calendar: 'Add the calendar file to your calendar, and the link is at hand in time.',
    pdfName: 'ticket.pdf',
    calendarName: 'calendar.ics',
  },
  ru: {
    subject: 'Билет: {event}',
    body: 'Место забронировано. Билет и файл для календаря приложены к письму.',
    online: 'Подключайтесь здесь:',
    door: 'На входе покажите QR-код билета на телефоне или на бумаге. Билет действует один раз.',
    calendar: 'Добавьте файл в свой календарь, и ссылка будет под рукой вовремя.',
    pdfName: 'bilet.pdf',
    calendarName: 'kalendar.ics',
  },
  fi: {
    subject: 'Lippu: {event}',
    body: 'Paikkasi on varattu. Lippu ja kalenteritiedosto ovat liitteinä.',
    online: 'Liity tästä:',
    door: 'Näytä lipun QR-koodi ovella puhelimesta tai paperilta. Lippu kelpaa kerran.',
    calendar: 'Lisää tiedosto kalenteriisi, niin linkki on käsillä oikeaan aikaan.',
    pdfName: 'lippu.pdf',
    calendarName: 'kalenteri.ics',
  },
  lv: {
    subject: 'Biļete: {event}',
    body: 'Jūsu vieta ir rezervēta. Biļete un kalendāra fails ir pielikumā.',
    online: 'Pievienojieties šeit:',
    door: 'Pie ieejas parādiet biļetes QR kodu telefonā vai uz papīra. Biļete derīga vienu reizi.',
    calendar: 'Pievienojiet failu savam kalendāram, un saite būs pa rokai laikā.',
    pdfName: 'bilete.pdf',
    calendarName: 'kalendars.ics',
  },
};
