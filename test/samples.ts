import type { z } from 'zod';
import type { Buyer, Invoice, Seller } from '../src/domain/invoices/invoice.ts';
import { vatNoteOf } from '../src/domain/invoices/legal.ts';
import { sumOf, vatOfLines } from '../src/domain/invoices/lines.ts';
import { orderReferenceNumber } from '../src/domain/invoices/numbers.ts';
import type { Language } from '../src/domain/locales.ts';
import { takenDiscounts } from '../src/domain/orders/discount-names.ts';
import type { Discount } from '../src/domain/orders/totals.ts';
import type { Templates } from '../src/server/mail/templates/index.ts';
import { modelFormLetter } from '../src/server/returns/letters.ts';
import { acknowledgementOf } from '../src/server/returns/acknowledgement.ts';
import type { TicketFacts } from '../src/server/tickets/ticket-facts.ts';
import { bought, linesOf, salon, type Bought } from './invoices.ts';

/*
 * Every mail and every invoice of the shop as a customer may get it, with the long names, many lines and rare cases that
 * strain it. Tests judge them, and `npm run samples` renders them for looking at.
 */

type TemplateName = keyof Templates;

/** The cases of each mail, by their names; the first is the usual one. */
export type MailSamples = {
  [Name in TemplateName]: Record<string, z.infer<Templates[Name]['props']>>;
};

interface LocalWords {
  products: readonly [dye: string, shampoo: string, scissors: string, gloves: string];
  event: string;
  place: string;
  ticketKind: string;
  person: readonly [first: string, last: string];
  company: string;
  locker: { street: string; city: string; country: 'EE' | 'LV' };
  method: string;
  reason: string;
}

