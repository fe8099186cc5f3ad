import { useQuery } from '@tanstack/react-query';
import type { Brand, Category } from '../../domain/catalogue/contract.ts';
import { brandsQuery, categoryBranchQuery } from '../api/catalogue.ts';
import { usePage, type PageContext } from '../state/page.tsx';

/** The number an address of a list begins with: `/products/categories/12-juuksehooldus` is 12. */
export function listIdOf(
  page: Pick<PageContext, 'params'>,
  list: 'categories' | 'brands',
): number | undefined {
  if (page.params['list'] !== list) return undefined;
  const number = /^\d+/.exec(page.params['id'] ?? '')?.[0];
  return number === undefined ? undefined : Number(number);
}

/** The page's category with those above it and its children, or the roots elsewhere; nothing without live data. */
export function useCategoryBranch(isLive: boolean): readonly Category[] {
  const id = listIdOf(usePage(), 'categories');
  return useQuery({ ...categoryBranchQuery(id), enabled: isLive }).data ?? [];
}

/** The brand whose page this is. */
export function usePageBrand(isLive: boolean): Brand | undefined {
  const page = usePage();
  const id = listIdOf(page, 'brands');
  const { data } = useQuery({ ...brandsQuery(), enabled: isLive && id !== undefined });
  return data?.find((brand) => brand.id === id);
}

/** The category whose page this is. */
export function usePageCategory(isLive: boolean): Category | undefined {
  const id = listIdOf(usePage(), 'categories');
  return useCategoryBranch(isLive).find((category) => category.id === id);
}
