import { FieldError, ShopError, type ShopErrorCode } from '../../domain/errors.ts';
import type { LineProblem } from '../../domain/orders/contract.ts';
import type { Offer } from '../catalogue/service.ts';

const codes = {
  GONE: 'PRODUCT_NOT_FOR_SALE',
  NO_PRICE: 'PRODUCT_NOT_FOR_SALE',
  RESTRICTED: 'PRODUCT_RESTRICTED',
  SOLD_OUT: 'NOT_ENOUGH_STOCK',
  NOT_ENOUGH_STOCK: 'NOT_ENOUGH_STOCK',
} as const satisfies Record<Exclude<LineProblem, 'PACK_SIZE'>, ShopErrorCode>;

/** A line that was asked for and cannot be had, as calls name it. */
export interface RefusedLine {
  product: number;
  problem: LineProblem;
  available_stock: number;
}

/** Why a line cannot be written (PL-03), with what its buyer needs to know. */
export function lineRefusal(
  problem: LineProblem,
  { offer, availableStock }: { offer: Offer | undefined; availableStock: number },
): FieldError | ShopError {
  if (problem === 'PACK_SIZE') return new FieldError({ quantity: ['pack_size'] });
  const code = codes[problem];
  if (code === 'PRODUCT_RESTRICTED') {
    return new ShopError(code, undefined, { more: { restrictions: offer?.item.valid_restrictions ?? [] } });
  }
  if (code === 'NOT_ENOUGH_STOCK') {
    return new ShopError(code, undefined, { more: { available_stock: Math.max(0, availableStock) } });
  }
  return new ShopError(code);
}

/** Of several lines none is written: the code of the first, and all that cannot be had. */
export function linesRefusal(refused: readonly RefusedLine[]): ShopError {
  const first = refused[0]!;
  const code = first.problem === 'PACK_SIZE' ? 'PRODUCT_NOT_FOR_SALE' : codes[first.problem];
  return new ShopError(code, undefined, { more: { lines: refused } });
}