const words: Record<Language, LocalWords> = {
  et: {
    products: [
      'Oxalis Pro Color püsivärv 6.64 tumeblond vask-punane, 60 ml',
      'Hydra Repair taastav šampoon kuivadele, värvitud ja kahjustatud juustele, pumbaga, 1000 ml',
      'Professionaalne juuksurikääride ja harvenduskääride komplekt nahast vutlaris, 6,0"',
      'Nitriilkindad, mustad, suurus M, 100 tk',
    ],
    event: 'Barberiõhtu: habeme kontuur ja sujuv üleminek elavate mudelitega',
    place: 'Tartu kauplus, Riia 12, Tartu',
    ticketKind: 'Osaleja oma töövahenditega',
    person: ['Õie', 'Jõgi-Žukovski'],
    company: 'Ilusalong Õnnela ja Tütred OÜ',
    locker: {
      street: 'Kristiine keskuse Omniva pakiautomaat (I korrus, Prisma kassade kõrval), Endla 45',
      city: '10615 Tallinn, Harju maakond',
      country: 'EE',
    },
    method: 'Omniva pakiautomaat',
    reason: 'Pildil on näha, et pudel lekib',
  },
  en: {
    products: [
      'Oxalis Pro Color permanent hair colour 6.64 dark blonde copper red, 60 ml',
      'Hydra Repair restoring shampoo for dry, coloured and damaged hair, with pump, 1000 ml',
      'Professional set of cutting and thinning scissors in a leather case, 6.0"',
      'Nitrile gloves, black, size M, 100 pcs',
    ],
    event: 'Barber evening: beard contour and fade with live models',
    place: 'Tartu store, Riia 12, Tartu',
    ticketKind: 'Attendee with own tools',
    person: ['Grace', 'O’Connor'],
    company: 'Beauty House Linnupesa OÜ',
    locker: {
      street: 'Kristiine Centre Omniva locker (ground floor, beside the Prisma checkouts), Endla 45',
      city: '10615 Tallinn, Harju county',
      country: 'EE',
    },
    method: 'Omniva parcel locker',
    reason: 'The picture shows that the bottle leaks',
  },
  ru: {
    products: [
      'Стойкая крем-краска Oxalis Pro Color 6.64 тёмный блонд медно-красный, 60 мл',
      'Восстанавливающий шампунь Hydra Repair для сухих, окрашенных и повреждённых волос, с дозатором, 1000 мл',
      'Набор профессиональных парикмахерских и филировочных ножниц в кожаном чехле, 6,0"',
      'Перчатки нитриловые, чёрные, размер M, 100 шт.',
    ],
    event: 'Вечер барбера: контур бороды и плавный переход на живых моделях',
    place: 'Магазин в Тарту, Riia 12, Tartu',
    ticketKind: 'Участник со своими инструментами',
    person: ['Екатерина', 'Преображенская-Щукина'],
    company: 'Salong Жемчужина OÜ',
    locker: {
      street: 'Почтовый автомат Omniva в центре Kristiine (1-й этаж, возле касс Prisma), Endla 45',
      city: '10615 Tallinn, Harju maakond',
      country: 'EE',
    },
    method: 'Почтовый автомат Omniva',
    reason: 'На снимке видно, что флакон протекает',
  },
  fi: {
    products: [
      'Oxalis Pro Color -kestoväri 6.64 tummanvaalea kuparinpunainen, 60 ml',
      'Hydra Repair -hoitoshampoo kuiville, värjätyille ja vaurioituneille hiuksille, pumpulla, 1000 ml',
      'Ammattilaisen leikkuu- ja ohennussaksien sarja nahkakotelossa, 6,0"',
      'Nitriilikäsineet, mustat, koko M, 100 kpl',
    ],
    event: 'Parturi-ilta: parran rajaus ja häivytys elävillä malleilla',
    place: 'Tarton myymälä, Riia 12, Tartu',
    ticketKind: 'Osallistuja omin välinein',
    person: ['Päivi', 'Hämäläinen-Åkerlund'],
    company: 'Kauneushoitola Hääyö Oy',
    locker: {
      street:
        'Omniva-pakettiautomaatti, Kristiine-kauppakeskus (1. kerros, Prisman kassojen vieressä), Endla 45',
      city: '10615 Tallinn, Harju maakond',
      country: 'EE',
    },
    method: 'Omniva-pakettiautomaatti',
    reason: 'Kuvasta näkyy, että pullo vuotaa',
  },
  lv: {
    products: [
      'Noturīgā krēmkrāsa Oxalis Pro Color 6.64 tumši blonda vara sarkana, 60 ml',
      'Atjaunojošs šampūns Hydra Repair sausiem, krāsotiem un bojātiem matiem, ar dozatoru, 1000 ml',
      'Profesionālu friziera un filēšanas šķēru komplekts ādas maciņā, 6,0"',
      'Nitrila cimdi, melni, M izmērs, 100 gab.',
    ],
    event: 'Bārddziņu vakars: bārdas kontūra un plūstoša pāreja ar dzīviem modeļiem',
    place: 'Rīgas veikals, Brīvības iela 214, Rīga',
    ticketKind: 'Dalībnieks ar saviem darbarīkiem',
    person: ['Ģertrūde', 'Ķēniņa-Šņore'],
    company: 'Skaistumkopšanas salons “Žagatiņa” SIA',
    locker: {
      street: 'Omniva pakomāts t/c “Domina Shopping” (1. stāvs, pie Rimi kasēm), Ieriķu iela 3',
      city: 'LV-1084 Rīga, Vidzemes priekšpilsēta',
      country: 'LV',
    },
    method: 'Omniva pakomāts',
    reason: 'Attēlā redzams, ka pudele tek',
  },
};

const uuid = '0198b9a2-0000-4000-8000-00000000000c';
const attendee = '7a9d7c80-3f0b-4c58-8d5d-2b0a1a9c1e11';

