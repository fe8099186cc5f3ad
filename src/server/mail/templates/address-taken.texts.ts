import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Sul on Ilumajas juba konto',
  body: 'Keegi sisestas Ilumajas sinu e-posti aadressi, et luua uus konto või muuta oma aadressi. Sinu konto on olemas ja midagi ei muutunud.',
  action: 'Logi sisse',
  forgot:
    'Kui unustasid parooli, saad sisselogimise juures küsida uue. Kui see polnud sina, siis ei pea sa midagi tegema.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'You already have an account at Ilumaja',
    body: 'Somebody typed your e-mail address at Ilumaja to open a new account or to change theirs. You have an account, and nothing was changed.',
    action: 'Log in',
    forgot:
      'If you forgot your password, ask for a new one where you log in. If it was not you, there is nothing to do.',
  },
  ru: {
    subject: 'У вас уже есть учётная запись в Ilumaja',
    body: 'Кто-то указал в Ilumaja ваш адрес эл. почты, чтобы создать новую учётную запись или сменить свой адрес. Ваша учётная запись уже есть, и в ней ничего не изменилось.',
    action: 'Войти',
    forgot: 'Если вы забыли пароль, запросите новый при входе. Если это были не вы, ничего делать не нужно.',
  },
  fi: {
    subject: 'Sinulla on jo tili Ilumajassa',
    body: 'Joku kirjoitti sähköpostiosoitteesi Ilumajaan luodakseen uuden tilin tai vaihtaakseen osoitteensa. Tilisi on olemassa eikä mikään muuttunut.',
    action: 'Kirjaudu sisään',
    forgot:
      'Jos unohdit salasanasi, pyydä uusi kirjautumisen yhteydessä. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.',
  },
  lv: {
    subject: 'Jums jau ir konts Ilumaja veikalā',
    body: 'Kāds Ilumaja veikalā ievadīja Jūsu e-pasta adresi, lai izveidotu jaunu kontu vai mainītu savu adresi. Jūsu konts jau pastāv, un nekas nav mainīts.',
    action: 'Pieslēgties',
    forgot: 'Ja aizmirsāt paroli, pieslēdzoties pieprasiet jaunu. Ja tas nebijāt Jūs, nekas nav jādara.',
  },
};
