import { facetSpan } from '../../../domain/search/facet-ids.ts';
import { isOnlyFilter, type PlannedQuery, type SearchFacets } from '../../../domain/search/port.ts';
import { codeSearch, codeWeight, type CodeSearch } from '../../../domain/search/variation-codes.ts';
import { candidatesOf } from './candidates.ts';
import { noPrice, type Columns } from './columns.ts';

/** Groups are bits of a number. */
export const maxGroups = 30;

/** What a search finds, before it is put in order: a result's row is the variation shown. */
export interface Evaluated {
  rows: number[];
  /** How well each row answers to codes that were typed. */
  weights: number[];
  facets: SearchFacets;
}

/**
 * Finds, shows and counts by the rule of `shown-variation.ts` in one walk over the candidate rows: the groups of which
 * a row has a facet are bits, so that "fits", "fits but for this group" and "fits but for the price" are comparisons
 * of numbers. `found`: listings that words found, `null` without words.
 */
export function evaluate(
  columns: Columns,
  query: PlannedQuery,
  found: readonly number[] | null,
  discountSteps: readonly number[],
): Evaluated {
  const walk = new Walk(columns, query, discountSteps);
  const { rows, group } = candidatesOf(columns, query, found);
  walk.rows(rows, group);
  if (group !== null && query.facets.length > 0 && !isOnlyFilter(query) && walk.isCounted(group)) {
    walk.countWithout(group, candidatesOf(columns, query, found, group).rows);
  }
  return walk.answer();
}

class Walk {
  private readonly columns: Columns;
  private readonly query: PlannedQuery;
  private readonly discountSteps: readonly number[];
  private readonly codes: CodeSearch;
  /** Bits of the groups that choose a facet. */
  private readonly choosing: Int32Array;
  /** Bit of the group that a facet is shown in. */
  private readonly shownIn: Int32Array;
  private readonly all: number;
  private readonly counts: Int32Array;
  /** The result a facet was last counted for: what variations of a family share counts once. */
  private readonly countedFor: Int32Array;
  private readonly discounts: number[];
  private readonly found: number[] = [];
  private readonly weights: number[] = [];
  private min = Infinity;
  private max = -Infinity;

  constructor(columns: Columns, query: PlannedQuery, discountSteps: readonly number[]) {
    this.columns = columns;
    this.query = query;
    this.discountSteps = discountSteps;
    this.codes = codeSearch(query);
    const facets = columns.facetIds.length;
    this.choosing = new Int32Array(facets);
    this.shownIn = new Int32Array(facets);
    this.counts = new Int32Array(facets);
    this.countedFor = new Int32Array(facets).fill(-1);
    this.discounts = discountSteps.map(() => 0);
    const { groups } = query.filters;
    this.all = 2 ** groups.length - 1;
    groups.forEach(({ ids, members }, at) => {
      const bit = 1 << at;
      for (const id of ids) {
        const facet = columns.facetNumber(id);
        if (facet >= 0) this.choosing[facet]! |= bit;
      }
      if (isOnlyFilter(query)) return;
      if ('from' in members) {
        columns.facetIds.forEach((id, facet) => {
          if (id >= members.from && id <= members.to) this.shownIn[facet] = bit;
        });
      } else {
        for (const id of members) {
          const facet = columns.facetNumber(id);
          if (facet >= 0) this.shownIn[facet] = bit;
        }
      }
    });
  }

  /** Whether anything of the group is shown with a count. */
  isCounted(group: number): boolean {
    return this.shownIn.includes(1 << group);
  }

  /** Finds, shows and counts among these rows, which all have a facet of `group`. */
  rows(rows: Int32Array, group: number | null): void {
    const { columns, query, all, choosing, discountSteps, discounts } = this;
    const { audiences } = columns;
    const audience = query.audience - 1;
    const isKnown = audience >= 0 && audience < audiences;
    const { price, discountRate = 0 } = query.filters;
    const isPriced = price?.start !== undefined || price?.end !== undefined;
    const [lowest, highest] = [price?.start ?? 0, price?.end ?? Infinity];
    const isGathered = query.of === 'listings';
    const hasCodes = this.codes.weights.size > 0;
    const counts = query.facets.length > 0;
    const stock = columns.facetNumber(query.stock);
    const [facetStart, facets, listings] = [columns.facetStart.at, columns.facets.at, columns.listings.at];

    const isChosenAlready = all === (group === null ? 0 : 1 << group);

    for (let at = 0; at < rows.length;) {
      const listing = listings[rows[at]!]!;
      const result = rows[at]!;
      const isAlone = !isGathered || at + 1 === rows.length || listings[rows[at + 1]!] !== listing;
      let shown = -1;
      let shownRank = -1;
      let shownAtAnyPrice = -1;
      let rankAtAnyPrice = -1;
      let deepest = -1;
      do {
        const row = rows[at]!;
        const to = facetStart[row + 1]!;
        let chosen = isChosenAlready ? all : 0;
        let isInStock = 0;
        // Most listings are a single product, where stock decides nothing.
        if (!isChosenAlready || !isAlone) {
          for (let place = facetStart[row]!; place < to; place++) {
            const facet = facets[place]!;
            chosen |= choosing[facet]!;
            if (facet === stock) isInStock = 2;
          }
        }
        const missing = all & ~chosen;
        // Two groups short, it fits whichever of them is left out.
        if ((missing & (missing - 1)) === 0) {
          const cents = isKnown ? columns.prices.at[row * audiences + audience]! : noPrice;
          const discount = isKnown ? columns.discounts.at[row * audiences + audience]! : 0;
          const isPriceMet = !isPriced || (cents !== noPrice && cents >= lowest && cents <= highest);
          const isDiscountMet = discount >= discountRate;
          if (missing === 0) {
            if (isPriceMet && discount > deepest) deepest = discount;
            if (isDiscountMet) {
              const weight = hasCodes ? codeWeight(columns.codesOf(row), this.codes) : 0;
              const isLead = columns.products.at[row] === columns.ids.at[listing] ? 1 : 0;
              // Rows come in the family's order: of equals the first stays.
              const rank = weight * 4 + isInStock + isLead;
              if (rank > rankAtAnyPrice) [shownAtAnyPrice, rankAtAnyPrice] = [row, rank];
              if (isPriceMet && rank > shownRank) [shown, shownRank] = [row, rank];
            }
          }
          if (counts && isPriceMet && isDiscountMet) this.count(row, missing, result);
        }
        at++;
      } while (isGathered && at < rows.length && listings[rows[at]!] === listing);

      if (shown >= 0) {
        this.found.push(shown);
        this.weights.push(shownRank >> 2);
      }
      if (shownAtAnyPrice >= 0 && isKnown) {
        const cents = columns.prices.at[shownAtAnyPrice * audiences + audience]!;
        if (cents !== noPrice) {
          if (cents < this.min) this.min = cents;
          if (cents > this.max) this.max = cents;
        }
      }
      for (let step = 0; step < discountSteps.length && deepest >= discountSteps[step]!; step++)
        discounts[step]!++;
    }
  }

