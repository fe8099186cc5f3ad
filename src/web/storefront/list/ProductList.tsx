import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isFiltered } from '../../../domain/search/address.ts';
import { useT } from '../../i18n/texts.tsx';
import { onDemand } from '../../parts/on-demand.tsx';
import { useNavigate } from '../../state/navigation.tsx';
import { usePage } from '../../state/page.tsx';
import { island, staticIsland } from '../../ui/islands.tsx';
import { filterFormId } from './anchors.ts';
import { moveBetweenRows } from './look.ts';
import {
  addressOf,
  queryOf,
  showsShades,
  withFixed,
  type FixedFilter,
  type ListQuery,
  isByDepth,
  listQuery,
} from './query.ts';
import { RestoredLook } from './RestoredLook.tsx';
import { Retry } from './Retry.tsx';
import { countOf } from './shades.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** Beside the list on a wide screen. A phone, where it does not show, fetches its code with the drawer. */
const FiltersIsland = island(async () => (await import('./Filters.tsx')).Filters, { from: 'lg' });
/** Says and shows the same before it is hydrated, and most who only look never touch it. */
const ToolbarIsland = island(async () => (await import('./ListToolbar.tsx')).ListToolbar, {
  waitsForTouch: true,
});
const AppliedFiltersIsland = island(async () => (await import('./AppliedFilters.tsx')).AppliedFilters);
const FilterDrawer = onDemand(() => import('./FilterDrawer.tsx'));
const StaticGrid = staticIsland(async () => (await import('./ProductGrid.tsx')).ProductGrid);
const StaticWall = staticIsland(async () => (await import('./ShadeWall.tsx')).ShadeWall);
const ListPagesIsland = island(async () => (await import('./ListPages.tsx')).ListPages);
const EmptyListIsland = island(async () => (await import('./EmptyList.tsx')).EmptyList, { isRare: true });

/** A list with its filters, order and pages; all of it lives in the address (PL-02). */
export function ProductList({ fixed }: { fixed: FixedFilter }) {
  const t = useT();
  const page = usePage();
  const go = useNavigate();
  const query = queryOf(page, fixed);
  const answer = useQuery(listQuery(query));
  // A list that does not come leaves the filters of the one before in their place, to be changed or taken back.
  const [former, setFormer] = useState(answer.data);
  if (answer.data && answer.data !== former) setFormer(answer.data);
  const data = answer.data ?? former;
  const [isOpen, setOpen] = useState(false);
  // What was chosen on this page shows at once and adds up, while the list for it is on its way.
  const [pending, setPending] = useState<{ on: string; query: ListQuery } | null>(null);
  // It has come, or the visitor went elsewhere: back on this page what its address says counts again.
  if (pending && pending.on !== page.url) setPending(null);
  const section = useRef<HTMLElement>(null);
  const onRemove = useFocusAfterRemoval(section, page.url);
  const retry = <Retry isBusy={answer.isFetching} onRetry={() => void answer.refetch()} />;
  const open = useCallback(() => setOpen(true), [setOpen]);
  const facets = data?.facets;
  // The same while nothing of it changes, or islands would be pulled through their hydration.
  const filters = useMemo(() => {
    const chosen = pending?.query ?? queryOf(page, {});
    const changed = (part: Partial<ListQuery>) => ({ ...chosen, page: 1, ...part });
    const address = (part: Partial<ListQuery>) => addressOf(page.path, fixed, changed(part));
    const change = (part: Partial<ListQuery>) => {
      setPending({ on: page.url, query: changed(part) });
      go(address(part), { keepScroll: true });
    };
    return facets && { facets, query: withFixed(chosen, fixed), fixed, address, change };
  }, [facets, fixed, go, page, pending]);
  if (!data || !filters) {
    return answer.errorUpdateCount > 0 ? <div className="wrap mt-8">{retry}</div> : null;
  }

  // With nothing found and nothing chosen there is nothing to narrow or to sort.
  const isNarrowed = isFiltered(pending?.query ?? queryOf(page, {}));
  const hasChoice = data.count > 0 || isNarrowed;

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
      <section
        ref={section}
        aria-label={countOf(t, query, data)}
        data-list={query.look ?? 'cards'}
        onKeyDown={(event) => moveBetweenRows(event, query.look)}
      >
        <RestoredLook />
        <ToolbarIsland answer={data} filters={filters} hasChoice={hasChoice} onFilters={open} />
        {isNarrowed ? <AppliedFiltersIsland {...filters} onRemove={onRemove} /> : null}
        {!answer.data ? (
          retry
        ) : data.results.length === 0 ? (
          <EmptyListIsland query={query} unknownCode={data.unknown_code} isNarrowed={isNarrowed} />
        ) : (
          <>
            {showsShades(query) ? (
              <StaticWall products={data.results} isGrouped={isByDepth(query)} />
            ) : (
              <StaticGrid products={data.results} />
            )}
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
