import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderPayment } from '../../domain/payments/contract.ts';
import * as failed from './FailedPage.tsx';
import * as status from './PaymentStatusPage.tsx';
import * as success from './SuccessPage.tsx';
import { attendee, orderEvent } from '../parts/events/testing/events.ts';
import { openStep } from './testing/open-step.tsx';
import { order, payment, ready } from './testing/orders.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const of = `/api/v1/orders/${order.uuid}/`;
const pending = { ...ready, status: { id: 6 } };
const placed = {
  ...ready,
  status: { id: 2 },
  number: '260418',
  payment: { method: 'BANK', option: null, status: 'success', due_on: null },
  invoices: [
    {
      number: 'ARV-260418',
      kind: 'invoice',
      issued_on: '2026-11-23',
      total: '32.59',
      url: '/api/v1/invoices/1/pdf/',
      xml_url: '/api/v1/invoices/1/xml/',
      reference_number: '2604183',
    },
  ],
} as const;
const retry = { ...ready, payment: { method: 'BANK', option: null, status: 'failed', due_on: null } };
const canceled = { ...placed, status: { id: 4 } };
const waiting: OrderPayment = { ...payment, status: 'pending' };

test('RT-11 CO-06 each page of a result leads to what is true of the order', async () => {
  const leads: [typeof status, object, string | undefined][] = [
    [status, pending, undefined],
    [status, placed, 'success'],
    [status, retry, 'failed'],
    [status, ready, 'payment'],
    [status, order, 'delivery'],
    [status, canceled, undefined],
    [success, placed, undefined],
    [success, pending, 'payment-status'],
    [success, retry, 'failed'],
    [success, canceled, 'payment-status'],
    [failed, retry, undefined],
    [failed, ready, 'payment'],
    [failed, pending, 'payment-status'],
    [failed, placed, 'success'],
  ];
  const found: string[] = [];
  for (const [page, given, expected] of leads) {
    const { redirect } = await openStep(page, { answers: { [of]: given, [`${of}payment/`]: waiting } });
    const to = redirect ? redirect.redirect : undefined;
    if (to !== (expected && `/order/${order.uuid}/${expected}/`)) found.push(`${to} instead of ${expected}`);
    cleanup();
  }
  expect(found).toEqual([]);
});

test('CO-06 a payment that is waited for is asked about until the shop knows, and then leads on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked: OrderPayment = waiting;
  let now: object = pending;
  const { went } = await openStep(status, {
    answers: { [of]: () => now, [`${of}payment/`]: () => asked },
  });
  screen.getByRole('heading', { name: 'Ootame panga kinnitust' });
  screen.getByText(/saadame vastuse aadressile liis@salong.ee/);
  await vi.advanceTimersByTimeAsync(4500);
  expect(went).toEqual([]);
  asked = { ...waiting, status: 'success' };
  now = placed;
  await vi.advanceTimersByTimeAsync(2500);
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/success/`]));
});

test('CO-06 a payment that failed while it was waited for leads to another way to pay', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked: OrderPayment = waiting;
  let now: object = pending;
  const { went } = await openStep(status, {
    answers: { [of]: () => now, [`${of}payment/`]: () => asked },
  });
  asked = { ...waiting, status: 'failed' };
  now = retry;
  await vi.advanceTimersByTimeAsync(2500);
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/failed/`]));
});

test('CO-08 success names number, day, place and invoice, and forgets the draft of the guest', async () => {
  localStorage.setItem('orders', JSON.stringify([order.uuid]));
  const { view } = await openStep(success, { answers: { [of]: placed } });
  const text = view.container.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Aitäh, Liis. Tellimus on kinnitatud.');
  expect(text).toContain('260418');
  expect(text).toContain('Kohal teisipäeval, 24.11');
  expect(text).toContain('Kristiine keskuse pakiautomaat');
  expect(text).toContain('Makstud 32,59 €');
  screen.getByRole('link', { name: /^Laadi alla/ });
  await waitFor(() => expect(localStorage.getItem('orders')).toBeNull());
});

test('CO-02 CO-08 success of what is fetched from a store says when it is ready, and promises no call of a carrier', async () => {
  const collected = { ...placed, delivery: { ...placed.delivery!, is_collected: true } };
  const { view } = await openStep(success, { answers: { [of]: collected } });
  const text = view.container.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Valmis teisipäeval, 24.11');
  expect(text).not.toMatch(/Kohal|Kood või kõne/);
});

