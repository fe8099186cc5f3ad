import type { Category } from '../../domain/catalogue/contract.ts';

/** Seasonal discounts have their own way in; their category is not part of the menu (LY-04). A shop setting later. */
const seasonalLabel = 'soodus';

/** Many parts of a page ask for the same tree, and the server draws many pages from it. */
const shownOf = new WeakMap<readonly Category[], Category[]>();

/** The categories menus show: all but the seasonal discounts and what lies below them. */
export function shownCategories(categories: readonly Category[]): Category[] {
  let shown = shownOf.get(categories);
  if (!shown) shownOf.set(categories, (shown = withoutSeasonal(categories)));
  return shown;
}

function withoutSeasonal(categories: readonly Category[]): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const isHidden = (category: Category | undefined): boolean =>
    category !== undefined &&
    (category.i18n_name.et_EE?.value.toLowerCase().startsWith(seasonalLabel) ||
      (category.parent !== undefined && isHidden(byId.get(category.parent))));
  return categories.filter((category) => !isHidden(category));
}

/** The children of a category, or the roots, in the shop's order. */
export function childrenOf(parent: number | undefined, categories: readonly Category[]): Category[] {
  return categories.filter((category) => category.parent === parent);
}
