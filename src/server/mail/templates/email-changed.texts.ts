import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Sinu e-posti aadress on muudetud',
  body: 'Sinu Ilumaja kontol on nüüd teine e-posti aadress. Siia me enam kirju ei saada.',
  notYou: 'Kui see polnud sina, siis kirjuta või helista kohe klienditoele.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Your e-mail address was changed',
    body: 'Your Ilumaja account has another e-mail address now. No more mails come here.',
    notYou: 'If it was not you, write or call customer support at once.',
  },
  ru: {
    subject: 'Ваш адрес эл. почты изменён',
    body: 'У вашей учётной записи Ilumaja теперь другой адрес эл. почты. Сюда письма больше приходить не будут.',
    notYou: 'Если это были не вы, сразу напишите или позвоните в службу поддержки.',
  },
  fi: {
    subject: 'Sähköpostiosoitteesi on vaihdettu',
    body: 'Ilumaja-tililläsi on nyt toinen sähköpostiosoite. Tänne ei enää tule viestejä.',
    notYou: 'Jos se et ollut sinä, kirjoita tai soita heti asiakaspalveluun.',
  },
  lv: {
    subject: 'Jūsu e-pasta adrese ir nomainīta',
    body: 'Jūsu Ilumaja kontam tagad ir cita e-pasta adrese. Uz šo adresi vairs nerakstīsim.',
    notYou: 'Ja tas nebijāt Jūs, nekavējoties rakstiet vai zvaniet klientu atbalstam.',
  },
};
