import type { SearchDocument } from '../../domain/search/port.ts';
import { localeOf, type Language } from '../../domain/locales.ts';
import { binaryArray, textArray } from '../platform/binary-array.ts';
import { facetCodes } from './facet-counts.ts';
import { codesText, vectorOf } from './tsquery.ts';

const tsvectorOid = 3614;

/** Documents as the columns of `search_document`, for `unnest`. */
export function columnsOf(documents: readonly SearchDocument[]): unknown[] {
  const column = <T>(value: (one: SearchDocument) => T) => documents.map(value);
  return [
    column((one) => one.productId),
    column((one) => one.brandId),
    column((one) => one.popularity),
    column((one) => one.addedAt),
    textArray(column((one) => JSON.stringify(byLocale(one.nameKeys)))),
    textArray(column((one) => arrayText(facetsOfDocument(one)))),
    textArray(column((one) => codesText(one.texts))),
    binaryArray(
      tsvectorOid,
      column((one) => vectorOf(one.texts)),
    ),
    column((one) => String(one.seq)),
  ];
}

function facetsOfDocument({ variations }: SearchDocument): readonly number[] {
  if (variations.length === 1) return variations[0]!.facets;
  return [...new Set(variations.flatMap((one) => one.facets))].sort((a, b) => a - b);
}

/** Their variations as the columns of `search_variation`. */
export function variationColumnsOf(documents: readonly SearchDocument[]): unknown[] {
  const rows = documents.flatMap(({ productId, variations }) =>
    variations.map((variation, place) => ({ listing: productId, place, variation })),
  );
  const column = <T>(value: (one: (typeof rows)[number]) => T) => rows.map(value);
  return [
    column((one) => one.listing),
    column((one) => one.variation.productId),
    column((one) => one.place),
    textArray(column((one) => arrayText(one.variation.prices))),
    textArray(column((one) => arrayText(one.variation.discounts))),
    textArray(column((one) => arrayText(one.variation.facets))),
    textArray(column((one) => facetCodes(one.variation.facets))),
    textArray(column((one) => textArrayText(one.variation.codes))),
  ];
}

/** Codes are words of letters and digits. */
function textArrayText(words: readonly string[]): string {
  return `{${words.map((word) => `"${word}"`).join(',')}}`;
}

function arrayText(numbers: readonly (number | null)[]): string {
  return `{${numbers.map((one) => one ?? 'null').join(',')}}`;
}

function byLocale(keys: SearchDocument['nameKeys']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keys).map(([language, key]) => [localeOf[language as Language], key]),
  );
}
