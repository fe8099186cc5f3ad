import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Sinu andmed on valmis',
  body: 'Palusid väljavõtet kõigest, mida Ilumaja sinu kohta hoiab. Fail on valmis ja ootab sind kontol seitse päeva.',
  action: 'Ava oma andmed',
  notYou: 'Kui sa ei palunud väljavõtet, siis vaheta parool ja lõpeta teiste seadmete seansid.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Your data are ready',
    body: 'You asked for a copy of everything Ilumaja holds about you. The file is ready and waits in your account for seven days.',
    action: 'Open your data',
    notYou: 'If you did not ask for it, change your password and end the sessions on other devices.',
  },
  ru: {
    subject: 'Ваши данные готовы',
    body: 'Вы запросили копию всего, что Ilumaja хранит о вас. Файл готов и будет доступен в учётной записи семь дней.',
    action: 'Открыть мои данные',
    notYou: 'Если вы этого не запрашивали, смените пароль и завершите сеансы на других устройствах.',
  },
  fi: {
    subject: 'Tietosi ovat valmiina',
    body: 'Pyysit kopiota kaikesta, mitä Ilumaja sinusta säilyttää. Tiedosto on valmis ja odottaa tililläsi seitsemän päivää.',
    action: 'Avaa omat tiedot',
    notYou: 'Jos et pyytänyt tietoja, vaihda salasanasi ja lopeta muiden laitteiden istunnot.',
  },
  lv: {
    subject: 'Jūsu dati ir sagatavoti',
    body: 'Jūs pieprasījāt kopiju visam, ko Ilumaja par Jums glabā. Fails ir gatavs un būs pieejams Jūsu kontā septiņas dienas.',
    action: 'Atvērt savus datus',
    notYou: 'Ja Jūs to nepieprasījāt, nomainiet paroli un beidziet sesijas citās ierīcēs.',
  },
};
