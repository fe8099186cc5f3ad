import type { SearchAnswer } from '../../../domain/search/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { staticIsland } from '../../ui/islands.tsx';
import { filterFormId, listHeadId } from './anchors.ts';
import { chosenFilters, type FilterProps } from './filter-props.ts';
import { LookSwitch } from './LookSwitch.tsx';
import { countOf, offersShades } from './shades.ts';
import { SortSelect } from './SortSelect.tsx';

const StaticShowSwitch = staticIsland(async () => (await import('./ShowSwitch.tsx')).ShowSwitch, {
  className: 'w-full md:w-auto',
});

interface Props {
  answer: SearchAnswer;
  filters: FilterProps;
  /** There is something to narrow, to sort or to show in another way. */
  hasChoice: boolean;
  onFilters: () => void;
}

/** How many were found, and everything that changes what is shown of them. */
export function ListToolbar({ answer, filters, hasChoice, onFilters }: Props) {
  const t = useT();
  const { query, change, address } = filters;
  const { count, results } = answer;
  const chosen = chosenFilters(filters);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3 md:flex md:flex-wrap">
      <p id={listHeadId} tabIndex={-1} aria-live="polite" className="md:mr-auto lg:flex lg:items-baseline">
        <span className="mr-4 text-lg font-semibold whitespace-nowrap tabular-nums">
          {answer.relation === 'gte' ? '> ' : ''}
          {countOf(t, query, answer)}
        </span>
        {count > 0 ? (
          <span className="type-body-s block text-muted">
            {t(results[0]?.vat_included === false ? 'catalogue.pricesExclVat' : 'catalogue.pricesInclVat')}
          </span>
        ) : null}
      </p>
      {hasChoice ? (
        <>
          <div className="no-print col-span-2 row-start-2 flex flex-wrap items-center gap-2 md:gap-3">
            {offersShades(query, answer) ? <StaticShowSwitch query={query} address={address} /> : null}
            <Button
              variant="secondary"
              icon="sliders-horizontal"
              onClick={onFilters}
              className="px-4! lg:hidden noscript:hidden"
            >
              {chosen > 0 ? t('catalogue.filtersChosen', { count: chosen }) : t('catalogue.filters')}
            </Button>
            <noscript>
              <a href={`#${filterFormId}`} className="link inline-flex min-h-11 items-center px-2 lg:hidden">
                {t('catalogue.filters')}
              </a>
            </noscript>
            <SortSelect query={query} change={change} />
          </div>
          <div className="no-print">
            <LookSwitch inAddress={query.look} />
          </div>
        </>
      ) : null}
    </div>
  );
}
