import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { orderWithKeyQuery } from '../api/past-orders.ts';
import { modelFormUrl, returnOptionsQuery } from '../api/returns.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Notice } from '../ui/Notice.tsx';
import { accountMeta } from './account.ts';
import { NoRightNotice } from './withdrawal/NoRightNotice.tsx';
import { withdrawableLines, WithdrawalForm } from './withdrawal/WithdrawalForm.tsx';

export { loadReturnTexts as loadTexts } from './returns/texts.ts';

/** The order that the visitor came from, if any. */
function orderOf({ search }: PageContext): { uuid: string; key: string | undefined } | null {
  const uuid = search.get('order') ?? '';
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid)
    ? { uuid, key: search.get('key') ?? undefined }
    : null;
}

/** An order that cannot be seen is none: the form is there for everybody. */
async function prefetchOrder(queries: QueryClient, of: { uuid: string; key: string | undefined }) {
  await Promise.all([
    queries.prefetchQuery(orderWithKeyQuery(of.uuid, of.key)),
    queries.prefetchQuery(returnOptionsQuery(of)),
  ]);
}

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  const of = orderOf(page);
  if (of) await prefetchOrder(queries, of);
};

/** The withdrawal function of the law, step 1: what from, and by whom. For guests too, and without script. */
export default function WithdrawPage() {
  const { t } = useTexts();
  const page = usePage();
  const of = orderOf(page);
  const known = { enabled: of !== null, retry: false };
  const order = useQuery({ ...orderWithKeyQuery(of?.uuid ?? '', of?.key), ...known }).data;
  const options = useQuery({
    ...returnOptionsQuery({ uuid: of?.uuid ?? '', key: of?.key }),
    ...known,
  }).data;
  const lines = order && options ? withdrawableLines(order, options) : [];
  return (
    <div className="wrap max-w-form pb-12">
      <Breadcrumb
        crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('returns.withdraw.title') }]}
      />
      <h1 className="type-h1 wrap-anywhere">{t('returns.withdraw.title')}</h1>
      <p className="mt-3 text-muted">{t('returns.withdraw.lead')}</p>
      {page.search.get('refused') !== null && (
        <div className="mt-6">
          <Notice tone="danger">{t('returns.withdraw.refused')}</Notice>
        </div>
      )}
      {order && options?.can_withdraw === false && (
        <div className="mt-6">
          <NoRightNotice order={order.uuid} linkKey={of?.key} options={options} />
        </div>
      )}
      <div className="mt-6">
        <WithdrawalForm key={order?.uuid ?? ''} order={order} linkKey={of?.key} lines={lines} />
      </div>
      <section className="mt-10 grid gap-3 border-t border-line pt-6 type-body-s text-muted">
        <p>{t('returns.withdraw.excluded')}</p>
        <p>{t('returns.withdraw.formLead')}</p>
        <p className="flex flex-wrap gap-x-6">
          <a
            href={modelFormUrl(page.audience.language)}
            className="link inline-flex min-h-11 items-center"
            download
          >
            {t('returns.withdraw.form')}
          </a>
          <a href={paths.withdrawalRight()} className="link inline-flex min-h-11 items-center">
            {t('returns.withdraw.rights')}
          </a>
        </p>
      </section>
    </div>
  );
}

export const meta = accountMeta('returns.withdraw.title');
