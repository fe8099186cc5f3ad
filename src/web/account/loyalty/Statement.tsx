import type { LoyaltyStatement, StatementEntry } from '../../../domain/loyalty/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { pageCount } from '../../../domain/pagination.ts';
import { formatDate } from '../../../domain/time.ts';
import { statementPageSize } from '../../api/loyalty.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';

/** What changed the points, the latest first, with the balance after each. */
export function Statement({ statement, page }: { statement: LoyaltyStatement; page: number }) {
  const { t } = useTexts();
  const { count, results } = statement;
  if (count === 0)
    return <EmptyState title={t('loyalty.statement.none')}>{t('loyalty.statement.noneHow')}</EmptyState>;
  return (
    <>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('loyalty.statement.title')}</caption>
        <thead className="type-body-s text-muted max-md:sr-only">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              {t('loyalty.statement.date')}
            </th>
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              {t('loyalty.statement.what')}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-normal">
              {t('loyalty.statement.change')}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t('loyalty.statement.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      <Pagination
        current={page}
        total={pageCount(count, statementPageSize)}
        hrefFor={(to) => paths.account.loyalty(to)}
        className="mt-6"
      />
    </>
  );
}

/** A phone shows each as two lines: what and how much, then when and what was left. */
function Row({ entry: { at, kind, points, balance, order } }: { entry: StatementEntry }) {
  const { t, language } = useTexts();
  const money = (sum: number) => formatMoney(Math.round(sum * 100), language);
  return (
    <tr className="border-t border-line align-top tabular-nums max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-3">
      <td className="text-muted max-md:order-3 max-md:type-body-s md:w-32 md:py-3 md:pr-3">
        <time dateTime={at}>{formatDate(at)}</time>
      </td>
      <td className="max-md:order-1 md:py-3 md:pr-3">
        {t(`loyalty.statement.kinds.${kind}`)}
        {order?.number ? (
          <span className="type-body-s block">
            {order.uuid ? (
              <a href={paths.account.order(order.uuid)} className="link">
                {t('loyalty.statement.order', { number: order.number })}
              </a>
            ) : (
              t('loyalty.statement.order', { number: order.number })
            )}
          </span>
        ) : null}
      </td>
      <td
        className={`text-right font-medium max-md:order-2 md:py-3 md:pr-3 ${points > 0 ? 'text-success' : ''}`}
      >
        {points > 0 ? '+' : ''}
        {money(points)}
      </td>
      <td className="text-right text-muted max-md:order-4 max-md:type-body-s md:w-28 md:py-3">
        <span className="md:sr-only">{t('loyalty.statement.balance')} </span>
        {money(balance)}
      </td>
    </tr>
  );
}
