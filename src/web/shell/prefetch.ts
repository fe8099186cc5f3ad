import type { QueryClient } from '@tanstack/react-query';
import { campaignsExistQuery, sharedPlaceholdersQuery } from '../api/creator.ts';
import { shopSupportQuery } from '../api/shops.ts';
import type { PageContext } from '../state/page.tsx';

/** The data of the frame. A failure leaves the frame bare but never costs the page. */
export async function prefetchShell(_page: PageContext, queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(sharedPlaceholdersQuery()),
    queries.prefetchQuery(campaignsExistQuery()),
    queries.prefetchQuery(shopSupportQuery()),
  ]);
}
