import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import type { SearchAnswer } from '../../../domain/search/contract.ts';
import type { Translate } from '../../i18n/texts.tsx';
import { showsShades, type ListQuery } from './query.ts';

/** Whether this list can show shades one by one: it is of one category, or narrowed to shades, and there are some. */
export function offersShades(query: ListQuery, { results }: Pick<SearchAnswer, 'results'>): boolean {
  if (showsShades(query) || showsShades({ ...query, show: undefined })) return true;
  return query.category.length > 0 && results.some(({ family }) => family?.kind === 'shade');
}

/** What was found, in words: shades where the list is of shades alone. */
export function countOf(
  t: Translate,
  query: ListQuery,
  { count, results }: Pick<SearchAnswer, 'count' | 'results'>,
): string {
  const isOfShades = count > 0 && showsShades(query) && results.every(({ shade }) => shade);
  return t(isOfShades ? 'common.shades' : 'common.products', { count });
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