  /** Counts the facets of a group among rows that need not have any it chooses. */
  countWithout(group: number, rows: Int32Array): void {
    const { columns, query, all, choosing, shownIn, counts, countedFor } = this;
    const bit = 1 << group;
    const [facets, facetStart, facetIds] = [columns.facets.at, columns.facetStart.at, columns.facetIds];
    // Facets of a row ascend by id: those of the group end here.
    let last = 0;
    for (let facet = 0; facet < shownIn.length; facet++) {
      if (shownIn[facet] !== bit) continue;
      counts[facet] = 0;
      countedFor[facet] = -1;
      last = Math.max(last, facetIds[facet]!);
    }
    const meetsRanges = this.ranges();
    const isGathered = query.of === 'listings';
    const hasOthers = all !== bit;
    let result = -1;
    let listing = -1;
    for (const row of rows) {
      if (!meetsRanges(row)) continue;
      const to = facetStart[row + 1]!;
      if (hasOthers) {
        let chosen = bit;
        for (let at = facetStart[row]!; at < to; at++) chosen |= choosing[facets[at]!]!;
        if (chosen !== all) continue;
      }
      if (!isGathered || columns.listings.at[row] !== listing) {
        result = row;
        listing = columns.listings.at[row]!;
      }
      for (let at = facetStart[row]!; at < to; at++) {
        const facet = facets[at]!;
        if (shownIn[facet] === bit) {
          if (countedFor[facet] === result) continue;
          countedFor[facet] = result;
          counts[facet]!++;
        } else if (facetIds[facet]! > last) break;
      }
    }
  }

  /** Whether a row meets the price and the discount asked for. */
  private ranges(): (row: number) => boolean {
    const { columns, query } = this;
    const { price, discountRate = 0 } = query.filters;
    const audience = query.audience - 1;
    if (audience >= columns.audiences)
      return () => price?.start === undefined && price?.end === undefined && discountRate === 0;
    const [prices, discounts, audiences] = [columns.prices.at, columns.discounts.at, columns.audiences];
    const isPriced = price?.start !== undefined || price?.end !== undefined;
    // `noPrice` is below every price, and in no range.
    const lowest = isPriced ? (price.start ?? 0) : noPrice;
    const highest = price?.end ?? Infinity;
    return (row) => {
      const cents = prices[row * audiences + audience]!;
      return cents >= lowest && cents <= highest && discounts[row * audiences + audience]! >= discountRate;
    };
  }

  answer(): Evaluated {
    const { columns, query } = this;
    const counts = new Map<number, number>();
    // Without parameters only categories and brands are shown, whose ids come first.
    const end = query.facets.includes('parameter') ? Infinity : facetSpan('campaign').from;
    this.counts.forEach((count, facet) => {
      if (count > 0 && columns.facetIds[facet]! < end) counts.set(columns.facetIds[facet]!, count);
    });
    return {
      rows: this.found,
      weights: this.weights,
      facets: {
        counts,
        price: this.min === Infinity ? null : { min: this.min, max: this.max },
        discounts: this.discountSteps.map((rate, at) => ({ rate, count: this.discounts[at]! })),
      },
    };
  }

  /** A row that lacks nothing counts for all its facets, one that lacks a group for the facets of that group. */
  private count(row: number, missing: number, result: number): void {
    const { counts, countedFor, shownIn } = this;
    const [facets, to] = [this.columns.facets.at, this.columns.facetStart.at[row + 1]!];
    for (let at = this.columns.facetStart.at[row]!; at < to; at++) {
      const facet = facets[at]!;
      if (missing !== 0 && shownIn[facet] !== missing) continue;
      if (countedFor[facet] === result) continue;
      countedFor[facet] = result;
      counts[facet]!++;
    }
  }
}
