import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exclusionOf, isSealedProduct } from './exclusions.ts';
import { deliveryRefundCents, reasonOf, returnRefusal, shareOfPieces, type Returnable } from './rules.ts';

const line = (more: Partial<Returnable> = {}): Returnable => ({
  quantity: 3,
  returned: 0,
  refunded: 0,
  exclusion: null,
  withdrawalEndsAt: 1000,
  claimEndsAt: 2000,
  now: 999,
  ...more,
});
const changedMind = (quantity = 1) => ({ quantity, reason: 'changed_mind' as const });
const damaged = (quantity = 1) => ({ quantity, reason: 'damaged' as const });

test.each([
  ['one of three', line(), changedMind(), null],
  ['all', line(), changedMind(3), null],
  ['more than was bought', line(), changedMind(4), 'RETURN_TOO_MUCH'],
  ['more than is left', line({ returned: 2 }), changedMind(2), 'RETURN_TOO_MUCH'],
  ['what the money went back for', line({ refunded: 2 }), damaged(2), 'RETURN_REFUNDED'],
  ['beside what the money went back for', line({ refunded: 2 }), damaged(1), null],
  ['the last piece', line({ returned: 2 }), changedMind(1), null],
  ['at the last instant of the term', line({ now: 999 }), changedMind(), null],
  ['at its end', line({ now: 1000 }), changedMind(), 'RETURN_TERM_OVER'],
  ['before anything was sent', line({ withdrawalEndsAt: null, now: 9000 }), changedMind(), null],
  ['a defect after the term', line({ now: 1999 }), damaged(), null],
  ['a defect after two years', line({ now: 2000 }), damaged(), 'RETURN_TERM_OVER'],
  ['of a business', line({ exclusion: 'BUSINESS' }), changedMind(), 'RETURN_EXCLUDED'],
  ['what came broken to a business', line({ exclusion: 'BUSINESS' }), damaged(), null],
  ['a ticket', line({ exclusion: 'DATED' }), damaged(), 'RETURN_EXCLUDED'],
  ['what is sealed still', line({ exclusion: 'UNSEALED' }), changedMind(), null],
] as const)('AC-05 a return of %s', (_name, of, wanted, refusal) => {
  expect(returnRefusal(of, wanted)).toBe(refusal);
});

test('AC-05 what a line cannot be withdrawn for: the buyer comes before the goods', () => {
  const of = { isBusiness: false, isEvent: false, isSealed: false };
  expect(exclusionOf(of)).toBeNull();
  expect(exclusionOf({ ...of, isSealed: true })).toBe('UNSEALED');
  expect(exclusionOf({ ...of, isEvent: true, isSealed: true })).toBe('DATED');
  expect(exclusionOf({ isBusiness: true, isEvent: true, isSealed: true })).toBe('BUSINESS');
  expect([isSealedProduct({ ingredients: 'Aqua' }), isSealedProduct({ ingredients: ' ' })]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['damaged', 'damaged', null],
  ['Wrong item', 'wrong_item', null],
  ['CHANGED-MIND', 'changed_mind', null],
  ['Pudel oli katki', 'other', 'Pudel oli katki'],
])('AC-05 the reason %s is %s', (text, reason, note) => {
  expect(reasonOf(text)).toEqual({ reason, note });
});

test('AC-05 pieces that go back one after the other get what their line was paid with, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 20 }),
      (cents, parts) => {
        const of = parts.reduce((sum, one) => sum + one, 0);
        let before = 0;
        let sum = 0;
        for (const quantity of parts) {
          const share = shareOfPieces(cents, of, { before, quantity });
          expect(share).toBeGreaterThanOrEqual(0);
          sum += share;
          before += quantity;
        }
        expect(sum).toBe(cents);
      },
    ),
  );
});

test('AC-05 of the delivery no more goes back than was paid, and no more than the cheapest way costs', () => {
  expect(deliveryRefundCents(599, 299)).toBe(299);
  expect(deliveryRefundCents(0, 299)).toBe(0);
  expect(deliveryRefundCents(199, null)).toBe(199);
});
