import type { QueryClient } from '@tanstack/react-query';
import { pageCount, pageFromQuery } from '../../../domain/pagination.ts';
import { postsQuery } from '../../api/creator.ts';
import type { Redirect } from '../../routes.ts';
import type { PageContext } from '../../state/page.tsx';

type Asking = Pick<PageContext, 'search' | 'path'>;

/** The call for the page the address asks for; a page that is no number counts as the first until it is redirected. */
export function queryOf(pageSize: number, page: Asking) {
  const wanted = pageFromQuery(page.search.get('page'), Number.MAX_SAFE_INTEGER) ?? 1;
  return postsQuery({ type: 'POST', page: wanted, page_size: pageSize });
}

export const queriesOf = (props: Record<string, unknown>, page: Asking) => [
  queryOf(Number(props['pageSize']), page),
];

/** The first page, when the address asks for one below 1, above the total or no number. */
export function redirectOf(
  props: Record<string, unknown>,
  page: Asking,
  queries: QueryClient,
): Redirect | undefined {
  const pageSize = Number(props['pageSize']);
  const count = queries.getQueryData(queryOf(pageSize, page).queryKey)?.count ?? 0;
  if (pageFromQuery(page.search.get('page'), pageCount(count, pageSize)) !== null) return undefined;
  const search = new URLSearchParams(page.search);
  search.delete('page');
  return { redirect: search.size > 0 ? `${page.path}?${search}` : page.path, status: 302 };
}
