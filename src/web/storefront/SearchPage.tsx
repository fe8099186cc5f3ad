import { useEffect } from 'react';
import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { isFiltered } from '../../domain/search/address.ts';
import { useT } from '../i18n/texts.tsx';
import { brandsQuery } from '../api/catalogue.ts';
import { countSearchMutation } from '../api/search.ts';
import { paths } from '../paths.ts';
import type { PageModule, Redirect } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { prefetchList } from './list/prefetch.ts';
import { ProductList } from './list/ProductList.tsx';
import type { FixedFilter } from './list/query.ts';
import { queryOf, listQuery } from './list/query.ts';

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const [redirect] = await Promise.all([
    prefetchList(page, queries, {}),
    queries.prefetchQuery(brandsQuery()),
  ]);
  return redirect ?? toExactProduct(page, queries);
};

/** Somebody who types an exact code wants the product, not a list of one. */
function toExactProduct(page: PageContext, queries: QueryClient): Redirect | undefined {
  const query = queryOf(page, {});
  if (query.page > 1 || isFiltered(query)) return undefined;
  const exact = queries.getQueryData(listQuery(query).queryKey)?.exact;
  return exact ? { redirect: paths.product(exact.id, exact.slug), status: 302 } : undefined;
}

export const meta: PageModule['meta'] = (page) => {
  const { t } = page.texts;
  const text = queryOf(page, {}).term;
  return {
    title: text ? t('search.resultsFor', { q: text }) : t('shell.allProducts'),
    canonical: () => paths.search(),
    robots: 'noindex',
  };
};

/** The search of all products is narrowed by its visitor alone. */
const nothingFixed: FixedFilter = {};

/** Search results, or all products when nothing was typed (RT-03). */
export default function SearchPage() {
  const t = useT();
  const page = usePage();
  const query = queryOf(page, {});
  const { data } = useQuery(listQuery(query));

  return (
    <>
      <SearchCounter term={query.term} />
      <div className="wrap">
        <Breadcrumb
          crumbs={[
            { label: t('common.home'), href: paths.home() },
            { label: query.term ? t('search.resultsFor', { q: query.term }) : t('shell.allProducts') },
          ]}
        />
        <h1 className="type-h1 break-words">
          {query.term ? t('search.resultsFor', { q: query.term }) : t('shell.allProducts')}
        </h1>
        {data?.did_you_mean ? (
          <p className="mt-1 text-muted">
            <a href={paths.search(data.did_you_mean)} className="link inline-flex min-h-11 items-center">
              {t('search.didYouMean', { word: data.did_you_mean })}
            </a>
          </p>
        ) : null}
      </div>
      <ProductList fixed={nothingFixed} />
    </>
  );
}

/**
 * Counts a search once its results are shown. By itself, as the progress of counting renders again what asks for it, and
 * islands of the page that are still to be hydrated would start from an empty box.
 */
function SearchCounter({ term }: { term: string }) {
  const { api } = usePage();
  const { mutate: count } = useMutation(countSearchMutation(api));

  useEffect(() => {
    if (term.length < 2) return;
    // A failure of counting must never disturb the search (SR-06).
    count(term);
  }, [count, term]);

  return null;
}
