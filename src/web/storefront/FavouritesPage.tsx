import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { favouritesPageSize } from '../../domain/favourites/rules.ts';
import { pageCount, pageFromQuery } from '../../domain/pagination.ts';
import { maxListLines } from '../../domain/saved-lists/limits.ts';
import { favouriteItemsQuery, sharingQuery } from '../api/favourites.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { AddToListButton } from '../parts/saved-lists/AddToListButton.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { useMe } from '../state/me.ts';
import { usePage } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { FavouriteCards } from './favourites/FavouriteCards.tsx';
import { ShareList } from './favourites/ShareList.tsx';
import { useUndo } from './favourites/useUndo.ts';

export const loadTexts: PageModule['loadTexts'] = (texts) => loadAreas(texts, ['favourites']);

const numberOf = (search: URLSearchParams) => pageFromQuery(search.get('page'), Infinity) ?? 1;

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const number = numberOf(page.search);
  const [{ count }] = await Promise.all([
    queries.fetchQuery(favouriteItemsQuery(number)),
    queries.fetchQuery(sharingQuery()),
  ]);
  if (pageFromQuery(page.search.get('page'), pageCount(count, favouritesPageSize)) === null)
    return { redirect: paths.favourites(), status: 302 };
  return undefined;
};

export const meta: PageModule['meta'] = ({ texts }) => ({ title: texts.t('favourites.title') });

/** The favourites of whoever is signed in, with prices and stock of today (RT-05, AC-02). */
export default function FavouritesPage() {
  const t = useT();
  const page = usePage();
  const queries = useQueryClient();
  const number = numberOf(page.search);
  const { data } = useQuery(favouriteItemsQuery(number));
  const known = useMe()?.favourites;
  useUndo(data?.results);

  // One was added in another tab, or answered for after this page was asked for.
  const newest = known?.[0];
  const isMissing =
    number === 1 && newest !== undefined && data?.results.every((one) => one.product.id !== newest.product);
  useEffect(() => {
    if (isMissing && newest.id > 0)
      void queries.invalidateQueries({ queryKey: favouriteItemsQuery(1).queryKey });
  }, [isMissing, newest, queries]);

  if (!data) return null;
  // What was just removed is gone at once, and back at once when that is undone or fails.
  const shown = known
    ? data.results.filter(({ product }) => known.some((one) => one.product === product.id))
    : data.results;
  const count = known?.length ?? data.count;
  const pages = pageCount(count, favouritesPageSize);
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('favourites.title') }]}
      />
      <h1 className="type-h1">{t('favourites.title')}</h1>
      {count === 0 ? (
        <EmptyState
          title={t('favourites.empty')}
          action={
            <a href={paths.search()} className={buttonLook()}>
              {t('favourites.toProducts')}
            </a>
          }
        >
          {t('favourites.emptyHow')}
        </EmptyState>
      ) : (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <p className="text-muted tabular-nums md:mr-auto max-md:w-full">
              {t('favourites.count', { count })}
            </p>
            <AddToListButton
              lines={(known ?? []).slice(0, maxListLines).map(({ product }) => ({ product, quantity: 1 }))}
            />
            <ShareList />
          </div>
          <FavouriteCards products={shown.map((one) => one.product)} areFavourites />
          <Pagination
            className="mt-8"
            current={number}
            total={pages}
            hrefFor={(to) => paths.listPage(paths.favourites(), new URLSearchParams({ page: String(to) }))}
          />
        </>
      )}
    </div>
  );
}
