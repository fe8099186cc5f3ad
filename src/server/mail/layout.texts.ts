import type { Language } from '../../domain/locales.ts';

const et = {
  greeting: (name: string) => (name === '' ? 'Tere!' : `Tere, ${name}!`),
  support: 'Klienditugi',
  regCode: 'registrikood',
  whyThis: 'Saatsime selle kirja, sest see aadress on Ilumajas kasutusel.',
  why: {
    newsletter: 'Saad selle kirja, sest tellisid Ilumaja uudiskirja.',
    back_in_stock: 'Saad selle kirja, sest palusid teada anda, kui toode on jälle laos.',
    price_drop: 'Saad selle kirja, sest lubasid meil teada anda, kui su lemmiku hind langeb.',
    abandoned_cart: 'Saad selle kirja, sest lubasid meil meelde tuletada, kui ostukorv jääb ootele.',
    review_invitation: 'Saad selle kirja, sest lubasid meil pärast ostu sinu arvamust küsida.',
  },
  unsubscribe: 'Loobu neist kirjadest',
};

/** What every mail says. */
export const layoutTexts: Record<Language, typeof et> = {
  et,
  en: {
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    support: 'Customer support',
    regCode: 'registry code',
    whyThis: 'You are getting this e-mail because this address is used at Ilumaja.',
    why: {
      newsletter: 'You are getting this e-mail because you subscribed to the Ilumaja newsletter.',
      back_in_stock:
        'You are getting this e-mail because you asked to be told when the product is back in stock.',
      price_drop:
        'You are getting this e-mail because you agreed to hear from us when the price of a favourite drops.',
      abandoned_cart: 'You are getting this e-mail because you agreed to be reminded of a cart left waiting.',
      review_invitation:
        'You are getting this e-mail because you agreed to be asked for your opinion after a purchase.',
    },
    unsubscribe: 'Stop these e-mails',
  },
  ru: {
    greeting: (name) => (name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
    support: 'Поддержка клиентов',
    regCode: 'рег. код',
    whyThis: 'Вы получили это письмо, потому что этот адрес был указан в Ilumaja.',
    why: {
      newsletter: 'Вы получили это письмо, потому что подписались на рассылку Ilumaja.',
      back_in_stock:
        'Вы получили это письмо, потому что просили сообщить, когда товар снова появится на складе.',
      price_drop: 'Вы получили это письмо, потому что разрешили сообщать о снижении цен на избранное.',
      abandoned_cart: 'Вы получили это письмо, потому что разрешили напоминать о корзине, которая вас ждёт.',
      review_invitation: 'Вы получили это письмо, потому что разрешили спрашивать ваше мнение после покупки.',
    },
    unsubscribe: 'Отказаться от таких писем',
  },
  fi: {
    greeting: (name) => (name === '' ? 'Hei!' : `Hei ${name}!`),
    support: 'Asiakaspalvelu',
    regCode: 'rekisterinumero',
    whyThis: 'Saat tämän viestin, koska tätä osoitetta käytettiin Ilumajassa.',
    why: {
      newsletter: 'Saat tämän viestin, koska tilasit Ilumajan uutiskirjeen.',
      back_in_stock: 'Saat tämän viestin, koska pyysit ilmoituksen, kun tuotetta on taas varastossa.',
      price_drop: 'Saat tämän viestin, koska annoit meidän ilmoittaa, kun suosikkisi hinta laskee.',
      abandoned_cart: 'Saat tämän viestin, koska annoit meidän muistuttaa odottavasta ostoskorista.',
      review_invitation: 'Saat tämän viestin, koska annoit meidän kysyä mielipidettäsi oston jälkeen.',
    },
    unsubscribe: 'Lopeta nämä viestit',
  },
  lv: {
    greeting: (name) => (name === '' ? 'Labdien!' : `Labdien, ${name}!`),
    support: 'Klientu atbalsts',
    regCode: 'reģ. nr.',
    whyThis: 'Jūs saņēmāt šo vēstuli, jo šī adrese tika norādīta Ilumaja veikalā.',
    why: {
      newsletter: 'Jūs saņēmāt šo vēstuli, jo abonējāt Ilumaja jaunumus.',
      back_in_stock: 'Jūs saņēmāt šo vēstuli, jo lūdzāt paziņot, kad prece atkal būs noliktavā.',
      price_drop: 'Jūs saņēmāt šo vēstuli, jo atļāvāt paziņot, kad izlases precei samazinās cena.',
      abandoned_cart: 'Jūs saņēmāt šo vēstuli, jo atļāvāt atgādināt par grozu, kas Jūs gaida.',
      review_invitation: 'Jūs saņēmāt šo vēstuli, jo atļāvāt pēc pirkuma jautāt Jūsu viedokli.',
    },
    unsubscribe: 'Atteikties no šīm vēstulēm',
  },
};
