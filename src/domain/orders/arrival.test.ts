import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';
import { orderStatuses } from './statuses.ts';

test('AC-01 an order comes on a day when it is paid, not cancelled and not given back', () => {
  const { PENDING, SUBMITTED, IN_PROGRESS, FULFILLED, CANCELED } = orderStatuses;
  const promisedOn = '2026-11-25';
  for (const status of [SUBMITTED, IN_PROGRESS, FULFILLED]) {
    expect(arrivalOf({ status, promisedOn, isRefunded: false })).toBe(promisedOn);
    expect(arrivalOf({ status, promisedOn, isRefunded: true })).toBeNull();
    expect(arrivalOf({ status, promisedOn: null, isRefunded: false })).toBeNull();
  }
  for (const status of [PENDING, CANCELED])
    expect(arrivalOf({ status, promisedOn, isRefunded: false })).toBeNull();
});
