import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages, type Language } from '../../domain/locales.ts';
import { drawMail } from './render.tsx';
import { texts as orderTexts } from './templates/order-confirmation.texts.ts';
import { templates, type Templates } from './templates/index.ts';

type TemplateName = keyof Templates;

const mailedProduct = {
  id: 7,
  slug: 'sampoon',
  name: 'Šampoon <b>Ülo</b>, 250 ml',
  brand: 'Lumi',
  picture: 'ab/abcdef.png',
  cents: 990,
  oldCents: 1130,
  isNet: false,
};

const changeSample = { at: '2026-11-23T12:30:00.000Z', device: 'Chrome, Windows' };

const eventSample = {
  name: 'Õie',
  event: 'Barberiõhtu: habeme kontuur ja üleminek',
  startsAt: '2026-12-03T16:00:00.000Z',
  endsAt: '2026-12-03T19:00:00.000Z',
  place: 'Tartu kauplus, Riia 12, Tartu',
};

/** What each mail is told, for looking at it in every language. */
const samples: { [Name in TemplateName]: z.infer<Templates[Name]['props']> } = {
  'account-erased': { name: 'Mari' },
  'data-export': { name: 'Mari' },
  'address-taken': {},
  'company-decision': { name: 'Õie', company: 'Salong Ülo OÜ', status: 'denied', reason: 'Litsents puudub' },
  'confirm-email': { name: 'Õie', uid: 'u1', token: 't1' },
  'confirm-new-email': { token: 't1' },
  'back-in-stock': { name: 'Õie', product: mailedProduct },
  'price-drop': {
    name: 'Õie',
    products: [
      { ...mailedProduct, percent: 12 },
      { ...mailedProduct, id: 8, isNet: true },
    ],
  },
  'abandoned-cart': { name: 'Õie', products: [{ ...mailedProduct, oldCents: null, quantity: 3 }], more: 2 },
  'confirm-notice': { token: 't1', kind: 'back_in_stock', product: 'Šampoon <b>Ülo</b> 250 ml' },
  'email-changed': changeSample,
  'login-code': { code: '12345678' },
  invitation: {
    inviter: 'Õie Jõgi',
    company: 'Salong Ülo OÜ',
    token: 't1',
    expiresAt: '2026-11-29T10:00:00Z',
  },
  'event-ticket': {
    ...eventSample,
    attendee: '7a9d7c80-3f0b-4c58-8d5d-2b0a1a9c1e11',
    key: 'k1',
    pdf: 'tickets/1.pdf',
    calendar: 'tickets/1.ics',
    onlineUrl: null,
  },
  'event-update': {
    ...eventSample,
    update: 'canceled',
    attendee: '7a9d7c80-3f0b-4c58-8d5d-2b0a1a9c1e11',
    key: 'k1',
    onlineUrl: null,
    reason: 'Koolitaja jäi haigeks <b>',
  },
  'event-waitlist': {
    ...eventSample,
    step: 'offer',
    token: 't1',
    offeredUntil: '2026-12-02T14:00:00.000Z',
  },
  'order-confirmation': {
    name: 'Õie',
    uuid: '0198b9a2-0000-4000-8000-00000000000c',
    key: 'k1',
    number: '100123',
    isBusiness: false,
    isConsumer: true,
    lines: [
      { name: 'Permanentne juuksevärv <b>6.64</b>', quantity: 3, unitCents: 1240, payableCents: 3348 },
      { name: 'Šampoon', quantity: 1, unitCents: 990, payableCents: 891 },
    ],
    goodsCents: 4710,
    discounts: [
      { source: 'coupon', code: 'TERE10', percent: 10, cents: 171 },
      { source: 'loyalty', code: '2', percent: 15, cents: 200 },
      { source: 'points', code: 'points', percent: null, cents: 100 },
    ],
    transportCents: 349,
    payableCents: 4588,
    vatCents: 888,
    isIntraCommunity: false,
    address: { name: 'Õie Jõgi', street: 'Aia 5', city: '51004 Tartu', country: 'EE' },
    promisedOn: '2026-11-25',
    event: null,
    method: 'INVOICE',
    transfer: {
      receiver: 'Ilumaja OÜ',
      iban: 'EE382200221020145685',
      bank: 'Swedbank AS',
      reference: '1001236',
      dueOn: '2026-12-07',
    },
    invoice: '2026-E-000123',
  },
  'approval-decision': {
    name: 'Õie',
    uuid: '0198b9a2-0000-4000-8000-00000000000c',
    state: 'denied',
    reason: 'Telli <b>väiksem</b> kogus & kasuta laovaru',
  },
  'order-update': {
    name: 'Õie',
    uuid: '0198b9a2-0000-4000-8000-00000000000c',
    key: 'k1',
    number: '100123',
    update: 'canceled',
    creditNote: '2026-EK-000007',
  },
  'return-update': {
    name: 'Õie',
    uuid: '0198b9a2-0000-4000-8000-00000000000c',
    key: 'k1',
    number: '100123',
    returnNumber: '100123-1',
    update: 'accepted',
    reason: 'Pildil on näha, et pudel lekib',
    amount: '12,40\u00a0€',
    money: 'sent_back',
    points: '1,73\u00a0€',
    creditNote: '2026-EK-000007',
    sendTo: ['Ilumaja OÜ', 'Pärnu mnt 139c', '11317 Tallinn', '+372 600 0100'],
    carriers: ['Omniva', 'DPD'],
    lines: [{ name: 'Permanentne juuksevärv <b>6.64</b>', quantity: 2 }],
  },
  'withdrawal-acknowledgement': {
    uuid: '0198b9a2-0000-4000-8000-0000000000a1',
    text: 'Saime sinu taganemisavalduse\nTaganen lepingust, mille sõlmisin tellimusega 100123.\nTellimus: 100123',
    sha256: 'a'.repeat(64),
    storageKey: 'withdrawals/a.pdf',
  },
  'password-changed': changeSample,
  'reset-password': { uid: 'u1', token: 't1' },
  'report-decided': { product: 'Hydra Repair šampoon', isRemoved: true },
  'review-invitation': { name: 'Õie', products: [mailedProduct] },
  'review-denied': {
    name: 'Mari',
    product: 'Hydra Repair šampoon',
    text: 'Kliendid kiidavad lõhna.\nHelista Marile, 5551 2034!',
    rating: 4,
    reason: 'Arvustuses on teise inimese telefoninumber.',
  },
  'sign-in-changed': { change: 'recovery-codes-renewed', ...changeSample },
};

