import { grossOf, netOf } from '../money.ts';
import { isInForce, overlaps, type Period, priorPriceStart } from './periods.ts';

/** One price of a product in one list, for the time both the list and the price are in force. */
export interface PriceRow extends Period {
  listCode: string;
  /** What the merchant calls the list. */
  listName: string;
  countryId: number;
  /** Customers the list is for, `null` for everyone. */
  groupId: number | null;
  /** Set for a time, by the list's dates or its own: a campaign, not a regular price. */
  isCampaign: boolean;
  /** Whole cents, without VAT when `isNet`. */
  cents: number;
  isNet: boolean;
}

/** Everything a price depends on beside the product. */
export interface PriceCircumstances {
  groupId: number | null;
  countryId: number;
  /** VAT of the delivery country in percent. */
  vatRate: number;
  /** ms since 1970. */
  now: number;
}

export interface Amount {
  grossCents: number;
  netCents: number;
}

/** The steps that led to a price, in their fixed order. */
export const priceReasonCodes = ['list', 'group', 'campaign'] as const;
export interface PriceReason extends Amount {
  code: (typeof priceReasonCodes)[number];
  listCode: string;
  listName: string;
}

export interface Price extends Amount {
  reasons: PriceReason[];
  /** When the running reduction began (ms), `null` when the price is the regular one. */
  reducedFrom: number | null;
  /** Lowest price this audience had in the 30 days before the reduction; `null` when not reduced or never sold before. */
  lowest30: Amount | null;
  /** What may be struck through: `lowest30` where it is above the price by half a percent or more. */
  old: Amount | null;
  /** Whole percents from `old`, 0 without it. */
  discountRate: number;
}

/**
 * What a customer pays for one piece, and why; `null` when nothing is for sale to them.
 *
 * The lowest price in force in any list open to the customer wins. Lists without dates hold the regular
 * prices, for everyone and for groups; a price of a dated list below them is a reduction. A group's own
 * regular price is no public reduction, so nothing is struck for it.
 */
export function priceFor(rows: readonly PriceRow[], circumstances: PriceCircumstances): Price | null {
  const { now, vatRate } = circumstances;
  const open = openTo(rows, circumstances);
  const steps = stepsAt(open, now, vatRate);
  const last = steps.at(-1);
  if (!last) return null;
  const price: Price = {
    ...amountOf(last, vatRate),
    reasons: steps.map((row) => ({
      code: stepOf(row),
      listCode: row.listCode,
      listName: row.listName,
      ...amountOf(row, vatRate),
    })),
    reducedFrom: null,
    lowest30: null,
    old: null,
    discountRate: 0,
  };
  if (!isReduction(steps)) return price;
  price.reducedFrom = reductionStart(open, now, vatRate);
  price.lowest30 = lowestBefore(open, price.reducedFrom, vatRate);
  price.discountRate = discountRate(price.grossCents, price.lowest30?.grossCents ?? 0);
  if (price.discountRate > 0) price.old = price.lowest30;
  return price;
}

/** The next instant (ms) after `nowMs` at which any of the prices begins or ends; `null` when none does. */
export function nextPriceChange(rows: readonly Period[], nowMs: number): number | null {
  let next = Number.POSITIVE_INFINITY;
  for (const { validFrom, validTo } of rows) {
    if (validFrom !== null && validFrom > nowMs && validFrom < next) next = validFrom;
    if (validTo !== null && validTo > nowMs && validTo < next) next = validTo;
  }
  return next === Number.POSITIVE_INFINITY ? null : next;
}

/** Whole percents from `oldCents` down to `cents`, 0 when it is no reduction. 100 is only what is free. */
export function discountRate(cents: number, oldCents: number): number {
  if (oldCents <= cents) return 0;
  const percent = Math.round(((oldCents - cents) * 100) / oldCents);
  return cents > 0 ? Math.min(99, percent) : percent;
}

