import { useQuery } from '@tanstack/react-query';
import { CachedProductCard } from '../../parts/ProductCard.tsx';
import { gridLook } from './ProductGrid.tsx';
import { showsShades, type ListQuery, isByDepth, listQuery } from './query.ts';
import { Retry } from './Retry.tsx';
import { ShadeWall } from './ShadeWall.tsx';

interface Props {
  /** The page above them. */
  first: ListQuery;
  pages: readonly ListQuery[];
  /** Told the number of a page that is asked for again. */
  onRetry: (page: number) => void;
}

/** The products of pages that stand below the first one. */
export function FurtherProducts({ first, pages, onRetry }: Props) {
  if (showsShades(first)) {
    return pages.map((query, index) => (
      <PageOfShades key={query.page} query={query} above={pages[index - 1] ?? first} onRetry={onRetry} />
    ));
  }
  return (
    <ul data-grid className={`mt-3 md:mt-5 lg:mt-6 ${gridLook}`}>
      {pages.map((query) => (
        <PageOfProducts key={query.page} query={query} onRetry={onRetry} />
      ))}
    </ul>
  );
}

interface PageProps {
  query: ListQuery;
  onRetry: Props['onRetry'];
}

function PageOfProducts({ query, onRetry }: PageProps) {
  const { data, retry } = usePageOf(query, onRetry);
  if (data) {
    return data.results.map((product) => (
      <li key={product.id} data-page={query.page}>
        <CachedProductCard product={product} level={2} />
      </li>
    ));
  }
  return retry ? (
    <li data-page={query.page} className="col-span-full">
      {retry}
    </li>
  ) : null;
}

function PageOfShades({ query, above, onRetry }: PageProps & { above: ListQuery }) {
  const { data, retry } = usePageOf(query, onRetry);
  const { data: before } = useQuery({ ...listQuery(above), enabled: false });
  if (!data) return retry ? <div data-page={query.page}>{retry}</div> : null;
  return (
    <div data-page={query.page}>
      <ShadeWall products={data.results} isGrouped={isByDepth(query)} after={before?.results.at(-1)} />
    </div>
  );
}

/** A failure is told at once, and stays told while the page is asked for again: the button keeps its place and the focus. */
function usePageOf(query: ListQuery, onRetry: Props['onRetry']) {
  const answer = useQuery({ ...listQuery(query), retryOnMount: false });
  const { data, errorUpdateCount, isFetching, refetch } = answer;
  const askAgain = () => {
    onRetry(query.page);
    void refetch();
  };
  return { data, retry: errorUpdateCount > 0 ? <Retry isBusy={isFetching} onRetry={askAgain} /> : null };
}
