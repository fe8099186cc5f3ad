import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Vali uus parool',
  body: 'Sinu Ilumaja konto jaoks küsiti uut parooli. Selle saad valida tunni jooksul.',
  action: 'Vali uus parool',
  notYou: 'Kui sa ise seda ei küsinud, siis jäta see kiri tähelepanuta: sinu parool jääb samaks.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Choose a new password',
    body: 'Somebody asked for a new password for your Ilumaja account. You can choose it within an hour.',
    action: 'Choose a new password',
    notYou: 'If it was not you, ignore this e-mail: your password stays as it is.',
  },
  ru: {
    subject: 'Задайте новый пароль',
    body: 'Для вашей учётной записи Ilumaja запросили новый пароль. Задать его можно в течение часа.',
    action: 'Задать новый пароль',
    notYou: 'Если это были не вы, ничего не делайте: пароль останется прежним.',
  },
  fi: {
    subject: 'Valitse uusi salasana',
    body: 'Ilumaja-tilillesi pyydettiin uutta salasanaa. Voit valita sen tunnin kuluessa.',
    action: 'Valitse uusi salasana',
    notYou: 'Jos et pyytänyt sitä itse, voit jättää tämän viestin huomiotta: salasanasi pysyy ennallaan.',
  },
  lv: {
    subject: 'Izvēlieties jaunu paroli',
    body: 'Jūsu Ilumaja kontam tika pieprasīta jauna parole. To var izvēlēties stundas laikā.',
    action: 'Izvēlēties jaunu paroli',
    notYou: 'Ja to nepieprasījāt Jūs, neņemiet šo vēstuli vērā: parole paliks tā pati.',
  },
};
