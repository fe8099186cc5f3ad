import { useQuery } from '@tanstack/react-query';
import type { SearchQuery } from '../../../domain/search/address.ts';
import { searchQuery } from '../../api/search.ts';
import { useT } from '../../i18n/texts.tsx';
import { CachedProductCard } from '../../parts/ProductCard.tsx';
import { Button } from '../../ui/Button.tsx';

interface Props {
  pages: readonly SearchQuery[];
  /** Told the number of a page that is asked for again. */
  onRetry: (page: number) => void;
}

/** The cards of pages that stand below the first one. */
export function FurtherProducts({ pages, onRetry }: Props) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-3 md:mt-5 md:grid-cols-3 md:gap-5 lg:mt-6 lg:gap-6 xl:grid-cols-4 print:grid-cols-4">
      {pages.map((query) => (
        <PageOfProducts key={query.page} query={query} onRetry={onRetry} />
      ))}
    </ul>
  );
}

function PageOfProducts({ query, onRetry }: { query: SearchQuery; onRetry: Props['onRetry'] }) {
  const t = useT();
  // A failure is told at once, and stays told while the page is asked for again: the button keeps its place and the focus.
  const answer = useQuery({ ...searchQuery(query), retryOnMount: false });
  const { data, errorUpdateCount, isFetching, refetch } = answer;
  if (data) {
    return data.results.map((product) => (
      <li key={product.id} data-page={query.page}>
        <CachedProductCard product={product} level={2} />
      </li>
    ));
  }
  if (errorUpdateCount === 0) return null;
  return (
    <li data-page={query.page} className="col-span-full grid justify-items-center gap-3 py-6">
      <p role="alert">{t('errors.blockFailed')}</p>
      <Button
        variant="secondary"
        className="min-w-60"
        busy={isFetching}
        onClick={() => {
          onRetry(query.page);
          void refetch();
        }}
      >
        {t('common.retry')}
      </Button>
    </li>
  );
}
