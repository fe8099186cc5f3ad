import { useQuery } from '@tanstack/react-query';
import { pageCount, pageFromQuery } from '../../domain/pagination.ts';
import { returnsPerPage, returnsQuery } from '../api/returns.ts';
import { useT } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { usePage, type PageContext } from '../state/page.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, fetchPart, prefetchAccount } from './account.ts';
import { Loaded } from './Loaded.tsx';
import { ReturnCard } from './returns/ReturnCard.tsx';

export { loadReturnTexts as loadTexts } from './returns/texts.ts';

const pageOf = ({ search }: PageContext) => pageFromQuery(search.get('page'), Infinity) ?? 1;

export const prefetch: PageModule['prefetch'] = async (page, queries) => {
  await prefetchAccount(queries);
  const found = await fetchPart(queries, returnsQuery(pageOf(page)));
  if (found && pageFromQuery(page.search.get('page'), pageCount(found.count, returnsPerPage)) === null)
    return { redirect: paths.account.returns(), status: 302 };
  return undefined;
};

/** Everything of the active customer that goes back, the latest first. */
export default function ReturnsPage() {
  const t = useT();
  const number = pageOf(usePage());
  const query = useQuery({ ...returnsQuery(number), refetchOnWindowFocus: true });
  return (
    <AccountFrame current="returns">
      <Loaded query={query} rows={3} rowHeight="h-32">
        {({ count, results }) =>
          results.length === 0 ? (
            <EmptyState
              title={t('returns.list.none')}
              action={<ButtonLink href={paths.account.orders()}>{t('returns.list.orders')}</ButtonLink>}
            >
              {t('returns.list.noneHow')}
            </EmptyState>
          ) : (
            <>
              <ul className="grid gap-3">
                {results.map((one) => (
                  <li key={one.uuid}>
                    <ReturnCard
                      shown={one}
                      heading="h2"
                      action={
                        <a href={paths.account.order(one.order.uuid)} className="link">
                          {t('returns.list.order', { number: one.order.number })}
                        </a>
                      }
                    />
                  </li>
                ))}
              </ul>
              <Pagination
                current={number}
                total={pageCount(count, returnsPerPage)}
                hrefFor={(to) => paths.account.returns(to)}
              />
            </>
          )
        }
      </Loaded>
    </AccountFrame>
  );
}

export const meta = accountMeta('account.menu.returns');
