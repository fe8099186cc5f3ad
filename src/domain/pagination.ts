/** A page of a list as every listing call answers it (`page-of.ts`). `next` and `previous` are addresses or null. */
export interface Page<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** Number of pages for `count` things, at least one. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** The 1-based page a query asks for, or `null` when it must redirect to page 1: below 1, above the total or not a number (RT-16). */
export function pageFromQuery(text: string | null | undefined, pages: number): number | null {
  if (text === null || text === undefined) return 1;
  if (!/^\d{1,9}$/.test(text)) return null;
  const page = Number(text);
  return page >= 1 && page <= pages ? page : null;
}
