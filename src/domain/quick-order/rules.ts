import type { ProductListItem } from '../catalogue/contract.ts';
import { maxQuantity } from '../orders/limits.ts';

/** Products shown for a text that may mean several. */
export const maxCandidates = 5;
/** Nobody types more into a line; spreadsheets hold longer names, which say no more at their ends. */
export const maxTextLength = 255;
/** No quantity is written longer. */
export const maxQuantityLength = 64;
/** A file of quick order: what 500 lines take many times over. */
export const maxFileBytes = 2_000_000;

export const quickProblems = [
  /** Nothing has this code or name. */
  'UNKNOWN',
  /** More than one product has. */
  'AMBIGUOUS',
  /** The product is no longer sold. */
  'GONE',
  /** It has no price for this customer or country. */
  'NO_PRICE',
  'RESTRICTED',
  'SOLD_OUT',
  /** Some are left, fewer than the line asks for. */
  'NOT_ENOUGH_STOCK',
  /** Sold in packs, and the quantity is no multiple of one. */
  'PACK_SIZE',
  /** What was written is no quantity. */
  'QUANTITY',
] as const;
export type QuickProblem = (typeof quickProblems)[number];

/** What decides whether and how many of a product can be bought. */
export type BuyableFacts = Pick<
  ProductListItem,
  'is_disabled' | 'price' | 'valid_restrictions' | 'available_stock' | 'sale_delay' | 'pack_size'
>;

export interface CheckedQuantity {
  /** `null` where what was written is no quantity. */
  quantity: number | null;
  problem: Exclude<QuickProblem, 'UNKNOWN' | 'AMBIGUOUS'> | null;
  suggested_quantity: number | null;
}

/**
 * Whether so many can be bought. `asked` is what was written (`null`: nothing, which is one pack), `taken` the pieces that
 * other lines of the order ask of the same product.
 */
export function checkQuantity(product: BuyableFacts, asked: number | null, taken = 0): CheckedQuantity {
  const { pack_size: pack } = product;
  const whole = asked === null ? pack : asked;
  const quantity = isQuantity(whole) ? whole : null;
  const refused = (problem: CheckedQuantity['problem'], suggested: number | null = null) => ({
    quantity,
    problem,
    suggested_quantity: suggested,
  });
  if (product.is_disabled) return refused('GONE');
  if (product.price === null) return refused('NO_PRICE');
  if (product.valid_restrictions.length > 0) return refused('RESTRICTED');

  // What is ordered for the customer has no last piece.
  const free = product.sale_delay === null ? product.available_stock - taken : Infinity;
  const packs = Math.floor(Math.min(free, maxQuantity) / pack);
  if (packs < 1)
    return refused(taken > 0 && product.available_stock >= pack ? 'NOT_ENOUGH_STOCK' : 'SOLD_OUT');
  const max = packs * pack;
  const inPacks = (pieces: number) => Math.min(max, Math.max(1, Math.ceil(pieces / pack)) * pack);
  // More than anybody sells is a number all the same.
  const isTooMany = Number.isInteger(whole) && whole > free;
  if (quantity === null && !isTooMany)
    return refused('QUANTITY', inPacks(Number.isFinite(whole) ? whole : pack));
  if (isTooMany) return refused('NOT_ENOUGH_STOCK', max);
  if (whole % pack !== 0) return refused('PACK_SIZE', inPacks(whole));
  return refused(null);
}

/**
 * A quantity as people and spreadsheets write it: `3`, `3,0`, `3 tk`, `1 200`. `null`: nothing was written; NaN: something
 * that is no number. Half a piece and less than one are numbers, and no quantities.
 */
export function readQuantity(written: string | number | null | undefined): number | null {
  if (typeof written === 'number') return written;
  const text = (written ?? '').trim();
  if (text === '') return null;
  if (text.length > maxQuantityLength) return Number.NaN;
  const plain = text
    .replace(/\s*(?:tk|pcs?|шт|kpl|gab|x|×)\.?$/iu, '')
    .replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  if (!/^[+-]?\d{1,9}(?:[.,]\d{1,6})?$/.test(plain)) return Number.NaN;
  // `1.200` is twelve hundred to one reader and little more than one to another: nobody is to guess.
  if (/[.,]\d{3}$/.test(plain) && !/[.,]0+$/.test(plain)) return Number.NaN;
  return Number(plain.replace(',', '.'));
}

export function isQuantity(pieces: number): boolean {
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= maxQuantity;
}
