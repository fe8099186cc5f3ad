import type { texts } from './et/index.ts';
import type { texts as onDemand } from './et/on-demand/index.ts';
import type { lazyAreas } from './lazy-areas.ts';

/** Texts of the shop: those every page has at hand, and those that come with code fetched on demand. */
type ShopTexts = typeof texts & typeof onDemand;

type LazyLoaders = typeof lazyAreas;
export type LazyArea = keyof LazyLoaders;
type LazyTexts = {
  [A in LazyArea]: LazyLoaders[A] extends { et: () => Promise<{ default: infer Tree }> } ? Tree : never;
};

/** Estonian is the source: what is written there is what a key may be. */
export type AllTexts = ShopTexts & LazyTexts;

/** A text that depends on a number, by the categories of `Intl.PluralRules`. */
export interface Plural {
  zero?: string;
  one: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

type Keys<T, Wanted extends 'text' | 'plural', Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? Wanted extends 'text'
      ? `${Path}${K}`
      : never
    : T[K] extends { one: string; other: string }
      ? Wanted extends 'plural'
        ? `${Path}${K}`
        : never
      : Keys<T[K], Wanted, `${Path}${K}.`>;
}[keyof T & string];

export type TextKey = Keys<AllTexts, 'text'>;
export type PluralKey = Keys<AllTexts, 'plural'>;

/** What one language brings: the same shape, each text in that language. */
export type Resources = { [area: string]: TextTree | undefined };
export type TextTree = { [key: string]: string | Plural | TextTree };
