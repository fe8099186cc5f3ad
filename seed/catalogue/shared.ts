import type { Variation } from './builders.ts';

/** Large bottles and cartons stand among the salon sizes as well. */
export function salonShelf(...categories: string[]): Pick<Variation, 'categories'> {
  return { categories: [...categories, 'salon-sizes'] };
}
