import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import type { SearchQuery } from '../../../domain/search/address.ts';
import { searchQuery } from '../../api/search.ts';
import { useT } from '../../i18n/texts.tsx';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toast.tsx';

interface Props {
  query: SearchQuery;
  firstCount: number;
  total: number;
}

/** The next pages below this one, a press at a time; the footer stays within reach (ux.md section 3). */
export function LoadMore({ query, firstCount, total }: Props) {
  const t = useT();
  const queries = useQueryClient();
  const toast = useToast();
  const [more, setMore] = useState<ProductListItem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const loadedPages = Math.ceil(more.length / query.page_size);
  const seen = (query.page - 1) * query.page_size + firstCount + more.length;

  const load = async () => {
    setBusy(true);
    try {
      const next = await queries.fetchQuery(searchQuery({ ...query, page: query.page + loadedPages + 1 }));
      setMore([...more, ...next.results]);
    } catch {
      toast({
        text: t('errors.blockFailed'),
        tone: 'danger',
        action: { label: t('common.retry'), onPress: () => void load() },
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {more.length > 0 ? (
        <ul className="mt-3 grid grid-cols-2 gap-3 md:mt-5 md:grid-cols-3 md:gap-5 lg:mt-6 lg:gap-6 xl:grid-cols-4">
          {more.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} level={2} />
            </li>
          ))}
        </ul>
      ) : null}
      {total > query.page_size ? (
        <div className="mt-10 grid justify-items-center gap-3">
          <p className="type-body-s text-muted tabular-nums" role="status">
            {t('common.pagination.shown', { shown: seen, total })}
          </p>
          <span className="h-1 w-60 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
            <span
              className="block h-full bg-action"
              style={{ width: `${Math.min(100, (100 * seen) / total)}%` }}
            />
          </span>
          {seen < total ? (
            <Button variant="secondary" busy={isBusy} onClick={() => void load()} className="min-w-60">
              {t('common.pagination.loadMore', { count: Math.min(query.page_size, total - seen) })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
