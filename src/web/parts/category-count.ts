import type { Category } from '../../domain/catalogue/contract.ts';
import type { Translate } from '../i18n/texts.tsx';

type Counted = Pick<Category, 'product_count' | 'shade_count'>;

/** How much a category lists: shades in one of hair colour, which shows them one by one. */
export function countIn({ product_count, shade_count }: Counted): number {
  return shade_count ?? product_count;
}

/** The same in words. */
export function countWords(t: Translate, category: Counted): string {
  const isOfShades = category.shade_count !== undefined;
  return t(isOfShades ? 'common.shades' : 'common.products', { count: countIn(category) });
}