/** Every mail in a language, in each of its cases. */
export function mailSamples(language: Language): MailSamples {
  const of = words[language];
  const [dye, shampoo, scissors, gloves] = of.products;
  const [name] = of.person;
  const product = {
    id: 7,
    slug: 'hydra-repair',
    name: shampoo,
    brand: 'Nettle & Oat',
    picture: 'ab/abcdef.png',
    cents: 2490,
    oldCents: 2830,
    isNet: false,
  };
  const event = {
    name,
    event: of.event,
    startsAt: '2026-12-03T16:00:00.000Z',
    endsAt: '2026-12-03T19:00:00.000Z',
    place: of.place,
  };
  const ticket = { ...event, attendee, key: 'k1', onlineUrl: null };
  const change = { at: '2026-11-23T12:30:00.000Z', device: 'Chrome, Windows' };
  const order = { name, uuid, key: 'k1' };
  const transfer = {
    receiver: 'Ilumaja OÜ',
    iban: 'EE382200221020145685',
    bank: 'Swedbank AS',
    reference: orderReferenceNumber(100_123),
    dueOn: '2026-12-07',
  };
  const confirmation = {
    ...order,
    number: '100123',
    purchaseOrder: null,
    isBusiness: false,
    isConsumer: true,
    withdrawalForm: formOf(language),
    lines: [
      { name: dye, quantity: 3, unitCents: 1240 },
      { name: scissors, quantity: 1, unitCents: 128_900 },
    ],
    goodsCents: 132_620,
    discounts: [
      { source: 'coupon', code: 'TERE10', percent: 10, cents: 13_262 },
      { source: 'loyalty', code: '2', percent: 5, cents: 5968 },
      { source: 'points', code: 'points', percent: null, cents: 1000 },
    ],
    transportCents: 349,
    payableCents: 112_739,
    vatCents: 21_821,
    vatReason: 'destination',
    deliveryMethod: of.method,
    isCollected: false,
    address: { name: of.person.join(' '), ...of.locker },
    promisedOn: '2026-11-25',
    event: null,
    method: 'CREDIT_CARD',
    transfer: null,
    invoice: '2026-E-000123',
  } satisfies MailSamples['order-confirmation'][string];
  const booked = {
    ...confirmation,
    lines: [{ name: `${of.event}: ${of.ticketKind}`, quantity: 3, unitCents: 12_900 }],
    goodsCents: 38_700,
    discounts: [],
    deliveryMethod: null,
    transportCents: 0,
    payableCents: 38_700,
    vatCents: 7490,
    withdrawalForm: [],
    event: {
      event: of.event,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      place: of.place,
      cancelUntil: '2026-11-19T16:00:00.000Z',
      renameUntil: '2026-12-02T16:00:00.000Z',
    },
  };
  const update = { ...order, number: '100123', creditNote: null, refund: null, colleague: null, place: '' };
  const back = {
    ...order,
    number: '100123',
    returnNumber: '100123-1',
    isSent: true,
    reason: null,
    amount: null,
    money: null,
    points: null,
    creditNote: null,
    sendTo: null,
    carriers: [],
    lines: [],
  };
  const reviewed = { name, product: shampoo };
  return {
    'account-erased': { usual: { name } },
    'data-export': { usual: { name } },
    'address-taken': { usual: {} },
    'company-decision': {
      denied: { name, company: of.company, status: 'denied', reason: of.reason },
      approved: { name, company: of.company, status: 'approved', reason: null },
    },
    'confirm-email': {
      usual: { name, uid: 'u1', token: 't1' },
      arabic: { name: 'ليلى', uid: 'u1', token: 't1' },
    },
    'confirm-new-email': { usual: { token: 't1' } },
    'back-in-stock': { usual: { name, product } },
    'price-drop': {
      several: {
        name,
        products: [
          { ...product, percent: 12 },
          { ...product, id: 8, name: dye, cents: 1035, oldCents: 1294, isNet: true },
          { ...product, id: 9, name: scissors, picture: null, cents: 118_900, oldCents: null },
        ],
      },
      one: { name, products: [{ ...product, percent: 12 }] },
    },
    'abandoned-cart': {
      usual: {
        name,
        products: [
          { ...product, oldCents: null, quantity: 3 },
          { ...product, id: 8, name: gloves, cents: null, oldCents: null, quantity: 12 },
        ],
        more: 2,
      },
    },
    'confirm-notice': {
      'back-in-stock': { token: 't1', kind: 'back_in_stock', product: shampoo },
      newsletter: { token: 't1', kind: 'newsletter', product: null },
      'price-drop': { token: 't1', kind: 'price_drop', product: null },
      'abandoned-cart': { token: 't1', kind: 'abandoned_cart', product: null },
      'review-invitation': { token: 't1', kind: 'review_invitation', product: null },
    },
    'email-changed': { usual: change },
    'login-code': { usual: { code: '12345678' } },
    invitation: {
      usual: {
        inviter: of.person.join(' '),
        company: of.company,
        token: 't1',
        expiresAt: '2026-11-29T10:00:00Z',
      },
      nameless: { inviter: '', company: of.company, token: 't1', expiresAt: '2026-11-29T10:00:00Z' },
    },
    'event-ticket': {
      usual: { ...ticket, pdf: 'tickets/1.pdf', calendar: 'tickets/1.ics' },
      online: {
        ...ticket,
        place: 'Zoom',
        pdf: 'tickets/1.pdf',
        calendar: 'tickets/1.ics',
        onlineUrl: 'https://ilumaja.example/live/barber',
      },
    },
    'event-update': {
      canceled: { ...ticket, update: 'canceled', reason: of.reason },
      reminder: { ...ticket, update: 'reminder', reason: null },
      certificate: { ...ticket, update: 'certificate', reason: null },
      'given-back': { ...ticket, update: 'given_back', reason: null },
    },
    'event-waitlist': {
      offer: { ...event, step: 'offer', token: 't1', offeredUntil: '2026-12-02T14:00:00.000Z' },
      confirm: { ...event, step: 'confirm', token: 't1', offeredUntil: null },
    },
    'order-confirmation': {
      transfer: { ...confirmation, method: 'INVOICE', transfer },
      card: confirmation,
      instalments: { ...confirmation, method: 'LEASE' },
      nothing: {
        ...confirmation,
        discounts: [{ source: 'points', code: 'points', percent: null, cents: 132_620 }],
        transportCents: 0,
        payableCents: 0,
        vatCents: 0,
        method: 'NO_PAYMENT',
      },
      'intra-community': {
        ...confirmation,
        purchaseOrder: 'PO-2026/11-0457',
        isBusiness: true,
        isConsumer: false,
        withdrawalForm: [],
        vatReason: 'intra_community',
        vatCents: 0,
        method: 'INVOICE',
        transfer,
        address: {
          name: of.company,
          street: 'Brīvības iela 214, 3. korpuss',
          city: 'LV-1039 Rīga',
          country: 'LV',
        },
      },
      collected: {
        ...confirmation,
        isCollected: true,
        deliveryMethod: of.place,
        transportCents: 0,
        payableCents: 112_390,
      },
      tickets: booked,
    },
    'approval-decision': {
      denied: { name, uuid, state: 'denied', reason: of.reason },
      approved: { name, uuid, state: 'approved', reason: null },
    },
    'order-update': {
      canceled: { ...update, update: 'canceled', creditNote: '2026-EK-000007' },
      'payment-failed': { ...update, number: null, update: 'payment_failed' },
      refunded: {
        ...update,
        update: 'refunded',
        refund: { amount: '93,58\u00a0€', money: 'sent_back' },
        creditNote: '2026-EK-000007',
      },
      'owed-less': {
        ...update,
        update: 'refunded',
        refund: { amount: '93,58\u00a0€', money: 'owed_less' },
        creditNote: '2026-EK-000007',
      },
      'paid-late': {
        ...update,
        number: null,
        update: 'refunded',
        refund: { amount: '93,58\u00a0€', money: 'sent_back' },
      },
      fulfilled: { ...update, update: 'fulfilled' },
      ready: { ...update, update: 'ready', place: of.place },
      'approval-wanted': { ...update, number: null, update: 'approval_wanted', colleague: 'Kadri Kask' },
    },
    'return-update': {
      refunded: {
        ...back,
        update: 'refunded',
        amount: '12,40\u00a0€',
        money: 'sent_back',
        points: '1,73\u00a0€',
        creditNote: '2026-EK-000007',
        lines: [{ name: dye, quantity: 2 }],
      },
      'owed-less': {
        ...back,
        update: 'refunded',
        amount: '12,40\u00a0€',
        money: 'owed_less',
        creditNote: '2026-EK-000007',
      },
      unpaid: { ...back, update: 'refunded', amount: '0,00\u00a0€', money: 'none', points: '1,73\u00a0€' },
      requested: { ...back, update: 'requested', lines: [{ name: dye, quantity: 2 }] },
      unsent: { ...back, update: 'accepted', isSent: false, lines: [{ name: dye, quantity: 2 }] },
      accepted: {
        ...back,
        update: 'accepted',
        sendTo: ['Ilumaja OÜ', 'Pärnu mnt 139c', '11317 Tallinn', '+372 600 0100'],
        carriers: ['Omniva', 'DPD', 'SmartPosti'],
        lines: [
          { name: dye, quantity: 2 },
          { name: shampoo, quantity: 1 },
        ],
      },
      denied: { ...back, update: 'denied', reason: of.reason },
      received: { ...back, update: 'received' },
    },
    'withdrawal-acknowledgement': {
      usual: {
        ...acknowledgementOf(withdrawalSample(language)),
        uuid: '0198b9a2-0000-4000-8000-0000000000a1',
        storageKey: 'withdrawals/a.pdf',
      },
    },
    'password-changed': { usual: change, unknown: { ...change, device: null } },
    'reset-password': { usual: { uid: 'u1', token: 't1' } },
    'report-decided': {
      removed: { product: shampoo, isRemoved: true },
      stays: { product: shampoo, isRemoved: false },
    },
    'review-invitation': { usual: { name, products: [product, { ...product, id: 8, name: dye }] } },
    'review-denied': {
      usual: { ...reviewed, text: `${of.reason}.\n+372 5551 2034!`, rating: 4, reason: of.reason },
    },
    'sign-in-changed': {
      codes: { change: 'recovery-codes-renewed', ...change },
      passkey: { change: 'passkey-added', ...change },
      totp: { change: 'totp-on', ...change },
      google: { change: 'google-unlinked', ...change },
    },
  };
}

