import { useQuery } from '@tanstack/react-query';
import { returnOptionsQuery } from '../api/returns.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { accountMeta } from './account.ts';
import { Loaded } from './Loaded.tsx';
import { fetchOrder, useOrderPage } from './orders/useOrderPage.ts';
import { ReturnForm } from './returns/ReturnForm.tsx';

export { loadReturnTexts as loadTexts } from './returns/texts.ts';

const of = (page: PageContext) => ({
  uuid: page.params['id']!,
  key: page.search.get('key') ?? undefined,
});

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const { uuid, key } = of(page);
  await fetchOrder(queries, uuid, key);
  await queries.prefetchQuery(returnOptionsQuery({ uuid, key }));
};

/** Asks to return goods of an order, line by line, for its customer and for a guest with the link of the mail. */
export default function ReturnPage() {
  const t = useT();
  const { uuid, key } = of(usePage());
  const order = useOrderPage(uuid, key).data;
  const query = useQuery(returnOptionsQuery({ uuid, key }));
  const back = order?.customer ? paths.account.order(uuid) : paths.guestOrder(uuid, key);
  const number = order?.number;
  return (
    <div className="wrap max-w-read pb-12">
      <Breadcrumb
        crumbs={[
          { label: t('common.home'), href: paths.home() },
          { label: number ? t('orderPages.list.number', { number }) : t('account.menu.orders'), href: back },
          { label: t('returns.request.title') },
        ]}
      />
      <h1 className="type-h1 wrap-anywhere">{t('returns.request.title')}</h1>
      <div className="mt-6 grid gap-6">
        <Loaded query={query} rows={4} rowHeight="h-24">
          {(options) =>
            order && options.can_return ? (
              <ReturnForm order={order} options={options} linkKey={key} back={back} />
            ) : (
              <EmptyState
                title={t('returns.request.nothing')}
                action={<ButtonLink href={back}>{t('returns.request.back')}</ButtonLink>}
              >
                {t('returns.request.nothingHow')}
              </EmptyState>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

export const meta = accountMeta('returns.request.title');
