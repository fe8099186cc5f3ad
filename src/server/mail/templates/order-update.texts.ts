import type { Language } from '../../../domain/locales.ts';
import { moneyBack } from './money-back.texts.ts';

const et = {
  payment_failed: {
    subject: 'Makse ei õnnestunud',
    body: 'Sinu makse jäi pooleli või seda ei kinnitatud. Raha ei ole võetud ja tellimus ootab sind: saad uuesti proovida või valida teise makseviisi.',
    action: 'Maksa uuesti',
  },
  canceled: {
    subject: 'Tellimus {number} on tühistatud',
    body: 'Tellimus {number} on tühistatud. Kui olid selle eest maksnud, saadame raha tagasi kontole, millelt maksid.',
    action: 'Vaata tellimust',
  },
  refunded: {
    subject: 'Tagasimakse tellimuse {number} eest',
    body: 'Saadame sulle tellimuse {number} eest raha tagasi kontole, millelt maksid. Pangal võib selleks kuluda mõni päev.',
    action: 'Vaata tellimust',
  },
  /** A refund of an order that was never placed: its money came too late. */
  late: {
    subject: 'Sinu raha tuleb tagasi',
    body: 'Sinu makse jõudis meieni siis, kui tellimus seda enam ei oodanud. Saadame sulle {amount} tagasi kontole, millelt maksid. Pangal võib selleks kuluda mõni päev.',
    action: 'Vaata tellimust',
  },
  fulfilled: {
    subject: 'Tellimus {number} on teel',
    body: 'Tellimus {number} on meie juurest välja läinud. Kui valisid pakiautomaadi, saadab vedaja uksekoodi, kui pakk on kohal.',
    action: 'Vaata tellimust',
  },
  ready: {
    subject: 'Tellimus {number} ootab sind kaupluses',
    body: 'Tellimus {number} on valmis, saad selle kätte siit: {place}. Ütle kaupluses tellimuse number. Kui kaup on sul juba käes, ei ole vaja midagi teha.',
    action: 'Vaata tellimust',
  },
  approval_wanted: {
    subject: 'Kolleegi tellimus ootab sinu kinnitust',
    body: 'Kolleeg{who} tahab tellida ja sinu ettevõttes kinnitab tellimusi haldur. Vaata tellimus üle ja kinnita see või lükka tagasi.',
    action: 'Vaata ja otsusta',
  },
  owedLess: 'Tellimuse {number} arve on nüüd väiksem',
  money: moneyBack.et,
  creditNote: 'Kreeditarve {number} (PDF)',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    payment_failed: {
      subject: 'The payment did not succeed',
      body: 'Your payment was not completed or not confirmed. No money was taken and your order waits for you: try again or choose another way to pay.',
      action: 'Pay again',
    },
    canceled: {
      subject: 'Order {number} is cancelled',
      body: 'Order {number} is cancelled. If you had paid for it, we send the money back to the account you paid from.',
      action: 'View the order',
    },
    refunded: {
      subject: 'Refund for order {number}',
      body: 'We are sending money for order {number} back to the account you paid from. The bank may need a few days.',
      action: 'View the order',
    },
    late: {
      subject: 'Your money is coming back',
      body: 'Your payment reached us when the order no longer waited for it. We are sending {amount} back to the account you paid from. The bank may need a few days.',
      action: 'View the order',
    },
    fulfilled: {
      subject: 'Order {number} is on its way',
      body: 'Order {number} has left us. If you chose a parcel locker, the carrier sends the code of its door when the parcel is there.',
      action: 'View the order',
    },
    ready: {
      subject: 'Order {number} is waiting for you in the store',
      body: 'Order {number} is ready, you can collect it here: {place}. Give the order number in the store. If you already have the goods, there is nothing to do.',
      action: 'View the order',
    },
    approval_wanted: {
      subject: 'A colleague’s order waits for your approval',
      body: 'Your colleague{who} wants to order, and in your company an administrator approves orders. Look it over and approve or deny it.',
      action: 'Look and decide',
    },
    owedLess: 'The invoice for order {number} is now lower',
    money: moneyBack.en,
    creditNote: 'Credit note {number} (PDF)',
  },
  ru: {
    payment_failed: {
      subject: 'Оплата не прошла',
      body: 'Платёж не был завершён или подтверждён. Деньги не списаны, заказ ждёт вас: попробуйте ещё раз или выберите другой способ оплаты.',
      action: 'Оплатить ещё раз',
    },
    canceled: {
      subject: 'Заказ {number} отменён',
      body: 'Заказ {number} отменён. Если вы его уже оплатили, мы вернём деньги на счёт, с которого вы платили.',
      action: 'Посмотреть заказ',
    },
    refunded: {
      subject: 'Возврат денег за заказ {number}',
      body: 'Мы возвращаем деньги за заказ {number} на счёт, с которого вы платили. Банку может понадобиться несколько дней.',
      action: 'Посмотреть заказ',
    },
    late: {
      subject: 'Мы возвращаем ваши деньги',
      body: 'Ваш платёж пришёл, когда заказ его уже не ждал. Мы возвращаем {amount} на счёт, с которого вы платили. Банку может понадобиться несколько дней.',
      action: 'Посмотреть заказ',
    },
    fulfilled: {
      subject: 'Заказ {number} в пути',
      body: 'Заказ {number} отправлен. Если вы выбрали почтовый автомат, перевозчик пришлёт код, когда посылка будет на месте.',
      action: 'Посмотреть заказ',
    },
    ready: {
      subject: 'Заказ {number} ждёт вас в магазине',
      body: 'Заказ {number} готов, его можно забрать здесь: {place}. Назовите в магазине номер заказа. Если вы его уже получили, делать ничего не нужно.',
      action: 'Посмотреть заказ',
    },
    approval_wanted: {
      subject: 'Заказ коллеги ждёт вашего подтверждения',
      body: 'Коллега{who} хочет сделать заказ, а в вашей компании заказы подтверждает администратор. Проверьте заказ и подтвердите или отклоните его.',
      action: 'Посмотреть и решить',
    },
    owedLess: 'Счёт за заказ {number} уменьшен',
    money: moneyBack.ru,
    creditNote: 'Кредитовый счёт {number} (PDF)',
  },
  fi: {
    payment_failed: {
      subject: 'Maksu ei onnistunut',
      body: 'Maksusi jäi kesken tai sitä ei vahvistettu. Rahaa ei veloitettu ja tilaus odottaa sinua: yritä uudelleen tai valitse toinen maksutapa.',
      action: 'Maksa uudelleen',
    },
    canceled: {
      subject: 'Tilaus {number} on peruttu',
      body: 'Tilaus {number} on peruttu. Jos olit maksanut sen, palautamme rahat tilille, jolta maksoit.',
      action: 'Katso tilaus',
    },
    refunded: {
      subject: 'Palautus tilauksesta {number}',
      body: 'Palautamme rahat tilauksesta {number} tilille, jolta maksoit. Pankilta voi kulua muutama päivä.',
      action: 'Katso tilaus',
    },
    late: {
      subject: 'Palautamme rahasi',
      body: 'Maksusi saapui, kun tilaus ei enää odottanut sitä. Palautamme {amount} tilille, jolta maksoit. Pankilta voi mennä tähän muutama päivä.',
      action: 'Katso tilaus',
    },
    fulfilled: {
      subject: 'Tilaus {number} on matkalla',
      body: 'Tilaus {number} on lähtenyt meiltä. Jos valitsit pakettiautomaatin, kuljetusyhtiö lähettää avauskoodin, kun paketti on perillä.',
      action: 'Katso tilaus',
    },
    ready: {
      subject: 'Tilaus {number} odottaa sinua myymälässä',
      body: 'Tilaus {number} on noudettavissa: {place}. Kerro myymälässä tilausnumero. Jos olet jo hakenut tilauksen, sinun ei tarvitse tehdä mitään.',
      action: 'Katso tilaus',
    },
    approval_wanted: {
      subject: 'Kollegan tilaus odottaa hyväksyntääsi',
      body: 'Kollega{who} haluaa tilata, ja yrityksessäsi tilaukset hyväksyy ylläpitäjä. Tarkista tilaus ja hyväksy tai hylkää se.',
      action: 'Katso ja päätä',
    },
    owedLess: 'Tilauksen {number} lasku on nyt pienempi',
    money: moneyBack.fi,
    creditNote: 'Hyvityslasku {number} (PDF)',
  },
  lv: {
    payment_failed: {
      subject: 'Maksājums neizdevās',
      body: 'Maksājums netika pabeigts vai apstiprināts. Nauda nav noņemta, un pasūtījums Jūs gaida: mēģiniet vēlreiz vai izvēlieties citu maksājuma veidu.',
      action: 'Maksāt vēlreiz',
    },
    canceled: {
      subject: 'Pasūtījums {number} ir atcelts',
      body: 'Pasūtījums {number} ir atcelts. Ja par to jau samaksājāt, naudu atmaksāsim kontā, no kura maksājāt.',
      action: 'Skatīt pasūtījumu',
    },
    refunded: {
      subject: 'Atmaksa par pasūtījumu {number}',
      body: 'Atmaksājam naudu par pasūtījumu {number} kontā, no kura maksājāt. Bankai var būt vajadzīgas dažas dienas.',
      action: 'Skatīt pasūtījumu',
    },
    late: {
      subject: 'Atmaksājam Jūsu naudu',
      body: 'Jūsu maksājumu saņēmām, kad pasūtījums to vairs negaidīja. Atmaksājam {amount} kontā, no kura maksājāt. Bankai var būt vajadzīgas dažas dienas.',
      action: 'Skatīt pasūtījumu',
    },
    fulfilled: {
      subject: 'Pasūtījums {number} ir ceļā',
      body: 'Pasūtījums {number} ir izsūtīts. Ja izvēlējāties pakomātu, pārvadātājs nosūtīs kodu, kad sūtījums būs piegādāts.',
      action: 'Skatīt pasūtījumu',
    },
    ready: {
      subject: 'Pasūtījums {number} gaida Jūs veikalā',
      body: 'Pasūtījums {number} ir sagatavots, to varat saņemt šeit: {place}. Veikalā nosauciet pasūtījuma numuru. Ja preces jau saņēmāt, nekas nav jādara.',
      action: 'Skatīt pasūtījumu',
    },
    approval_wanted: {
      subject: 'Kolēģa pasūtījums gaida Jūsu apstiprinājumu',
      body: 'Kolēģis{who} vēlas pasūtīt, un Jūsu uzņēmumā pasūtījumus apstiprina administrators. Pārskatiet pasūtījumu un apstipriniet vai noraidiet to.',
      action: 'Skatīt un izlemt',
    },
    owedLess: 'Pasūtījuma {number} rēķins tagad ir mazāks',
    money: moneyBack.lv,
    creditNote: 'Kredītrēķins {number} (PDF)',
  },
};
