import { expect, test } from 'vitest';
import { orderStatuses } from '../../../domain/orders/statuses.ts';
import { isToCome } from './refunds.ts';

test('AC-01 a day of arrival is promised of what is paid and neither cancelled nor given back whole', () => {
  const { PENDING, SUBMITTED, IN_PROGRESS, CANCELED } = orderStatuses;
  const order = (id: number, refunded = '0.00') =>
    ({
      status: { id, name: '' },
      totalWithDiscount: '24.90',
      refunded,
      refunds: refunded === '0.00' ? [] : [{ amount: refunded, money: 'on_its_way' }],
      points: null,
    }) as unknown as Parameters<typeof isToCome>[0];
  expect(isToCome(order(PENDING))).toBe(false);
  expect(isToCome(order(SUBMITTED))).toBe(true);
  expect(isToCome(order(IN_PROGRESS))).toBe(true);
  expect(isToCome(order(CANCELED))).toBe(false);
  expect(isToCome(order(SUBMITTED, '24.90'))).toBe(false);
});
