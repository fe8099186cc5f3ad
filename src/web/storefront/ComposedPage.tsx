import { useQuery } from '@tanstack/react-query';
import { composedPageQuery, sharedPlaceholdersQuery } from '../api/creator.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { composedMeta } from './composed/meta.ts';
import { ComposedView } from './composed/ComposedView.tsx';
import { HelpAside } from './composed/HelpAside.tsx';
import { helpColumnOf, isForReading } from './composed/help-column.ts';
import { prefetchComposed } from './composed/prefetch.ts';

export const prefetch: PageModule['prefetch'] = (page, queries) => prefetchComposed(page, queries, 'ROUTE');

export const meta: PageModule['meta'] = (page, queries) => composedMeta(page, queries, 'ROUTE', 'website');

/** Any page editors composed for its path (RT-09). One to read that the footer leads to has the pages around it beside it. */
export default function ComposedPage() {
  const t = useT();
  const { path } = usePage();
  const { data } = useQuery(composedPageQuery(path, 'ROUTE'));
  const { data: shared } = useQuery(sharedPlaceholdersQuery());
  if (!data) return null;
  const column = isForReading(data) ? helpColumnOf(path, shared) : undefined;
  const view = (
    <ComposedView
      composed={data}
      crumbs={[{ label: t('common.home'), href: paths.home() }, { label: data.scheme.meta_title }]}
    />
  );
  if (!column) return view;
  return (
    <div className="lg:wrap lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16">
      <div className="lg:[--gutter:0px]">{view}</div>
      <HelpAside column={column} path={path} />
    </div>
  );
}