const ilumaja: Seller = {
  name: 'Ilumaja OÜ',
  street: 'Pärnu mnt 139c',
  city: 'Tallinn',
  postal_code: '11317',
  country: 'EE',
  reg_code: '12345678',
  vat: 'EE123456780',
  iban: 'EE382200221020145685',
  bank: 'Swedbank AS',
  phone: '+372 600 0100',
  email: 'arved@ilumaja.example',
};
const branch: Seller = {
  ...ilumaja,
  name: 'Ilumaja OÜ Latvijas filiāle',
  street: 'Brīvības iela 214',
  city: 'Rīga',
  postal_code: 'LV-1039',
  country: 'LV',
  reg_code: '40203123456',
  vat: 'LV40203123456',
  iban: 'LV80BANK0000435195001',
  phone: '+371 6000 0100',
};

const riga: Buyer = {
  name: 'Skaistumkopšanas salons “Žagatiņa” SIA',
  street: 'Brīvības iela 214, 3. korpuss, 2. stāvs',
  city: 'Rīga',
  postal_code: 'LV-1039',
  country: 'LV',
  reg_code: '40003521600',
  vat: 'LV40003521600',
  email: 'rekini@zagatina.example',
  delivery_country: 'LV',
};
const helsinki: Buyer = {
  ...riga,
  name: 'Kauneushoitola Hääyö Oy',
  street: 'Mannerheimintie 12 B 34',
  city: 'Helsinki',
  postal_code: '00100',
  country: 'FI',
  reg_code: '2077474-0',
  vat: 'FI20774740',
  delivery_country: 'FI',
};

