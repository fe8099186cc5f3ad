import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Attendee } from '../../domain/events/contract.ts';
import type { Order } from '../../domain/orders/contract.ts';
import { ApiError } from '../api/client.ts';
import { attendee, orderEvent } from '../parts/events/testing/events.ts';
import { line, order } from '../parts/orders/testing/orders.ts';
import { preloadModules } from '../ui/lazy-module.ts';
import * as guestPage from './GuestOrderPage.tsx';
import * as orderPage from './OrderPage.tsx';
import { openPage } from './testing/open-page.tsx';
import { refundOf } from './tickets/refund.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const { uuid } = order();
const at = `/api/v1/orders/${uuid}/`;
const renaming = '/api/v1/orders/:uuid/attendees/:attendee/';
const canceling = '/api/v1/orders/:uuid/attendees/cancel/';

const people: Attendee[] = [
  attendee({ uuid: '7a9d7c80-3f0b-4c58-8d5d-2b0a1a9c1e11', line: 1 }),
  attendee({
    uuid: '7a9d7c80-3f0b-4c58-8d5d-2b0a1a9c1e12',
    line: 1,
    first_name: 'Kati',
    last_name: 'Kask',
    email: 'kati@salong.ee',
  }),
];
const seats = (changes: Partial<Order> = {}): Order =>
  order({
    status: { id: 5 },
    is_event: true,
    event: orderEvent({ cancel_until: '2026-12-01T16:00:00.000Z' }),
    attendees: people,
    order_lines: [line({ quantity: 2, payable: '90.00', product: { id: 912 } })],
    delivery: null,
    transport_cost: '0.00',
    ...changes,
  });

async function open(now: () => Order, answers: Record<string, unknown> = {}) {
  await preloadModules(true);
  return openPage(orderPage, { page: { params: { uuid } }, answers: { [at]: now, ...answers } });
}
const part = () => within(screen.getByRole('region', { name: 'Koolitus ja piletid' }));

test('CO-09 an order of seats shows the training, each ticket with its files, and no word of a parcel', async () => {
  const { container } = await open(() => seats());
  const panel = part();
  panel.getByText('Kati Kask');
  expect(panel.getByRole('link', { name: 'Pilet (PDF): Mari Maasikas' }).getAttribute('href')).toBe(
    people[0]!.ticket_url,
  );
  expect(panel.getByRole('link', { name: 'Kalendrisse: Mari Maasikas' }).hasAttribute('download')).toBe(true);
  expect(panel.queryByRole('link', { name: /^Tunnistus/ })).toBeNull();
  expect(panel.getAllByText('Kehtib')).toHaveLength(2);
  expect(container.textContent).toContain('Piletid saadetud');
  expect(container.textContent).not.toMatch(/Tarne|Välja saadetud/);
  // A ticket has no page of a product.
  expect(container.querySelector('a[href^="/products/912"]')).toBeNull();
});

test('CO-09 after the training nobody’s ticket is called valid, and no calendar is offered', async () => {
  await open(() => seats({ event: orderEvent({ progress: 2 }) }));
  part().getByText('Koolitus on toimunud');
  expect(part().queryByText('Kehtib')).toBeNull();
  expect(part().queryByRole('link', { name: /^Kalendrisse/ })).toBeNull();
  expect(part().getAllByRole('link', { name: /^Pilet \(PDF\)/ }).length).toBeGreaterThan(0);
});

test('CO-09 who attended finds the certificate, and what is given back has no files', async () => {
  await open(() =>
    seats({
      event: orderEvent({ progress: 2 }),
      attendees: [
        attendee({ status: 'CHECKED_IN', certificate_url: '/api/v1/tickets/x/certificate?key=y' }),
        attendee({
          uuid: 'b',
          status: 'REFUNDED',
          ticket_url: null,
          calendar_url: null,
          can: { rename: false, cancel: false },
        }),
      ],
    }),
  );
  expect(
    part()
      .getByRole('link', { name: /^Tunnistus/ })
      .getAttribute('href'),
  ).toContain('key=y');
  part().getByText('Kohal käidud');
  part().getByText('Tagastatud');
  expect(part().getAllByRole('link', { name: /^Pilet/ })).toHaveLength(1);
});

