import { useQuery } from '@tanstack/react-query';
import { pageCount, pageFromQuery } from '../../domain/pagination.ts';
import { typedText } from '../../domain/typed-text.ts';
import { draftsQuery } from '../api/checkout.ts';
import { orderPageQuery, ordersPerPage } from '../api/past-orders.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, fetchPart, prefetchAccount } from './account.ts';
import { Loaded } from './Loaded.tsx';
import { OrderCard } from './orders/OrderCard.tsx';
import { WaitingOrders } from './orders/WaitingOrders.tsx';

export { loadOrderTexts as loadTexts } from './orders/texts.ts';

const maxSearchLength = 64;

function asked(search: URLSearchParams) {
  return {
    page: pageFromQuery(search.get('page'), Infinity) ?? 1,
    search: typedText(search, 'search', maxSearchLength),
  };
}

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const { page: number, search } = asked(page.search);
  await prefetchAccount(queries);
  const [found] = await Promise.all([
    fetchPart(queries, orderPageQuery(number, search)),
    queries.prefetchQuery(draftsQuery()),
  ]);
  if (found && pageFromQuery(page.search.get('page'), pageCount(found.count, ordersPerPage)) === null)
    return { redirect: paths.account.orders(1, search), status: 302 };
  return undefined;
};

/** Orders of the active customer, what is open first (AC-01). */
export default function OrdersPage() {
  const t = useT();
  const page = usePage();
  const { page: number, search } = asked(page.search);
  const query = useQuery({ ...orderPageQuery(number, search), refetchOnWindowFocus: true });
  return (
    <AccountFrame current="orders">
      {/* A plain form: the list is found again by its address, and without script. */}
      <form action={paths.account.orders()} role="search" className="flex max-w-form items-end gap-2">
        <TextField
          key={search}
          label={t('orderPages.list.search')}
          name="search"
          type="search"
          icon="magnifying-glass"
          defaultValue={search}
          maxLength={maxSearchLength}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {t('common.search')}
        </Button>
      </form>
      <WaitingOrders />
      <Loaded query={query} rows={4} rowHeight="h-24">
        {({ count, results }) =>
          results.length === 0 ? (
            <None search={search} />
          ) : (
            <>
              <ul className="grid gap-3">
                {results.map((order) => (
                  <li key={order.uuid}>
                    <OrderCard order={order} />
                  </li>
                ))}
              </ul>
              <Pagination
                current={number}
                total={pageCount(count, ordersPerPage)}
                hrefFor={(to) => paths.account.orders(to, search)}
              />
            </>
          )
        }
      </Loaded>
    </AccountFrame>
  );
}

function None({ search }: { search: string }) {
  const t = useT();
  if (search !== '') {
    return (
      <EmptyState
        title={t('orderPages.list.notFound', { text: search })}
        action={<ButtonLink href={paths.account.orders()}>{t('orderPages.list.all')}</ButtonLink>}
      >
        {t('orderPages.list.notFoundHow')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('orderPages.list.none')}
      action={<ButtonLink href={paths.search()}>{t('orderPages.list.shop')}</ButtonLink>}
    >
      {t('orderPages.list.noneHow')}
    </EmptyState>
  );
}

export const meta = accountMeta('account.menu.orders');