interface Sold {
  language: Language;
  goods: readonly Bought[];
  transportCents?: number;
  discounts?: readonly Discount[];
}

/** An invoice as it would be issued for what was bought. */
export function invoiceOf(
  { language, goods, transportCents = 0, discounts = [] }: Sold,
  changes: Partial<Invoice> = {},
): Invoice {
  const sold = { ...bought(goods, { transportCents, discounts }), transportName: words[language].method };
  const lines = changes.lines ?? linesOf(sold);
  const vat = vatOfLines(lines);
  const netCents = sumOf(vat, (one) => one.netCents);
  const vatCents = sumOf(vat, (one) => one.vatCents);
  const seller = changes.seller ?? (language === 'lv' ? branch : ilumaja);
  const vatReason = changes.vatReason ?? 'destination';
  return {
    number: `2026-${seller.country[0]!}-000123`,
    kind: 'invoice',
    refersTo: null,
    orderNumber: 100_123,
    language,
    issuedOn: '2026-11-23',
    suppliedOn: '2026-11-23',
    dueOn: '2026-12-07',
    paymentMethod: 'INVOICE',
    isPaid: false,
    referenceNumber: orderReferenceNumber(100_123),
    purchaseOrderNumber: null,
    seller,
    buyer: salon,
    discounts: takenDiscounts(sold.totals),
    vatReason,
    vatNote: vatNoteOf(vatReason, seller.country),
    reason: null,
    ...changes,
    lines,
    vat,
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
  };
}

