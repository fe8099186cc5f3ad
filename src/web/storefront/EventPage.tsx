import { useQuery } from '@tanstack/react-query';
import { composedPageQuery } from '../api/creator.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { composedMeta } from './composed/meta.ts';
import { prefetchComposed } from './composed/prefetch.ts';
import { SectionPage } from './composed/SectionPage.tsx';
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
    <SectionPage
      composed={data}
      section={{ label: t('content.eventsTitle'), href: paths.events() }}
      afterHead={<EventFacts event={data.route.props} />}
    />
  );
}
