import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInOrder } from './first-in-order.ts';

test('PL-02 the first of a long list are those that sorting all of it would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 300 }), fc.nat(40), (keys, count) => {
      const compare = (a: number, b: number) => keys[a]! - keys[b]! || a - b;
      const sorted = keys.map((_, at) => at).sort(compare);
      expect([...firstInOrder(keys.length, count, compare)]).toEqual(sorted.slice(0, count));
    }),
  );
});
