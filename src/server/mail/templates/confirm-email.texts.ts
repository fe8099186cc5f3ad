import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Kinnita oma e-posti aadress',
  body: 'Kinnita, et see on sinu e-posti aadress. Siis saad Ilumaja kontoga sisse logida.',
  action: 'Kinnita e-posti aadress',
  notYou:
    'Kui sa ei loonud Ilumajas kontot, siis jäta see kiri tähelepanuta: ilma kinnituseta kontot ei avata.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Confirm your e-mail address',
    body: 'Confirm that this is your e-mail address. After that you can log in to your Ilumaja account.',
    action: 'Confirm e-mail address',
    notYou:
      'If you did not create an account at Ilumaja, ignore this e-mail: without confirmation no account is opened.',
  },
  ru: {
    subject: 'Подтвердите адрес эл. почты',
    body: 'Подтвердите, что этот адрес эл. почты принадлежит вам. После этого вы сможете войти в свою учётную запись Ilumaja.',
    action: 'Подтвердить адрес',
    notYou:
      'Если вы не создавали учётную запись в Ilumaja, ничего не делайте: без подтверждения она не будет открыта.',
  },
  fi: {
    subject: 'Vahvista sähköpostiosoitteesi',
    body: 'Vahvista, että tämä on sinun sähköpostiosoitteesi. Sen jälkeen voit kirjautua Ilumajan tilillesi.',
    action: 'Vahvista sähköpostiosoite',
    notYou:
      'Jos et luonut tiliä Ilumajaan, voit jättää tämän viestin huomiotta: ilman vahvistusta tiliä ei avata.',
  },
  lv: {
    subject: 'Apstipriniet savu e-pasta adresi',
    body: 'Apstipriniet, ka šī ir Jūsu e-pasta adrese. Pēc tam varēsiet pieslēgties savam Ilumaja kontam.',
    action: 'Apstiprināt e-pasta adresi',
    notYou:
      'Ja Jūs neveidojāt kontu Ilumaja veikalā, neņemiet šo vēstuli vērā: bez apstiprinājuma konts netiks atvērts.',
  },
};
