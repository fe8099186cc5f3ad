import { useQuery } from '@tanstack/react-query';
import type { SearchQuery } from '../../../domain/search/address.ts';
import { searchQuery } from '../../api/search.ts';
import { useT } from '../../i18n/texts.tsx';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { Button } from '../../ui/Button.tsx';

/** The cards of pages that stand below the first one. */
export function FurtherProducts({ pages }: { pages: readonly SearchQuery[] }) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-3 md:mt-5 md:grid-cols-3 md:gap-5 lg:mt-6 lg:gap-6 xl:grid-cols-4">
      {pages.map((query) => (
        <PageOfProducts key={query.page} query={query} />
      ))}
    </ul>
  );
}

function PageOfProducts({ query }: { query: SearchQuery }) {
  const t = useT();
  const { data, isError, refetch } = useQuery(searchQuery(query));
  if (isError) {
    return (
      <li className="col-span-full grid justify-items-center gap-3 py-6">
        <p role="alert">{t('errors.blockFailed')}</p>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </li>
    );
  }
  return data?.results.map((product) => (
    <li key={product.id}>
      <ProductCard product={product} level={2} />
    </li>
  ));
}
