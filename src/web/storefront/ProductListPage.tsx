import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { idFromSlug } from '../../domain/catalogue/rules.ts';
import { translate, type Language } from '../../domain/locales.ts';
import type { SearchQuery } from '../../domain/search/address.ts';
import { ApiError } from '../api/client.ts';
import { brandsQuery, categoryBranchQuery, categoryQuery } from '../api/catalogue.ts';
import { ancestry } from '../../domain/catalogue/category-tree.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { publicAddress, usePage, type PageContext } from '../state/page.tsx';
import { CategoryListHead } from './list/CategoryListHead.tsx';
import { BrandListHead } from './list/BrandListHead.tsx';
import { ListPosition } from './list/ListPosition.tsx';
import { ProductList } from './list/ProductList.tsx';
import { addressOf, queryOf, type FixedFilter } from './list/query.ts';

/** What the address is about: the kind of list and the id; any other shape is a page that does not exist (RT-04). */
function subjectOf(page: Pick<PageContext, 'params'>): { list: 'brands' | 'categories'; id: number } {
  const { list, id: text } = page.params;
  const id = idFromSlug(text ?? '');
  if (id === null || (list !== 'brands' && list !== 'categories')) throw new ApiError(404, 'NOT_FOUND', null);
  return { list, id };
}

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const subject = subjectOf(page);
  // The first view came with all this, so the code comes when somebody goes on from it.
  const { prefetchList, prefetchPositions } = await import('./list/prefetch-page.ts');
  // What a category lists is decided by what it is.
  if (subject.list === 'categories') await queries.prefetchQuery(categoryQuery(subject.id));
  const [categories, brands, listRedirect, positionsRedirect] = await Promise.all([
    subject.list === 'categories' ? queries.fetchQuery(categoryBranchQuery(subject.id)) : [],
    subject.list === 'brands' ? queries.fetchQuery(brandsQuery()) : [],
    prefetchList(page, queries, filterOf(subject, queries)),
    prefetchPositions(page, queries),
  ]);
  const known = subject.list === 'brands' ? brands : categories;
  if (!known.some((one) => one.id === subject.id)) {
    throw new ApiError(404, subject.list === 'brands' ? 'BRAND_NOT_FOUND' : 'CATEGORY_NOT_FOUND', null);
  }
  return listRedirect ?? positionsRedirect;
};

export const meta: PageModule['meta'] = (page, queries) => {
  const { language } = page.audience;
  const { t } = page.texts;
  const subject = subjectOf(page);
  const { name, pathIn } = nameOf(subject, page, queries);
  const trail =
    subject.list === 'categories'
      ? ancestry(subject.id, queries.getQueryData(categoryBranchQuery(subject.id).queryKey) ?? [])
      : [];
  const query = queryOf(page, filterOf(subject, queries));
  return {
    title: query.page > 1 ? `${name}, ${t('common.pagination.page', { page: query.page })}` : name,
    description: t('catalogue.listDescription', { name }),
    canonical: (inLanguage) => paths.listPage(pathIn(inLanguage), page.search),
    ...(isNarrowed(query, filterOf(subject, queries)) ? { robots: 'noindex' as const } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: t('common.home'), item: publicAddress(page, paths.home()) },
          ...(trail.length > 0
            ? trail.map((one) => ({
                name: translate(one.i18n_name, language),
                item: publicAddress(page, paths.category(one.id, translate(one.i18n_slug, language))),
              }))
            : [{ name, item: publicAddress(page, pathIn(language)) }]),
        ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
      },
    ],
  };
};

/** The products of a category or a brand, below its head (RT-04). */
export default function ProductListPage() {
  const page = usePage();
  const { list, id } = subjectOf(page);
  const queries = useQueryClient();
  const fixed = useMemo(() => filterOf({ list, id }, queries), [list, id, queries]);
  const { data: brands = [] } = useQuery({ ...brandsQuery(), enabled: list === 'brands' });
  const brand = brands.find((one) => one.id === id);
  return (
    <>
      {list === 'categories' ? <CategoryListHead id={id} /> : brand ? <BrandListHead brand={brand} /> : null}
      <ProductList fixed={fixed} />
      <ListPosition type="PRODUCT_LIST_FOOT" />
    </>
  );
}

/** The category was fetched with the page. */
function filterOf({ list, id }: ReturnType<typeof subjectOf>, queries: QueryClient): FixedFilter {
  if (list === 'brands') return { brand: [id] };
  const category = queries.getQueryData(categoryQuery(id).queryKey);
  return { category: [id], isColour: category?.shade_count !== undefined };
}

function nameOf({ list, id }: ReturnType<typeof subjectOf>, page: PageContext, queries: QueryClient) {
  const { language } = page.audience;
  if (list === 'brands') {
    const brand = queries.getQueryData(brandsQuery().queryKey)?.find((one) => one.id === id);
    return { name: brand?.value ?? '', pathIn: () => paths.brand(id, brand?.slug) };
  }
  const category =
    queries.getQueryData(categoryQuery(id).queryKey) ??
    queries.getQueryData(categoryBranchQuery(id).queryKey)?.find((one) => one.id === id);
  return {
    name: translate(category?.i18n_name, language),
    pathIn: (inLanguage: Language) => paths.category(id, translate(category?.i18n_slug, inLanguage)),
  };
}

/**
 * A list narrowed or sorted by its visitor is the same list to a search engine, so only the whole one is indexed.
 * What an address carries besides, as the mark of a newsletter, changes nothing.
 */
function isNarrowed(query: SearchQuery, fixed: FixedFilter): boolean {
  return addressOf('', fixed, { ...query, page: 1 }) !== '';
}
