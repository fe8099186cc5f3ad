import { expect, test } from 'vitest';
import {
  isEditable,
  orderStatuses,
  orderSteps,
  statusAfter,
  type OrderStatus,
  type OrderStatusName,
} from './statuses.ts';

const names = Object.keys(orderStatuses) as OrderStatusName[];
const nameOf = (status: OrderStatus | null) => names.find((name) => orderStatuses[name] === status) ?? null;

/** Every allowed change, written out; whatever is not here is refused. */
const goods = [
  ['start_payment', 'DRAFT', 'PENDING'],
  ['submit', 'DRAFT', 'SUBMITTED'],
  ['cancel', 'DRAFT', 'CANCELED'],
  ['confirm_payment', 'PENDING', 'SUBMITTED'],
  ['end_payment', 'PENDING', 'DRAFT'],
  ['begin_work', 'SUBMITTED', 'IN_PROGRESS'],
  ['cancel', 'SUBMITTED', 'CANCELED'],
  ['fulfil', 'IN_PROGRESS', 'FULFILLED'],
  ['cancel', 'IN_PROGRESS', 'CANCELED'],
];
const events = [
  ['start_payment', 'EVENT_DRAFT', 'PENDING'],
  ['submit', 'EVENT_DRAFT', 'SUBMITTED'],
  ['cancel', 'EVENT_DRAFT', 'CANCELED'],
  ['confirm_payment', 'PENDING', 'SUBMITTED'],
  ['end_payment', 'PENDING', 'EVENT_DRAFT'],
  ['fulfil', 'SUBMITTED', 'FULFILLED'],
  ['cancel', 'SUBMITTED', 'CANCELED'],
];

test.each([
  ['goods', false, goods, ['EVENT_DRAFT']],
  ['an event', true, events, ['DRAFT', 'IN_PROGRESS']],
] as const)(
  'CO-07 an order of %s changes as written and in no other way',
  (_of, isEvent, allowed, foreign) => {
    const found = names
      // No order of goods is an event's draft, no order of an event is one of goods or sent out.
      .filter((from) => !(foreign as readonly string[]).includes(from))
      .flatMap((from) =>
        orderSteps.map((step) => [step, from, nameOf(statusAfter(step, orderStatuses[from], isEvent))]),
      )
      .filter(([, , to]) => to !== null);
    const sorted = (list: readonly (readonly (string | null)[])[]) =>
      list.map((one) => one.join(' ')).toSorted();
    expect(sorted(found)).toEqual(sorted(allowed));
  },
);

test('CO-07 what is fulfilled or cancelled stays so', () => {
  for (const status of [orderStatuses.FULFILLED, orderStatuses.CANCELED])
    for (const step of orderSteps)
      for (const isEvent of [true, false]) expect(statusAfter(step, status, isEvent)).toBeNull();
});

test('CT-10 drafts alone can be edited, not an order whose payment is pending', () => {
  expect(names.filter((name) => isEditable(orderStatuses[name]))).toEqual(['DRAFT', 'EVENT_DRAFT']);
});
