import { fold, wordsOf } from '../../domain/search/fold.ts';
import type { Term } from '../../domain/search/port.ts';
import { translate, type Language } from '../../domain/locales.ts';
import { suggestionLimit } from '../../domain/search/address.ts';
import { facetId } from '../../domain/search/facet-ids.ts';
import type { Frame } from './frame.ts';

/** A brand or category by its names, folded. */
interface Name {
  id: number;
  facet: number;
  /** Words of the name in each language. */
  spellings: (readonly string[])[];
}

export interface Names {
  brands: Name[];
  categories: Name[];
  /** How brands of one word are written, by the word folded. */
  brandSpellings: ReadonlyMap<string, string>;
}

/** Brands and categories under every spelling they may be asked for by. */
export function namesOf(frame: Frame): Names {
  return {
    brands: [...frame.brands.values()].map(({ id, name }) => ({
      id,
      facet: facetId('brand', id),
      spellings: [wordsOf(name)],
    })),
    categories: [...frame.categories.values()].map(({ id, i18n_name }) => ({
      id,
      facet: facetId('category', id),
      spellings: [...new Set(Object.values(i18n_name).map((one) => one.value))].map(wordsOf),
    })),
    brandSpellings: new Map([...frame.brands.values()].map(({ name }) => [fold(name), name])),
  };
}

/**
 * Ids of names the terms mean, best first: those all terms speak of, then those spoken of in full among other
 * words. Filled up to eight with what most of the found products belong to (SR-02). `counts` are those of the
 * result; `isListed` tells whether anything is sold under the name at all.
 */
export function meantNames(
  names: readonly Name[],
  terms: readonly Term[],
  counts: ReadonlyMap<number, number>,
  isListed: (facet: number) => boolean,
): number[] {
  const scored = names
    .map((name) => ({ name, score: Math.max(...name.spellings.map((words) => scoreOf(words, terms)), 0) }))
    .filter(({ name, score }) => score > 0 && isListed(name.facet))
    .sort((a, b) => b.score - a.score || countOf(b.name) - countOf(a.name) || a.name.id - b.name.id);
  const meant = scored.map(({ name }) => name.id);
  const others = names
    .filter((name) => countOf(name) > 0)
    .sort((a, b) => countOf(b) - countOf(a) || a.id - b.id)
    .map((name) => name.id);
  return [...new Set([...meant, ...others])].slice(0, suggestionLimit);

  function countOf(name: Name): number {
    return counts.get(name.facet) ?? 0;
  }
}

/** 3: the terms are the name; 2: all terms are in it; 1: all of it is in the terms; 0: neither. */
function scoreOf(words: readonly string[], terms: readonly Term[]): number {
  if (words.length === 0 || terms.length === 0) return 0;
  const isInName = ({ alts, synonyms = [], prefix }: Term) =>
    alts.some((alt) => matches(alt, prefix, words)) || synonyms.some((name) => matches(name, false, words));
  const isInTerms = (word: string) =>
    terms.some(
      ({ alts, synonyms = [], prefix }) =>
        alts.some((alt) => matches(alt, prefix, [word])) ||
        synonyms.some((name) => name.split(' ').includes(word)),
    );
  const allTerms = terms.every(isInName);
  const allWords = words.every(isInTerms);
  return allTerms && allWords ? 3 : allTerms ? 2 : allWords ? 1 : 0;
}

function matches(alt: string, prefix: boolean, words: readonly string[]): boolean {
  const parts = alt.split(' ');
  return parts.every((part, at) =>
    words.some((word) => word === part || (prefix && at === parts.length - 1 && word.startsWith(part))),
  );
}

/** What the bar shows of brands and categories. */
export function suggestionsOf(
  meant: { brands: readonly number[]; categories: readonly number[] },
  frame: Frame,
  language: Language,
) {
  return {
    brands: meant.brands.map((id) => frame.brands.get(id)!).map(({ id, name, slug }) => ({ id, name, slug })),
    categories: meant.categories.map((id) => {
      const { i18n_name, i18n_slug, parent_id } = frame.categories.get(id)!;
      const parent = parent_id === null ? undefined : frame.categories.get(parent_id);
      return {
        id,
        name: translate(i18n_name, language),
        slug: translate(i18n_slug, language),
        parent_name: parent ? translate(parent.i18n_name, language) : null,
      };
    }),
  };
}