test('CO-09 somebody else may come instead, told that the former ticket ends', async () => {
  let now = seats();
  const { calls } = await open(() => now, {
    [renaming]: (body: object) => {
      now = seats({ attendees: [{ ...people[0]!, ...body }, people[1]!] });
      return now;
    },
  });
  const ask = () => part().getByRole('button', { name: 'Muuda nime: Mari Maasikas' });
  fireEvent.click(ask());
  expect(document.activeElement).toBe(part().getByLabelText('Eesnimi'));
  fireEvent.click(part().getByRole('button', { name: 'Jätan alles' }));
  expect(document.activeElement).toBe(ask());
  fireEvent.click(ask());
  part().getByText(/Senine pilet \(Mari Maasikas\) enam ei kehti/);
  const type = (label: string, value: string) =>
    fireEvent.change(part().getByLabelText(label), { target: { value } });
  type('Eesnimi', 'Triin');
  type('Perekonnanimi', 'Tamm');
  type('E-post', 'triin');
  fireEvent.click(part().getByRole('button', { name: 'Muuda osaleja' }));
  await waitFor(() => expect(part().getByLabelText('E-post').getAttribute('aria-invalid')).toBe('true'));
  type('E-post', 'triin@salong.ee');
  fireEvent.click(part().getByRole('button', { name: 'Muuda osaleja' }));
  await screen.findByText('Triin Tamm');
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([
    `PATCH ${renaming} {"first_name":"Triin","last_name":"Tamm","email":"triin@salong.ee"}`,
  ]);
});

test('CO-09 what comes back is told before a seat is given back, and nothing happens by one press', async () => {
  const { calls } = await open(() => seats(), { [canceling]: () => seats() });
  fireEvent.click(part().getByRole('button', { name: 'Loobu kohast: Kati Kask' }));
  expect(
    part()
      .getByText(/^Tagasi tuleb/)
      .textContent.replaceAll('\u00a0', ' '),
  ).toContain('45,00 €');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  fireEvent.click(part().getByRole('button', { name: 'Jah, loobun' }));
  await screen.findByText('Koht on tagasi antud');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST ${canceling} {"attendees":["${people[1]!.uuid}"]}`,
  ]);
});

test('CO-09 all seats are given back at once, and a refusal is told', async () => {
  await open(() => seats(), {
    [canceling]: () => {
      throw new ApiError(409, 'CANCEL_TOO_LATE', null);
    },
  });
  fireEvent.click(part().getByRole('button', { name: 'Loobu kõigist kohtadest' }));
  part().getByText('Kas loobuda 2 kohast?');
  part().getByText('Mari Maasikas, Kati Kask');
  fireEvent.click(part().getByRole('button', { name: 'Jah, loobun' }));
  await screen.findByText(/^Kohta enam tühistada ei saa/);
});

test('CO-09 when the rules are over nothing can be changed, and the page says so', async () => {
  const can = { rename: false, cancel: false };
  await open(() =>
    seats({
      event: orderEvent({
        cancel_until: '2026-11-01T10:00:00.000Z',
        rename_until: '2026-11-02T10:00:00.000Z',
      }),
      attendees: people.map((one) => ({ ...one, can })),
    }),
  );
  expect(part().queryByRole('button')).toBeNull();
  part().getByText('Kohta enam tagasi anda ei saa.');
  part().getByText('Osaleja nime enam vahetada ei saa.');
});

test('CO-09 a guest changes a name by the key of the mail', async () => {
  await preloadModules(true);
  let sent: unknown;
  const { page } = await openPage(guestPage, {
    page: { params: { id: uuid }, search: new URLSearchParams({ key: 'k1' }) },
    answers: { [at]: seats() },
  });
  page.api.send = async (_call, sending) => {
    sent = sending.params;
    return seats() as never;
  };
  fireEvent.click(part().getByRole('button', { name: 'Loobu kohast: Kati Kask' }));
  fireEvent.click(part().getByRole('button', { name: 'Jah, loobun' }));
  await waitFor(() => expect(sent).toEqual({ uuid, key: 'k1' }));
});

test('CO-09 a seat is worth its share of what was paid for its line, and the last one what is left', () => {
  const order_lines = [
    { id: 1, quantity: 3, payable: '100.00' },
    { id: 2, quantity: 1, payable: '0.00' },
  ];
  const seat = (line: number, status: Attendee['status'] = 'ISSUED') => ({ line, status });
  const three = [seat(1), seat(1), seat(1), seat(2)];
  expect(refundOf({ order_lines, attendees: three }, [seat(1)])).toBe('33.33');
  expect(refundOf({ order_lines, attendees: three }, three)).toBe('100.00');
  expect(refundOf({ order_lines, attendees: three }, [seat(2)])).toBe('0.00');
  const one = [seat(1, 'REFUNDED'), seat(1), seat(1)];
  const two = [seat(1, 'REFUNDED'), seat(1, 'VOID'), seat(1)];
  expect(refundOf({ order_lines, attendees: one }, [seat(1)])).toBe('33.34');
  expect(refundOf({ order_lines, attendees: two }, [seat(1)])).toBe('33.33');
});
