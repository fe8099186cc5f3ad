/** A number stays with its unit: `60 ml`. */
export const nonBreakingUnits = (text: string) =>
  text.replaceAll(/(\d) (?=\p{Ll}{1,3}(?:[.,;\u2069]|$))/gu, '$1\u00a0');
