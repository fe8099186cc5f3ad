import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../domain/catalogue/calls.ts';
import { ancestry, childrenOf } from '../../domain/catalogue/category-tree.ts';
import type { Category, ProductListItem, ProductListName } from '../../domain/catalogue/contract.ts';
import { promoListLimit } from '../../domain/catalogue/rules.ts';
import { storesCall } from '../../domain/shops/calls.ts';
import { fresh, getCall, notSent } from './queries.ts';

/** The tree of categories: long, so menus fetch it when they open and pages carry a branch of it. */
export const categoriesQuery = () => ({
  ...getCall(calls.categoriesCall, {}, fresh.categories),
  meta: notSent,
});

/** The part of the tree a page shows: a category with its ancestors and children, or the roots. */
export const categoryBranchQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['category-branch', id ?? null] as const,
    queryFn: async ({ client }) => branchOf(id, await client.fetchQuery(categoriesQuery())),
    ...fresh.categories,
  });

/** Keyed by the tree object, which the server shares between pages. */
const branches = new WeakMap<readonly Category[], Map<number | undefined, Category[]>>();

function branchOf(id: number | undefined, tree: readonly Category[]): Category[] {
  let known = branches.get(tree);
  if (!known) branches.set(tree, (known = new Map()));
  let branch = known.get(id);
  if (!branch) known.set(id, (branch = [...ancestry(id, tree), ...childrenOf(id, tree)]));
  return branch;
}
export const categoryQuery = (id: number) => getCall(calls.categoryCall, { id }, fresh.categories);
export const brandsQuery = () => getCall(calls.brandsCall, {}, fresh.brands);
export const productQuery = (id: number | string) => getCall(calls.productCall, { id }, fresh.short);
export const relatedQuery = (id: number) => getCall(calls.relatedCall, { id });
export const storesQuery = () => getCall(storesCall, {});

/** Products of a promo list. Lists of favourites answer `{results}`, the others a bare list. */
export const productListQuery = (list: ProductListName, brandId?: number) => {
  const isBusiness = list.startsWith('business_') ? true : undefined;
  switch (list) {
    case 'highlighted':
    case 'business_highlighted':
      return getCall<object, ProductListAnswer>(calls.highlightedCall, { is_business: isBusiness });
    case 'popular':
    case 'business_popular':
      return getCall<object, ProductListAnswer>(calls.popularCall, {
        limit: promoListLimit,
        is_business: isBusiness,
      });
    case 'recommended':
      return getCall<object, ProductListAnswer>(calls.recommendedCall, {});
    case 'fair_favourites':
      return getCall<object, ProductListAnswer>(calls.fairFavouritesCall, {});
    case 'brand_favourites':
      return getCall<object, ProductListAnswer>(calls.brandFavouritesCall, { brand_id: brandId });
  }
};
export type ProductListAnswer = ProductListItem[] | { results: ProductListItem[] };

/** The products of either shape of answer. */
export function productsOf(answer: ProductListAnswer): ProductListItem[] {
  return Array.isArray(answer) ? answer : answer.results;
}
