import type {
  PlannedQuery,
  SearchDocument,
  SearchResult,
  SearchVariation,
} from '../../src/domain/search/port.ts';
import { isOnlyFilter } from '../../src/domain/search/port.ts';
import { compareShown, fits, type LeftOut } from '../../src/domain/search/shown-variation.ts';
import { codeSearch, codeWeight } from '../../src/domain/search/variation-codes.ts';

/** A result: a family by the variation its card shows, or a variation by itself. */
interface Found {
  document: SearchDocument;
  shown: SearchVariation;
  place: number;
  codeWeight: number;
  /** Variations that fit. */
  fitting: SearchVariation[];
}

export const discountSteps = [1, 10, 20, 30, 40, 50, 70];

/**
 * What a search answers, worked out in the plainest way: every filter is asked of every variation of every document.
 * Words are found whole. Relevance is popularity: how words rank is the database's.
 */
export function referenceSearch(documents: readonly SearchDocument[], query: PlannedQuery): SearchResult {
  const found = resultsOf(documents, query);
  const cents = resultsOf(documents, query, 'price').flatMap((one) => priceOf(one.shown, query) ?? []);
  const reduced = resultsOf(documents, query, 'discount');
  const start = (query.page - 1) * query.pageSize;
  return {
    ids: found
      .sort((a, b) => inOrder(a, b, query))
      .slice(start, start + query.pageSize)
      .map((one) => one.shown.productId),
    total: { value: found.length, relation: 'eq' },
    facets: {
      counts: countsOf(documents, query),
      price: cents.length === 0 ? null : { min: Math.min(...cents), max: Math.max(...cents) },
      discounts: discountSteps.map((rate) => ({
        rate,
        count: reduced.filter(({ fitting }) =>
          fitting.some((one) => (one.discounts[query.audience - 1] ?? 0) >= rate),
        ).length,
      })),
    },
  };
}

function resultsOf(
  documents: readonly SearchDocument[],
  query: PlannedQuery,
  leftOut: LeftOut = null,
): Found[] {
  const codes = codeSearch(query);
  return documents
    .filter((one) => isMeant(one, query))
    .flatMap((document) => {
      const candidates = document.variations
        .map((shown, place) => ({
          document,
          shown,
          place,
          codeWeight: codeWeight(shown.codes, codes),
          isInStock: shown.facets.includes(query.stock),
          isLead: shown.productId === document.productId,
          fitting: [shown],
        }))
        .filter(({ shown }) => query.only?.includes(shown.productId) ?? true)
        .filter(({ shown }) => fits(shown, query.filters, query.audience, leftOut));
      if (query.of === 'variations' || candidates.length === 0) return candidates;
      const [best] = candidates.toSorted(compareShown);
      return [{ ...best!, fitting: candidates.map((one) => one.shown) }];
    });
}

function isMeant({ texts }: SearchDocument, { terms, exactCode }: PlannedQuery): boolean {
  if (exactCode !== undefined)
    return texts.some((text) => text.weight === 'D' && text.words.includes(exactCode));
  const holds = (part: string) =>
    texts.some(({ weight, words }) => weight === 'D' && words.some((word) => word.includes(part)));
  return terms.every(
    ({ alts, codePart }) =>
      (codePart !== undefined && holds(codePart)) ||
      texts.some(({ words }) => alts.some((alt) => words.includes(alt))),
  );
}

function countsOf(documents: readonly SearchDocument[], query: PlannedQuery): Map<number, number> {
  const { groups } = query.filters;
  const counts = new Map<number, number>();
  const all = new Set(documents.flatMap((one) => one.variations.flatMap(({ facets }) => facets)));
  for (const id of all) {
    const own = groups.findIndex(({ members }) =>
      'from' in members ? id >= members.from && id <= members.to : members.includes(id),
    );
    const leftOut = own < 0 || isOnlyFilter(query) ? null : own;
    const count = resultsOf(documents, query, leftOut).filter(({ fitting }) =>
      fitting.some((one) => one.facets.includes(id)),
    ).length;
    if (count > 0) counts.set(id, count);
  }
  return counts;
}

function priceOf({ prices }: SearchVariation, { audience }: PlannedQuery): number | null {
  return prices[audience - 1] ?? null;
}

function inOrder(a: Found, b: Found, query: PlannedQuery): number {
  const { sort, language, audience } = query;
  const ids = a.document.productId - b.document.productId;
  const popularity = b.document.popularity - a.document.popularity;
  const ofFamily = b.codeWeight - a.codeWeight || a.place - b.place;
  const discount = ({ shown }: Found) => shown.discounts[audience - 1] ?? 0;
  const [priceA, priceB] = [priceOf(a.shown, query), priceOf(b.shown, query)];
  switch (sort) {
    case 'relevance':
      return popularity || ids || ofFamily;
    case 'price':
      return (priceA ?? Infinity) - (priceB ?? Infinity) || ids || ofFamily;
    case '-price':
      return (priceB ?? -Infinity) - (priceA ?? -Infinity) || ids || ofFamily;
    case '-discount_rate':
      return discount(b) - discount(a) || popularity || ids || ofFamily;
    case 'newest':
      return compare(b.document.addedAt, a.document.addedAt) || -ids || ofFamily;
    case 'name':
      return (
        compare(
          a.document.nameKeys[language] ?? '\u{10ffff}',
          b.document.nameKeys[language] ?? '\u{10ffff}',
        ) ||
        ids ||
        ofFamily
      );
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
