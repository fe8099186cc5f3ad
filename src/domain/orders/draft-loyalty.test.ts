import { expect, test } from 'vitest';
import { secondTotals } from '../../../test/second-totals.ts';
import { loyaltyTiers } from '../loyalty/tiers.ts';
import { draftSums, usablePoints, type DraftLoyalty, type PricedLine } from './draft.ts';

const [first, second] = loyaltyTiers as [(typeof loyaltyTiers)[0], (typeof loyaltyTiers)[0]];
const line = (parts: Partial<PricedLine> = {}): PricedLine => ({
  productId: 1,
  quantity: 1,
  unitCents: 1000,
  isReduced: false,
  ...parts,
});
const sums = (
  loyalty: DraftLoyalty | null,
  lines = [line()],
  transport = { cents: 390, freeFromCents: 6000 },
) =>
  draftSums(
    {
      lines,
      transport,
      coupons: [],
      loyalty,
      countryId: 2,
      terms: { isNet: false, vatRate: 24, countryRate: 24 },
    },
    0,
  ).totals;
const member = (parts: Partial<DraftLoyalty> = {}): DraftLoyalty => ({
  tier: second,
  freePointsCents: 0,
  usesPoints: false,
  ...parts,
});

test('AC-03 the level takes its percents off goods at full price; campaign prices are left alone', () => {
  const lines = [line({ unitCents: 2000 }), line({ productId: 2, unitCents: 3000, isReduced: true })];
  const found = sums(member(), lines);
  expect(found.discounts).toEqual([
    { source: 'loyalty', code: '2', scope: 'FULL_PRICE_PRODUCTS', percent: 15, cents: 300 },
  ]);
  expect(found.lines.map(({ payableCents }) => payableCents)).toEqual([1700, 3000]);
  expect(sums(null, lines).discounts).toEqual([]);
});

test('CT-09 points pay what is left of the goods after everything else, and no delivery', () => {
  const found = sums(member({ tier: first, freePointsCents: 5000, usesPoints: true }));
  expect(found).toMatchObject({ loyaltyCents: 100, pointsCents: 900, payableCents: 390 });
  expect(sums(member({ freePointsCents: 5000 })).pointsCents).toBe(0);
});

test('CT-09 what points could pay is known before they are used', () => {
  const loyalty = member({ freePointsCents: 700 });
  expect(usablePoints(loyalty, sums(loyalty))).toBe(700);
  const rich = member({ freePointsCents: 5000 });
  expect(usablePoints(rich, sums(rich))).toBe(850);
  const using = { ...rich, usesPoints: true };
  expect(usablePoints(using, sums(using))).toBe(850);
  expect(usablePoints(null, sums(null))).toBe(0);
});

/** Repeatable noise: the same carts in each run. */
function noise(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('AC-03 CT-07 over 20,000 carts of members the sums agree with a second implementation', () => {
  const random = noise(20_261_123);
  const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const wrong: unknown[] = [];
  for (let cart = 0; cart < 20_000; cart++) {
    const lines = Array.from({ length: random(7) }, () =>
      line({
        productId: 1 + random(5),
        quantity: 1 + random(oneOf([2, 12, 500])),
        unitCents: random(oneOf([4, 200, 20_000, 2_000_000])),
        isReduced: random(3) === 0,
      }),
    );
    const loyalty: DraftLoyalty = {
      tier: oneOf(loyaltyTiers),
      freePointsCents: random(oneOf([2, 500, 100_000, 50_000_000])),
      usesPoints: random(3) > 0,
    };
    const transport = { cents: random(2000), freeFromCents: random(20_000) };
    const found = sums(loyalty, lines, transport);
    const { level, percent } = loyalty.tier;
    const expected = secondTotals({
      lines: lines.map((one) => ({ ...one, productId: one.productId!, vatRate: 24 })),
      transport,
      discounts: [
        { source: 'loyalty', code: String(level), scope: 'FULL_PRICE_PRODUCTS', percent },
        {
          source: 'points',
          code: 'points',
          scope: 'ALL_PRODUCTS',
          cents: loyalty.usesPoints ? loyalty.freePointsCents : 0,
        },
      ],
    });
    const agrees =
      expected.loyalty === found.loyaltyCents &&
      expected.points === found.pointsCents &&
      expected.payable === found.payableCents &&
      expected.vat === found.vatCents &&
      found.pointsCents <= loyalty.freePointsCents &&
      found.payableCents >= found.transport.cents &&
      usablePoints(loyalty, found) ===
        Math.min(
          loyalty.freePointsCents,
          found.lines.reduce((sum, one) => sum + one.payableCents, 0) + found.pointsCents,
        );
    if (!agrees) wrong.push({ lines, loyalty, transport, found, expected });
  }
  expect(wrong.slice(0, 1)).toEqual([]);
});
