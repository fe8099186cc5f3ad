import { nonBreakingUnits } from '../../domain/non-breaking-units.ts';

/**
 * The name of a product or category as it is shown. Finnish joins a word to a name of several words by a hyphen
 * (`Wild Rose -hoitoaine`); that hyphen belongs to its word and must not end a line. Nor may a word of one letter, as the
 * Russian prepositions are, or a number part from what it counts (`, 100 kpl`).
 */
export function shownName(name: string): string {
  return name.replaceAll(' -', ' -\u2060').replace(/(^| )(\p{L}) |(, \d+) /gu, '$1$2$3\u00a0');
}

/** What tells a variation from its sisters, as it is shown: measures and ranges (`46–60 cm`) are one piece each. */
export function shownVariation(variation: string): string {
  return nonBreakingUnits(variation).replaceAll(/(\d)–(?=\d)/g, '$1\u2060–\u2060');
}