/**
 * The lowest price an audience had in the 30 days before an instant; `null`: nothing was for sale to it then. What a letter
 * about a lower price compares with, as a shop may not call a price reduced that was as low two weeks ago.
 */
export function lowestPriceBefore(
  rows: readonly PriceRow[],
  circumstances: Omit<PriceCircumstances, 'now'>,
  beforeMs: number,
): Amount | null {
  return lowestBefore(openTo(rows, circumstances), beforeMs, circumstances.vatRate);
}

function openTo(
  rows: readonly PriceRow[],
  { groupId, countryId }: Pick<PriceCircumstances, 'groupId' | 'countryId'>,
): PriceRow[] {
  return rows.filter(
    (row) => row.countryId === countryId && (row.groupId === null || row.groupId === groupId),
  );
}

function amountOf(row: PriceRow, vatRate: number): Amount {
  return row.isNet
    ? { grossCents: grossOf(row.cents, vatRate), netCents: row.cents }
    : { grossCents: row.cents, netCents: netOf(row.cents, vatRate) };
}

/** Lists in gross and in net terms are compared with VAT. */
function grossCents(row: PriceRow, vatRate: number): number {
  return row.isNet ? grossOf(row.cents, vatRate) : row.cents;
}

function stepOf(row: PriceRow): PriceReason['code'] {
  if (row.isCampaign) return 'campaign';
  return row.groupId === null ? 'list' : 'group';
}

/** The rows that set the price at an instant: regular, then the group's, then a campaign, each below the one before it. */
function stepsAt(open: readonly PriceRow[], atMs: number, vatRate: number): PriceRow[] {
  const lowest: Partial<Record<PriceReason['code'], PriceRow>> = {};
  for (const row of open) {
    if (!isInForce(row, atMs)) continue;
    const step = stepOf(row);
    const best = lowest[step];
    if (!best || grossCents(row, vatRate) < grossCents(best, vatRate)) lowest[step] = row;
  }
  const steps: PriceRow[] = [];
  for (const code of priceReasonCodes) {
    const row = lowest[code];
    const before = steps.at(-1);
    if (row && (!before || grossCents(row, vatRate) < grossCents(before, vatRate))) steps.push(row);
  }
  return steps;
}

/** A campaign is a reduction only where there is a regular price to reduce. */
function isReduction(steps: readonly PriceRow[]): boolean {
  return steps.length > 1 && steps.at(-1)!.isCampaign;
}

/**
 * Where the reduction running at `nowMs` began. Reductions that follow one another without a gap are one
 * as long as the price only falls (art. 6a(5), progressive reduction); a dearer one begins anew, and the
 * cheaper days before it count.
 */
function reductionStart(open: readonly PriceRow[], nowMs: number, vatRate: number): number {
  const boundaries = open
    .flatMap((row) => [row.validFrom, row.validTo])
    .filter((at) => at !== null && at <= nowMs)
    .sort((a, b) => b! - a!) as number[];
  let began = Number.NEGATIVE_INFINITY;
  let later = Number.NEGATIVE_INFINITY;
  for (const boundary of new Set(boundaries)) {
    const steps = stepsAt(open, boundary, vatRate);
    const cents = steps.length > 0 ? grossCents(steps.at(-1)!, vatRate) : 0;
    if (!isReduction(steps) || cents < later) return began;
    began = boundary;
    later = cents;
  }
  return began;
}

/** The lowest price in force for the audience in the 30 days before `beganMs`, campaigns of those days included (C-330/23). */
function lowestBefore(open: readonly PriceRow[], beganMs: number, vatRate: number): Amount | null {
  if (beganMs === Number.NEGATIVE_INFINITY) return null;
  const from = priorPriceStart(beganMs);
  let lowest: PriceRow | undefined;
  for (const row of open) {
    if (!overlaps(row, from, beganMs)) continue;
    if (!lowest || grossCents(row, vatRate) < grossCents(lowest, vatRate)) lowest = row;
  }
  return lowest ? amountOf(lowest, vatRate) : null;
}
