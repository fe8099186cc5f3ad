import { usePage } from '../../state/page.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { FurtherProducts } from './FurtherProducts.tsx';
import { furtherPages, mostPages } from './further-pages.ts';
import { LoadMore } from './LoadMore.tsx';
import { addressOf, pagesOf, queryOf, type FixedFilter } from './query.ts';

/** What follows the first page of a list: pages shown below it, and the way to more of them or to another one. */
export function ListPages({ fixed, total }: { fixed: FixedFilter; total: number }) {
  const page = usePage();
  const query = queryOf(page, fixed);
  const further = furtherPages(page, query, total);
  const shownPages = 1 + further.length;
  const last = query.page + further.length;
  const pages = pagesOf(query, total);
  const hasMore = last < pages && shownPages < mostPages(query);
  return (
    <>
      {further.length > 0 ? <FurtherProducts pages={further} /> : null}
      {total > query.page_size ? (
        <LoadMore
          seen={Math.min(total, last * query.page_size)}
          total={total}
          more={Math.min(query.page_size, total - last * query.page_size)}
          href={hasMore ? addressOf(page.path, fixed, query, shownPages + 1) : null}
        />
      ) : null}
      <Pagination
        current={last}
        total={pages}
        hrefFor={(number) => addressOf(page.path, fixed, { ...query, page: number })}
        className="mt-6"
      />
    </>
  );
}
