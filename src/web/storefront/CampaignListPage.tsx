import type { PageModule } from '../routes.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ListAround } from './posts/ListAround.tsx';
import { PostGrid } from './posts/PostGrid.tsx';
import { prefetchPosts } from './posts/prefetch-posts.ts';

const positions = ['CAMPAIGN_LIST_HEAD'] as const;

export const prefetch: PageModule['prefetch'] = (page, queries) =>
  prefetchPosts(page, queries, 'CAMPAIGN', positions);

export const meta: PageModule['meta'] = (page) => ({
  title: page.texts.t('content.campaignsTitle'),
  description: page.texts.t('content.campaignsDescription'),
  canonical: () => paths.listPage(paths.campaigns(), page.search),
});

/** All campaigns, the special one first (RT-06, CN-01). */
export default function CampaignListPage() {
  const t = useT();
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('content.campaignsTitle') }]}
        />
      </div>
      <ListAround positions={positions} type="CAMPAIGN_LIST_HEAD" title={t('content.campaignsTitle')} />
      <PostGrid type="CAMPAIGN" empty={t('content.noCampaigns')} />
    </>
  );
}
