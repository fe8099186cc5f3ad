import { searchLimits } from '../../../domain/search/address.ts';
import { pageCount } from '../../../domain/pagination.ts';
import { usePage } from '../../state/page.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { LoadMore } from './LoadMore.tsx';
import { addressOf, queryOf, type FixedFilter } from './query.ts';

interface Props {
  fixed: FixedFilter;
  /** Products on this page. */
  shown: number;
  total: number;
}

/** The way to the products beyond this page: more of them below, or another page. */
export function ListPages({ fixed, shown, total }: Props) {
  const page = usePage();
  const query = queryOf(page, fixed);
  return (
    <>
      <LoadMore key={page.url} query={query} firstCount={shown} total={total} />
      <Pagination
        current={query.page}
        total={pageCount(Math.min(total, searchLimits.depth), query.page_size)}
        hrefFor={(number) => addressOf(page.path, fixed, { ...query, page: number })}
        className="mt-6"
      />
    </>
  );
}
