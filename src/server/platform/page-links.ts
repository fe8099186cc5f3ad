import { pageCount, type Page } from '../../domain/pagination.ts';

/**
 * A page of a list with the addresses of the pages beside it. `url` is the path and query that was asked
 * for; everything in it but `page` stays.
 */
export function pageOfList<T>(
  results: T[],
  of: { count: number; page: number; pageSize: number; url: string },
): Page<T> {
  const last = pageCount(of.count, of.pageSize);
  return {
    count: of.count,
    next: of.page < last ? addressOfPage(of.url, of.page + 1) : null,
    previous: of.page > 1 ? addressOfPage(of.url, Math.min(of.page - 1, last)) : null,
    results,
  };
}

function addressOfPage(url: string, page: number): string {
  const [path = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('page', String(page));
  return `${path}?${params}`;
}
