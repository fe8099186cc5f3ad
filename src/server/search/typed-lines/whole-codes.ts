import { hasEanCheckDigit } from '../../../domain/search/codes.ts';
import { codeWord } from '../../../domain/search/fold.ts';
import type { Db } from '../../database.ts';
import { prepared } from '../../platform/db.ts';

/** What stands between the parts of a code; the index of the migration leaves out the same. */
const separators = ' ./,_+-–×()#:';
/** Shorter ones are too often something else, such as a shade. */
const minKeyLength = 3;
const maxKeyLength = 64;
/** Of a line that holds more than a code, so many words may be the code. */
const maxWords = 8;

interface CodeRow {
  code: string;
  id: number;
  is_disabled: boolean;
}

/** $1 SKUs in lower case without separators, $2 EANs */
const readCodes = prepared<CodeRow>(
  'search.whole_codes',
  `select translate(lower(sku), '${separators}', '') as code, id, is_disabled from product
    where translate(lower(sku), '${separators}', '') = any($1::text[]) and not is_ticket
  union select ean, id, is_disabled from product where ean = any($2::text[]) and not is_ticket`,
);

/**
 * Products whose SKU or EAN each text is, with any separators or none, or holds beside words (`OX-PC-664 dark copper`).
 * They are looked up among all products: what is no longer sold is found too, where nothing else has the code.
 */
export async function findWholeCodes(db: Db, texts: readonly string[]): Promise<number[][]> {
  const wanted = texts.map((text) => ({ whole: keysOf(text), within: keysWithin(text) }));
  const all = new Set(wanted.flatMap(({ whole, within }) => [...whole, ...within]));
  if (all.size === 0) return texts.map(() => []);
  const keys = [...all];
  const rows = await readCodes(db, [keys, keys.filter((key) => /^\d{8,14}$/.test(key))]);
  const byCode = Map.groupBy(rows, ({ code }) => code);
  const found = (codes: readonly string[]): number[] => {
    const products = codes.flatMap((code) => byCode.get(code) ?? []);
    const sold = products.filter((one) => !one.is_disabled);
    return [...new Set((sold.length > 0 ? sold : products).map(({ id }) => id))];
  };
  return wanted.map(({ whole, within }) => {
    const exact = found(whole);
    return exact.length > 0 ? exact : found(within);
  });
}

/** A code as it may be stored: its letters as typed and without their marks, an EAN with and without its leading zero. */
function keysOf(text: string): string[] {
  const plain = [...text.trim().toLowerCase()].filter((letter) => !separators.includes(letter)).join('');
  const keys = [plain, codeWord(text)];
  if (hasEanCheckDigit(plain)) keys.push(plain.padStart(13, '0'), plain.replace(/^0+(?=\d{12})/, ''));
  return [...new Set(keys)].filter((key) => key.length >= minKeyLength && key.length <= maxKeyLength);
}

/** Words that can be nothing but a code: letters with digits, digits enough, or three pieces and more. */
function keysWithin(text: string): string[] {
  const words = text.trim().split(/\s+/).slice(0, maxWords);
  if (words.length < 2) return [];
  return words.filter((word) => isInPieces(word) || isCodeWord(codeWord(word))).flatMap(keysOf);
}

const isInPieces = (word: string) => /^[^\s./_-]+(?:[./_-][^\s./_-]+){2,}$/.test(word);

function isCodeWord(word: string): boolean {
  return /^\d+$/.test(word)
    ? word.length >= 6
    : word.length >= 5 && /\d/.test(word) && /\p{L}{2}/u.test(word);
}
