import type { LineProblem } from '../../../domain/orders/contract.ts';
import { fittingQuantity } from '../../ui/fitting-quantity.ts';

interface Line {
  quantity: number;
  problem: LineProblem | null;
  available_stock: number;
  sale_delay: number | null;
  product: { pack_size: number };
}

/** The quantity that would put a line right; 0: only without it. */
export function quantityThatFits(line: Line): number {
  if (line.problem !== 'NOT_ENOUGH_STOCK' && line.problem !== 'PACK_SIZE') return 0;
  const step = line.product.pack_size;
  const max = maxQuantityOf(line);
  return max < step ? 0 : fittingQuantity(Math.min(line.quantity, max), { step, max });
}

/** The most that can be had: what is ordered for the buyer has no end. */
export function maxQuantityOf({ available_stock: available, sale_delay: delay }: Line): number {
  return delay === null ? available : 9999;
}
