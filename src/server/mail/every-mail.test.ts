import { expect, test } from 'vitest';
import type { z } from 'zod';
import { mailSamples, sellerSample, type MailSamples } from '../../../test/samples.ts';
import { languages, type Language } from '../../domain/locales.ts';
import { renderMail } from './render.tsx';
import { texts as orderTexts } from './templates/order-confirmation.texts.ts';
import { templates, type Templates } from './templates/index.ts';

type TemplateName = keyof Templates;

const every = Object.fromEntries(languages.map((language) => [language, mailSamples(language)])) as Record<
  Language,
  MailSamples
>;
/** The usual case of a mail, in Estonian. */
const usual = <Name extends TemplateName>(name: Name) =>
  Object.values(every.et[name])[0] as z.infer<Templates[Name]['props']>;

const origin = 'https://ilumaja.example';
const support = {
  email: 'tugi@ilumaja.example',
  phone: '+372 600 0100',
  hours: { from_day: 1, to_day: 5, opens: '9.00', closes: '16.30' },
};
const noticeKey = () => 'k1';
const names = Object.keys(templates) as TemplateName[];
const render = async (template: TemplateName, language: Language, props: unknown) =>
  renderMail({
    template,
    language,
    props,
    origin,
    support,
    seller: sellerSample(language),
    noticeKey,
  })!;

/** Names of people, products, events and companies, which may be as long as they are. */
function namesIn(props: unknown): string[] {
  if (typeof props === 'string') return [props];
  return typeof props === 'object' && props !== null ? Object.values(props).flatMap(namesIn) : [];
}

