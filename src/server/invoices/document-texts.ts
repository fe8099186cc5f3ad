import type { InvoiceKind } from '../../domain/invoices/invoice.ts';
import type { Language } from '../../domain/locales.ts';
import type { PaymentMethod } from '../../domain/payments/contract.ts';

/** Words of the document; `{…}` are filled in. */
interface DocumentTexts {
  title: Record<InvoiceKind, string>;
  buyer: string;
  seller: string;
  regCode: string;
  vatNumber: string;
  issuedOn: string;
  suppliedOn: string;
  dueOn: string;
  order: string;
  purchaseOrder: string;
  refersTo: string;
  refersToOf: string;
  reason: string;
  payment: string;
  methods: Record<PaymentMethod, string>;
  reference: string;
  iban: string;
  columns: {
    name: string;
    quantity: string;
    unit: string;
    discount: string;
    vat: string;
    net: string;
    gross: string;
  };
  transport: string;
  net: string;
  vatOf: string;
  total: Record<InvoiceKind, string>;
  due: string;
  paid: string;
  howToPay: string;
  discounts: string;
  /** The columns of the lines are without. */
  discountsWithVat: string;
  isPaid: string;
  givenBack: string;
  /** Why an invoice is taken back. */
  canceled: string;
  pieces: string;
  page: string;
}

const et: DocumentTexts = {
  title: { invoice: 'Arve', credit_note: 'Kreeditarve' },
  buyer: 'Ostja',
  seller: 'Müüja',
  regCode: 'Registrikood',
  vatNumber: 'KMKR number',
  issuedOn: 'Arve kuupäev',
  suppliedOn: 'Tarne kuupäev',
  dueOn: 'Maksetähtaeg',
  order: 'Tellimus',
  purchaseOrder: 'Ostutellimus',
  refersTo: 'Krediteeritav arve',
  refersToOf: '{number}, {date}',
  reason: 'Põhjus',
  payment: 'Makseviis',
  methods: {
    CREDIT: 'Krediidilimiit',
    CREDIT_CARD: 'Pangakaart',
    BANK: 'Pangalink',
    LEASE: 'Järelmaks',
    INVOICE: 'Ülekanne arve alusel',
    NO_PAYMENT: 'Tasumist ei vaja',
    APPLE_PAY: 'Apple Pay',
  },
  reference: 'Viitenumber',
  iban: 'Konto (IBAN)',
  columns: {
    name: 'Nimetus',
    quantity: 'Kogus',
    unit: 'Hind km-ta',
    discount: 'Allahindlus',
    vat: 'KM',
    net: 'Summa km-ta',
    gross: 'Summa km-ga',
  },
  transport: 'Tarne',
  net: 'Summa käibemaksuta',
  vatOf: 'Käibemaks {rate} %, maksustatav {net}',
  total: { invoice: 'Kokku käibemaksuga', credit_note: 'Krediteeritud kokku' },
  due: 'Tasuda',
  paid: 'Tasutud',
  howToPay: 'Palun tasu hiljemalt {date} ja märgi viitenumber {reference}.',
  discounts: 'Allahindlused hinnas',
  discountsWithVat: 'Allahindlused hinnas, käibemaksuga',
  isPaid: 'Arve on tasutud, rohkem maksta ei ole vaja.',
  givenBack: 'Summa läheb arve tasumiseks või tagasi kontole, millelt maksid.',
  canceled: 'Tellimus tühistati',
  pieces: '{count} tk',
  page: 'Leht {page}/{pages}',
};

