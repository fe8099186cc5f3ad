import { expect, test } from 'vitest';
import { isReorderable } from './can.ts';
import { orderStatuses, type OrderStatus } from './statuses.ts';

test('CT-11 what was placed or cancelled can be ordered again, drafts and seats of events cannot', () => {
  const can = (status: OrderStatus) => isReorderable({ status, isEvent: false, lines: 1 });
  const may = Object.entries(orderStatuses).filter(([, status]) => can(status));
  expect(may.map(([name]) => name).toSorted()).toEqual(['CANCELED', 'FULFILLED', 'IN_PROGRESS', 'SUBMITTED']);
  expect(isReorderable({ status: orderStatuses.FULFILLED, isEvent: true, lines: 1 })).toBe(false);
  expect(isReorderable({ status: orderStatuses.FULFILLED, isEvent: false, lines: 0 })).toBe(false);
});
