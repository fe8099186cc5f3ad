import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../state/page.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { FurtherProducts } from './FurtherProducts.tsx';
import { furtherPages, maxPages } from './further-pages.ts';
import { LoadMore } from './LoadMore.tsx';
import { addressOf, pagesOf, queryOf, type FixedFilter } from './query.ts';
import { useMissing } from './use-missing.ts';

/** What follows the first page of a list: pages shown below it, and the way to more of them or to another one. */
export function ListPages({ fixed, total }: { fixed: FixedFilter; total: number }) {
  const page = usePage();
  const query = queryOf(page, fixed);
  const further = furtherPages(page, query, total);
  const missing = useMissing(further, total);
  const shownPages = 1 + further.length;
  const last = query.page + further.length;
  const pages = pagesOf(query, total);
  const hasMore = missing === 0 && last < pages && shownPages < maxPages(query);

  const below = useRef<HTMLDivElement>(null);
  // The page a press has asked for: the focus goes to its first product, or to its retry, once there is one.
  const awaited = useRef<number>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    const sought = `[data-page="${awaited.current}"] :is(a, button:not([aria-busy]))`;
    const found = below.current?.querySelector<HTMLElement>(sought);
    if (!found) return;
    found.focus({ preventScroll: true });
    awaited.current = null;
  });
  const [askedFrom, setAskedFrom] = useState<string | null>(null);

  return (
    <>
      <div ref={below}>
        {further.length > 0 ? (
          <FurtherProducts first={query} pages={further} onRetry={(number) => (awaited.current = number)} />
        ) : null}
      </div>
      {total > query.page_size ? (
        <LoadMore
          seen={Math.min(total, last * query.page_size) - missing}
          total={total}
          more={Math.min(query.page_size, total - last * query.page_size)}
          href={hasMore ? addressOf(page.path, fixed, query, shownPages + 1) : null}
          isOnItsWay={askedFrom === page.url}
          onAsk={() => {
            awaited.current = last + 1;
            setAskedFrom(page.url);
          }}
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
