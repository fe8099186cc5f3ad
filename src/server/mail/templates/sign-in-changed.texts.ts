import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Sinu kontole sisselogimise viis muutus',
  changes: {
    'passkey-added': 'Sinu Ilumaja kontole lisati pääsuvõti. Sellega saab nüüd sisse logida.',
    'passkey-deleted': 'Sinu Ilumaja kontolt kustutati pääsuvõti. Sellega enam sisse ei saa.',
    'totp-on':
      'Sinu Ilumaja kontol võeti kasutusele autentimisrakendus: parooliga sisse logides küsime ka koodi.',
    'totp-off':
      'Sinu Ilumaja kontol lülitati autentimisrakendus välja: sisselogimiseks piisab nüüd paroolist.',
    'recovery-codes-renewed': 'Sinu Ilumaja kontole tehti uued taastekoodid. Endised enam ei kehti.',
    'google-linked': 'Sinu Ilumaja kontoga seoti Google’i konto. Sellega saab nüüd sisse logida.',
    'google-unlinked': 'Sinu Ilumaja konto ei ole enam Google’i kontoga seotud.',
    'facebook-linked': 'Sinu Ilumaja kontoga seoti Facebooki konto. Sellega saab nüüd sisse logida.',
    'facebook-unlinked': 'Sinu Ilumaja konto ei ole enam Facebooki kontoga seotud.',
  },
  action: 'Vaata oma konto turvalisust',
  notYou:
    'Kui see polnud sina, siis vaheta kohe parool, logi teised seadmed välja ja eemalda, mida sa ei tunne. Kui sisse enam ei saa, kirjuta meile.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'A way to log in to your account changed',
    changes: {
      'passkey-added': 'A passkey was added to your Ilumaja account. It can now be used to log in.',
      'passkey-deleted':
        'A passkey was deleted from your Ilumaja account. It can no longer be used to log in.',
      'totp-on':
        'An authenticator app was turned on for your Ilumaja account: logging in with the password now takes a code as well.',
      'totp-off':
        'The authenticator app of your Ilumaja account was turned off: the password alone is now enough to log in.',
      'recovery-codes-renewed':
        'New recovery codes were made for your Ilumaja account. The former ones no longer work.',
      'google-linked': 'A Google account was linked to your Ilumaja account. It can now be used to log in.',
      'google-unlinked': 'Your Ilumaja account is no longer linked to a Google account.',
      'facebook-linked':
        'A Facebook account was linked to your Ilumaja account. It can now be used to log in.',
      'facebook-unlinked': 'Your Ilumaja account is no longer linked to a Facebook account.',
    },
    action: 'Look at the security of your account',
    notYou:
      'If it was not you, change your password at once, log out other devices and remove what you do not recognise. If you cannot get in any more, write to us.',
  },
  ru: {
    subject: 'Изменился способ входа в вашу учётную запись',
    changes: {
      'passkey-added': 'К вашей учётной записи Ilumaja добавлен ключ доступа. Теперь с ним можно войти.',
      'passkey-deleted': 'Из вашей учётной записи Ilumaja удалён ключ доступа. С ним больше не войти.',
      'totp-on':
        'В вашей учётной записи Ilumaja включено приложение аутентификации: при входе по паролю мы спросим и код.',
      'totp-off':
        'В вашей учётной записи Ilumaja отключено приложение аутентификации: теперь для входа достаточно пароля.',
      'recovery-codes-renewed':
        'Для вашей учётной записи Ilumaja созданы новые коды восстановления. Прежние больше не действуют.',
      'google-linked':
        'С вашей учётной записью Ilumaja связана учётная запись Google. Теперь с ней можно войти.',
      'google-unlinked': 'Ваша учётная запись Ilumaja больше не связана с учётной записью Google.',
      'facebook-linked':
        'С вашей учётной записью Ilumaja связана учётная запись Facebook. Теперь с ней можно войти.',
      'facebook-unlinked': 'Ваша учётная запись Ilumaja больше не связана с учётной записью Facebook.',
    },
    action: 'Посмотреть безопасность учётной записи',
    notYou:
      'Если это были не вы, сразу смените пароль, выйдите на других устройствах и удалите то, чего не узнаёте. Если войти уже не получается, напишите нам.',
  },
  fi: {
    subject: 'Tilisi kirjautumistapa muuttui',
    changes: {
      'passkey-added': 'Ilumaja-tilillesi lisättiin avainkoodi. Sillä voi nyt kirjautua.',
      'passkey-deleted': 'Ilumaja-tililtäsi poistettiin avainkoodi. Sillä ei voi enää kirjautua.',
      'totp-on':
        'Ilumaja-tilillesi otettiin käyttöön todennussovellus: salasanalla kirjautuessa kysytään myös koodi.',
      'totp-off':
        'Ilumaja-tilisi todennussovellus poistettiin käytöstä: kirjautumiseen riittää nyt salasana.',
      'recovery-codes-renewed': 'Ilumaja-tilillesi luotiin uudet palautuskoodit. Aiemmat eivät enää kelpaa.',
      'google-linked': 'Ilumaja-tiliisi yhdistettiin Google-tili. Sillä voi nyt kirjautua.',
      'google-unlinked': 'Ilumaja-tilisi ei ole enää yhdistetty Google-tiliin.',
      'facebook-linked': 'Ilumaja-tiliisi yhdistettiin Facebook-tili. Sillä voi nyt kirjautua.',
      'facebook-unlinked': 'Ilumaja-tilisi ei ole enää yhdistetty Facebook-tiliin.',
    },
    action: 'Katso tilisi turvallisuus',
    notYou:
      'Jos se et ollut sinä, vaihda salasana heti, kirjaa muut laitteet ulos ja poista se, mitä et tunnista. Jos et enää pääse sisään, kirjoita meille.',
  },
  lv: {
    subject: 'Mainījies pieslēgšanās veids Jūsu kontam',
    changes: {
      'passkey-added': 'Jūsu Ilumaja kontam pievienota piekļuves atslēga. Ar to tagad var pieslēgties.',
      'passkey-deleted': 'No Jūsu Ilumaja konta dzēsta piekļuves atslēga. Ar to vairs nevar pieslēgties.',
      'totp-on':
        'Jūsu Ilumaja kontā ieslēgta autentifikācijas lietotne: pieslēdzoties ar paroli, prasīsim arī kodu.',
      'totp-off':
        'Jūsu Ilumaja kontā izslēgta autentifikācijas lietotne: tagad pieslēgties pietiek ar paroli.',
      'recovery-codes-renewed':
        'Jūsu Ilumaja kontam izveidoti jauni atkopšanas kodi. Iepriekšējie vairs nav derīgi.',
      'google-linked': 'Jūsu Ilumaja kontam piesaistīts Google konts. Ar to tagad var pieslēgties.',
      'google-unlinked': 'Jūsu Ilumaja konts vairs nav saistīts ar Google kontu.',
      'facebook-linked': 'Jūsu Ilumaja kontam piesaistīts Facebook konts. Ar to tagad var pieslēgties.',
      'facebook-unlinked': 'Jūsu Ilumaja konts vairs nav saistīts ar Facebook kontu.',
    },
    action: 'Skatīt konta drošību',
    notYou:
      'Ja tas nebijāt Jūs, nekavējoties nomainiet paroli, izrakstieties citās ierīcēs un noņemiet to, ko nepazīstat. Ja pieslēgties vairs nevarat, rakstiet mums.',
  },
};
