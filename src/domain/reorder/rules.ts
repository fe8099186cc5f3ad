import { lineProblem, maxPieces, type LineCircumstances } from '../orders/problems.ts';
import type { FillProblem } from './contract.ts';

/** What a line holds after more of its product was asked for. */
export interface FilledQuantity {
  /** Of the whole line; what was in the cart before is part of it. */
  quantity: number;
  /** Why it is not what was asked for; null: it is. */
  problem: FillProblem | null;
}

/**
 * What of `wanted` pieces comes into a cart that holds `inCart` of them: whole packs, as far as there is stock, and never
 * fewer than there were. What may not be bought never comes in.
 */
export function filledQuantity(
  { product, availableStock, saleDelay }: Omit<LineCircumstances, 'quantity'>,
  { wanted, inCart, max }: { wanted: number; inCart: number; max: number },
): FilledQuantity {
  const packSize = product?.packSize ?? 1;
  const asked = inCart + wanted;
  const problem = lineProblem({ product, availableStock, saleDelay, quantity: asked });
  if (product === null || (problem !== null && !isMendable(problem))) return { quantity: inCart, problem };
  const packs = Math.ceil(asked / packSize) * packSize;
  const quantity = Math.max(inCart, Math.min(packs, maxPieces({ availableStock, saleDelay, packSize }, max)));
  if (quantity === asked) return { quantity, problem: null };
  return { quantity, problem: quantity < asked ? shortage(problem) : 'PACK_SIZE' };
}

/** Whether another quantity can be bought. */
function isMendable(problem: FillProblem): boolean {
  return problem === 'PACK_SIZE' || problem === 'NOT_ENOUGH_STOCK';
}

/** Fewer than asked for: too few are left, or no more of a product may be ordered. */
function shortage(problem: FillProblem | null): FillProblem {
  return problem === 'PACK_SIZE' ? 'NOT_ENOUGH_STOCK' : (problem ?? 'CART_FULL');
}
