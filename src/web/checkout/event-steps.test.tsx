import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AttendeesBody } from '../../domain/events/contract.ts';
import type { Order } from '../../domain/orders/contract.ts';
import { ApiError } from '../api/client.ts';
import { attendee, orderEvent } from '../parts/events/testing/events.ts';
import * as informationPage from './EventInformationPage.tsx';
import * as paymentPage from './EventPaymentPage.tsx';
import { openStep } from './testing/open-step.tsx';
import { information, order } from './testing/orders.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const of = `/api/v1/orders/${order.uuid}/`;
const attending = '/api/v1/orders/:uuid/attendees/';
const giving = '/api/v1/orders/:uuid/delivery/information/';
const changing = '/api/v1/orders/:uuid/order-lines/:lineId/';

/** A draft of a guest with so many seats of one kind. */
function seats(quantity: number, changes: Partial<Order> = {}): Order {
  const line = { ...order.order_lines[0]!, id: 7, quantity, available_stock: 4 };
  return {
    ...order,
    status: { id: 7 },
    is_event: true,
    event: orderEvent({ missing_attendees: [{ line: 7, missing: quantity }] }),
    order_lines: [line],
    ...changes,
  };
}

async function open(asked: Order | (() => Order), answers: Record<string, unknown> = {}) {
  const sent: { attendees: AttendeesBody[]; information: object[] } = { attendees: [], information: [] };
  const opened = await openStep(informationPage, {
    answers: {
      [of]: asked,
      [attending]: (body: AttendeesBody) => {
        sent.attendees.push(body);
        return typeof asked === 'function' ? asked() : asked;
      },
      [giving]: (body: object) => {
        sent.information.push(body);
        return seats(2, { delivery_information: information, event: orderEvent() });
      },
      ...answers,
    },
  });
  return { ...opened, sent };
}

const seat = (number: number) => within(screen.getByRole('group', { name: `Osaleja ${number}` }));
function type(number: number, first: string, last: string, email: string) {
  for (const [label, value] of [
    ['Eesnimi', first],
    ['Perekonnanimi', last],
    ['E-post', email],
  ] as const)
    fireEvent.change(seat(number).getByLabelText(label), { target: { value } });
}
const typedAt = (number: number) =>
  seat(number)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);
function fillBuyer() {
  const form = document.querySelector('form')!;
  const set = (name: string, value: string) =>
    fireEvent.change(form.elements.namedItem(name) as HTMLInputElement, { target: { value } });
  set('contact.first_name', 'Liis');
  set('contact.last_name', 'Tamm');
  set('contact.email', 'liis@salong.ee');
  set('contact.phone', '+372 5551 2034');
  set('invoice_address.street', 'Pikk 1');
  set('invoice_address.postal_code', '10123');
  set('invoice_address.city', 'Tallinn');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Nõustun/ }));
}
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Edasi makse juurde' }));

test('CO-09 each seat has somebody of its own, and who pays may be one of them', async () => {
  const { sent, went } = await open(seats(2));
  fillBuyer();
  fireEvent.click(seat(1).getByRole('checkbox', { name: /^Osalen ise/ }));
  expect(typedAt(1)).toEqual(['Liis', 'Tamm', 'liis@salong.ee']);
  // One person takes one seat.
  expect(seat(2).queryByRole('checkbox')).toBeNull();
  type(2, 'Mari', 'Maasikas', ' mari@salong.ee ');
  next();
  await waitFor(() => expect(went).toEqual([`/order/${order.uuid}/event-payment/`]));
  expect(sent.attendees).toEqual([
    [
      { line: 7, first_name: 'Liis', last_name: 'Tamm', email: 'liis@salong.ee' },
      { line: 7, first_name: 'Mari', last_name: 'Maasikas', email: 'mari@salong.ee' },
    ],
  ]);
  expect(sent.information).toMatchObject([{ contact: { phone: '+372 5551 2034' }, delivery_address: null }]);
});

