import type { LineProblem } from './contract.ts';

/** What decides whether a line can be bought as it stands. */
export interface LineCircumstances {
  /** Null: the product is no more. */
  product: { isDisabled: boolean; isRestricted: boolean; hasPrice: boolean; packSize: number } | null;
  quantity: number;
  /** Free pieces, those reserved for this order included. */
  availableStock: number;
  /** Days until it is sent when none is in stock; null: not sold then. */
  saleDelay: number | null;
}

/** Why a line cannot be bought, or `null` when it can (PL-03). What no change of quantity mends comes first. */
export function lineProblem(line: LineCircumstances): LineProblem | null {
  const { product, quantity, availableStock, saleDelay } = line;
  if (!product || product.isDisabled) return 'GONE';
  if (product.isRestricted) return 'RESTRICTED';
  if (!product.hasPrice) return 'NO_PRICE';
  if (saleDelay === null && availableStock <= 0) return 'SOLD_OUT';
  if (quantity % product.packSize !== 0) return 'PACK_SIZE';
  if (saleDelay === null && quantity > availableStock) return 'NOT_ENOUGH_STOCK';
  return null;
}

/** The most pieces, in whole packs, that may be ordered of what is left; 0: none. */
export function maxPieces(
  {
    availableStock,
    saleDelay,
    packSize,
  }: Pick<LineCircumstances, 'availableStock' | 'saleDelay'> & { packSize: number },
  max: number,
): number {
  const pieces = saleDelay === null ? Math.min(max, Math.max(0, availableStock)) : max;
  return pieces - (pieces % packSize);
}

/**
 * What a product's line holds when two carts become one: both quantities, as far as there is stock (CT-06). Never fewer
 * than the larger cart held alone: that what it held is too much now is shown, not mended.
 */
export function mergedQuantity(
  mine: number,
  theirs: number,
  limits: Pick<LineCircumstances, 'availableStock' | 'saleDelay'> & { packSize: number },
  max: number,
): number {
  return Math.max(mine, theirs, Math.min(mine + theirs, maxPieces(limits, max)));
}
