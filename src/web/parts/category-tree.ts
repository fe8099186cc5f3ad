import type { Category } from '../../domain/catalogue/contract.ts';

/** The categories menus show: seasonal discounts have their own way in (LY-04). */
export function shownCategories(categories: readonly Category[]): Category[] {
  return categories.filter((category) => !category.is_seasonal);
}

/** The children of a category, or the roots, in the shop's order. */
export function childrenOf(parent: number | undefined, categories: readonly Category[]): Category[] {
  return categories.filter((category) => category.parent === parent);
}