test('CO-08 a guest becomes a customer by one password, a customer is asked for nothing', async () => {
  const registering = '/api/v1/rest-auth/registration/';
  const { calls } = await openStep(success, { answers: { [of]: placed, [registering]: null } });
  fireEvent.input(screen.getByLabelText('Parool'), { target: { value: 'neli sõna reas koos' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tee konto' }));
  const news = await screen.findByText(/Kinnita konto kirjas oleva lingiga/);
  expect(document.activeElement?.contains(news)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  const sent = calls.find((one) => one.startsWith('POST'))!;
  expect(JSON.parse(sent.slice(sent.indexOf('{')))).toMatchObject({
    email: 'liis@salong.ee',
    first_name: 'Liis',
    accepts: true,
    is_email_subscription: false,
  });
  cleanup();
  await openStep(success, {
    answers: { [of]: placed, '/api/v1/me/': { user: { email: 'a' }, customers: [], favourites: [] } },
  });
  expect(screen.queryByLabelText('Parool')).toBeNull();
});

test('CO-08 what is still to be paid by invoice says until when', async () => {
  const due = {
    ...placed,
    payment: { method: 'INVOICE', option: null, status: 'success', due_on: '2026-12-07' },
  };
  const { view } = await openStep(success, { answers: { [of]: due } });
  expect(view.container.textContent.replaceAll('\u00a0', ' ')).toContain(
    'Maksa 32,59 € hiljemalt 07.12.2026',
  );
});

test('CO-06 a canceled order says so, and that the money goes back where some came', async () => {
  const answers = (refunds: object[]) => ({
    answers: { [of]: { ...canceled, refunds }, [`${of}payment/`]: waiting },
  });
  const refund = { at: '2026-11-23T12:00:00Z', amount: '32.59', reason: null, credit_note: null };
  await openStep(status, answers([{ ...refund, money: 'owed_less' }]));
  expect(screen.queryByText(/läheb tagasi sinna/)).toBeNull();
  cleanup();
  await openStep(status, answers([{ ...refund, money: 'on_its_way' }]));
  screen.getByRole('heading', { name: 'Tellimus on tühistatud' });
  screen.getByText(/läheb tagasi sinna, kust see tuli/);
});

const seats = {
  is_event: true,
  event: orderEvent(),
  delivery: null,
  order_lines: [{ ...order.order_lines[0]!, id: 7, quantity: 2 }],
};

test('RT-11 CO-09 results of seats lead to their own steps', async () => {
  const at = async (page: typeof status, given: object) =>
    (await openStep(page, { answers: { [of]: { ...given, ...seats }, [`${of}payment/`]: waiting } }))
      .redirect;
  const draft = { ...ready, status: { id: 7 } };
  expect(await at(success, draft)).toMatchObject({ redirect: `/order/${order.uuid}/event-payment/` });
  expect(await at(failed, { ...retry, status: { id: 7 } })).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Osalejad' }).getAttribute('href')).toBe(
    `/order/${order.uuid}/event-information/`,
  );
  cleanup();
  expect(await at(status, pending)).toBeUndefined();
  screen.getByText('Kohad on sinu jaoks kinni');
});

test('CO-09 after paying the tickets are there as soon as they are issued, with calendar and rules', async () => {
  let issued = false;
  const people = () => [
    attendee({ line: 7, ...(!issued && { status: null, ticket_url: null, calendar_url: null }) }),
  ];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { view } = await openStep(success, {
    answers: {
      [of]: () => ({ ...placed, ...seats, status: { id: issued ? 5 : 2 }, attendees: people() }),
    },
  });
  screen.getByText('Piletid valmivad hetkega');
  expect(screen.queryByRole('link', { name: /^Pilet/ })).toBeNull();
  issued = true;
  await vi.advanceTimersByTimeAsync(2500);
  expect(
    (await screen.findByRole('link', { name: 'Pilet (PDF): Mari Maasikas' })).getAttribute('href'),
  ).toContain('/api/v1/tickets/');
  screen.getByRole('link', { name: 'Kalendrisse: Mari Maasikas' });
  screen.getByText('Piletid läksid osalejate e-postile');
  expect(screen.getByRole('link', { name: 'Vaata teisi koolitusi' }).getAttribute('href')).toBe('/events');
  expect(view.container.textContent).not.toMatch(/Kohal|pakiautomaa/);
});

test('CO-06 what went back of an order is told, nobody is asked for it, and what does not come has no day', async () => {
  const owed = { ...placed.payment, method: 'INVOICE', due_on: '2026-12-07' };
  const back = (amount: string, money: string) => ({
    refunds: [{ at: '2026-11-24T10:00:00Z', amount, money, reason: '', lines: [] }],
    refunded: amount,
  });
  const shown = async (answer: object) => {
    await openStep(success, { answers: { [of]: { ...placed, ...answer } } });
    const items = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));
    cleanup();
    return items.filter((item) => !item.startsWith('Arve ARV')).map((item) => item.replace(/ ?€.*/, ''));
  };
  const total = placed.totalWithDiscount;
  expect(await shown(back('10.00', 'sent_back'))).toEqual([
    expect.stringContaining('Kohal'),
    `Makstud ${total.replace('.', ',')}`,
    'Tagastatud 10,00',
  ]);
  expect(await shown(back(total, 'on_its_way'))).toEqual([
    `Makstud ${total.replace('.', ',')}`,
    `Tagastamisel ${total.replace('.', ',')}`,
  ]);
  const left = (Number(total) - 10).toFixed(2).replace('.', ',');
  expect(await shown({ payment: owed, ...back('10.00', 'owed_less') })).toEqual([
    expect.stringContaining('Kohal'),
    `Maksa ${left}`,
    'Arve vähenes 10,00',
  ]);
  expect(await shown({ payment: owed, ...back(total, 'owed_less') })).toEqual([
    `Arve vähenes ${total.replace('.', ',')}`,
  ]);
});
