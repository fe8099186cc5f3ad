import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  isFiltered,
  searchLimits,
  toSearchParams,
  type SearchQuery,
} from '../../../domain/search/address.ts';
import { pageCount } from '../../../domain/pagination.ts';
import { searchQuery } from '../../api/search.ts';
import { useT } from '../../i18n/texts.tsx';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { useNavigate } from '../../state/navigation.tsx';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Modal.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { EmptyList } from './EmptyList.tsx';
import { Filters } from './Filters.tsx';
import { LoadMore } from './LoadMore.tsx';
import { queryOf, withFixed, type FixedFilter } from './query.ts';
import { SortSelect } from './SortSelect.tsx';

/** Cards of the first row: their pictures are fetched at once. */
const eagerCards = 4;

/** A list with its filters, order and pages; all of it lives in the address (PL-02). */
export function ProductList({ fixed }: { fixed: FixedFilter }) {
  const t = useT();
  const page = usePage();
  const go = useNavigate();
  const query = queryOf(page, fixed);
  const { data } = useQuery(searchQuery(query));
  const [isOpen, setOpen] = useState(false);
  // What was chosen on this page shows at once and adds up, while the list for it is on its way.
  const [pending, setPending] = useState<{ on: string; query: SearchQuery } | null>(null);
  if (!data) return null;

  const chosen = pending?.on === page.url ? pending.query : queryOf(page, {});
  const changed = (part: Partial<SearchQuery>) => ({ ...chosen, page: 1, ...part });
  const address = (part: Partial<SearchQuery>) => {
    const next = changed(part);
    // What the page itself fixes stays out of its address.
    if (fixed.brand) next.brand = [];
    if (fixed.campaign) next.campaign = [];
    if (fixed.category && next.category.join() === fixed.category.join()) next.category = [];
    const text = toSearchParams(next, 'search').toString();
    return text ? `${page.path}?${text}` : page.path;
  };
  const change = (part: Partial<SearchQuery>) => {
    setPending({ on: page.url, query: changed(part) });
    go(address(part), { keepScroll: true });
  };
  const pages = pageCount(Math.min(data.count, searchLimits.depth), query.page_size);
  // With nothing found and nothing chosen there is nothing to narrow or to sort.
  const hasChoice = data.count > 0 || isFiltered(chosen);
  const filters = { facets: data.facets, query: withFixed(chosen, fixed), fixed, address, change };

  return (
    <div
      className={`wrap mt-8 grid gap-8 ${hasChoice ? 'lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-10' : ''}`}
    >
      {hasChoice ? (
        <aside aria-label={t('catalogue.filters')} className="hidden lg:block">
          <h2 className="type-h3 mb-3">{t('catalogue.filters')}</h2>
          <Filters {...filters} />
        </aside>
      ) : null}
      <section aria-label={t('common.products', { count: data.count })}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p aria-live="polite">
            <span className="text-lg font-semibold tabular-nums">
              {data.relation === 'gte' ? '> ' : ''}
              {t('common.products', { count: data.count })}
            </span>
            <span className="type-body-s ml-4 hidden text-muted md:inline">
              {t(
                data.results[0]?.vat_included === false
                  ? 'catalogue.pricesExclVat'
                  : 'catalogue.pricesInclVat',
              )}
            </span>
          </p>
          {hasChoice ? (
            <div className="flex w-full items-center gap-3 md:w-auto">
              <Button
                variant="secondary"
                icon="sliders-horizontal"
                onClick={() => setOpen(true)}
                className="lg:hidden"
              >
                {t('catalogue.filters')}
              </Button>
              <SortSelect query={chosen} change={change} />
            </div>
          ) : null}
        </div>
        <AppliedFilters {...filters} />
        {data.results.length === 0 ? (
          <EmptyList query={query} clearAddress={page.path} />
        ) : (
          <>
            <ul className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:gap-6 xl:grid-cols-4">
              {data.results.map((product, index) => (
                <li key={product.id}>
                  <ProductCard product={product} eager={index < eagerCards} level={2} />
                </li>
              ))}
            </ul>
            <LoadMore key={page.url} query={query} firstCount={data.results.length} total={data.count} />
            <Pagination
              current={query.page}
              total={pages}
              hrefFor={(number) => address({ page: number })}
              className="mt-6"
            />
          </>
        )}
      </section>
      {isOpen ? (
        <Drawer
          title={t('catalogue.filters')}
          side="right"
          onClose={() => setOpen(false)}
          footer={
            <Button variant="primary" block onClick={() => setOpen(false)}>
              {t('catalogue.filter.show', { count: data.count })}
            </Button>
          }
        >
          <Filters {...filters} />
        </Drawer>
      ) : null}
    </div>
  );
}
