import { useQuery } from '@tanstack/react-query';
import { composedPageQuery } from '../api/creator.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { composedMeta } from './composed/meta.ts';
import { prefetchComposed } from './composed/prefetch.ts';
import { SectionPage } from './composed/SectionPage.tsx';

export const prefetch: PageModule['prefetch'] = (page, queries) => prefetchComposed(page, queries, 'POST');

export const meta: PageModule['meta'] = (page, queries) => composedMeta(page, queries, 'POST', 'article');

/** One article: what editors composed. */
export default function ArticlePage() {
  const t = useT();
  const { path } = usePage();
  const { data } = useQuery(composedPageQuery(path, 'POST'));
  if (!data) return null;
  return (
    <SectionPage
      composed={data}
      section={{ label: t('content.inspirationTitle'), href: paths.inspiration() }}
    />
  );
}
