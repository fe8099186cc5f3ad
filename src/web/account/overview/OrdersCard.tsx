import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../domain/time.ts';
import { openOrdersQuery } from '../../api/past-orders.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatEuros } from '../../parts/orders/money.ts';
import { paths } from '../../paths.ts';
import { Loaded } from '../Loaded.tsx';
import { OrderBadges } from '../orders/OrderBadges.tsx';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';

/** The orders that are open, or the last ones. */
export function OrdersCard() {
  const { t, language } = useTexts();
  const query = useQuery(openOrdersQuery());
  return (
    <Panel
      title={t('account.menu.orders')}
      action={
        <PanelLink href={paths.account.orders()} about={t('account.menu.orders')}>
          {t('account.showAll')}
        </PanelLink>
      }
    >
      <Loaded query={query} rows={2} rowHeight="h-12">
        {({ results }) =>
          results.length === 0 ? (
            <p className="text-muted">{t('orderPages.list.none')}</p>
          ) : (
            <ul className="grid gap-3">
              {results.map((order) => (
                <li key={order.uuid} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <a
                    href={paths.account.order(order.uuid)}
                    className="link inline-flex min-h-11 items-center wrap-anywhere"
                  >
                    {order.number === null
                      ? t('orderPages.list.unplaced')
                      : t('orderPages.list.number', { number: order.number })}
                  </a>
                  <OrderBadges
                    order={order}
                    kind={{ isEvent: order.event !== null, isCollected: order.is_collected }}
                  />
                  <span className="type-body-s text-muted tabular-nums">
                    {formatDate(order.submitted_at ?? order.created_at)} ·{' '}
                    {formatEuros(order.totalWithDiscount, language)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
