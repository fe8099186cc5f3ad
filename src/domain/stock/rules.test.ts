import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesCards, changesLists, stockState } from './rules.ts';

test.each([
  [41, 40, false, false],
  [7, 6, false, false],
  [6, 5, true, false],
  [5, 4, true, false],
  [1, 0, true, true],
  [0, 41, true, true],
  [41, 0, true, true],
  [0, 0, false, false],
])('PL-04 from %i pieces to %i changes cards: %s, lists: %s', (before, after, cards, lists) => {
  expect([changesCards(before, after), changesLists(before, after)]).toEqual([cards, lists]);
});

test('PL-04 whatever changes the words or the number a card tells counts as a change of cards', () => {
  const pieces = fc.integer({ min: 0, max: 20 });
  const stateOf = (count: number, delay: number | null) => {
    const state = stockState(count, delay);
    return `${state} ${state === 'low' ? count : ''}`;
  };
  fc.assert(
    fc.property(pieces, pieces, fc.option(fc.integer({ min: 1, max: 30 })), (before, after, delay) => {
      expect(changesCards(before, after)).toBe(stateOf(before, delay) !== stateOf(after, delay));
      if (changesLists(before, after)) expect(changesCards(before, after)).toBe(true);
    }),
  );
});
