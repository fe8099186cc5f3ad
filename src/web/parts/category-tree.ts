import type { Category } from '../../domain/catalogue/contract.ts';

/** Seasonal discounts have their own way in; their category is not part of the menu (LY-04). A shop setting later. */
const seasonalLabel = 'soodus';

/** The categories menus show: all but the seasonal discounts and what lies below them. */
export function shownCategories(categories: readonly Category[]): Category[] {
  const hidden = new Set<number>();
  for (const category of categories) {
    const name = category.i18n_name.et_EE?.value.toLowerCase() ?? '';
    if (name.startsWith(seasonalLabel)) hidden.add(category.id);
  }
  const isHidden = (category: Category | undefined): boolean =>
    category !== undefined &&
    (hidden.has(category.id) || isHidden(categories.find((one) => one.id === category.parent)));
  return categories.filter((category) => !isHidden(category));
}

/** The children of a category, or the roots, in the shop's order. */
export function childrenOf(parent: number | undefined, categories: readonly Category[]): Category[] {
  return categories.filter((category) => category.parent === parent);
}
