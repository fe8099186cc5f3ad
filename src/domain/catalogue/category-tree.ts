import type { Category } from './contract.ts';

/** The categories menus show: seasonal discounts have their own way in (LY-04). */
export function shownCategories(categories: readonly Category[]): Category[] {
  return categories.filter((category) => !category.is_seasonal);
}

/** The children of a category, or the roots, in the shop's order. */
export function childrenOf(parent: number | undefined, categories: readonly Category[]): Category[] {
  return categories.filter((category) => category.parent === parent);
}

/** A category with its parents, the root first; empty when it is not in the tree. */
export function ancestry(id: number | undefined, categories: readonly Category[]): Category[] {
  const chain: Category[] = [];
  for (
    let at = categories.find((one) => one.id === id);
    at && !chain.includes(at);
    at = categories.find((one) => one.id === at!.parent)
  ) {
    chain.unshift(at);
  }
  return chain;
}
