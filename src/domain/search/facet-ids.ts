import { languages, type Language } from '../locales.ts';

/**
 * Everything a list can be filtered by lives in one space of whole numbers, so that one index answers every filter
 * and one count every facet. A document carries its categories with all that hold them.
 */
const size = 1_000_000;
const places = [
  'category',
  'brand',
  'campaign',
  'parameter',
  'event_category',
  'location',
  'language',
  'stock',
] as const;
export type FacetSpace = (typeof places)[number];

/** The facet id of the thing with this id, or -1 (found nowhere) for an id outside its space. */
export function facetId(space: FacetSpace, id: number): number {
  return Number.isInteger(id) && id > 0 && id < size ? places.indexOf(space) * size + id : -1;
}

/** All ids of a space. */
export function facetSpan(space: FacetSpace): { from: number; to: number } {
  const from = places.indexOf(space) * size;
  return { from: from + 1, to: from + size - 1 };
}

/** What a facet id stands for. */
export function facetOf(id: number): { space: FacetSpace; id: number } {
  return { space: places[Math.floor(id / size)]!, id: id % size };
}

/** The facet id of a language an event is held in. */
export function languageFacet(language: Language): number {
  return facetId('language', languages.indexOf(language) + 1);
}
