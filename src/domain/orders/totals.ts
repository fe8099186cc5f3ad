import { netOf, prorate, roundCents } from '../money.ts';

/** What a discount takes from (CT-08). */
export const discountScopes = [
  'ALL_PRODUCTS',
  /** Lines whose price is not reduced already. */
  'FULL_PRICE_PRODUCTS',
  /** One piece of the line with the lowest price of a piece. */
  'CHEAPEST_PRODUCT',
  'SPECIFIC_PRODUCTS',
  'TRANSPORT',
] as const;
export type DiscountScope = (typeof discountScopes)[number];

/** What a discount comes from, in the order they are taken. */
export const discountSources = ['campaign', 'coupon', 'loyalty', 'points'] as const;
export type DiscountSource = (typeof discountSources)[number];

export interface Discount {
  source: DiscountSource;
  /** The coupon's code, the campaign's or the tier's name: what the explanation shows. */
  code: string;
  scope: DiscountScope;
  /** Products of SPECIFIC_PRODUCTS. */
  productIds?: readonly number[];
  /** Either percents of what is left of its scope, or whole cents of it, never more than there is. */
  percent?: number;
  cents?: number;
}

export interface TotalsLine {
  productId: number;
  /** Whole pieces, at least one. */
  quantity: number;
  /** Cents of one piece, in the terms of the order. */
  unitCents: number;
  /** Whether the price is a reduction, which some discounts leave alone. */
  isReduced: boolean;
  /** Percent, 24 or 25.5; 0 where no VAT is charged. */
  vatRate: number;
}

export interface Transport {
  cents: number;
  /** Free when the goods cost so much after discounts; null: never. */
  freeFromCents: number | null;
}

export interface TotalsInput {
  lines: readonly TotalsLine[];
  /** Null: no way of delivery was chosen yet. */
  transport: Transport | null;
  discounts: readonly Discount[];
}

/** What one discount took, as the explanation shows it. */
export interface TakenDiscount {
  source: DiscountSource;
  code: string;
  scope: DiscountScope;
  /** Null: it was a sum, or the order is older than this. */
  percent?: number | null;
  cents: number;
}

export interface LineTotals {
  /** Price of a piece times pieces. */
  cents: number;
  /** What the discounts took of it, each under its place in the order's discounts. */
  taken: number[];
  /** What is left to be paid. */
  payableCents: number;
  vatCents: number;
}

/** The VAT of one rate over the whole order, as the invoice lists it. */
export interface VatTotal {
  rate: number;
  netCents: number;
  vatCents: number;
}

export interface Totals {
  lines: LineTotals[];
  /** Lines and transport before discounts. */
  totalCents: number;
  transport: LineTotals;
  /** After campaigns and coupons. */
  afterCouponsCents: number;
  loyaltyCents: number;
  pointsCents: number;
  payableCents: number;
  vatCents: number;
  vat: VatTotal[];
  discounts: TakenDiscount[];
}

/**
 * All sums of an order, exact to the cent: lines, transport and what was taken of them add up to what is to be paid, and
 * the VAT of lines and transport to that of its rates. Discounts are taken one after the other, campaigns, coupons, the
 * tier, points, each from what those before have left. A discount is shared over its lines by what is left of them, with
 * the largest remainders getting the odd cents. Transport is taxed as the goods it brings.
 */
export function totalsOf({ lines, transport, discounts }: TotalsInput): Totals {
  const ordered = discounts.toSorted(
    (a, b) => discountSources.indexOf(a.source) - discountSources.indexOf(b.source),
  );
  const left = lines.map((line) => line.unitCents * line.quantity);
  const shares = lines.map((): number[] => []);
  const taken = ordered.map(() => 0);

  const take = (discount: Discount, at: number) => {
    const weights = weightsOf(discount, lines, left);
    const sum = totalOf(weights);
    const cents = amountOf(discount, sum);
    taken[at]! += cents;
    for (const [index, share] of prorate(cents, weights).entries()) {
      shares[index]![at] = (shares[index]![at] ?? 0) + share;
      left[index]! -= share;
    }
  };
  const goods = (source: DiscountSource) => {
    for (const [at, one] of ordered.entries()) {
      if (one.source === source && one.scope !== 'TRANSPORT') take(one, at);
    }
  };
  goods('campaign');
  goods('coupon');
  goods('loyalty');

  // Points are a way to pay, so they do not make a delivery dearer that the goods have earned.
  const carried = transport ? transportCents(transport, totalOf(left)) : 0;
  let transportLeft = carried;
  const transportShares: number[] = [];
  for (const [at, one] of ordered.entries()) {
    if (one.scope !== 'TRANSPORT') continue;
    const cents = amountOf(one, transportLeft);
    taken[at]! += cents;
    transportShares[at] = cents;
    transportLeft -= cents;
  }
  goods('points');

  const payable = totalOf(left) + transportLeft;
  const vat = vatOf(lines, left, transportLeft);
  const sumOf = (...sources: DiscountSource[]) =>
    totalOf(taken.filter((_, at) => sources.includes(ordered[at]!.source)));
  const totalCents = totalOf(lines.map((line) => line.unitCents * line.quantity)) + carried;
  return {
    lines: lines.map((line, index) => ({
      cents: line.unitCents * line.quantity,
      taken: ordered.map((_, at) => shares[index]![at] ?? 0),
      payableCents: left[index]!,
      vatCents: vat.ofLines[index]!,
    })),
    transport: {
      cents: carried,
      taken: ordered.map((_, at) => transportShares[at] ?? 0),
      payableCents: transportLeft,
      vatCents: vat.ofTransport,
    },
    totalCents,
    afterCouponsCents: totalCents - sumOf('campaign', 'coupon'),
    loyaltyCents: sumOf('loyalty'),
    pointsCents: sumOf('points'),
    payableCents: payable,
    vatCents: totalOf(vat.rates.map((rate) => rate.vatCents)),
    vat: vat.rates,
    discounts: ordered.map(({ source, code, scope, percent = null }, at) => ({
      source,
      code,
      scope,
      percent,
      cents: taken[at]!,
    })),
  };
}

