import type { Language } from '../locales.ts';
import type { Sort } from './sorts.ts';

/**
 * What a search engine must do for the shop. Folding, layouts, typing errors, stop words, relaxation and names of
 * brands and categories are above this line and the same for every engine; below it are only words, ids and counts.
 */
export interface ProductSearch {
  search(query: PlannedQuery, options?: { signal?: AbortSignal }): Promise<SearchResult>;
  /** Safe to repeat; a document with an older `seq` never replaces a newer one. */
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(ids: readonly number[], seq: bigint): Promise<void>;
  /** Builds everything anew beside the old and swaps; searches go on meanwhile. */
  rebuild(all: AsyncIterable<SearchDocument>, seq: bigint): Promise<{ docs: number; ms: number }>;
  health(): Promise<{ ok: boolean; docs: number; lagSeq: bigint }>;
}

/** One listing: a product of its own, or a family under the id of its lead variation. */
export interface SearchDocument {
  productId: number;
  brandId: number;
  popularity: number;
  /** ISO date. */
  addedAt: string;
  /** Folded name per language, for sorting. */
  nameKeys: Partial<Record<Language, string>>;
  /** In the family's order; a product without a family is its own only variation. */
  variations: readonly SearchVariation[];
  /** What it is found by: runs of folded words that stand beside each other. Names say their languages, so that visitors find their own first. */
  texts: readonly { weight: Weight; words: readonly string[]; languages?: readonly Language[] }[];
  seq: bigint;
}

/** What filters, prices and stock are asked of: never of a family as a whole, see `shown-variation.ts`. */
export interface SearchVariation {
  productId: number;
  /** Cents per price audience (ordinal 1 first), as that audience sees the price; null: not for sale to it. */
  prices: readonly (number | null)[];
  /** Whole percents per price audience. */
  discounts: readonly number[];
  /** Ids in one space, see `facet-ids.ts`, ascending. */
  facets: readonly number[];
  /** What picks it out of its family, see `variation-codes.ts`. */
  codes: readonly string[];
}

/** A names, B brand and categories, C words of variations and parameters, D codes. Words that are only D are looked up whole and never corrected. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * One of `alts` or `also` must be found; an alt of several words needs all of them. With `prefix` the last word may go
 * on. `also` are words that hold an alt at their end (`juukselakk` for `lakk`); they rank below it. `codePart` finds
 * documents one of whose SKUs or EANs holds it unbroken: without alts the whole code comes first, then codes that
 * begin or end so; beside alts they come after what the alts find.
 */
export interface Term {
  alts: readonly string[];
  also?: readonly string[];
  /** Other names of what `alts` name, whole and with their words beside each other. */
  synonyms?: readonly string[];
  /** Four letters or digits at least, folded and without separators. */
  codePart?: string;
  prefix: boolean;
  /** All words of the documents that begin as the last word of an alt or also, by that word: to be looked up instead of what begins so. */
  begun?: ReadonlyMap<string, readonly string[]>;
}

export const facetKinds = ['category', 'brand', 'price', 'parameter', 'discount', 'stock'] as const;
export type FacetKind = (typeof facetKinds)[number];

export interface PlannedFilters {
  groups: readonly FacetGroup[];
  /** Cents; both ends belong to the range. */
  price?: { start?: number; end?: number };
  /** At least this many percents. */
  discountRate?: number;
}

/** Facets one of which is wanted; facets of the group itself are counted as if nothing were wanted of it. */
export interface FacetGroup {
  ids: readonly number[];
  /** All facet ids of the group, a span or a list of them; none: the group is shown by no facet. */
  members: { from: number; to: number } | readonly number[];
}

export interface PlannedQuery {
  /** `listings`: a card a family. `variations`: each variation is a result of its own. */
  of: 'listings' | 'variations';
  /** Facet of what is in stock for the visitor: of a family, such a variation is shown first. */
  stock: number;
  /** All terms must be found; none: browsing. */
  terms: readonly Term[];
  /** A whole code (SKU, EAN), looked up instead of the terms. */
  exactCode?: string;
  filters: PlannedFilters;
  /** Products that alone are looked at; left out: all. */
  only?: readonly number[];
  sort: Sort;
  /** Names in this language rank first, and sort. */
  language: Language;
  /** Ordinal of the price audience. */
  audience: number;
  page: number;
  pageSize: number;
  facets: readonly FacetKind[];
  /** Counted exactly up to here, then `gte`. */
  countLimit: number;
}

export interface SearchResult {
  /** Products: of each family found, the variation its card shows. */
  ids: number[];
  total: { value: number; relation: 'eq' | 'gte' };
  facets: SearchFacets;
}

export interface SearchFacets {
  /**
   * Facet id to the number of results one would see if it were chosen too; what is not found need not be named. A
   * group chosen from is counted without its own filter, unless `isOnlyFilter` says that this filter is all there is.
   */
  counts: Map<number, number>;
  /** Cents, of what is shown without the price filter. */
  price: { min: number; max: number } | null;
  /** Results one would see if at least so many percents off were asked for, without the discount filter. */
  discounts: { rate: number; count: number }[];
}

/** Whether one group of facets is all that is asked: counted without it, the whole catalogue would be counted each time. */
export function isOnlyFilter({ terms, exactCode, filters, only }: PlannedQuery): boolean {
  const { groups, price, discountRate } = filters;
  const hasRange = price?.start !== undefined || price?.end !== undefined || discountRate !== undefined;
  return (
    only === undefined && terms.length === 0 && exactCode === undefined && groups.length <= 1 && !hasRange
  );
}
