import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Sinu parool on muudetud',
  body: 'Sinu Ilumaja konto parool on muudetud ja teised seadmed on välja logitud.',
  action: 'Ava oma konto',
  notYou: 'Kui see polnud sina, siis vali kohe uus parool: „Unustasid parooli?“ sisselogimise juures.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Your password was changed',
    body: 'The password of your Ilumaja account was changed, and other devices were logged out.',
    action: 'Open your account',
    notYou: 'If it was not you, choose a new password at once: “Forgot your password?” where you log in.',
  },
  ru: {
    subject: 'Ваш пароль изменён',
    body: 'Пароль вашей учётной записи Ilumaja изменён, на других устройствах выполнен выход.',
    action: 'Открыть учётную запись',
    notYou: 'Если это были не вы, сразу задайте новый пароль: «Забыли пароль?» на странице входа.',
  },
  fi: {
    subject: 'Salasanasi on vaihdettu',
    body: 'Ilumaja-tilisi salasana on vaihdettu ja muut laitteet on kirjattu ulos.',
    action: 'Avaa tilisi',
    notYou:
      'Jos se et ollut sinä, valitse heti uusi salasana: ”Unohditko salasanan?” kirjautumisen yhteydessä.',
  },
  lv: {
    subject: 'Jūsu parole ir nomainīta',
    body: 'Jūsu Ilumaja konta parole ir nomainīta, un citās ierīcēs sesijas ir beigtas.',
    action: 'Atvērt kontu',
    notYou:
      'Ja tas nebijāt Jūs, nekavējoties izvēlieties jaunu paroli: „Aizmirsāt paroli?” pieslēgšanās lapā.',
  },
};
