import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { BlockName } from '../../domain/creator/block-names.ts';
import type { ComposedNode } from '../../domain/creator/contract.ts';
import type { Redirect } from '../routes.ts';
import type { PageContext } from '../state/page.tsx';
import { queriesOf as blogPosts, redirectOf as blogPageRedirect } from './blog_post_list/data.ts';
import { queriesOf as brand } from './brand_head/data.ts';
import { queriesOf as categories } from './category_buttons/data.ts';
import { queriesOf as posts } from './horizontal_post_list/data.ts';
import { loadViews } from './load-views.ts';
import { queriesOf as product } from './product_card/data.ts';
import { isSameList, queriesOf as products, unscriptedQueriesOf } from './product-list/data.ts';
import { everyNode, firstProductList, isProductList } from './tree-facts.ts';

// Queries differ in what they answer; here they are only fetched.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyQuery = FetchQueryOptions<any, any, any, any>;
type QueriesOf = (props: Record<string, unknown>, page: PageContext) => AnyQuery[];

/** What the first paint of each block needs, for those that show live data. */
const blockQueries: Partial<Record<BlockName, QueriesOf>> = {
  brand_head: brand,
  category_head: categories,
  category_foot: categories,
  category_buttons: categories,
  product_card: product,
  blog_post_list: blogPosts,
  horizontal_post_list: posts,
};

/**
 * Fetches what blocks need before they are drawn, and in the browser their code. Of the product lists the browser is
 * given only the first: the others come when they are nearly in view, and the server draws them for whoever has no
 * script. A call that fails leaves its block empty, never the page.
 * Answers a redirect when the address asks for a page of posts that is not there (RT-16).
 */
export async function prefetchBlocks(
  nodes: readonly ComposedNode[],
  page: PageContext,
  queries: QueryClient,
): Promise<Redirect | undefined> {
  const drawn = [...everyNode(nodes)].filter((node) => !node.problem);
  const firstList = firstProductList(nodes);
  const isOnServer = typeof window === 'undefined';
  const wanted = drawn.flatMap((node) => {
    if (node === firstList) return products(node.props);
    if (isProductList(node.name)) {
      const isGiven = !isOnServer || isSameList(node.props, firstList!.props);
      return isGiven ? [] : unscriptedQueriesOf(node.props);
    }
    return blockQueries[node.name as BlockName]?.(node.props, page) ?? [];
  });
  await Promise.all([...wanted.map((query) => queries.prefetchQuery(query)), arrivingViews(drawn)]);
  const postLists = drawn.filter((node) => node.name === 'blog_post_list');
  return postLists
    .map((node) => blogPageRedirect(node.props, page, queries))
    .find((redirect) => redirect !== undefined);
}

/** A view that cannot be fetched now is asked for again when its block is drawn. */
async function arrivingViews(nodes: readonly ComposedNode[]): Promise<void> {
  try {
    await loadViews(nodes.map((node) => node.name));
  } catch {
    // The block that misses its view says so itself; the page is shown either way.
  }
}