const en: DocumentTexts = {
  title: { invoice: 'Invoice', credit_note: 'Credit note' },
  buyer: 'Buyer',
  seller: 'Seller',
  regCode: 'Registry code',
  vatNumber: 'VAT number',
  issuedOn: 'Invoice date',
  suppliedOn: 'Date of supply',
  dueOn: 'Due date',
  order: 'Order',
  purchaseOrder: 'Purchase order',
  refersTo: 'Credited invoice',
  refersToOf: '{number}, {date}',
  reason: 'Reason',
  payment: 'Payment',
  methods: {
    CREDIT: 'Credit limit',
    CREDIT_CARD: 'Card',
    BANK: 'Bank link',
    LEASE: 'Instalments',
    INVOICE: 'Bank transfer',
    NO_PAYMENT: 'Nothing to pay',
    APPLE_PAY: 'Apple Pay',
  },
  reference: 'Reference number',
  iban: 'Account (IBAN)',
  columns: {
    name: 'Description',
    quantity: 'Quantity',
    unit: 'Price excl. VAT',
    discount: 'Discount',
    vat: 'VAT',
    net: 'Sum excl. VAT',
    gross: 'Sum incl. VAT',
  },
  transport: 'Delivery',
  net: 'Total excl. VAT',
  vatOf: 'VAT {rate}% on {net}',
  total: { invoice: 'Total incl. VAT', credit_note: 'Total credited' },
  due: 'To pay',
  paid: 'Paid',
  howToPay: 'Please pay by {date} and quote the reference number {reference}.',
  discounts: 'Discounts in the prices',
  discountsWithVat: 'Discounts in the prices, incl. VAT',
  isPaid: 'This invoice is paid, nothing more is due.',
  givenBack: 'The sum settles the invoice or goes back to the account you paid from.',
  canceled: 'Order cancelled',
  pieces: '{count} pcs',
  page: 'Page {page}/{pages}',
};

const ru: DocumentTexts = {
  title: { invoice: 'Счёт', credit_note: 'Кредитовый счёт' },
  buyer: 'Покупатель',
  seller: 'Продавец',
  regCode: 'Регистрационный код',
  vatNumber: 'Номер плательщика НДС',
  issuedOn: 'Дата счёта',
  suppliedOn: 'Дата поставки',
  dueOn: 'Срок оплаты',
  order: 'Заказ',
  purchaseOrder: 'Заказ покупателя',
  refersTo: 'Кредитуемый счёт',
  refersToOf: '{number}, {date}',
  reason: 'Причина',
  payment: 'Способ оплаты',
  methods: {
    CREDIT: 'Кредитный лимит',
    CREDIT_CARD: 'Банковская карта',
    BANK: 'Интернет-банк',
    LEASE: 'Рассрочка',
    INVOICE: 'Перевод по счёту',
    NO_PAYMENT: 'Оплата не требуется',
    APPLE_PAY: 'Apple Pay',
  },
  reference: 'Номер ссылки',
  iban: 'Счёт (IBAN)',
  columns: {
    name: 'Наименование',
    quantity: 'Кол-во',
    unit: 'Цена без НДС',
    discount: 'Скидка',
    vat: 'НДС',
    net: 'Сумма без НДС',
    gross: 'Сумма с НДС',
  },
  transport: 'Доставка',
  net: 'Сумма без НДС',
  vatOf: 'НДС {rate} % с суммы {net}',
  total: { invoice: 'Итого с НДС', credit_note: 'Итого кредитовано' },
  due: 'К оплате',
  paid: 'Оплачено',
  howToPay: 'Оплатите до {date} и укажите номер ссылки {reference}.',
  discounts: 'Скидки в ценах',
  discountsWithVat: 'Скидки в ценах, с НДС',
  isPaid: 'Счёт оплачен, больше платить не нужно.',
  givenBack: 'Сумма зачтётся в оплату счёта или вернётся на счёт, с которого вы платили.',
  canceled: 'Заказ отменён',
  pieces: '{count} шт.',
  page: 'Страница {page}/{pages}',
};

