import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { PostGrid } from './posts/PostGrid.tsx';
import { prefetchPosts } from './posts/prefetch-posts.ts';

export const prefetch: PageModule['prefetch'] = (page, queries) => prefetchPosts(page, queries, 'POST', []);

export const meta: PageModule['meta'] = (page) => ({
  title: page.texts.t('content.inspirationTitle'),
  description: page.texts.t('content.inspirationDescription'),
  canonical: () => paths.listPage(paths.inspiration(), page.search),
});

/** Articles, the newest first (RT-08, CN-02). */
export default function InspirationListPage() {
  const t = useT();
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('content.inspirationTitle') }]}
        />
        <h1 className="type-h1">{t('content.inspirationTitle')}</h1>
        <p className="mt-3 max-w-read text-muted">{t('content.inspirationDescription')}</p>
      </div>
      <PostGrid type="POST" empty={t('content.noArticles')} />
    </>
  );
}