test.each(names)('LY-15 %s says in every language all that it says in one', async (name) => {
  for (const kind of Object.keys(every.et[name])) {
    const subjects = new Set<string>();
    for (const language of languages) {
      const props = every[language][name][kind]!;
      const what = `${kind} in ${language}`;
      const { subject, html, text } = await render(name, language, props);
      subjects.add(subject);
      const ownWords = namesIn(props).reduce((left, one) => left.replace(one, ''), subject);
      expect(ownWords.length, `the subject of ${what}`).toBeLessThanOrEqual(80);
      expect(text, what).not.toMatch(/undefined|\[object|NaN|\bnull\b|\{\w+\}/);
      // What somebody who sees no pictures and no buttons presses.
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
      for (const href of links) expect(href, what).toMatch(/^(?:https:\/\/ilumaja\.example|mailto:|tel:)/);
      const pages = links.filter((href) => href.startsWith(`${origin}/`));
      for (const href of pages) {
        expect(text, what).toContain(href);
        expect(new URL(href).searchParams.get('lang')).toBe(language);
      }
    }
    expect(subjects.size, `${kind}: each language has its own words`).toBe(languages.length);
  }
});

test.each(languages)(
  'LY-15 mails in %s name the company that writes, as its letters must',
  async (language) => {
    const seller = sellerSample(language);
    for (const name of names) {
      const { text } = await render(name, language, Object.values(every[language][name])[0]);
      for (const said of [seller.name, seller.reg_code, seller.street, seller.city])
        expect(text, name).toContain(said);
    }
  },
);

test.each(names)('%s shows what it is told as it was typed, and runs none of it', async (name) => {
  const hostile = '<script>alert(1)</script>" onload="x';
  for (const [key, value] of Object.entries(usual(name))) {
    if (typeof value !== 'string') continue;
    const rendered = await render(name, 'et', { ...usual(name), [key]: hostile }).catch(() => null);
    // Some values are checked, or written as dates: what is no date is refused.
    expect(rendered?.html ?? '', key).not.toMatch(/<script|" onload=/);
  }
});

test('CO-08 the sums of a confirmation add up as they stand, line by line, to what is paid', async () => {
  const order = every.et['order-confirmation']['card']!;
  const lines = order.lines.map(({ quantity, unitCents }) => quantity * unitCents);
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  expect(sum(lines)).toBe(order.goodsCents);
  const taken = sum(order.discounts.map(({ cents }) => cents));
  expect(order.goodsCents - taken + order.transportCents).toBe(order.payableCents);
  const { text } = await render('order-confirmation', 'et', order);
  for (const said of [
    '3\u00a0×\u00a012,40\u00a0€',
    '37,20\u00a0€',
    '1289,00\u00a0€',
    '1326,20\u00a0€',
    '1127,39\u00a0€',
  ])
    expect(text).toContain(said);
});

test.each(languages)('CO-08 the confirmation of a company names its purchase order: %s', async (language) => {
  const { text } = await render(
    'order-confirmation',
    language,
    every[language]['order-confirmation']['intra-community'],
  );
  expect(text).toContain(`${orderTexts[language].purchaseOrder}: \u2068PO-2026/11-0457\u2069`);
  const other = await render('order-confirmation', language, every[language]['order-confirmation']['card']);
  expect(other.text).not.toContain(`${orderTexts[language].purchaseOrder}:`);
});

test('LY-15 the hours of support are those the shop keeps', async () => {
  const { text } = renderMail({
    template: 'confirm-email',
    language: 'et',
    props: usual('confirm-email'),
    origin,
    support: { ...support, hours: { from_day: 2, to_day: 6, opens: '10.00', closes: '18.00' } },
    seller: sellerSample('et'),
    noticeKey,
  })!;
  expect(text).toContain('T–L 10.00–18.00');
  expect(text).not.toContain('E–R');
});

test('CO-02 CO-08 the confirmation names the way of delivery, the locker and its country in words', async () => {
  const { text } = await render('order-confirmation', 'lv', every.lv['order-confirmation']['card']);
  for (const said of ['Omniva pakomāts', 'Domina Shopping', 'Latvija']) expect(text).toContain(said);
  const transfer = await render('order-confirmation', 'et', every.et['order-confirmation']['transfer']);
  expect(transfer.text).toContain('EE38 2200 2210 2014 5685');
  expect(transfer.text).toContain('10615 Tallinn, Harju maakond⁩, Eesti');
});

test.each(languages)(
  'CO-02 CO-08 what is fetched from a store is not said to arrive or to be sent: %s',
  async (language) => {
    const { collected } = every[language]['order-confirmation'];
    const { text } = await render('order-confirmation', language, collected);
    const { readyBy, nextCollected, arrives, next } = orderTexts[language];
    expect(text).toContain(readyBy.replace('{date}', '25.11.2026'));
    expect(text).toContain(nextCollected);
    expect(text).not.toContain(arrives.replace('{date}', '25.11.2026'));
    expect(text).not.toContain(next);
    const ready = every[language]['order-update']['ready']!;
    expect((await render('order-update', language, ready)).text).toContain(ready.place);
  },
);

test.each(languages)(
  'CO-08 AC-05 the confirmation to a consumer holds the model form of withdrawal: %s',
  async (language) => {
    const order = every[language]['order-confirmation']['card']!;
    const { text } = await render('order-confirmation', language, order);
    for (const line of order.withdrawalForm.filter(Boolean)) expect(text).toContain(line);
    expect(text).toContain(`${origin}/terms?lang=${language}`);
  },
);

test('CO-09 the confirmation of tickets speaks of no goods: neither of delivery nor of withdrawing', async () => {
  for (const language of languages) {
    const booked = every[language]['order-confirmation']['tickets']!;
    const { html, text } = await render('order-confirmation', language, booked);
    const words = orderTexts[language];
    for (const said of [
      words.tickets,
      words.training,
      words.nextTickets,
      words.noWithdrawal,
      booked.event!.place,
      '19.11.2026 18.00',
    ])
      expect(text, language).toContain(said);
    for (const unsaid of [
      words.goods,
      words.transport,
      words.free,
      words.next,
      words.withdrawal,
      booked.address.street,
    ])
      expect(text, language).not.toContain(unsaid);
    expect(html).not.toContain('/withdraw');
  }
});

test.each([
  ['event-ticket', every.lv['event-ticket']['usual']!],
  ['event-update', { ...every.lv['event-update']['reminder']!, onlineUrl: 'https://veeb.example/1' }],
] as const)(
  'CO-09 %s leads to the page of the ticket first, and to its files beside it',
  async (name, props) => {
    const { html, text } = await render(name, 'lv', props);
    if (props.onlineUrl !== null) expect(text).toContain(`Pievienojieties šeit: ${props.onlineUrl}`);
    const { attendee } = props;
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
    expect(links.filter((href) => href.includes(attendee))).toEqual([
      `${origin}/tickets/${attendee}?key=k1&lang=lv`,
      `${origin}/api/v1/tickets/${attendee}/pdf?key=k1&lang=lv`,
      `${origin}/api/v1/tickets/${attendee}/calendar?key=k1&lang=lv`,
    ]);
  },
);

test('CO-08 the account number stands on one line of a phone, and copies as one run', async () => {
  const { html } = await render('order-confirmation', 'et', every.et['order-confirmation']['transfer']);
  expect(html).toContain('<span style="white-space:nowrap">EE38 2200 2210 2014 5685</span>');
});

test('LY-15 no line breaks within e-words or between a number and its unit, and plain text has no trace of that', async () => {
  const mail = await render('order-confirmation', 'et', every.et['order-confirmation']['tickets']);
  expect(mail.html).toContain('oma <span style="white-space:nowrap">e-posti</span> aadressile');
  expect(mail.text).toContain('oma e-posti aadressile');
  const { html, text } = await render('return-update', 'lv', every.lv['return-update']['requested']);
  expect(html).toContain('60\u00a0ml, 2\u00a0gab.');
  expect(text).toContain('60 ml, 2\u00a0gab.');
  // An address is no word, and neither is the head of the document shown.
  const typed = {
    ...every.et['invitation']['usual']!,
    company: 'e-salong e-ost@posti.example a-b-c',
    inviter: '',
  };
  const invited = await render('invitation', 'et', typed);
  expect(invited.html).toMatch(/<title>[^<]*e-salong e-ost@posti/);
  expect(invited.html).toContain('nowrap">e-salong</span> e-ost@posti.example a-b-c');
});

test('AC-05 goods that have come back are no longer to be returned', async () => {
  const texts = ['refunded', 'requested'].map(
    async (name) => (await render('return-update', 'et', every.et['return-update'][name])).text,
  );
  const [refunded, requested] = await Promise.all(texts);
  expect(refunded).toContain('Tagastatud kaup:');
  expect(refunded).not.toContain('Tagastatav kaup:');
  expect(requested).toContain('Tagastatav kaup:');
});

test('CO-08 the confirmation of a hundred and fifty lines is short enough for Gmail to show all of it', async () => {
  const order = every.ru['order-confirmation']['transfer']!;
  const lines = Array.from({ length: 150 }, () => order.lines[1]!);
  const { html } = await render('order-confirmation', 'ru', { ...order, lines });
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
});

test.each([
  ['et', '„', '“'],
  ['en', '“', '”'],
  ['ru', '«', '»'],
  ['fi', '”', '”'],
  ['lv', '„', '”'],
] as const)('LY-15 mails in %s quote as their language does', async (language, opened, closed) => {
  for (const name of ['report-decided', 'review-denied'] as const) {
    const [props] = Object.values(every[language][name]);
    const { text } = await render(name, language, props);
    expect(text, name).toContain(`${opened}\u2068${props!.product}\u2069${closed}`);
  }
});
