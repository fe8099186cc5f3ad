import { useQuery } from '@tanstack/react-query';
import { composedPageQuery } from '../api/creator.ts';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { composedMeta } from './composed/meta.ts';
import { ComposedView } from './composed/ComposedView.tsx';
import { prefetchComposed } from './composed/prefetch.ts';

export const prefetch: PageModule['prefetch'] = (page, queries) => prefetchComposed(page, queries, 'ROUTE');

export const meta: PageModule['meta'] = (page, queries) => composedMeta(page, queries, 'ROUTE', 'website');

/** The front page, as editors composed it (RT-01). */
export default function HomePage() {
  const { data } = useQuery(composedPageQuery(paths.home(), 'ROUTE'));
  return data ? <ComposedView composed={data} /> : null;
}
