import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { draftsQuery } from '../../api/checkout.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatEuros } from '../../parts/orders/money.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';

/** Orders that are not placed before an administrator agrees: those one decides on, and those one waits for. */
export function WaitingOrders() {
  const { t } = useTexts();
  const { data: drafts = [] } = useQuery({ ...draftsQuery(), refetchOnWindowFocus: true });
  const asked = drafts.filter(wasAsked);
  return (
    <>
      <Group
        title={t('orderPages.approval.decide')}
        orders={asked.filter(({ can, approval }) => can.approve && approval?.state === 'waiting')}
      />
      <Group title={t('orderPages.approval.own')} orders={asked.filter(({ can }) => !can.approve)} />
    </>
  );
}

/** Whether all was given that an administrator needs to decide. */
function wasAsked({ approval, delivery, delivery_information: information, is_event, order_lines }: Order) {
  const isComplete = order_lines.length > 0 && information !== null && (is_event || delivery !== null);
  return approval !== null && isComplete;
}

function Group({ title, orders }: { title: string; orders: readonly Order[] }) {
  const { t, language } = useTexts();
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-action bg-hover p-4 md:p-5">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {orders.map((order) => (
          <li key={order.uuid} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
            <a
              href={order.can.approve ? paths.account.order(order.uuid) : paths.order.payment(order.uuid)}
              className="link inline-flex min-h-11 items-center break-words"
            >
              {who(order) || t('orderPages.approval.of')}
            </a>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
              <State state={order.approval!.state} />
              {formatEuros(order.totalWithDiscount, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom an administrator is asked by; who waits knows own orders by whom they are for. */
function who({ delivery_information: given, approval, can }: Order): string {
  if (can.approve && approval?.asked_by) return approval.asked_by;
  return given ? `${given.contact.first_name} ${given.contact.last_name}`.trim() : '';
}

function State({ state }: { state: NonNullable<Order['approval']>['state'] }) {
  const { t } = useTexts();
  if (state === 'approved') return <Badge tone="success">{t('orderPages.approval.approved')}</Badge>;
  const isDenied = state === 'denied';
  return (
    <Badge tone={isDenied ? 'danger' : 'warning'}>
      {t(isDenied ? 'orderPages.approval.denied' : 'orderPages.approval.waiting')}
    </Badge>
  );
}
