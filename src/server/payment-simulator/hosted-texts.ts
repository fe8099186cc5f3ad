import type { Language } from '../../domain/locales.ts';
import type { Outcome, SimulatedState } from './states.ts';

interface Texts {
  title: string;
  notice: string;
  order: string;
  amount: string;
  choose: string;
  outcomes: Record<Outcome, { name: string; says: string }>;
  states: Record<SimulatedState, string>;
  back: string;
}

export const hostedTexts: Record<Language, Texts> = {
  et: {
    title: 'Testmakse',
    notice: 'See on testmakse: raha ei liigu. Vali ise, kuidas makse lõpeb.',
    order: 'Makse viide',
    amount: 'Summa',
    choose: 'Kuidas makse lõpeb?',
    outcomes: {
      settled: { name: 'Makse õnnestub', says: 'Raha laekub kohe.' },
      failed: { name: 'Makse ebaõnnestub', says: 'Pank keeldub.' },
      abandoned: { name: 'Katkesta makse', says: 'Ostja loobub.' },
      pending: { name: 'Makse jääb pooleli', says: 'Pank töötleb, kuni avad selle lehe uuesti.' },
      'settled-late': { name: 'Makse õnnestub hiljem', says: 'Raha laekub viie sekundi pärast.' },
      'settled-twice': { name: 'Makse õnnestub, teade tuleb kaks korda', says: 'Raha laekub ühe korra.' },
    },
    states: {
      initial: 'Makse ootab sinu valikut.',
      sent_for_processing: 'Pank töötleb makset. Võid nüüd otsustada, kuidas see lõpeb.',
      settled: 'Makse on õnnestunud.',
      failed: 'Makse ebaõnnestus.',
      abandoned: 'Makse katkestati.',
      refunded: 'Makse on tagastatud.',
    },
    back: 'Tagasi poodi',
  },
  en: {
    title: 'Test payment',
    notice: 'This is a test payment: no money moves. Choose how it ends.',
    order: 'Payment reference',
    amount: 'Amount',
    choose: 'How does the payment end?',
    outcomes: {
      settled: { name: 'The payment succeeds', says: 'The money arrives at once.' },
      failed: { name: 'The payment fails', says: 'The bank declines.' },
      abandoned: { name: 'Cancel the payment', says: 'The buyer gives up.' },
      pending: {
        name: 'The payment stays in progress',
        says: 'The bank is busy until you open this page again.',
      },
      'settled-late': { name: 'The payment succeeds later', says: 'The money arrives after five seconds.' },
      'settled-twice': {
        name: 'The payment succeeds and is reported twice',
        says: 'The money arrives once.',
      },
    },
    states: {
      initial: 'The payment waits for your choice.',
      sent_for_processing: 'The bank is processing the payment. You can decide now how it ends.',
      settled: 'The payment has succeeded.',
      failed: 'The payment has failed.',
      abandoned: 'The payment was cancelled.',
      refunded: 'The payment was refunded.',
    },
    back: 'Back to the shop',
  },
  ru: {
    title: 'Тестовый платёж',
    notice: 'Это тестовый платёж: деньги не переводятся. Выберите, чем он закончится.',
    order: 'Номер платежа',
    amount: 'Сумма',
    choose: 'Чем закончится платёж?',
    outcomes: {
      settled: { name: 'Платёж пройдёт', says: 'Деньги поступят сразу.' },
      failed: { name: 'Платёж не пройдёт', says: 'Банк отклонит его.' },
      abandoned: { name: 'Отменить платёж', says: 'Покупатель передумал.' },
      pending: {
        name: 'Платёж останется в обработке',
        says: 'Банк ждёт, пока вы снова не откроете эту страницу.',
      },
      'settled-late': { name: 'Платёж пройдёт позже', says: 'Деньги поступят через пять секунд.' },
      'settled-twice': {
        name: 'Платёж пройдёт, уведомление придёт дважды',
        says: 'Деньги поступят один раз.',
      },
    },
    states: {
      initial: 'Платёж ждёт вашего выбора.',
      sent_for_processing: 'Банк обрабатывает платёж. Теперь можно решить, чем он закончится.',
      settled: 'Платёж прошёл.',
      failed: 'Платёж не прошёл.',
      abandoned: 'Платёж отменён.',
      refunded: 'Деньги возвращены.',
    },
    back: 'Вернуться в магазин',
  },
  fi: {
    title: 'Testimaksu',
    notice: 'Tämä on testimaksu: rahaa ei siirry. Valitse, miten maksu päättyy.',
    order: 'Maksun viite',
    amount: 'Summa',
    choose: 'Miten maksu päättyy?',
    outcomes: {
      settled: { name: 'Maksu onnistuu', says: 'Raha tulee heti.' },
      failed: { name: 'Maksu epäonnistuu', says: 'Pankki hylkää sen.' },
      abandoned: { name: 'Keskeytä maksu', says: 'Ostaja luopuu.' },
      pending: {
        name: 'Maksu jää kesken',
        says: 'Pankki käsittelee sitä, kunnes avaat tämän sivun uudelleen.',
      },
      'settled-late': { name: 'Maksu onnistuu myöhemmin', says: 'Raha tulee viiden sekunnin kuluttua.' },
      'settled-twice': { name: 'Maksu onnistuu, ilmoitus tulee kahdesti', says: 'Raha tulee kerran.' },
    },
    states: {
      initial: 'Maksu odottaa valintaasi.',
      sent_for_processing: 'Pankki käsittelee maksua. Voit nyt päättää, miten se päättyy.',
      settled: 'Maksu onnistui.',
      failed: 'Maksu epäonnistui.',
      abandoned: 'Maksu keskeytettiin.',
      refunded: 'Maksu on palautettu.',
    },
    back: 'Takaisin kauppaan',
  },
  lv: {
    title: 'Testa maksājums',
    notice: 'Šis ir testa maksājums: nauda netiek pārskaitīta. Izvēlieties, kā tas beigsies.',
    order: 'Maksājuma atsauce',
    amount: 'Summa',
    choose: 'Kā beigsies maksājums?',
    outcomes: {
      settled: { name: 'Maksājums izdodas', says: 'Nauda pienāk uzreiz.' },
      failed: { name: 'Maksājums neizdodas', says: 'Banka to noraida.' },
      abandoned: { name: 'Atcelt maksājumu', says: 'Pircējs pārdomā.' },
      pending: {
        name: 'Maksājums paliek apstrādē',
        says: 'Banka to apstrādā, līdz atvērsiet šo lapu vēlreiz.',
      },
      'settled-late': { name: 'Maksājums izdodas vēlāk', says: 'Nauda pienāk pēc piecām sekundēm.' },
      'settled-twice': {
        name: 'Maksājums izdodas, paziņojums pienāk divreiz',
        says: 'Nauda pienāk vienreiz.',
      },
    },
    states: {
      initial: 'Maksājums gaida Jūsu izvēli.',
      sent_for_processing: 'Banka apstrādā maksājumu. Tagad varat izlemt, kā tas beigsies.',
      settled: 'Maksājums ir izdevies.',
      failed: 'Maksājums neizdevās.',
      abandoned: 'Maksājums ir atcelts.',
      refunded: 'Maksājums ir atmaksāts.',
    },
    back: 'Atpakaļ uz veikalu',
  },
};
