import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { composedPageQuery } from '../api/creator.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { composedMeta } from './composed/meta.ts';
import { prefetchComposed } from './composed/prefetch.ts';
import { SectionPage } from './composed/SectionPage.tsx';
import { prefetchList } from './list/prefetch.ts';
import { ProductList } from './list/ProductList.tsx';
import type { QueryClient } from '@tanstack/react-query';

/** The campaign whose products are listed below the page, when it has any. */
function campaignIdOf(page: PageContext, queries: QueryClient): number | null {
  const composed = queries.getQueryData(composedPageQuery(page.path, 'CAMPAIGN').queryKey);
  const id = composed?.route.props['campaign_id'];
  return typeof id === 'number' ? id : null;
}

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const redirect = await prefetchComposed(page, queries, 'CAMPAIGN');
  if (redirect) return redirect;
  const id = campaignIdOf(page, queries);
  return id === null ? undefined : prefetchList(page, queries, { campaign: [id] });
};

export const meta: PageModule['meta'] = (page, queries) => composedMeta(page, queries, 'CAMPAIGN', 'website');

/** One campaign: what editors composed, then its products. */
export default function CampaignPage() {
  const t = useT();
  const { path } = usePage();
  const { data } = useQuery(composedPageQuery(path, 'CAMPAIGN'));
  const id = data?.route.props['campaign_id'];
  const fixed = useMemo(() => (typeof id === 'number' ? { campaign: [id] } : null), [id]);
  if (!data) return null;
  return (
    <>
      <SectionPage
        composed={data}
        section={{ label: t('content.campaignsTitle'), href: paths.campaigns() }}
      />
      {fixed ? (
        <section className="mt-section" aria-labelledby="campaign-products">
          <h2 id="campaign-products" className="type-h2 wrap">
            {t('content.campaignProducts')}
          </h2>
          <ProductList fixed={fixed} />
        </section>
      ) : null}
    </>
  );
}