test('CO-09 what is wrong stands at its field, and nothing is sent before it is right', async () => {
  const { sent } = await open(seats(2));
  fillBuyer();
  type(1, 'Mari', 'Maasikas', 'mari');
  next();
  await waitFor(() => expect(seat(1).getByLabelText('E-post').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(seat(1).getByLabelText('E-post'));
  expect(seat(2).getByLabelText('Eesnimi').getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/^Osaleja 2: Eesnimi: /);
  expect(sent).toEqual({ attendees: [], information: [] });
});

test('CO-09 who is known stays folded while only a name of a seat is missing', async () => {
  const { sent } = await open(seats(1, { delivery_information: information }));
  screen.getByRole('button', { name: 'Muuda andmeid' });
  next();
  await waitFor(() => expect(seat(1).getByLabelText('Eesnimi').getAttribute('aria-invalid')).toBe('true'));
  screen.getByRole('button', { name: 'Muuda andmeid' });
  expect(sent).toEqual({ attendees: [], information: [] });
});

test('CO-09 what the shop refuses of an attendee stands at that attendee, and nothing typed is lost', async () => {
  const { sent } = await open(seats(2), {
    [attending]: () => {
      throw new ApiError(400, null, { '1': { email: ['invalid_email'] } });
    },
  });
  fillBuyer();
  type(1, 'Mari', 'Maasikas', 'mari@salong.ee');
  type(2, 'Kati', 'Kask', 'kati@salong.ee');
  next();
  await waitFor(() => expect(seat(2).getByLabelText('E-post').getAttribute('aria-invalid')).toBe('true'));
  expect(typedAt(2)).toEqual(['Kati', 'Kask', 'kati@salong.ee']);
  expect(sent.information).toEqual([]);
});

test('CO-09 people typed survive a reload and a seat that goes: those after it move up', async () => {
  let quantity = 3;
  const first = await open(seats(3));
  type(1, 'Mari', 'Maasikas', 'mari@salong.ee');
  type(2, 'Kati', 'Kask', 'kati@salong.ee');
  type(3, 'Triin', 'Tamm', 'triin@salong.ee');
  first.view.unmount();
  await open(() => seats(quantity), {
    [changing]: (body: { quantity: number }) => {
      quantity = body.quantity;
      return null;
    },
  });
  expect(typedAt(3)).toEqual(['Triin', 'Tamm', 'triin@salong.ee']);
  fireEvent.click(screen.getByRole('button', { name: 'Eemalda osaleja 2' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Osaleja 3' })).toBeNull());
  expect([typedAt(1), typedAt(2)]).toEqual([
    ['Mari', 'Maasikas', 'mari@salong.ee'],
    ['Triin', 'Tamm', 'triin@salong.ee'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Lisa osaleja' }));
  await waitFor(() => expect(typedAt(3)).toEqual(['', '', '']));
});

test('CO-09 people who are typed while a seat goes stay', async () => {
  let go = () => {};
  const going = new Promise<void>((resolve) => (go = resolve));
  let quantity = 3;
  await open(() => seats(quantity), {
    [changing]: async () => {
      await going;
      quantity = 2;
      return { id: 7, quantity };
    },
  });
  type(1, 'Mari', 'Maasikas', 'mari@salong.ee');
  fireEvent.click(screen.getByRole('button', { name: 'Eemalda osaleja 2' }));
  type(3, 'Anna', 'Kask', 'anna@salong.ee');
  go();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Osaleja 3' })).toBeNull());
  await waitFor(() => expect(typedAt(2)).toEqual(['Anna', 'Kask', 'anna@salong.ee']));
});

test('CO-09 without a free seat nobody can be added, and the last seat stays', async () => {
  await open(seats(4));
  expect(screen.queryByRole('button', { name: 'Lisa osaleja' })).toBeNull();
  screen.getByText('Rohkem vabu kohti ei ole');
  cleanup();
  await open(seats(1));
  expect(screen.queryByRole('button', { name: /^Eemalda osaleja/ })).toBeNull();
});

test('CO-09 a seat of the waiting list says until when it is reserved, and what begun or is called off is said first', async () => {
  await open(seats(1, { event: orderEvent({ offer_until: '2026-11-24T10:00:00.000Z' }) }));
  screen.getByText(/^Koht on sulle kinni kuni 24\.11\.2026 12\.00/);
  cleanup();
  await open(seats(1, { event: orderEvent({ is_canceled: true }) }));
  screen.getByText('Koolitus jääb ära');
});

const ready = seats(2, {
  event: orderEvent(),
  attendees: [
    attendee({ uuid: 'a', line: 7, status: null }),
    attendee({ uuid: 'b', line: 7, first_name: 'Kati', last_name: 'Kask', status: null }),
  ],
  delivery_information: information,
});

test('RT-11 CO-09 seats are paid with the event, its people and its rules in sight, and no word of a parcel', async () => {
  const { view } = await openStep(paymentPage, { answers: { [of]: ready } });
  const text = view.container.textContent.replaceAll('\u00a0', ' ');
  for (const said of ['Kati Kask', 'Tartu kauplus', '03.12.2026', 'Piletid, 2 tk'])
    expect(text).toContain(said);
  // The last day to give a seat back was two days ago.
  expect(text).toContain('Kohta enam tagasi anda ei saa.');
  expect(text).toContain('14-päevane taganemisõigus ei laiene');
  expect(text).not.toMatch(/Tarne|Tooted|ostukorv/i);
  screen.getByRole('button', { name: /^Tellin maksekohustusega/ });
  expect(screen.getByRole('link', { name: 'Muuda osalejaid' }).getAttribute('href')).toBe(
    `/order/${order.uuid}/event-information/`,
  );
});

test('CO-09 AU-05 seats that an administrator has to agree to are not headed as if they could be paid', async () => {
  const approval = { state: 'waiting', reason: null, asked_by: null } as const;
  await openStep(paymentPage, { answers: { [of]: { ...ready, approval } } });
  screen.getByRole('heading', { level: 1, name: 'Tellimus ootab kinnitust' });
  screen.getByRole('link', { name: 'Minu tellimused' });
});

test('RT-11 seats that lack somebody are not paid, and goods have other steps', async () => {
  const early = await openStep(paymentPage, { answers: { [of]: seats(2) } });
  expect(early.redirect).toEqual({ redirect: `/order/${order.uuid}/event-information/`, status: 302 });
  const goods = await openStep(paymentPage, { answers: { [of]: order } });
  expect(goods.redirect).toEqual({ redirect: `/order/${order.uuid}/delivery/`, status: 302 });
});
