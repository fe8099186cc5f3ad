import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ApiError } from '../api/client.ts';
import { customersQuery } from '../api/customers.ts';
import { meQuery } from '../api/me.ts';
import { useT } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** How many lines the data will take at the least, each as high as `rowHeight`. */
  rows?: number;
  rowHeight?: string;
  children: (data: Data) => ReactNode;
}

/** Part of a page by its own call: its rows while they load, what can be done when they do not come, then the data. */
export function Loaded<Data>({ query, rows = 2, rowHeight = 'h-11', children }: Props<Data>) {
  const t = useT();
  const queries = useQueryClient();
  // Of a customer that the user was removed from meanwhile: trying again would not help, knowing it does.
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  useEffect(() => {
    if (!isGone) return;
    void queries.invalidateQueries({ queryKey: customersQuery().queryKey });
    void queries.invalidateQueries({ queryKey: meQuery().queryKey });
  }, [isGone, queries]);
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      <div className="grid gap-3">
        <p role="status" className="sr-only">
          {t('common.loading')}
        </p>
        <SkeletonRows rows={rows} className={rowHeight} />
      </div>
    );
  }
  return (
    <div className="grid content-start justify-items-start gap-3">
      <p role="alert">{t('errors.blockFailed')}</p>
      <Button
        variant="secondary"
        icon="arrow-clockwise"
        busy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t('common.retry')}
      </Button>
    </div>
  );
}
