import { expect, test } from 'vitest';
import { countsAsReturned, returnStatusAfter, returnStatuses, returnSteps } from './statuses.ts';

test('AC-05 the whole table of steps: whatever is not in it is refused', () => {
  const table = Object.fromEntries(
    returnSteps.map((step) => [
      step,
      Object.fromEntries(
        returnStatuses.flatMap((from) => {
          const to = returnStatusAfter(step, from);
          return to === null ? [] : [[from, to]];
        }),
      ),
    ]),
  );
  expect(table).toEqual({
    accept: { requested: 'accepted' },
    deny: { requested: 'denied', accepted: 'denied', received: 'denied' },
    receive: { accepted: 'received' },
    refund: { accepted: 'refunded', received: 'refunded' },
    cancel: { requested: 'canceled', accepted: 'canceled' },
  });
});

test('AC-05 pieces of a denied or cancelled return may be asked for again', () => {
  expect(returnStatuses.filter(countsAsReturned)).toEqual(['requested', 'accepted', 'received', 'refunded']);
});
