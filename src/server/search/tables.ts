import type { Generated, GeneratedAlways } from 'kysely';
import type { Multilingual } from '../../domain/locales.ts';
import type { Day, JsonObject, Stamp } from '../platform/columns.ts';

/** Whom a price is for; `ordinal` is its place in `search_variation.prices` and `.discounts`. */
export interface PriceAudienceTable {
  ordinal: number;
  country_id: number;
  customer_group_id: number | null;
}

export interface SearchDocumentTable {
  product_id: number;
  brand_id: number;
  pop: number;
  added_at: Day;
  /** Sort key of the name per locale. */
  name_keys: JsonObject<Partial<Record<keyof Multilingual, string>>>;
  /** Those of all its variations. */
  facets: number[];
  /** SKUs and EANs without separators, a space around each. */
  codes: string;
  tsv: string;
  seq: Generated<number>;
}

export interface SearchVariationTable {
  /** The document it belongs to. */
  listing: number;
  product_id: number;
  /** In the family's order. */
  place: number;
  prices: (number | null)[];
  discounts: number[];
  facets: number[];
  /** The same facets as `facetCodes` writes them. */
  facet_codes: string;
  codes: string[];
}

/** What changed and when, in the order of writers; `null`: everything. */
export interface SearchChangeTable {
  seq: number;
  listing: number | null;
}

export interface SearchWordTable {
  word: string;
  df: number;
}

export interface SearchSynonymTable {
  id: GeneratedAlways<number>;
  language: string | null;
  word: string;
  synonyms: string[];
}

export interface SearchCountTable {
  shop_id: number;
  language: string;
  term: string;
  count: Generated<number>;
  results: Generated<number>;
  last_at: Stamp;
}

export interface SearchTables {
  price_audience: PriceAudienceTable;
  search_document: SearchDocumentTable;
  search_variation: SearchVariationTable;
  search_change: SearchChangeTable;
  search_word: SearchWordTable;
  search_synonym: SearchSynonymTable;
  search_count: SearchCountTable;
}
