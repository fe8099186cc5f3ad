import { expect, test } from 'vitest';
import { placeOf, wayFrom } from './steps.ts';

const draft = { status: { id: 1 }, order_lines: [{}], delivery: null, delivery_information: null };
const delivered = { ...draft, delivery: {} as never };
const informed = { ...delivered, delivery_information: {} as never };

test('CO-01 an order stands at the first step that is not complete', () => {
  expect([draft, delivered, informed].map(placeOf)).toEqual(['delivery', 'information', 'payment']);
  expect(placeOf({ ...draft, delivery_information: {} as never })).toBe('delivery');
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
  expect(at(7)).toBe(null);
});
