import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { showsShades, type ListQuery } from './query.ts';

/** Whether the shades of the list stand in the order of their depths: the order it has by itself. */
export function isByDepth(query: ListQuery): boolean {
  return showsShades(query) && query.sort === 'relevance' && query.term === '';
}

/** Tiles that stand together, under the depth they share; `null` for what has none. */
export interface DepthGroup {
  level: number | null;
  products: ProductListItem[];
}

/** Runs of the same depth, in the order they come. */
export function byDepth(products: readonly ProductListItem[]): DepthGroup[] {
  const groups: DepthGroup[] = [];
  for (const product of products) {
    const level = product.shade?.level ?? null;
    const last = groups.at(-1);
    if (last && last.level === level) last.products.push(product);
    else groups.push({ level, products: [product] });
  }
  return groups;
}
