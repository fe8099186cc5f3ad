import { useT } from '../i18n/texts.tsx';
import type { PageModule } from '../routes.ts';
import { usePage } from '../state/page.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount } from './account.ts';
import { Loaded } from './Loaded.tsx';
import { OrderView } from './orders/OrderView.tsx';
import { fetchOrder, useOrderPage } from './orders/useOrderPage.ts';

export { loadOrderTexts as loadTexts } from './orders/texts.ts';

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  await prefetchAccount(queries);
  await fetchOrder(queries, page.params['uuid']!);
};

/** One order of the customer (AC-01). */
export default function OrderPage() {
  const t = useT();
  const query = useOrderPage(usePage().params['uuid']!);
  const number = query.data?.number;
  return (
    <AccountFrame
      current="orders"
      title={number ? t('orderPages.list.number', { number }) : t('orderPages.list.unplaced')}
    >
      <Loaded query={query} rows={4} rowHeight="h-24">
        {(order) => <OrderView order={order} />}
      </Loaded>
    </AccountFrame>
  );
}

export const meta = accountMeta('account.menu.orders');
