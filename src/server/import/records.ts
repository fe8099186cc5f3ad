import type { Language } from '../../domain/locales.ts';
import type { Findings, Place } from './problems.ts';

/** The kinds of records, in the order they are written: each may name those before it. */
export const recordKinds = [
  'brands',
  'categories',
  'parameters',
  'restrictions',
  'price-lists',
  'families',
  'products',
  'related',
] as const;
export type RecordKind = (typeof recordKinds)[number];

export type ImportTexts = Partial<Record<Language, string>>;

/** Things a record names that may be made when the shop does not have them yet. */
export interface Implied {
  brand?: { slug: string; name: string };
  /** Parents before children. */
  categories?: { code: string; parent?: string; name: ImportTexts }[];
  parameters?: { code: string; name: ImportTexts; values: { code: string; name: ImportTexts }[] }[];
  family?: { code: string; kind: 'shade' | 'size' | 'option'; name: ImportTexts };
}

/** A record as a source hands it over: shaped as `import-format.ts` says, but not checked yet. */
export interface RawRecord {
  place: Place;
  value: unknown;
  /** Top-level fields the source speaks of: those it does not name stay as they are. `null`: the record is all there is. */
  fields: ReadonlySet<string> | null;
  /** What the source calls the value at a path such as `['prices', 0, 'cents']`. */
  columnOf(path: readonly PropertyKey[]): string;
  implied?: Implied;
  /** The source may bring along brands, categories and so on that the shop does not know. */
  mayImply?: boolean;
}

/** One file or sheet of one kind of records. */
export interface Source {
  file: string;
  kind: RecordKind;
  /** Units (bytes) of `onRead` it has in all. */
  size: number;
  /** It holds prices of retail price lists, which are made when there are none. */
  needsPriceLists?: boolean;
  records(findings: Findings, onRead: (units: number) => void): AsyncGenerator<RawRecord[]>;
}
