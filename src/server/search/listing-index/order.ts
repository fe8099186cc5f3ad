import type { PlannedQuery } from '../../../domain/search/port.ts';
import { noPrice, type Columns } from './columns.ts';

/** What was found, by the place of each hit. */
export interface Hits {
  columns: Columns;
  query: PlannedQuery;
  /** The variation shown. */
  rows: readonly number[];
  /** How well it answers to codes that were typed. */
  weights: readonly number[];
  /** What stands before all ranking, by listing. */
  tiers: ReadonlyMap<number, number> | null;
}

/** The order of a sort among the hits, by their places. */
export function comparator(hits: Hits): (a: number, b: number) => number {
  const { columns, query, rows, weights, tiers } = hits;
  const [listings, ids, popularity, addedAt] = [
    columns.listings.at,
    columns.ids.at,
    columns.popularity.at,
    columns.addedAt.at,
  ];
  const listing = (at: number) => listings[rows[at]!]!;
  // A variation that the audience is asked for but has no place for is not for sale to it.
  const column = query.audience - 1;
  const isKnown = column < columns.audiences;
  const cents = (at: number) =>
    isKnown ? columns.prices.at[rows[at]! * columns.audiences + column]! : noPrice;
  const discount = (at: number) =>
    isKnown ? columns.discounts.at[rows[at]! * columns.audiences + column]! : 0;
  const tier = (at: number) => tiers?.get(listing(at)) ?? 0;
  const byId = (a: number, b: number) => ids[listing(a)]! - ids[listing(b)]!;
  // Variations of a family: the code that was typed first, then the family's order.
  const within = (a: number, b: number) => weights[b]! - weights[a]! || rows[a]! - rows[b]!;
  const byPopularity = (a: number, b: number) => popularity[listing(b)]! - popularity[listing(a)]!;
  switch (query.sort) {
    case 'price': {
      const key = (at: number) => (cents(at) === noPrice ? 2 ** 31 : cents(at));
      return (a, b) => key(a) - key(b) || byId(a, b) || within(a, b);
    }
    case '-price':
      return (a, b) => cents(b) - cents(a) || byId(a, b) || within(a, b);
    case '-discount_rate':
      return (a, b) => discount(b) - discount(a) || byPopularity(a, b) || byId(a, b) || within(a, b);
    case 'newest':
      return (a, b) => addedAt[listing(b)]! - addedAt[listing(a)]! || byId(b, a) || within(a, b);
    case 'relevance':
      return (a, b) => tier(b) - tier(a) || byPopularity(a, b) || byId(a, b) || within(a, b);
    case 'name':
      throw new Error('the index has no names');
  }
}
