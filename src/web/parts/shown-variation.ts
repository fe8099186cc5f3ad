import { nonBreakingUnits } from '../../domain/non-breaking-units.ts';

/**
 * What tells a variation from its sisters, as it is shown: measures and ranges (`46–60 cm`) are one piece each. Not beside
 * `shownName`, which every first view fetches.
 */
export function shownVariation(variation: string): string {
  return nonBreakingUnits(variation).replaceAll(/(\d)–(?=\d)/g, '$1\u2060–\u2060');
}
