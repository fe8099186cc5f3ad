/**
 * The page numbers worth a link: the first, the last, the current one with its neighbours, and `gap` where others were
 * left out. A gap never stands for a single page. The length stays the same on every page, so that links do not jump.
 */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  if (total <= 7) return Array.from({ length: total }, (_, index) => index + 1);
  const middle = Math.min(Math.max(current, 4), total - 3);
  const from = middle === 4 ? 2 : middle - 1;
  const to = middle === total - 3 ? total - 1 : middle + 1;
  const pages: (number | 'gap')[] = [1];
  if (from > 2) pages.push('gap');
  for (let page = from; page <= to; page += 1) pages.push(page);
  if (to < total - 1) pages.push('gap');
  pages.push(total);
  return pages;
}
