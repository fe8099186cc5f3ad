/**
 * The name of a product or category as it is shown. Finnish joins a word to a name of several words by a hyphen
 * (`Wild Rose -hoitoaine`); that hyphen belongs to its word and must not end a line. Nor may a word of one letter, as the
 * Russian prepositions are, or a number part from what it counts (`, 100 kpl`).
 */
export function shownName(name: string): string {
  return name.replaceAll(' -', ' -\u2060').replace(/(^| )(\p{L}) |(, \d+) /gu, '$1$2$3\u00a0');
}
