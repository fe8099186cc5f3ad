import { useQuery } from '@tanstack/react-query';
import { prefetchComposed } from './composed/prefetch.ts';
import { composedMeta } from './composed/meta.ts';
import { composedPageQuery } from '../api/creator.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { ComposedView } from './composed/ComposedView.tsx';

export const prefetch: PageModule['prefetch'] = (page, queries) => prefetchComposed(page, queries, 'ROUTE');

export const meta: PageModule['meta'] = (page, queries) => composedMeta(page, queries, 'ROUTE', 'website');

/** Home and any page editors composed for its path (RT-01, RT-09). */
export default function ComposedPage() {
  const { path } = usePage();
  const { data } = useQuery(composedPageQuery(path, 'ROUTE'));
  return data ? <ComposedView composed={data} /> : null;
}
