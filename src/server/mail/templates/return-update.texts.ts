import type { Language } from '../../../domain/locales.ts';
import { moneyBack } from './money-back.texts.ts';

const et = {
  requested: {
    subject: 'Saime tagastussoovi {return}',
    body: 'Saime sinu soovi tagastada kaupa tellimusest {number}. Vaatame selle üle ja kirjutame sulle. Ära veel midagi saada.',
  },
  accepted: {
    subject: 'Tagastus {return}: saada kaup teele',
    body: 'Kauba tellimusest {number} võid tagasi saata. Kirjuta pakile number {return} ja hoia saatmise tõend alles. Saada kaup teele 14 päeva jooksul.',
  },
  acceptedUnsent: {
    subject: 'Tagastus {return} on vastu võetud',
    body: 'Võtsime vastu tagastuse tellimusest {number}. See kaup ei ole meilt veel teele läinud, nii et tagasi saata ei ole sul midagi. Kirjutame, kui raha on teel.',
  },
  denied: {
    subject: 'Tagastust {return} ei saa vastu võtta',
    body: 'Vaatasime läbi sinu tagastussoovi tellimuse {number} kohta. Seda ei saa me vastu võtta.',
  },
  received: {
    subject: 'Tagastus {return} on kohal',
    body: 'Kaup tellimusest {number} on meil kohal. Raha saadame tagasi, kui oleme kauba üle vaadanud.',
  },
  refunded: {
    subject: 'Tagastus {return} on lõpetatud',
    body: 'Tagastasid kaupa tellimusest {number}.',
  },
  money: {
    ...moneyBack.et,
    none: 'Nende toodete eest raha ei makstud, seega ei ole midagi tagasi maksta.',
  },
  points: 'Punktid {points} väärtuses on jälle sinu kontol.',
  reason: 'Selgitus: {reason}',
  goods: 'Tagastatav kaup',
  returned: 'Tagastatud kaup',
  piece: '{name}, {count}\u00a0tk',
  sendTo: 'Saada siia',
  carriers: 'Paki võtavad vastu: {names}. Saatmise eest tasud ise, kui me ei ole teisiti kokku leppinud.',
  action: 'Vaata tagastust',
  creditNote: 'Kreeditarve {number} (PDF)',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    requested: {
      subject: 'We have your return request {return}',
      body: 'We have received your request to return goods of order {number}. We look it over and write to you. Please do not send anything yet.',
    },
    accepted: {
      subject: 'Return {return}: send the goods',
      body: 'You may send back the goods of order {number}. Write the number {return} on the parcel and keep the proof of posting. Send it within 14 days.',
    },
    acceptedUnsent: {
      subject: 'Return {return} is accepted',
      body: 'We have accepted the return of goods of order {number}. They have not left us yet, so there is nothing for you to send back. We write to you when the money is on its way.',
    },
    denied: {
      subject: 'We cannot accept return {return}',
      body: 'We have looked over your request to return goods of order {number}. We cannot accept it.',
    },
    received: {
      subject: 'Return {return} has arrived',
      body: 'The goods of order {number} have reached us. We send the money once we have looked them over.',
    },
    refunded: {
      subject: 'Return {return} is settled',
      body: 'You have returned goods of order {number}.',
    },
    money: {
      ...moneyBack.en,
      none: 'No money was paid for these products, so there is nothing to refund.',
    },
    points: 'Points worth {points} are back in your account.',
    reason: 'Explanation: {reason}',
    goods: 'Goods you return',
    returned: 'Goods you returned',
    piece: '{name}, {count}\u00a0pcs',
    sendTo: 'Send to',
    carriers: 'Carriers that take the parcel: {names}. You pay for sending, unless we have agreed otherwise.',
    action: 'View the return',
    creditNote: 'Credit note {number} (PDF)',
  },
  ru: {
    requested: {
      subject: 'Мы получили заявку на возврат {return}',
      body: 'Мы получили вашу заявку на возврат товара из заказа {number}. Мы рассмотрим её и напишем вам. Пока ничего не отправляйте.',
    },
    accepted: {
      subject: 'Возврат {return}: отправьте товар',
      body: 'Вы можете отправить обратно товар из заказа {number}. Напишите на посылке номер {return} и сохраните подтверждение отправки. Отправьте товар в течение 14 дней.',
    },
    acceptedUnsent: {
      subject: 'Возврат {return} принят',
      body: 'Мы приняли возврат товара из заказа {number}. Этот товар мы ещё не отправили, поэтому отправлять обратно ничего не нужно. Напишем вам, когда отправим деньги.',
    },
    denied: {
      subject: 'Мы не можем принять возврат {return}',
      body: 'Мы рассмотрели вашу заявку на возврат товара из заказа {number}. Принять её мы не можем.',
    },
    received: {
      subject: 'Возврат {return} получен',
      body: 'Товар из заказа {number} у нас. Мы вернём деньги, когда проверим его.',
    },
    refunded: {
      subject: 'Возврат {return} завершён',
      body: 'Вы вернули товар из заказа {number}.',
    },
    money: {
      ...moneyBack.ru,
      none: 'За эти товары деньги не вносились, поэтому возвращать нечего.',
    },
    points: 'Баллы на {points} снова на вашем счёте.',
    reason: 'Пояснение: {reason}',
    goods: 'Возвращаемый товар',
    returned: 'Возвращённый товар',
    piece: '{name}, {count}\u00a0шт.',
    sendTo: 'Куда отправить',
    carriers: 'Посылку принимают: {names}. Отправку оплачиваете вы, если мы не договорились иначе.',
    action: 'Посмотреть возврат',
    creditNote: 'Кредитовый счёт {number} (PDF)',
  },
  fi: {
    requested: {
      subject: 'Saimme palautuspyynnön {return}',
      body: 'Saimme pyyntösi palauttaa tuotteita tilauksesta {number}. Käymme sen läpi ja kirjoitamme sinulle. Älä lähetä vielä mitään.',
    },
    accepted: {
      subject: 'Palautus {return}: lähetä tuotteet',
      body: 'Voit lähettää takaisin tilauksen {number} tuotteet. Kirjoita pakettiin numero {return} ja säilytä lähetystosite. Lähetä paketti 14 päivän kuluessa.',
    },
    acceptedUnsent: {
      subject: 'Palautus {return} on hyväksytty',
      body: 'Hyväksyimme tilauksen {number} palautuksen. Tuotteita ei ole vielä lähetetty, joten sinun ei tarvitse lähettää mitään takaisin. Kirjoitamme, kun rahat ovat matkalla.',
    },
    denied: {
      subject: 'Emme voi hyväksyä palautusta {return}',
      body: 'Kävimme läpi pyyntösi palauttaa tuotteita tilauksesta {number}. Emme voi hyväksyä sitä.',
    },
    received: {
      subject: 'Palautus {return} on saapunut',
      body: 'Tilauksen {number} tuotteet ovat saapuneet meille. Palautamme rahat, kun olemme tarkastaneet tuotteet.',
    },
    refunded: {
      subject: 'Palautus {return} on käsitelty',
      body: 'Palautit tuotteita tilauksesta {number}.',
    },
    money: {
      ...moneyBack.fi,
      none: 'Näistä tuotteista ei maksettu rahaa, joten palautettavaa ei ole.',
    },
    points: 'Pisteet, joiden arvo on {points}, ovat taas tililläsi.',
    reason: 'Selitys: {reason}',
    goods: 'Palautettavat tuotteet',
    returned: 'Palautetut tuotteet',
    piece: '{name}, {count}\u00a0kpl',
    sendTo: 'Lähetä osoitteeseen',
    carriers: 'Paketin ottavat vastaan: {names}. Maksat lähetyksen itse, ellei toisin ole sovittu.',
    action: 'Katso palautusta',
    creditNote: 'Hyvityslasku {number} (PDF)',
  },
  lv: {
    requested: {
      subject: 'Esam saņēmuši atgriešanas pieteikumu {return}',
      body: 'Esam saņēmuši Jūsu pieteikumu atgriezt preces no pasūtījuma {number}. Mēs to izskatīsim un Jums uzrakstīsim. Lūdzu, vēl neko nesūtiet.',
    },
    accepted: {
      subject: 'Atgriešana {return}: nosūtiet preces',
      body: 'Preces no pasūtījuma {number} varat sūtīt atpakaļ. Uzrakstiet uz sūtījuma numuru {return} un saglabājiet nosūtīšanas apliecinājumu. Nosūtiet 14 dienu laikā.',
    },
    acceptedUnsent: {
      subject: 'Atgriešana {return} ir apstiprināta',
      body: 'Mēs apstiprinājām preču atgriešanu no pasūtījuma {number}. Šīs preces vēl neesam nosūtījuši, tāpēc Jums nekas nav jāsūta atpakaļ. Uzrakstīsim, kad nosūtīsim naudu.',
    },
    denied: {
      subject: 'Atgriešanu {return} nevaram pieņemt',
      body: 'Esam izskatījuši Jūsu pieteikumu atgriezt preces no pasūtījuma {number}. To pieņemt nevaram.',
    },
    received: {
      subject: 'Atgriešana {return} ir saņemta',
      body: 'Preces no pasūtījuma {number} ir pie mums. Naudu atmaksāsim, kad būsim tās pārbaudījuši.',
    },
    refunded: {
      subject: 'Atgriešana {return} ir pabeigta',
      body: 'Jūs atgriezāt preces no pasūtījuma {number}.',
    },
    money: {
      ...moneyBack.lv,
      none: 'Par šīm precēm nauda netika maksāta, tāpēc nav ko atmaksāt.',
    },
    points: 'Punkti {points} vērtībā atkal ir Jūsu kontā.',
    reason: 'Paskaidrojums: {reason}',
    goods: 'Atgriežamās preces',
    returned: 'Atgrieztās preces',
    piece: '{name}, {count}\u00a0gab.',
    sendTo: 'Sūtiet uz',
    carriers: 'Sūtījumu pieņem: {names}. Par sūtīšanu maksājat Jūs, ja neesam vienojušies citādi.',
    action: 'Skatīt atgriešanu',
    creditNote: 'Kredītrēķins {number} (PDF)',
  },
};
