import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isFiltered, type SearchQuery } from '../../../domain/search/address.ts';
import { searchQuery } from '../../api/search.ts';
import { useT } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { useNavigate } from '../../state/navigation.tsx';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { island, staticIsland } from '../../ui/islands.tsx';
import { addressOf, queryOf, withFixed, type FixedFilter } from './query.ts';
import { filterFormId, SortSelect } from './SortSelect.tsx';

/** Beside the list on a wide screen. A phone, where it does not show, fetches its code with the drawer. */
const FiltersIsland = island(async () => (await import('./Filters.tsx')).Filters);
const AppliedFiltersIsland = island(async () => (await import('./AppliedFilters.tsx')).AppliedFilters);
const FilterDrawer = onDemand(() => import('./FilterDrawer.tsx'));
const StaticGrid = staticIsland(async () => (await import('./ProductGrid.tsx')).ProductGrid);
const ListPagesIsland = island(async () => (await import('./ListPages.tsx')).ListPages);
const EmptyListIsland = island(async () => (await import('./EmptyList.tsx')).EmptyList);

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
  // It has come, or the visitor went elsewhere: back on this page what its address says counts again.
  if (pending && pending.on !== page.url) setPending(null);
  if (!data) return null;

  const chosen = pending?.query ?? queryOf(page, {});
  const changed = (part: Partial<SearchQuery>) => ({ ...chosen, page: 1, ...part });
  const address = (part: Partial<SearchQuery>) => addressOf(page.path, fixed, changed(part));
  const change = (part: Partial<SearchQuery>) => {
    setPending({ on: page.url, query: changed(part) });
    go(address(part), { keepScroll: true });
  };
  // With nothing found and nothing chosen there is nothing to narrow or to sort.
  const isNarrowed = isFiltered(chosen);
  const hasChoice = data.count > 0 || isNarrowed;
  const filters = { facets: data.facets, query: withFixed(chosen, fixed), fixed, address, change };

  return (
    <div
      className={`wrap mt-8 grid gap-8 print:block ${hasChoice ? 'lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-10' : ''}`}
    >
      {hasChoice ? (
        <aside
          aria-label={t('catalogue.filters')}
          className="no-print hidden lg:block noscript:block noscript:max-lg:order-last"
        >
          <h2 className="type-h3 mb-3">{t('catalogue.filters')}</h2>
          <FiltersIsland {...filters} id={filterFormId} />
        </aside>
      ) : null}
      <section aria-label={t('common.products', { count: data.count })}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p aria-live="polite">
            <span className="text-lg font-semibold tabular-nums">
              {data.relation === 'gte' ? '> ' : ''}
              {t('common.products', { count: data.count })}
            </span>
            {data.count > 0 ? (
              <span className="type-body-s ml-4 hidden text-muted md:inline">
                {t(
                  data.results[0]?.vat_included === false
                    ? 'catalogue.pricesExclVat'
                    : 'catalogue.pricesInclVat',
                )}
              </span>
            ) : null}
          </p>
          {hasChoice ? (
            <div className="no-print flex w-full flex-wrap items-center gap-2 md:w-auto md:gap-3">
              <Button
                variant="secondary"
                icon="sliders-horizontal"
                onClick={() => setOpen(true)}
                className="grow px-4! md:grow-0 lg:hidden noscript:hidden"
              >
                {t('catalogue.filters')}
              </Button>
              <noscript>
                <a
                  href={`#${filterFormId}`}
                  className="link inline-flex min-h-11 items-center px-2 lg:hidden"
                >
                  {t('catalogue.filters')}
                </a>
              </noscript>
              <SortSelect query={chosen} change={change} />
            </div>
          ) : null}
        </div>
        {isNarrowed ? <AppliedFiltersIsland {...filters} /> : null}
        {data.results.length === 0 ? (
          <EmptyListIsland term={query.term} unknownCode={data.unknown_code} isNarrowed={isNarrowed} />
        ) : (
          <>
            <StaticGrid products={data.results} />
            <ListPagesIsland fixed={fixed} total={data.count} />
          </>
        )}
      </section>
      {isOpen ? (
        <FilterDrawer
          filters={filters}
          count={data.count}
          onClose={() => setOpen(false)}
          onLost={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
