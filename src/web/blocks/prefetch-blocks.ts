import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { BlockName } from '../../domain/creator/block-names.ts';
import type { ComposedNode } from '../../domain/creator/contract.ts';
import type { Redirect } from '../routes.ts';
import type { PageContext } from '../state/page.tsx';
import { data } from './generated/data.ts';
import { loadViews } from './load-views.ts';
import { everyNode, firstFetchedNear, isFetchedNear } from './tree-facts.ts';

// Queries differ in what they answer; here they are only fetched.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyQuery = FetchQueryOptions<any, any, any, any>;
type Props = Record<string, unknown>;

/** What a block's `data.ts` may export. */
interface BlockData {
  /** What its first paint needs. */
  queriesOf: (props: Props, page: PageContext) => AnyQuery[];
  /** For `prefetch: 'near'`: what the server renders it with for visitors without script, when it is not the `first` such block. */
  unscriptedQueriesOf?: (props: Props, first: Props) => AnyQuery[];
  /** Where to, when the address asks it for what is not there (RT-16). */
  redirectOf?: (props: Props, page: PageContext, queries: QueryClient) => Redirect | undefined;
}

const dataOf: Partial<Record<BlockName, BlockData>> = data;

/**
 * Fetches what blocks need before they are rendered, and in the browser their code. Of the product lists the browser is
 * given only the first: the others come when they are nearly in view, and the server renders them for whoever has no
 * script. A call that fails leaves its block empty, never the page.
 * Answers a redirect when the address asks for a page of posts that is not there (RT-16).
 */
export async function prefetchBlocks(
  nodes: readonly ComposedNode[],
  page: PageContext,
  queries: QueryClient,
): Promise<Redirect | undefined> {
  const rendered = [...everyNode(nodes)].filter((node) => !node.problem);
  const first = firstFetchedNear(nodes);
  const isOnServer = typeof window === 'undefined';
  const wanted = rendered.flatMap((node) => {
    const name = node.name as BlockName;
    if (isFetchedNear(name) && node !== first) {
      return (isOnServer && dataOf[name]?.unscriptedQueriesOf?.(node.props, first!.props)) || [];
    }
    return dataOf[name]?.queriesOf(node.props, page) ?? [];
  });
  await Promise.all([...wanted.map((query) => queries.prefetchQuery(query)), arrivingViews(rendered)]);
  return rendered
    .map((node) => dataOf[node.name as BlockName]?.redirectOf?.(node.props, page, queries))
    .find((redirect) => redirect !== undefined);
}

/** A view that cannot be fetched now is asked for again when its block is rendered. */
async function arrivingViews(nodes: readonly ComposedNode[]): Promise<void> {
  try {
    await loadViews(nodes.map((node) => node.name));
  } catch {
    // The block that misses its view says so itself; the page is shown either way.
  }
}
