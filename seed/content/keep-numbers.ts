const counted =
  /(?<=\d) (?=(?:%|€|ml|l|g|kg|mm|cm|min|tk|pcs|kpl|gab\.|мл|л|г|кг|мм|см|мин|шт\.)(?![\p{L}\d]))/gu;
const ratio = /(?<=\d) : (?=\d)/g;

/** A number stays on one line with what it counts, and so does a mixing ratio: the spaces between do not break. */
export function keepNumbers(text: string): string {
  return text.replace(counted, '\u00a0').replace(ratio, '\u00a0:\u00a0');
}
