import { expect, test } from 'vitest';
import { tallinnInstant } from '../time.ts';
import {
  deliveryPromise,
  isByAgreement,
  nextPromiseChange,
  parcelLimitG,
  parcelPromise,
  productPromise,
} from './promise.ts';

const at = (day: string, time: string) => tallinnInstant(day, time);

// 2026-11-23 is a Monday.
test.each([
  ['before the cut-off', '2026-11-23', '13:59', 'EE', '2026-11-23', '2026-11-24', '2026-11-24'],
  ['at the cut-off', '2026-11-23', '14:00', 'EE', '2026-11-24', '2026-11-25', '2026-11-25'],
  ['on Friday afternoon', '2026-11-27', '15:00', 'LV', '2026-11-30', '2026-12-01', '2026-12-01'],
  ['on Sunday', '2026-11-22', '10:00', 'EE', '2026-11-23', '2026-11-24', '2026-11-24'],
  ['to Finland, two to four days', '2026-11-23', '10:00', 'FI', '2026-11-23', '2026-11-25', '2026-11-27'],
  [
    'to Finland over its independence day',
    '2024-12-04',
    '10:00',
    'FI',
    '2024-12-04',
    '2024-12-09',
    '2024-12-11',
  ],
  ['before Christmas', '2026-12-23', '10:00', 'EE', '2026-12-23', '2026-12-28', '2026-12-28'],
] as const)('PL-04 a parcel ordered %s', (_when, day, time, to, orderBy, from, until) => {
  const promise = parcelPromise('EE', to, at(day, time));
  expect(promise).toEqual({ kind: 'dated', orderBefore: at(orderBy, '14:00'), from, to: until });
});

test('PL-04 the warehouse keeps the holidays of its own country, the carrier those of the address', () => {
  // 18 November is a holiday in Latvia alone.
  const day = at('2026-11-17', '15:00');
  expect(parcelPromise('LV', 'LV', day)).toMatchObject({ from: '2026-11-20' });
  expect(parcelPromise('EE', 'EE', day)).toMatchObject({ from: '2026-11-19' });
  expect(parcelPromise('EE', 'LV', at('2026-11-17', '10:00'))).toMatchObject({ from: '2026-11-19' });
});

test('PL-04 heavy goods are brought by agreement, things to order after the days they take', () => {
  const way = { sentFrom: 'EE', deliveredTo: 'EE', now: at('2026-11-23', '10:00') } as const;
  const promised = (weightG: number, readyInDays = 0) =>
    deliveryPromise({ ...way, byAgreement: isByAgreement({ weightG, isFurniture: false }), readyInDays });
  expect(promised(parcelLimitG)).toMatchObject({ kind: 'dated' });
  expect(promised(parcelLimitG + 1)).toEqual({ kind: 'by_agreement' });
  expect(promised(500, 5)).toMatchObject({ from: '2026-12-01', to: '2026-12-01' });
});

test.each([0, 7_200, 24_500, parcelLimitG, 62_000, null])(
  'PL-04 furniture of %s g is brought by agreement, in stock or made to order',
  (weight_g) => {
    const way = { sentFrom: 'EE', deliveredTo: 'FI', now: at('2026-11-23', '10:00') } as const;
    const stool = { weight_g, is_furniture: true, sale_delay: 14, is_disabled: false };
    expect(isByAgreement({ weightG: weight_g, isFurniture: true })).toBe(true);
    for (const stock_state of ['in_stock', 'on_order'] as const)
      expect(productPromise({ ...stool, stock_state }, way)).toEqual({ kind: 'by_agreement' });
    expect(productPromise({ ...stool, stock_state: 'out' }, way)).toBeNull();
  },
);

test('PL-04 nothing is promised of what is out, not sold, or of unknown weight', () => {
  const way = { sentFrom: 'EE', deliveredTo: 'EE', now: at('2026-11-23', '10:00') } as const;
  const product = {
    stock_state: 'low',
    sale_delay: null,
    weight_g: 84,
    is_furniture: false,
    is_disabled: false,
  } as const;
  expect(productPromise(product, way)).toMatchObject({ kind: 'dated' });
  expect(productPromise({ ...product, stock_state: 'out' }, way)).toBeNull();
  expect(productPromise({ ...product, weight_g: null }, way)).toBeNull();
  expect(productPromise({ ...product, is_disabled: true }, way)).toBeNull();
});

test('PL-04 promises change at the cut-off and at midnight, also where clocks do', () => {
  expect(nextPromiseChange(at('2026-11-23', '13:59'))).toEqual(at('2026-11-23', '14:00'));
  expect(nextPromiseChange(at('2026-11-23', '14:00'))).toEqual(at('2026-11-24', '00:00'));
  expect(nextPromiseChange(at('2026-10-24', '20:00'))).toEqual(at('2026-10-25', '00:00'));
  expect(nextPromiseChange(at('2026-10-25', '00:00')).toISOString()).toBe('2026-10-25T12:00:00.000Z');
});
