import type { QueryClient } from '@tanstack/react-query';
import { campaignsExistQuery, sharedPlaceholdersQuery } from '../api/creator.ts';
import { shopSupportQuery } from '../api/shops.ts';
import type { PageContext } from '../state/page.tsx';

/** What the frame of a page needs, whatever the page is. A failure leaves the frame bare, never without its page. */
export async function prefetchShell(_page: PageContext, queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(sharedPlaceholdersQuery()),
    queries.prefetchQuery(campaignsExistQuery()),
    queries.prefetchQuery(shopSupportQuery()),
  ]);
}
