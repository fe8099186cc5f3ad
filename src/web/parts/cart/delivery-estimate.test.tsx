import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DeliveryMethod } from '../../../domain/delivery/contract.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { methods, order } from '../../checkout/testing/orders.ts';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';

afterEach(cleanup);

const [parcel] = methods as [DeliveryMethod];
const toDoor: DeliveryMethod = {
  ...parcel,
  id: 8,
  kind: 'courier',
  price: '5.90',
  promised_on: '2026-11-23',
};
const fromStore: DeliveryMethod = {
  ...parcel,
  id: 9,
  kind: 'store',
  price: '0.00',
  promised_on: '2026-11-20',
};

function showEstimate(offered: DeliveryMethod[]): void {
  const { around } = stage({ answers: { [`/api/v1/deliveries/methods/${order.uuid}/`]: offered } });
  render(around(<DeliveryEstimate order={order} />));
}

test('CO-02 the cart tells the cheapest delivery and its own day, not a store that costs nothing', async () => {
  showEstimate([toDoor, { ...parcel, price: '3.90', promised_on: '2026-11-24' }, fromStore]);
  expect(await screen.findByText(/^Tarne alates 3,90\s€, kohal hiljemalt 24\.11\.2026$/)).toBeDefined();
});

test('CO-02 a delivery that costs nothing is called free', async () => {
  showEstimate([{ ...parcel, price: '0.00', promised_on: null }]);
  expect(await screen.findByText('Tasuta tarne')).toBeDefined();
});

test('CO-02 of a cart that nothing brings here the cart says so, and promises no next step', async () => {
  showEstimate([]);
  expect(await screen.findByText(/^Selle ostukorvi kaupu ei saa praegu siia riiki tarnida\.$/)).toBeDefined();
  cleanup();
  showEstimate([fromStore]);
  expect(await screen.findByText('Tarneviisi valid järgmises sammus.')).toBeDefined();
});
