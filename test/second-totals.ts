import type { Discount, TotalsInput } from '../src/domain/orders/totals.ts';

/**
 * The sums of an order a second time, written from the rule and not from the code: amounts are fractions of whole numbers,
 * and cents are handed out one by one. Slow, and in agreement with `totalsOf` or one of them is wrong.
 */
export function secondTotals({ lines, transport, discounts }: TotalsInput) {
  const goods = lines.map((line) => ({ ...line, rest: BigInt(line.unitCents) * BigInt(line.quantity) }));
  const whole = sum(goods.map(({ rest }) => rest));
  const sums = { campaign: 0n, coupon: 0n, loyalty: 0n, points: 0n };

  const baseOf = (discount: Discount): bigint[] => {
    if (discount.scope === 'ALL_PRODUCTS') return goods.map(({ rest }) => rest);
    if (discount.scope === 'FULL_PRICE_PRODUCTS') {
      return goods.map(({ rest, isReduced }) => (isReduced ? 0n : rest));
    }
    if (discount.scope === 'SPECIFIC_PRODUCTS') {
      return goods.map(({ rest, productId }) => (discount.productIds?.includes(productId) ? rest : 0n));
    }
    const prices = goods.map(({ unitCents }) => unitCents).filter((cents) => cents > 0);
    const place = goods.findIndex(({ unitCents }) => unitCents > 0 && unitCents === Math.min(...prices));
    return goods.map(({ rest, quantity }, index) => (index === place ? rest / BigInt(quantity) : 0n));
  };
  const off = ({ percent, cents }: Discount, base: bigint): bigint => {
    const wanted = percent === undefined ? BigInt(cents ?? 0) : halfUp(base * BigInt(percent), 100n);
    return wanted > base ? base : wanted;
  };
  const takeAll = (source: Discount['source']) => {
    for (const discount of discounts) {
      if (discount.source !== source || discount.scope === 'TRANSPORT') continue;
      const bases = baseOf(discount);
      const amount = off(discount, sum(bases));
      sums[source] += amount;
      for (const [index, part] of handOut(amount, bases).entries()) goods[index]!.rest -= part;
    }
  };
  takeAll('campaign');
  takeAll('coupon');
  takeAll('loyalty');
  const isFree =
    transport !== null &&
    transport.freeFromCents !== null &&
    sum(goods.map(({ rest }) => rest)) >= BigInt(transport.freeFromCents);
  const carried = transport === null || isFree ? 0n : BigInt(transport.cents);
  let transportRest = carried;
  for (const source of ['campaign', 'coupon', 'loyalty', 'points'] as const) {
    for (const discount of discounts) {
      if (discount.scope !== 'TRANSPORT' || discount.source !== source) continue;
      const amount = off(discount, transportRest);
      sums[source] += amount;
      transportRest -= amount;
    }
  }
  takeAll('points');

  // Rates are tenths of a percent at the finest.
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a);
  const atRate = (rate: number) =>
    sum(goods.filter(({ vatRate }) => vatRate === rate).map(({ rest }) => rest));
  const carriedAt = handOut(transportRest, rates.map(atRate));
  const vat = rates.map((rate, index) => {
    const gross = atRate(rate) + carriedAt[index]!;
    return gross - halfUp(gross * 1000n, 1000n + BigInt(Math.round(rate * 10)));
  });
  const payable = sum(goods.map(({ rest }) => rest)) + transportRest;
  return {
    total: Number(whole + carried),
    afterCoupons: Number(whole + carried - sums.campaign - sums.coupon),
    loyalty: Number(sums.loyalty),
    points: Number(sums.points),
    payable: Number(payable),
    vat: Number(sum(vat)),
    lines: goods.map(({ rest }) => Number(rest)),
    transport: Number(transportRest),
  };
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((a, b) => a + b, 0n);
}

/** A fraction of whole numbers, half rounded up. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** Every cent that whole shares leave over goes to whoever is owed the largest part of one, the first of equals. */
function handOut(amount: bigint, bases: readonly bigint[]): bigint[] {
  const all = sum(bases);
  if (bases.length === 0) return [];
  if (all === 0n) return bases.map((_, index) => (index === 0 ? amount : 0n));
  const given = bases.map((base) => (amount * base) / all);
  const owed = bases.map((base) => (amount * base) % all);
  for (let left = amount - sum(given); left > 0n; left--) {
    let best = 0;
    for (let index = 1; index < owed.length; index++) if (owed[index]! > owed[best]!) best = index;
    given[best]! += 1n;
    owed[best] = -1n;
  }
  return given;
}
