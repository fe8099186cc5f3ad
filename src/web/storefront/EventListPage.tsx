import { useQuery } from '@tanstack/react-query';
import { pageCount } from '../../domain/pagination.ts';
import { postsQuery } from '../api/creator.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { EventCard } from '../parts/posts/EventCard.tsx';
import { TeaserGrid } from '../parts/posts/TeaserGrid.tsx';
import { EmptyPosts, FailedPosts } from './posts/EmptyPosts.tsx';
import { EventFilters } from './posts/EventFilters.tsx';
import { ListAround } from './posts/ListAround.tsx';
import { postsParams, postsPageSize, prefetchPosts } from './posts/prefetch-posts.ts';

const positions = ['EVENTS_LIST_HEAD', 'EVENTS_LIST_BOTTOM'] as const;

export const prefetch: PageModule['prefetch'] = (page, queries) =>
  prefetchPosts(page, queries, 'EVENT', positions);

export const meta: PageModule['meta'] = (page) => ({
  title: page.texts.t('content.eventsTitle'),
  description: page.texts.t('content.eventsDescription'),
  canonical: () => paths.listPage(paths.events(), page.search),
});

/** Events to come, by place, language, subject and day (RT-07). */
export default function EventListPage() {
  const t = useT();
  const page = usePage();
  const params = postsParams(page, 'EVENT');
  const { data } = useQuery(postsQuery(params));
  const isNarrowed = [...page.search.keys()].some((key) => key !== 'page');
  const hrefFor = (number: number) => {
    const search = new URLSearchParams(page.search);
    search.delete('page');
    if (number > 1) search.set('page', String(number));
    return search.size > 0 ? `${page.path}?${search}` : page.path;
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
            {data.results.length === 0 ? (
              <div className="mt-6">
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
              <div className="mt-6">
                <TeaserGrid posts={data.results} onTablet={2} Card={EventCard} />
              </div>
            )}
            <Pagination
              current={params.page ?? 1}
              total={pageCount(data.count, postsPageSize)}
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
