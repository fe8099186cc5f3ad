import { useQuery } from '@tanstack/react-query';
import { favouritesPageSize } from '../../domain/favourites/rules.ts';
import { pageCount, pageFromQuery } from '../../domain/pagination.ts';
import { sharedFavouritesQuery } from '../api/favourites.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { FavouriteCards } from './favourites/FavouriteCards.tsx';

export const loadTexts: PageModule['loadTexts'] = (texts) => loadAreas(texts, ['favourites']);

function queryOf({ params, search }: Pick<PageContext, 'params' | 'search'>) {
  const number = pageFromQuery(search.get('page'), Infinity) ?? 1;
  return { number, query: sharedFavouritesQuery(params['token']!, number) };
}

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const { count } = await queries.fetchQuery(queryOf(page).query);
  if (pageFromQuery(page.search.get('page'), pageCount(count, favouritesPageSize)) === null)
    return { redirect: page.path, status: 302 };
  return undefined;
};

export const meta: PageModule['meta'] = ({ texts }) => ({
  title: texts.t('favourites.sharedTitle'),
  robots: 'noindex',
});

/** Somebody's favourites, for whoever was given the link, with the prices of whoever reads them. */
export default function SharedFavouritesPage() {
  const t = useT();
  const page = usePage();
  const { number, query } = queryOf(page);
  const { data } = useQuery(query);
  if (!data) return null;
  const { owner, count, results } = data;
  return (
    <div className="wrap pt-8">
      <h1 className="type-h1 wrap-anywhere">
        {owner === '' ? t('favourites.sharedTitle') : t('favourites.sharedBy', { name: owner })}
      </h1>
      {count === 0 ? (
        <EmptyState
          title={t('favourites.sharedEmpty')}
          action={
            <a href={paths.search()} className={buttonLook()}>
              {t('favourites.toProducts')}
            </a>
          }
        />
      ) : (
        <>
          <p className="mt-2 text-muted tabular-nums">{t('favourites.count', { count })}</p>
          <FavouriteCards products={results} />
          <Pagination
            className="mt-8"
            current={number}
            total={pageCount(count, favouritesPageSize)}
            hrefFor={(to) => paths.listPage(page.path, new URLSearchParams({ page: String(to) }))}
          />
        </>
      )}
    </div>
  );
}
