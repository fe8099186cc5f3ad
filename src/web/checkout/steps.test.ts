import { expect, test } from 'vitest';
import { pathOf, placeOf, wayFrom } from './steps.ts';

const draft = {
  status: { id: 1 },
  is_event: false,
  country_id: 2,
  event: null,
  order_lines: [{}],
  delivery: null,
  delivery_information: null,
};
const method = { id: 1, name: 'Kuller', needs_pickup_point: false };
const delivered = { ...draft, delivery: { method } as never };
const tallinn = { name: 'Mari', street: 'Endla 45', city: 'Tallinn', postal_code: '10615', country_id: 2 };
const addressed = { invoice_address: tallinn, delivery_address: null };
const informed = { ...delivered, delivery_information: addressed as never };

test('CO-01 an order stands at the first step that is not complete', () => {
  expect([draft, delivered, informed].map(placeOf)).toEqual(['delivery', 'information', 'payment']);
  expect(placeOf({ ...draft, delivery_information: {} as never })).toBe('delivery');
});

test('CO-03 CO-10 what was to be picked up and is to be brought to another country goes by its addresses once more', () => {
  const abroad = { ...addressed, invoice_address: { ...tallinn, country_id: 4 } };
  const at = (needs_pickup_point: boolean, delivery_information: object) =>
    placeOf({
      ...informed,
      delivery: { method: { ...method, needs_pickup_point } } as never,
      delivery_information: delivery_information as never,
    });
  expect(at(true, abroad)).toBe('payment');
  expect(at(false, abroad)).toBe('information');
  expect(at(false, { ...abroad, delivery_address: tallinn })).toBe('payment');
});

test('CO-01 a step asked for too early leads to the first that is missing, an earlier one stays open', () => {
  expect(wayFrom('payment', draft)).toBe('delivery');
  expect(wayFrom('information', draft)).toBe('delivery');
  expect(wayFrom('payment', delivered)).toBe('information');
  expect(wayFrom('delivery', informed)).toBe(null);
  expect(wayFrom('payment', informed)).toBe(null);
});

test('CO-01 a draft with nothing in it leads to the cart, whatever else it has', () => {
  expect(wayFrom('payment', { ...informed, order_lines: [] })).toBe('cart');
});

test('CO-06 an order that is being paid, was placed or canceled has no steps any more', () => {
  const at = (id: number) => wayFrom('payment', { ...informed, status: { id } });
  expect([2, 3, 5].map(at)).toEqual(['success', 'success', 'success']);
  expect([6, 4].map(at)).toEqual(['paymentStatus', 'paymentStatus']);
});

const event = { id: 12, template: 'training', missing_attendees: [] as unknown[] };
const seats = { ...draft, status: { id: 7 }, is_event: true, event };
const paidFor = { ...seats, delivery_information: {} as never };

test('RT-11 CO-09 an order of seats has two steps: nothing is delivered, and each seat has somebody', () => {
  expect(placeOf(seats)).toBe('eventInformation');
  expect(placeOf({ ...paidFor, event: { ...event, missing_attendees: [{}] } })).toBe('eventInformation');
  expect(placeOf(paidFor)).toBe('eventPayment');
  expect(wayFrom('eventPayment', seats)).toBe('eventInformation');
  expect(wayFrom('eventInformation', paidFor)).toBe(null);
  expect(wayFrom('eventPayment', paidFor)).toBe(null);
});

test('RT-11 a step of goods leads an order of seats to its own, and the other way round', () => {
  expect(wayFrom('delivery', seats)).toBe('eventInformation');
  expect(wayFrom('payment', paidFor)).toBe('eventPayment');
  expect(wayFrom('eventPayment', informed)).toBe('payment');
  expect(wayFrom('eventInformation', draft)).toBe('delivery');
});

test('CO-09 without a seat in it an order leads to its event, or to all of them', () => {
  expect(wayFrom('eventPayment', { ...paidFor, order_lines: [] })).toBe('event');
  expect(pathOf('event', { uuid: 'a', event })).toBe('/events/training/12');
  expect(placeOf({ ...paidFor, event: null })).toBe('event');
  expect(pathOf('event', { uuid: 'a', event: null })).toBe('/events');
});

test('CO-09 what became of an order of seats is told on the pages of every order', () => {
  const at = (id: number) => placeOf({ ...paidFor, status: { id } });
  expect([6, 4].map(at)).toEqual(['paymentStatus', 'paymentStatus']);
  expect([2, 5].map(at)).toEqual(['success', 'success']);
});
