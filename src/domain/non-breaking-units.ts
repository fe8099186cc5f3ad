/** A number stays with its unit, and with what it is multiplied by: `60 ml`, `90 × 120 cm`. */
export const nonBreakingUnits = (text: string) =>
  text
    .replaceAll(/(\d(?: \p{Ll}{1,3})?) × (?=\d)/gu, '$1\u00a0×\u00a0')
    .replaceAll(/(\d) (?=\p{Ll}{1,3}(?:[.,;\u2069\u00a0]|$))/gu, '$1\u00a0');
