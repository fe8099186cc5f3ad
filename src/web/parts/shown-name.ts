/**
 * The name of a product or category as it is shown. Finnish joins a word to a name of several words by a hyphen
 * (`Wild Rose -hoitoaine`); that hyphen belongs to its word and must not end a line. Nor may a word of one letter, as the
 * Russian prepositions are.
 */
export function shownName(name: string): string {
  return name.replaceAll(' -', ' -\u2060').replace(/(^|\s)(\p{L}) /gu, '$1$2\u00a0');
}
