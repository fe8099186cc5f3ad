import { useQuery } from '@tanstack/react-query';
import { prefetchComposed } from './composed/prefetch.ts';
import { composedMeta } from './composed/meta.ts';
import { composedPageQuery } from '../api/creator.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ComposedView } from './composed/ComposedView.tsx';

export const prefetch: PageModule['prefetch'] = (page, queries) => prefetchComposed(page, queries, 'ROUTE');

export const meta: PageModule['meta'] = (page, queries) => composedMeta(page, queries, 'ROUTE', 'website');

/** Home and any page editors composed for its path (RT-01, RT-09). */
export default function ComposedPage() {
  const t = useT();
  const { path } = usePage();
  const { data } = useQuery(composedPageQuery(path, 'ROUTE'));
  if (!data) return null;
  return (
    <>
      {path === paths.home() ? null : (
        <div className="wrap">
          <Breadcrumb
            crumbs={[{ label: t('common.home'), href: paths.home() }, { label: data.scheme.meta_title }]}
          />
        </div>
      )}
      <ComposedView composed={data} />
    </>
  );
}
