import type { Language } from '../../domain/locales.ts';

const et = {
  greeting: (name: string) => (name === '' ? 'Tere!' : `Tere, ${name}!`),
  support: 'Klienditugi',
  hours: (opens: string, closes: string) => `E–R ${opens}–${closes}`,
  whyThis: 'Saatsime selle kirja, sest keegi kasutas seda aadressi Ilumajas.',
};

/** What every mail says. */
export const layoutTexts: Record<Language, typeof et> = {
  et,
  en: {
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    support: 'Customer support',
    hours: (opens, closes) => `Mon–Fri ${opens}–${closes}`,
    whyThis: 'You are getting this e-mail because somebody used this address at Ilumaja.',
  },
  ru: {
    greeting: (name) => (name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
    support: 'Поддержка клиентов',
    hours: (opens, closes) => `Пн–Пт ${opens}–${closes}`,
    whyThis: 'Вы получили это письмо, потому что этот адрес был указан в Ilumaja.',
  },
  fi: {
    greeting: (name) => (name === '' ? 'Hei!' : `Hei ${name}!`),
    support: 'Asiakaspalvelu',
    hours: (opens, closes) => `ma–pe ${opens}–${closes}`,
    whyThis: 'Saat tämän viestin, koska tätä osoitetta käytettiin Ilumajassa.',
  },
  lv: {
    greeting: (name) => (name === '' ? 'Labdien!' : `Labdien, ${name}!`),
    support: 'Klientu atbalsts',
    hours: (opens, closes) => `P.–Pk. ${opens}–${closes}`,
    whyThis: 'Jūs saņēmāt šo vēstuli, jo šī adrese tika norādīta Ilumaja veikalā.',
  },
};
