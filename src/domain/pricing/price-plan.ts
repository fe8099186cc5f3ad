/** A price of one product in one list. Times are ms since 1970, the end does not belong to it, `null` is open. */
export interface PricePeriod {
  cents: number;
  from: number | null;
  to: number | null;
}

/** As it stands in the shop. What has begun is history: it can be ended, never rewritten. */
export interface PresentPrice extends PricePeriod {
  id: number;
  hasBegun: boolean;
  isOver: boolean;
}

export interface PricePlan {
  /** Prices that have not begun and are no longer wanted. */
  remove: number[];
  /** Prices in force whose end moves; `'now'` ends them at this instant. */
  end: { id: number; to: number | null | 'now' }[];
  add: { cents: number; from: number | null | 'now'; to: number | null }[];
}

/**
 * The changes after which `wanted` holds from now on. A new product takes all of it, past periods too:
 * the merchant knows what it cost before it came here. Otherwise the past stays as it is, a price that is as wanted is
 * left alone, and a changed one ends now and is followed by a new one. Both lists are free of overlaps, and so is the
 * outcome.
 */
export function planPrices(
  present: readonly PresentPrice[],
  wanted: readonly PricePeriod[],
  nowMs: number,
  isNew: boolean,
): PricePlan {
  if (isNew) return { remove: [], end: [], add: [...wanted] };
  const plan: PricePlan = { remove: [], end: [], add: [] };
  const running = present.find((price) => price.hasBegun && !price.isOver);
  const current = wanted.find(({ from, to }) => (from ?? -Infinity) <= nowMs && nowMs < (to ?? Infinity));
  if (running && current?.cents === running.cents) {
    if (current.to !== running.to) plan.end.push({ id: running.id, to: current.to });
  } else {
    if (running) plan.end.push({ id: running.id, to: 'now' });
    if (current) plan.add.push({ cents: current.cents, from: 'now', to: current.to });
  }
  const later = wanted.filter(({ from }) => from !== null && from > nowMs);
  const coming = present.filter((price) => !price.hasBegun);
  const isSame = (a: PricePeriod, b: PricePeriod) =>
    a.cents === b.cents && a.from === b.from && a.to === b.to;
  for (const price of coming) if (!later.some((one) => isSame(one, price))) plan.remove.push(price.id);
  for (const price of later) if (!coming.some((one) => isSame(one, price))) plan.add.push(price);
  return plan;
}

/** A price as merchants give it: times in ISO 8601, left out where it is open. */
export interface GivenPrice {
  list: string;
  cents: number;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The prices given for one list, as periods in order that do not overlap. The one without dates holds whenever
 * no dated one does. Answers in words what cannot be: two for the same time, or an end before the beginning.
 */
export function periodsOf(prices: readonly GivenPrice[]): PricePeriod[] | { index: number; reason: string } {
  const dated: (PricePeriod & { index: number })[] = [];
  let base: number | undefined;
  for (const [index, price] of prices.entries()) {
    const from = price.from === undefined ? null : Date.parse(price.from);
    const to = price.to === undefined ? null : Date.parse(price.to);
    if (from !== null && to !== null && from >= to) return { index, reason: 'ends before it begins' };
    if (from !== null || to !== null) dated.push({ index, cents: price.cents, from, to });
    else if (base !== undefined) return { index, reason: 'a second price without dates' };
    else base = price.cents;
  }
  dated.sort((a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity));
  for (const [at, price] of dated.entries()) {
    const before = dated[at - 1];
    if (before && (before.to ?? Infinity) > price.from!)
      return { index: price.index, reason: 'two dated prices for the same time' };
  }
  return merged(base === undefined ? dated : filled(dated, base));
}

/** Where prices of one list contradict each other, counted among all prices given. */
export function findContradiction(
  prices: readonly GivenPrice[],
): { index: number; reason: string } | undefined {
  for (const list of new Set(prices.map((price) => price.list))) {
    const own = prices.filter((price) => price.list === list);
    const periods = periodsOf(own);
    if (!Array.isArray(periods))
      return { index: prices.indexOf(own[periods.index]!), reason: periods.reason };
  }
  return undefined;
}

/** The dated prices with the price without dates before, between and after them. */
function filled(dated: readonly PricePeriod[], cents: number): PricePeriod[] {
  const periods: PricePeriod[] = [];
  let from: number | null = null;
  let isOpen = true;
  for (const price of dated) {
    if (price.from !== null && price.from !== from) periods.push({ cents, from, to: price.from });
    periods.push(price);
    from = price.to;
    isOpen = price.to !== null;
  }
  if (isOpen) periods.push({ cents, from, to: null });
  return periods;
}

/** Neighbours with the same price are one: the price did not change. */
function merged(periods: readonly PricePeriod[]): PricePeriod[] {
  const out: PricePeriod[] = [];
  for (const { cents, from, to } of periods) {
    const last = out.at(-1);
    if (last && last.cents === cents && last.to === from && last.to !== null) last.to = to;
    else out.push({ cents, from, to });
  }
  return out;
}