const fi: DocumentTexts = {
  title: { invoice: 'Lasku', credit_note: 'Hyvityslasku' },
  buyer: 'Ostaja',
  seller: 'Myyjä',
  regCode: 'Yritystunnus',
  vatNumber: 'ALV-numero',
  issuedOn: 'Laskun päiväys',
  suppliedOn: 'Toimituspäivä',
  dueOn: 'Eräpäivä',
  order: 'Tilaus',
  purchaseOrder: 'Ostotilaus',
  refersTo: 'Hyvitettävä lasku',
  refersToOf: '{number}, {date}',
  reason: 'Syy',
  payment: 'Maksutapa',
  methods: {
    CREDIT: 'Luottoraja',
    CREDIT_CARD: 'Pankkikortti',
    BANK: 'Verkkopankki',
    LEASE: 'Osamaksu',
    INVOICE: 'Tilisiirto',
    NO_PAYMENT: 'Ei maksettavaa',
    APPLE_PAY: 'Apple Pay',
  },
  reference: 'Viitenumero',
  iban: 'Tilinumero (IBAN)',
  columns: {
    name: 'Nimike',
    quantity: 'Määrä',
    unit: 'Hinta, veroton',
    discount: 'Alennus',
    vat: 'ALV',
    net: 'Veroton summa',
    gross: 'Verollinen summa',
  },
  transport: 'Toimitus',
  net: 'Veroton summa',
  vatOf: 'ALV {rate} %, veron peruste {net}',
  total: { invoice: 'Yhteensä verollisena', credit_note: 'Hyvitetty yhteensä' },
  due: 'Maksettava',
  paid: 'Maksettu',
  howToPay: 'Maksa viimeistään {date} ja käytä viitenumeroa {reference}.',
  discounts: 'Hinnoissa olevat alennukset',
  discountsWithVat: 'Hinnoissa olevat alennukset, verollisina',
  isPaid: 'Lasku on maksettu, maksettavaa ei ole.',
  givenBack: 'Summa käytetään laskun maksuun tai palautetaan tilille, jolta maksoit.',
  canceled: 'Tilaus peruttiin',
  pieces: '{count} kpl',
  page: 'Sivu {page}/{pages}',
};

const lv: DocumentTexts = {
  title: { invoice: 'Rēķins', credit_note: 'Kredītrēķins' },
  buyer: 'Pircējs',
  seller: 'Pārdevējs',
  regCode: 'Reģistrācijas numurs',
  vatNumber: 'PVN numurs',
  issuedOn: 'Rēķina datums',
  suppliedOn: 'Piegādes datums',
  dueOn: 'Apmaksas termiņš',
  order: 'Pasūtījums',
  purchaseOrder: 'Pircēja pasūtījums',
  refersTo: 'Kreditējamais rēķins',
  refersToOf: '{number}, {date}',
  reason: 'Iemesls',
  payment: 'Maksājuma veids',
  methods: {
    CREDIT: 'Kredītlimits',
    CREDIT_CARD: 'Bankas karte',
    BANK: 'Internetbanka',
    LEASE: 'Nomaksa',
    INVOICE: 'Pārskaitījums',
    NO_PAYMENT: 'Nav jāmaksā',
    APPLE_PAY: 'Apple Pay',
  },
  reference: 'Atsauces numurs',
  iban: 'Konts (IBAN)',
  columns: {
    name: 'Nosaukums',
    quantity: 'Daudzums',
    unit: 'Cena bez PVN',
    discount: 'Atlaide',
    vat: 'PVN',
    net: 'Summa bez PVN',
    gross: 'Summa ar PVN',
  },
  transport: 'Piegāde',
  net: 'Summa bez PVN',
  vatOf: 'PVN {rate} % no {net}',
  total: { invoice: 'Kopā ar PVN', credit_note: 'Kopā kreditēts' },
  due: 'Apmaksai',
  paid: 'Samaksāts',
  howToPay: 'Lūdzam samaksāt līdz {date} un maksājuma mērķī norādīt atsauces numuru {reference}.',
  discounts: 'Cenās iekļautās atlaides',
  discountsWithVat: 'Cenās iekļautās atlaides, ar PVN',
  isPaid: 'Rēķins ir apmaksāts, vairāk nekas nav jāmaksā.',
  givenBack: 'Summa tiks ieskaitīta rēķina apmaksā vai atmaksāta kontā, no kura maksājāt.',
  canceled: 'Pasūtījums atcelts',
  pieces: '{count} gab.',
  page: 'Lapa {page}/{pages}',
};

export const documentTexts: Record<Language, DocumentTexts> = { et, en, ru, fi, lv };

/** A text with its `{…}` filled in. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
