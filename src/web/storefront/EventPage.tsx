import { useQuery } from '@tanstack/react-query';
import { composedPageQuery } from '../api/creator.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ComposedView } from './composed/ComposedView.tsx';
import { composedMeta } from './composed/meta.ts';
import { prefetchComposed } from './composed/prefetch.ts';
import { EventFacts } from './posts/EventFacts.tsx';

export const prefetch: PageModule['prefetch'] = (page, queries) => prefetchComposed(page, queries, 'EVENT');

export const meta: PageModule['meta'] = (page, queries) => composedMeta(page, queries, 'EVENT', 'website');

/** One event: what editors composed, with its facts below the head. */
export default function EventPage() {
  const t = useT();
  const { path } = usePage();
  const { data } = useQuery(composedPageQuery(path, 'EVENT'));
  if (!data) return null;
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          crumbs={[
            { label: t('common.home'), href: paths.home() },
            { label: t('content.eventsTitle'), href: paths.events() },
            { label: data.scheme.meta_title },
          ]}
        />
      </div>
      <ComposedView composed={data} afterHead={<EventFacts event={data.route.props} />} />
    </>
  );
}
