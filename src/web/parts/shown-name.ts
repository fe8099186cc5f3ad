/**
 * The name of a product or category as it is shown. Finnish joins a word to a name of several words by a hyphen
 * (`Wild Rose -hoitoaine`); that hyphen belongs to its word and must not end a line.
 */
export function shownName(name: string): string {
  return name.replaceAll(' -', ' -\u2060');
}
