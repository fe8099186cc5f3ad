import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Kinnita uus e-posti aadress',
  body: 'Kinnita, et soovid Ilumajas edaspidi kasutada seda e-posti aadressi. Link kehtib ööpäeva.',
  action: 'Kinnita uus aadress',
  notYou: 'Kui sa ise seda ei küsinud, siis jäta see kiri tähelepanuta: midagi ei muutu.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Confirm your new e-mail address',
    body: 'Confirm that you want to use this e-mail address at Ilumaja from now on. The link works for a day.',
    action: 'Confirm new address',
    notYou: 'If it was not you, ignore this e-mail: nothing changes.',
  },
  ru: {
    subject: 'Подтвердите новый адрес эл. почты',
    body: 'Подтвердите, что хотите пользоваться этим адресом в Ilumaja. Ссылка действует сутки.',
    action: 'Подтвердить новый адрес',
    notYou: 'Если это были не вы, ничего не делайте: ничего не изменится.',
  },
  fi: {
    subject: 'Vahvista uusi sähköpostiosoitteesi',
    body: 'Vahvista, että haluat käyttää jatkossa Ilumajassa tätä sähköpostiosoitetta. Linkki on voimassa vuorokauden.',
    action: 'Vahvista uusi osoite',
    notYou: 'Jos et pyytänyt sitä itse, voit jättää tämän viestin huomiotta: mikään ei muutu.',
  },
  lv: {
    subject: 'Apstipriniet jauno e-pasta adresi',
    body: 'Apstipriniet, ka turpmāk Ilumaja veikalā vēlaties lietot šo e-pasta adresi. Saite ir derīga vienu diennakti.',
    action: 'Apstiprināt jauno adresi',
    notYou: 'Ja to nepieprasījāt Jūs, neņemiet šo vēstuli vērā: nekas nemainīsies.',
  },
};
