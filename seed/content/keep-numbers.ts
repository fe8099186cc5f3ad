const counted =
  /(?<=\d) (?=(?:%|€|ml|l|g|kg|mm|cm|min|tk|pcs|kpl|gab\.|мл|л|г|кг|мм|см|мин|шт\.)(?![\p{L}\d]))/gu;
const ratio = /(?<=\d) : (?=\d)/g;
const range = /(?<=\d)–(?=\d)/g;
const electronic = /(?<![\p{L}\d/.-])e-(?=\p{L})/gu;

/**
 * A number stays on one line with what it counts, and so do a mixing ratio, hours from and to, and the short word of
 * `e-post`: nothing between them breaks.
 */
export function keepNumbers(text: string): string {
  return text
    .replace(counted, '\u00a0')
    .replace(ratio, '\u00a0:\u00a0')
    .replace(range, '\u2060–\u2060')
    .replace(electronic, 'e-\u2060');
}
