import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Sisselogimise kood',
  body: 'Sisesta see kood lehel, kus sa Ilumajja sisse logid:',
  expiry: 'Kood kehtib 15 minutit.',
  notYou:
    'Kui sa praegu sisse ei logi, siis ära anna seda koodi kellelegi. Ilma koodita sinu kontoga midagi ei juhtu.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'Login code',
    body: 'Enter this code on the page where you are logging in to Ilumaja:',
    expiry: 'The code is valid for 15 minutes.',
    notYou:
      'If you are not logging in right now, give this code to nobody. Without it nothing happens to your account.',
  },
  ru: {
    subject: 'Код для входа',
    body: 'Введите этот код на странице, где вы входите в Ilumaja:',
    expiry: 'Код действует 15 минут.',
    notYou:
      'Если вы сейчас не входите, никому не сообщайте этот код. Без него с вашей учётной записью ничего не произойдёт.',
  },
  fi: {
    subject: 'Kirjautumiskoodi',
    body: 'Anna tämä koodi sivulla, jolla kirjaudut Ilumajaan:',
    expiry: 'Koodi on voimassa 15 minuuttia.',
    notYou:
      'Jos et ole juuri kirjautumassa, älä anna koodia kenellekään. Ilman sitä tilillesi ei tapahdu mitään.',
  },
  lv: {
    subject: 'Pieslēgšanās kods',
    body: 'Ievadiet šo kodu lapā, kurā pieslēdzaties Ilumaja veikalam:',
    expiry: 'Kods ir derīgs 15 minūtes.',
    notYou: 'Ja šobrīd nepieslēdzaties, nevienam nedodiet šo kodu. Bez tā ar Jūsu kontu nekas nenotiks.',
  },
};
