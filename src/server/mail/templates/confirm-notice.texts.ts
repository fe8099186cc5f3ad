import type { Language } from '../../../domain/locales.ts';

const et = {
  newsletter: {
    subject: 'Kinnita, et soovid Ilumaja uudiskirja',
    body: 'Keegi, arvatavasti sina, tellis sellele aadressile Ilumaja uudiskirja. Kinnita soov: link kehtib kolm päeva.',
  },
  back_in_stock: {
    subject: 'Kinnita, et anname teada, kui toode on laos',
    body: 'Keegi, arvatavasti sina, palus sellele aadressile teada anda, kui toode on jälle laos. Kinnita soov: link kehtib kolm päeva.',
  },
  price_drop: {
    subject: 'Kinnita, et anname teada, kui hind langeb',
    body: 'Keegi, arvatavasti sina, palus sellele aadressile teada anda, kui lemmikute hinnad langevad. Kinnita soov: link kehtib kolm päeva.',
  },
  abandoned_cart: {
    subject: 'Kinnita, et tuletame ostukorvi meelde',
    body: 'Keegi, arvatavasti sina, palus sellele aadressile meelde tuletada, kui ostukorv jääb ootele. Kinnita soov: link kehtib kolm päeva.',
  },
  review_invitation: {
    subject: 'Kinnita, et võime sinu arvamust küsida',
    body: 'Keegi, arvatavasti sina, lubas meil pärast ostu sellelt aadressilt arvamust küsida. Kinnita soov: link kehtib kolm päeva.',
  },
  action: 'Jah, soovin neid kirju',
  notYou: 'Kui sa ise seda ei soovinud, siis jäta see kiri tähelepanuta: rohkem me ei kirjuta.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    newsletter: {
      subject: 'Confirm that you want the Ilumaja newsletter',
      body: 'Somebody, probably you, asked for the Ilumaja newsletter at this address. Confirm the wish: the link works for three days.',
    },
    back_in_stock: {
      subject: 'Confirm that we tell you when it is back in stock',
      body: 'Somebody, probably you, asked us to write to this address when a product is back in stock. Confirm the wish: the link works for three days.',
    },
    price_drop: {
      subject: 'Confirm that we tell you when a price drops',
      body: 'Somebody, probably you, asked us to write to this address when prices of favourites drop. Confirm the wish: the link works for three days.',
    },
    abandoned_cart: {
      subject: 'Confirm that we remind you of a waiting cart',
      body: 'Somebody, probably you, asked us to remind this address of a cart left waiting. Confirm the wish: the link works for three days.',
    },
    review_invitation: {
      subject: 'Confirm that we may ask your opinion',
      body: 'Somebody, probably you, let us ask for an opinion at this address after a purchase. Confirm the wish: the link works for three days.',
    },
    action: 'Yes, send me these e-mails',
    notYou: 'If it was not you, ignore this e-mail: we will not write again.',
  },
  ru: {
    newsletter: {
      subject: 'Подтвердите подписку на рассылку Ilumaja',
      body: 'Кто-то, скорее всего вы, подписал этот адрес на рассылку Ilumaja. Подтвердите это: ссылка действует три дня.',
    },
    back_in_stock: {
      subject: 'Подтвердите уведомление о поступлении товара',
      body: 'Кто-то, скорее всего вы, попросил сообщить на этот адрес, когда товар снова появится на складе. Подтвердите это: ссылка действует три дня.',
    },
    price_drop: {
      subject: 'Подтвердите уведомления о снижении цен',
      body: 'Кто-то, скорее всего вы, попросил сообщать на этот адрес о снижении цен на избранное. Подтвердите это: ссылка действует три дня.',
    },
    abandoned_cart: {
      subject: 'Подтвердите напоминания о корзине',
      body: 'Кто-то, скорее всего вы, попросил напоминать на этот адрес о корзине, которая ждёт. Подтвердите это: ссылка действует три дня.',
    },
    review_invitation: {
      subject: 'Подтвердите, что можно спросить ваше мнение',
      body: 'Кто-то, скорее всего вы, разрешил спрашивать мнение по этому адресу после покупки. Подтвердите это: ссылка действует три дня.',
    },
    action: 'Да, присылайте такие письма',
    notYou: 'Если это были не вы, ничего не делайте: больше мы не напишем.',
  },
  fi: {
    newsletter: {
      subject: 'Vahvista, että haluat Ilumajan uutiskirjeen',
      body: 'Joku, luultavasti sinä, tilasi tähän osoitteeseen Ilumajan uutiskirjeen. Vahvista toive: linkki on voimassa kolme päivää.',
    },
    back_in_stock: {
      subject: 'Vahvista ilmoitus, kun tuotetta on varastossa',
      body: 'Joku, luultavasti sinä, pyysi ilmoittamaan tähän osoitteeseen, kun tuotetta on taas varastossa. Vahvista toive: linkki on voimassa kolme päivää.',
    },
    price_drop: {
      subject: 'Vahvista ilmoitukset hintojen laskusta',
      body: 'Joku, luultavasti sinä, pyysi ilmoittamaan tähän osoitteeseen, kun suosikkien hinnat laskevat. Vahvista toive: linkki on voimassa kolme päivää.',
    },
    abandoned_cart: {
      subject: 'Vahvista muistutukset ostoskorista',
      body: 'Joku, luultavasti sinä, pyysi muistuttamaan tähän osoitteeseen odottavasta ostoskorista. Vahvista toive: linkki on voimassa kolme päivää.',
    },
    review_invitation: {
      subject: 'Vahvista, että voimme kysyä mielipidettäsi',
      body: 'Joku, luultavasti sinä, antoi meidän kysyä tästä osoitteesta mielipidettä oston jälkeen. Vahvista toive: linkki on voimassa kolme päivää.',
    },
    action: 'Kyllä, lähettäkää viestit',
    notYou: 'Jos et pyytänyt sitä itse, voit jättää tämän viestin huomiotta: emme kirjoita enää.',
  },
  lv: {
    newsletter: {
      subject: 'Apstipriniet, ka vēlaties Ilumaja jaunumus',
      body: 'Kāds, visticamāk, Jūs, pieteica šai adresei Ilumaja jaunumus. Apstipriniet to: saite ir derīga trīs dienas.',
    },
    back_in_stock: {
      subject: 'Apstipriniet paziņojumu par preces pieejamību',
      body: 'Kāds, visticamāk, Jūs, lūdza paziņot uz šo adresi, kad prece atkal būs noliktavā. Apstipriniet to: saite ir derīga trīs dienas.',
    },
    price_drop: {
      subject: 'Apstipriniet paziņojumus par cenu kritumu',
      body: 'Kāds, visticamāk, Jūs, lūdza paziņot uz šo adresi, kad izlases precēm samazinās cenas. Apstipriniet to: saite ir derīga trīs dienas.',
    },
    abandoned_cart: {
      subject: 'Apstipriniet atgādinājumus par grozu',
      body: 'Kāds, visticamāk, Jūs, lūdza atgādināt uz šo adresi par grozu, kas gaida. Apstipriniet to: saite ir derīga trīs dienas.',
    },
    review_invitation: {
      subject: 'Apstipriniet, ka drīkstam jautāt viedokli',
      body: 'Kāds, visticamāk, Jūs, atļāva pēc pirkuma jautāt viedokli šajā adresē. Apstipriniet to: saite ir derīga trīs dienas.',
    },
    action: 'Jā, sūtiet man šīs vēstules',
    notYou: 'Ja tas nebijāt Jūs, neņemiet šo vēstuli vērā: vairāk nerakstīsim.',
  },
};