const origin = 'https://ilumaja.example';
const support = {
  email: 'tugi@ilumaja.example',
  phone: '+372 600 0100',
  hours: { from_day: 1, to_day: 5, opens: '9.00', closes: '16.30' },
};
const noticeKey = () => 'k1';
const names = Object.keys(templates) as TemplateName[];
const draw = async (template: TemplateName, language: Language, props: unknown = samples[template]) =>
  (await drawMail({ template, language, props, origin, support, noticeKey }))!;

test.each(names)('LY-15 %s says in every language all that it says in one', async (name) => {
  const subjects = new Set<string>();
  for (const language of languages) {
    const { subject, html, text } = await draw(name, language);
    subjects.add(subject);
    expect(subject.length, `the subject in ${language}`).toBeLessThanOrEqual(80);
    expect(text, language).not.toMatch(/undefined|\[object|NaN|\bnull\b/);
    // What somebody who sees no pictures and no buttons presses.
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
    for (const href of links) expect(href, language).toMatch(/^(?:https:\/\/ilumaja\.example|mailto:|tel:)/);
    const pages = links.filter((href) => href.startsWith(`${origin}/`));
    for (const href of pages) {
      expect(text, language).toContain(href);
      expect(new URL(href).searchParams.get('lang')).toBe(language);
    }
  }
  expect(subjects.size, 'each language has its own words').toBe(languages.length);
});

test.each(names)('%s shows what it is told as it was typed, and runs none of it', async (name) => {
  const hostile = '<script>alert(1)</script>" onload="x';
  for (const [key, value] of Object.entries(samples[name])) {
    if (typeof value !== 'string') continue;
    const drawn = await drawMail({
      template: name,
      language: 'et',
      props: { ...samples[name], [key]: hostile },
      origin,
      support,
      noticeKey,
    }).catch(() => null);
    // Some values are checked, or written as dates: what is no date is refused.
    expect(drawn?.html ?? '', key).not.toMatch(/<script|" onload=/);
  }
});

test('CO-09 the confirmation of tickets speaks of no goods: neither of delivery nor of withdrawing', async () => {
  const { event, startsAt, endsAt, place } = eventSample;
  const booked = {
    event,
    startsAt,
    endsAt,
    place,
    cancelUntil: '2026-11-19T16:00:00.000Z',
    renameUntil: null,
  };
  for (const language of languages) {
    const { html, text } = await draw('order-confirmation', language, {
      ...samples['order-confirmation'],
      transportCents: 0,
      transfer: null,
      event: booked,
    });
    const words = orderTexts[language];
    for (const said of [
      words.tickets,
      words.training,
      words.nextTickets,
      words.noWithdrawal,
      place,
      '19.11.2026 18.00',
    ])
      expect(text, language).toContain(said);
    for (const unsaid of [words.goods, words.transport, words.free, words.next, words.withdrawal, 'Aia 5'])
      expect(text, language).not.toContain(unsaid);
    expect(html).not.toContain('/withdraw');
  }
});

test.each([
  ['event-ticket', samples['event-ticket']],
  ['event-update', { ...samples['event-update'], update: 'reminder', onlineUrl: 'https://veeb.example/1' }],
] as const)(
  'CO-09 %s leads to the page of the ticket first, and to its files beside it',
  async (name, props) => {
    const { html, text } = await draw(name, 'lv', props);
    if (props.onlineUrl !== null) expect(text).toContain(`Pievienojieties šeit: ${props.onlineUrl}`);
    const { attendee } = samples['event-ticket'];
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
    expect(links.filter((href) => href.includes(attendee))).toEqual([
      `${origin}/tickets/${attendee}?key=k1&lang=lv`,
      `${origin}/api/v1/tickets/${attendee}/pdf?key=k1&lang=lv`,
      `${origin}/api/v1/tickets/${attendee}/calendar?key=k1&lang=lv`,
    ]);
  },
);
