import { useQuery } from '@tanstack/react-query';
import { pageCount, pageFromQuery } from '../../domain/pagination.ts';
import { ApiError } from '../api/client.ts';
import { eventsQuery } from '../api/events.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule, Redirect } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { Calendar } from './events/Calendar.tsx';
import { EventFilters } from './events/EventFilters.tsx';
import { eventsParams, eventsPerPage, filterKeys } from './events/list-params.ts';
import { monthName } from './events/months.ts';
import { EmptyPosts, FailedPosts } from './posts/EmptyPosts.tsx';
import { ListAround } from './posts/ListAround.tsx';
import { fetchAround, prefetchAround } from './posts/prefetch-posts.ts';

const positions = ['EVENTS_LIST_HEAD', 'EVENTS_LIST_BOTTOM'] as const;

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) => loadAreas(texts, ['events']);

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const aroundFetched = fetchAround(page, queries, positions);
  const others = new URLSearchParams(page.search);
  others.delete('page');
  const first: Redirect = { redirect: paths.events(others), status: 302 };
  if (pageFromQuery(page.search.get('page'), Number.MAX_SAFE_INTEGER) === null) return first;
  try {
    const { count } = await queries.fetchQuery(eventsQuery(eventsParams(page.search)));
    const pages = pageCount(count, eventsPerPage);
    if (pageFromQuery(page.search.get('page'), pages) === null) return first;
  } catch (error) {
    // A filter no event can have, typed into the address by hand.
    if (error instanceof ApiError && error.status === 400) return { redirect: paths.events(), status: 302 };
    // The page stands without its list (ER-04), and offers to try again. The server has logged the call itself.
    if (typeof window !== 'undefined') console.error('the events could not be fetched', error);
  }
  await aroundFetched;
  return prefetchAround(page, queries, positions);
};

export const meta: PageModule['meta'] = (page) => ({
  title: page.texts.t('content.eventsTitle'),
  description: page.texts.t('content.eventsDescription'),
  canonical: () => paths.listPage(paths.events(), page.search),
});

/** The calendar: events to come, by place, language, subject and day (RT-07, EV-01). */
export default function EventListPage() {
  const { t, language } = useTexts();
  const { search } = usePage();
  const asked = eventsParams(search);
  const { data } = useQuery(eventsQuery(asked));
  const isNarrowed = filterKeys.some((key) => search.get(key));
  const month = /^\d{4}-\d{2}$/.exec(search.get('date') ?? '')?.[0];
  const hrefFor = (number: number) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (number > 1) next.set('page', String(number));
    return paths.events(next);
  };
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('content.eventsTitle') }]}
        />
      </div>
      <ListAround positions={positions} type="EVENTS_LIST_HEAD" title={t('content.eventsTitle')} />
      <div className="wrap mt-6">
        {data ? (
          <>
            <EventFilters filters={data.filters} />
            <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4">
              <p role="status" className="text-muted tabular-nums">
                {t('events.found', { count: data.count })}
                {month !== undefined && ` · ${t('events.month', { month: monthName(month, language) })}`}
              </p>
              {isNarrowed && (
                <a href={paths.events()} className="link inline-flex min-h-11 items-center" data-keep-scroll>
                  {t('events.clear')}
                </a>
              )}
            </div>
            {data.results.length === 0 ? (
              <div className="mt-4">
                {isNarrowed ? (
                  <EmptyPosts
                    text={t('content.noEvents')}
                    action={{ label: t('common.clearAll'), href: paths.events() }}
                  />
                ) : (
                  <EmptyPosts
                    text={t('content.noEventsPlanned')}
                    action={{ label: t('shell.allProducts'), href: paths.search() }}
                  />
                )}
              </div>
            ) : (
              <div className="mt-4">
                <Calendar events={data.results} />
              </div>
            )}
            <Pagination
              current={asked.page ?? 1}
              total={pageCount(data.count, eventsPerPage)}
              hrefFor={hrefFor}
              className="mt-8"
            />
          </>
        ) : (
          <FailedPosts />
        )}
      </div>
      <div className="mt-section">
        <ListAround positions={positions} type="EVENTS_LIST_BOTTOM" />
      </div>
    </>
  );
}
