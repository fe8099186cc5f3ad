import { codeWord } from './fold.ts';
import type { PlannedQuery } from './port.ts';

/** What of a variation visitors type to mean it rather than its sisters. */
interface Codes {
  sku: string;
  ean: string | null;
  shadeCode: string | null;
  amount: number | null;
  unit: string | null;
}

const large: Record<string, string> = { l: 'ml', kg: 'g' };

/** Codes of a variation; the letter in front tells what kind of code each is. */
export function variationCodes({ sku, ean, shadeCode, amount, unit }: Codes): string[] {
  const shade = codeWord(shadeCode ?? '');
  const small = unit === null ? undefined : large[unit];
  const codes = [
    `c${codeWord(sku)}`,
    ...(ean === null ? [] : [`c${codeWord(ean)}`]),
    // One letter or digit begins too many words.
    ...(shade.length >= 2 ? [`s${shade}`] : []),
    ...(amount === null || unit === null
      ? []
      : [`a${Number((amount * (small === undefined ? 1 : 1000)).toFixed(3))}${small ?? unit}`]),
  ];
  return [...new Set(codes)];
}

/** Codes typed that tell variations of a family from each other. */
export interface CodeSearch {
  /** How much each whole code speaks for the variations that have it. */
  weights: ReadonlyMap<string, number>;
  /** Parts of a SKU or EAN. */
  parts: readonly string[];
}

const wholeCode = 100;
const exactShade = 10;
/** For a code that holds a part that was typed, and more when it ends so. */
export const partWeight = 50;
export const tailWeight = 5;

/**
 * SKU and EAN weigh most, whole before in part; then shades, the longer and the more exact the better (`7.4` for
 * `7/43` where a family lacks it), then sizes. Empty where nothing typed can be a code.
 */
export function codeSearch({ terms, exactCode }: Pick<PlannedQuery, 'terms' | 'exactCode'>): CodeSearch {
  const weights = new Map<string, number>();
  const raise = (code: string, weight: number) => weights.set(code, Math.max(weight, weights.get(code) ?? 0));
  const parts = [...new Set(terms.flatMap((term) => term.codePart ?? []))];
  for (const part of parts) raise(`c${part}`, wholeCode);
  for (const word of [exactCode ?? '', ...terms.flatMap((term) => term.alts)]) {
    if (!/^\S*\p{N}\S*$/u.test(word)) continue;
    raise(`c${word}`, wholeCode);
    raise(`a${word}`, 1);
    for (let length = 2; length <= word.length; length++)
      raise(`s${word.slice(0, length)}`, length + (length === word.length ? exactShade : 0));
  }
  return { weights, parts };
}

/** How well a variation with these codes answers to what was typed. */
export function codeWeight(codes: readonly string[], { weights, parts }: CodeSearch): number {
  let sum = 0;
  for (const code of codes) {
    sum += weights.get(code) ?? 0;
    if (!code.startsWith('c')) continue;
    for (const part of parts)
      if (code.includes(part, 1)) sum += partWeight + (code.endsWith(part) ? tailWeight : 0);
  }
  return sum;
}