/** Invoices and credit notes as they come, by what is special about them. */
export function invoiceSamples(language: Language): Record<string, Invoice> {
  const of = words[language];
  const vatRate = language === 'lv' ? 21 : 24;
  const goods = (count: number, rate = vatRate): Bought[] =>
    Array.from({ length: count }, (_, at) => ({
      name: of.products[at % of.products.length]!,
      quantity: (at % 4) * 3 + 1,
      unitCents: [995, 2490, 128_900, 1295][at % 4]! + at,
      vatRate: rate,
    }));
  const person: Buyer = { ...salon, name: of.person.join(' '), reg_code: null, vat: null };
  const discounts: Discount[] = [
    { source: 'coupon', code: 'TERE10', scope: 'ALL_PRODUCTS', percent: 10 },
    { source: 'loyalty', code: '2', scope: 'ALL_PRODUCTS', percent: 5 },
    { source: 'points', code: 'points', scope: 'ALL_PRODUCTS', cents: 1000 },
  ];
  const paid = { isPaid: true, dueOn: null, paymentMethod: 'CREDIT_CARD' } as const;
  const usual = { language, goods: goods(4), transportCents: 349, discounts };
  const whole = invoiceOf(usual, { purchaseOrderNumber: 'PO-77/2026 Õ' });
  const abroad = {
    vatReason: 'intra_community',
    buyer: language === 'fi' ? helsinki : riga,
    seller: ilumaja,
  } as const;
  return {
    usual: whole,
    'paid-person': invoiceOf(usual, { ...paid, buyer: person }),
    'two-pages': invoiceOf({ ...usual, goods: goods(24) }),
    'three-pages': invoiceOf({ ...usual, goods: goods(62) }),
    // All that makes one long: many lines at two rates, each discount, a long name and a long number of the buyer's own.
    strained: invoiceOf(
      { ...usual, goods: [...goods(80), { name: of.event, quantity: 3, unitCents: 12_900, vatRate: 9 }] },
      {
        purchaseOrderNumber: 'PO-2026/11/KONTSERN-OSTUTELLIMUS-0000123456',
        buyer: {
          ...salon,
          name: 'Osaühing Lõuna-Eesti Professionaalsete Juuksurite, Kosmeetikute ja Küünetehnikute Koolituskeskus',
          street: 'Kreenholmi kvartal, Joala tänav 21b, hoone C, 4. korrus, ruum 417',
          city: 'Narva-Jõesuu linn, Ida-Viru maakond',
        },
      },
    ),
    'two-rates': invoiceOf(
      {
        language,
        goods: [...goods(2), { name: of.event, unitCents: 12_900, vatRate: 9 }],
        transportCents: 349,
      },
      { ...paid, buyer: person, paymentMethod: 'LEASE' },
    ),
    'intra-community': invoiceOf({ language, goods: goods(3, 0), transportCents: 990 }, abroad),
    'finnish-buyer': invoiceOf({ language, goods: goods(3, 0) }, { ...abroad, buyer: helsinki }),
    nothing: invoiceOf(
      {
        language,
        goods: goods(2),
        discounts: [{ source: 'points', code: 'points', scope: 'ALL_PRODUCTS', percent: 100 }],
      },
      { ...paid, paymentMethod: 'NO_PAYMENT', buyer: { ...person, name: 'ليلى الحسن' } },
    ),
    'credit-note': invoiceOf(
      { language, goods: [] },
      {
        ...paid,
        number: '2026-EK-000007',
        kind: 'credit_note',
        refersTo: { number: whole.number, issuedOn: whole.issuedOn },
        reason: of.reason,
        lines: whole.lines.slice(0, 2),
      },
    ),
  };
}

/** A ticket, and what its certificate says. */
export function ticketSample(language: Language): TicketFacts {
  const of = words[language];
  return {
    uuid: attendee,
    code: 'ABCDEFGHJKMNPQRSTVWXYZ2345',
    language,
    firstName: of.person[0],
    lastName: of.person[1],
    event: of.event,
    kind: of.ticketKind,
    startsAt: '2026-12-03T16:00:00.000Z',
    endsAt: '2026-12-03T19:00:00.000Z',
    place: of.place,
    isOnline: false,
    onlineUrl: null,
    taughtIn: language,
    cancelUntil: '2026-11-19T16:00:00.000Z',
    renameUntil: '2026-12-02T16:00:00.000Z',
    orderNumber: 100_123,
    hours: 4,
  };
}

/** What a withdrawal states, and whose model form it may be on. */
export const withdrawalSample = (language: Language) => ({
  uuid: '0198b9a2-0000-4000-8000-0000000000a1',
  order_number: '100123',
  email: 'oie.jogi@posti.example',
  name: words[language].person.join(' '),
  lines: [
    { line: 1, quantity: 2, name: words[language].products[0] },
    { line: 2, quantity: 1, name: words[language].products[1] },
  ],
  goods: null,
  language,
  submittedAt: new Date('2026-11-23T12:30:05.000Z'),
});
const formOf = (language: Language) => {
  const { title, lines, note } = modelFormLetter(sellerSample(language), language);
  return [title, ...lines, note];
};
export const sellerSample = (language: Language): Seller => (language === 'lv' ? branch : ilumaja);
