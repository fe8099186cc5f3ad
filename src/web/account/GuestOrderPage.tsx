import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { accountMeta } from './account.ts';
import { Loaded } from './Loaded.tsx';
import { OrderView } from './orders/OrderView.tsx';
import { fetchOrder, useOrderPage } from './orders/useOrderPage.ts';

export { loadOrderTexts as loadTexts } from './orders/texts.ts';

const keyOf = (page: PageContext) => page.search.get('key') ?? undefined;

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  await fetchOrder(queries, page.params['id']!, keyOf(page));
};

/** The order a mail leads to, for who has its link, signed in or not (CO-08). */
export default function GuestOrderPage() {
  const t = useT();
  const page = usePage();
  const query = useOrderPage(page.params['id']!, keyOf(page));
  const number = query.data?.number;
  const title = number ? t('orderPages.list.number', { number }) : t('orderPages.list.unplaced');
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: t('common.home'), href: paths.home() }, { label: title }]} />
      <h1 className="type-h1 wrap-anywhere">{title}</h1>
      <div className="mt-6 grid gap-6">
        <Loaded query={query} rows={4} rowHeight="h-24">
          {(order) => <OrderView order={order} linkKey={keyOf(page)} />}
        </Loaded>
      </div>
    </div>
  );
}

export const meta = accountMeta('account.menu.orders');