/** Whether there is anything among the lines that a discount may take from; of no lines nothing is said yet. */
export function takesFromAny(
  { scope, productIds }: Pick<Discount, 'scope' | 'productIds'>,
  lines: readonly TotalsLine[],
): boolean {
  if (lines.length === 0 || scope === 'TRANSPORT') return true;
  const goods = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  return weightsOf({ scope, productIds }, lines, goods).some((cents) => cents > 0);
}

/** What is left of each line that a discount may take from. */
function weightsOf(
  { scope, productIds = [] }: Pick<Discount, 'scope' | 'productIds'>,
  lines: readonly TotalsLine[],
  left: readonly number[],
): number[] {
  switch (scope) {
    case 'ALL_PRODUCTS':
      return [...left];
    case 'FULL_PRICE_PRODUCTS':
      return left.map((cents, index) => (lines[index]!.isReduced ? 0 : cents));
    case 'SPECIFIC_PRODUCTS':
      return left.map((cents, index) => (productIds.includes(lines[index]!.productId) ? cents : 0));
    case 'CHEAPEST_PRODUCT': {
      const cheapest = cheapestOf(lines);
      return left.map((cents, index) =>
        index === cheapest ? Math.floor(cents / lines[index]!.quantity) : 0,
      );
    }
    case 'TRANSPORT':
      return left.map(() => 0);
  }
}

/** The line with the lowest price of a piece, the first of equals; gifts are no such line. */
function cheapestOf(lines: readonly TotalsLine[]): number {
  let cheapest = -1;
  for (const [index, { unitCents }] of lines.entries()) {
    if (unitCents > 0 && (cheapest < 0 || unitCents < lines[cheapest]!.unitCents)) cheapest = index;
  }
  return cheapest;
}

function amountOf({ percent, cents }: Discount, ofCents: number): number {
  const wanted = percent === undefined ? (cents ?? 0) : roundCents((ofCents * percent) / 100);
  return Math.min(Math.max(wanted, 0), ofCents);
}

/** What a transport costs for goods of so much after discounts. */
export function transportCents({ cents, freeFromCents }: Transport, goodsCents: number): number {
  return freeFromCents !== null && goodsCents >= freeFromCents ? 0 : cents;
}

/** VAT is rounded once a rate, then shared over what it is of, so that both add up. */
function vatOf(lines: readonly TotalsLine[], left: readonly number[], transportCents: number) {
  const rates = [...new Set(lines.map((line) => line.vatRate))].toSorted((a, b) => b - a);
  const goodsAt = (rate: number) => totalOf(left.filter((_, index) => lines[index]!.vatRate === rate));
  const transportAt = prorate(transportCents, rates.map(goodsAt));
  const ofLines = lines.map(() => 0);
  let ofTransport = 0;
  const found = rates.map((rate, at): VatTotal => {
    const grossCents = goodsAt(rate) + transportAt[at]!;
    const netCents = netOf(grossCents, rate);
    const indexes = lines.flatMap((line, index) => (line.vatRate === rate ? [index] : []));
    const parts = prorate(grossCents - netCents, [...indexes.map((index) => left[index]!), transportAt[at]!]);
    for (const [place, index] of indexes.entries()) ofLines[index] = parts[place]!;
    ofTransport += parts.at(-1)!;
    return { rate, netCents, vatCents: grossCents - netCents };
  });
  return { rates: found, ofLines, ofTransport };
}

function totalOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}
