import type { ProductListItem } from './contract.ts';

type Buyable = Pick<
  ProductListItem,
  | 'price'
  | 'is_disabled'
  | 'valid_restrictions'
  | 'stock_state'
  | 'available_stock'
  | 'sale_delay'
  | 'pack_size'
>;

/** Why a product cannot be put into the cart (PL-03); `null`: it can. What the visitor could mend is told first. */
export type BuyObstacle = 'restricted' | 'not_sold' | 'no_price' | 'sold_out';

export function buyObstacle(product: Buyable): BuyObstacle | null {
  if (product.is_disabled) return 'not_sold';
  if (product.valid_restrictions.length > 0) return 'restricted';
  if (product.price === null) return 'no_price';
  // What is ordered for the buyer has no end; of the rest a whole pack must be there.
  const isOrdered = product.sale_delay !== null;
  if (!isOrdered && product.available_stock < product.pack_size) return 'sold_out';
  return null;
}

/** Whether one has to see the family before adding: the colour of a card is just the first of many. */
export function needsChoice({ family }: Pick<ProductListItem, 'family'>): boolean {
  return family !== null && family.kind !== 'size';
}

/** The greatest quantity that can be had at once, in whole packs. */
export function maxAtOnce(
  { available_stock: available, sale_delay: delay, pack_size: pack }: Buyable,
  limit: number,
): number {
  const max = delay === null ? Math.min(available, limit) : limit;
  return Math.floor(max / pack) * pack;
}
