import { expect, test } from 'vitest';
import { earnedPoints, lastDayGivenBack, lastDayOfPoints } from './points.ts';
import { euroToNextTier, tierProgress } from './progress.ts';
import { loyaltyOf, noAccount } from './rules.ts';
import { percentOfLevel, tierAfter, tierOf } from './tiers.ts';

test.each([
  [0, 1, 10],
  [49_900, 1, 10],
  [49_999, 1, 10],
  [50_000, 2, 15],
  [149_999, 2, 15],
  [150_000, 3, 20],
  [99_999_999, 3, 20],
])('AC-03 %i cents spent are level %i with %i percent', (spent, level, percent) => {
  expect(tierOf(spent)).toMatchObject({ level, percent });
  expect(percentOfLevel(level)).toBe(percent);
});

test('AC-03 a level there is not takes nothing off, and above the third there is none', () => {
  expect(percentOfLevel(4)).toBe(0);
  expect(tierAfter({ level: 3 })).toBeNull();
});

const member = (spentCents: number) =>
  loyaltyOf({ ...noAccount, isMember: true, spentCents }, { role: 'CUSTOMER_ADMIN', status: 'approved' });

test.each([
  [0, 500, 0],
  [1, 500, 0.00002],
  [25_000, 250, 0.5],
  [49_901, 1, 0.99802],
  [49_999, 1, 0.99998],
  [50_000, 1000, 0],
  [99_950, 501, 0.4995],
  [149_999, 1, 0.99999],
  [150_000, 0, 1],
  [400_000, 0, 1],
])('AC-03 with %i cents spent %i euros are missing and %f of the way is gone', (spent, euros, part) => {
  expect(euroToNextTier(member(spent))).toBe(euros);
  expect(tierProgress(member(spent))).toBeCloseTo(part, 9);
});

test('AC-03 the way is never less than nothing nor more than whole, whatever it is asked about', () => {
  const [current_tier, next_tier] = [
    { level: 2, min_amount: 500 },
    { level: 3, min_amount: 1500 },
  ];
  for (const [total_spent_amount, euros, part] of [
    [120, 1380, 0],
    [1800, 0, 1],
  ] as const) {
    expect(euroToNextTier({ current_tier, next_tier, total_spent_amount })).toBe(euros);
    expect(tierProgress({ current_tier, next_tier, total_spent_amount })).toBe(part);
  }
});

test.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [99, 1],
  [6_420, 128],
  [-100, 0],
])('AC-03 %i cents earn %i hundredths of a point', (paid, earned) => {
  expect(earnedPoints(paid)).toBe(earned);
});

test.each([
  ['2026-11-23T12:00:00Z', '2027-11-23'],
  // Already the 24th in Tallinn.
  ['2026-11-23T22:00:00Z', '2027-11-24'],
  ['2028-02-29T12:00:00Z', '2029-02-28'],
  ['2027-02-28T12:00:00Z', '2028-02-28'],
])('AC-03 points earned at %s may be used until the end of %s', (at, day) => {
  expect(lastDayOfPoints(at)).toBe(day);
});

test('AC-03 points that are given back keep their day, but are good for 30 days at least', () => {
  const at = '2026-12-10T12:00:00Z';
  expect(lastDayGivenBack(at, '2027-06-01')).toBe('2027-06-01');
  expect(lastDayGivenBack(at, '2026-12-11')).toBe('2027-01-09');
  expect(lastDayGivenBack(at, null)).toBe('2027-01-09');
});

test('AC-03 who is no member has no level, and its administrators are asked to join until they have answered', () => {
  const user = { role: 'CUSTOMER_ADMIN', status: 'approved' } as const;
  expect(loyaltyOf({ ...noAccount, spentCents: 61_240 }, user)).toEqual({
    is_loyal: false,
    can_join_loyalty: true,
    has_been_loyal: false,
    show_welcome_popup: false,
    show_join_popup: true,
    non_reserved_points_balance: 0,
    current_tier: null,
    next_tier: null,
    total_spent_amount: 612.4,
  });
  expect(loyaltyOf({ ...noAccount, isAsked: true }, user)).toMatchObject({
    can_join_loyalty: true,
    show_join_popup: false,
  });
  for (const other of [
    { role: 'CUSTOMER_USER', status: 'approved' },
    { role: 'CUSTOMER_ADMIN', status: 'denied' },
  ] as const)
    expect(loyaltyOf(noAccount, other)).toMatchObject({ can_join_loyalty: false, show_join_popup: false });
});

test('AC-03 a new member is welcomed until that was seen', () => {
  expect(member(50_000)).toMatchObject({
    is_loyal: true,
    can_join_loyalty: false,
    show_welcome_popup: true,
    show_join_popup: false,
    current_tier: { level: 2, min_amount: 500 },
    next_tier: { level: 3, min_amount: 1500 },
  });
  expect(member(150_000).next_tier).toBeNull();
});
