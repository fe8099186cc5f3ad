import type { ProductListItem } from '../catalogue/contract.ts';

/** At or below this many pieces the stock is shown as low, with the number. */
export const lowStockPieces = 5;

/** What the shop says of the stock. `saleDelayDays` set means it is ordered for the customer when none is left. */
export function stockState(pieces: number, saleDelayDays: number | null): ProductListItem['stock_state'] {
  if (pieces > lowStockPieces) return 'in_stock';
  if (pieces > 0) return 'low';
  return saleDelayDays === null ? 'out' : 'on_order';
}

/** Whether cards look different: 41 and 40 pieces both show as enough, 5 and 4 as numbers. */
export function changesCards(before: number, after: number): boolean {
  const shown = (pieces: number) => Math.min(pieces, lowStockPieces + 1);
  return shown(before) !== shown(after);
}

/** Whether lists change: they filter and sort by whether there is any stock. */
export function changesLists(before: number, after: number): boolean {
  return before > 0 !== after > 0;
}
