import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { formatTime } from '../../domain/time.ts';
import { orderPaymentQuery, orderQuery } from '../api/checkout.ts';
import { useT } from '../i18n/texts.tsx';
import { useNavigate } from '../state/navigation.tsx';
import { usePage } from '../state/page.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useMoney } from './money.ts';
import { checkoutMeta, prefetchResult, useOrder } from './order.ts';
import { CanceledOrder } from './result/CanceledOrder.tsx';
import { pollDelayMs } from './result/poll.ts';
import { ResultItem, ResultList, ResultFrame } from './result/ResultFrame.tsx';
import { isToBePaid, pathOf, placeOf } from './steps.ts';

export { loadTexts } from './texts.ts';

export const prefetch = prefetchResult(
  (order) => placeOf(order) === 'paymentStatus',
  (order, _page, queries) => queries.fetchQuery(orderPaymentQuery(order.uuid)),
);

/** What the bank has said so far. The page may be closed: the answer comes by mail as well. */
export default function PaymentStatusPage() {
  const order = useOrder();
  return order.status.id === orderStatuses.CANCELED ? <CanceledOrder order={order} /> : <Waiting />;
}

function Waiting() {
  const t = useT();
  const money = useMoney();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { url } = usePage();
  const order = useOrder();
  const { uuid } = order;
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, isError } = useQuery({
    ...orderPaymentQuery(uuid),
    refetchInterval: () => pollDelayMs(Date.now() - openedAt),
  });
  // The payment says when to ask for the order; where the order stands decides where this leads.
  const status = data?.status;
  const lead = useEffectEvent(async () => {
    try {
      const now = await queries.fetchQuery(orderQuery(uuid));
      const place = placeOf(now);
      if (place === 'paymentStatus') return;
      const hasFailed = isToBePaid(now) && now.payment?.status === 'failed';
      navigate(pathOf(hasFailed ? 'failed' : place, now), { replace: true });
    } catch {
      // The next look asks again.
    }
  });
  useEffect(() => {
    if (status !== undefined && status !== 'pending') void lead();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer is a reason to look
  }, [status, dataUpdatedAt]);

  const payment = data?.payment ?? null;
  const email = order.delivery_information?.contact.email;
  return (
    <ResultFrame
      tone="waiting"
      icon="hourglass-medium"
      title={t('checkout.status.title')}
      lead={
        <>
          <p>{email === undefined ? t('checkout.status.lead') : t('checkout.status.leadMail', { email })}</p>
          <p role="status" className="mt-2 type-body-s text-warning empty:hidden">
            {isError ? t('checkout.status.unreachable') : null}
          </p>
        </>
      }
    >
      <div
        role="progressbar"
        aria-label={t('checkout.status.title')}
        className="my-3 h-1.5 w-70 max-w-full overflow-hidden rounded-full bg-sunken ring-1 ring-control"
      >
        <div className="shade-scale size-full origin-left animate-[fill_60s_cubic-bezier(.1,.6,.3,1)_both]" />
      </div>
      <ResultList>
        <ResultItem
          icon="receipt"
          title={t('checkout.status.sum', { sum: money(payment?.amount ?? order.totalWithDiscount) })}
          hint={payment ? t(`checkout.methods.${payment.method}.name`) : undefined}
        />
        <ResultItem
          icon={order.is_event ? 'calendar-blank' : 'package'}
          title={t(order.is_event ? 'checkout.status.seatsHeld' : 'checkout.status.held')}
          hint={
            payment?.expires_at
              ? t(order.is_event ? 'checkout.status.seatsHeldUntil' : 'checkout.status.heldUntil', {
                  time: formatTime(payment.expires_at),
                })
              : undefined
          }
        />
      </ResultList>
      <div className="mt-4 flex flex-wrap justify-center gap-3 max-md:w-full max-md:flex-col">
        {payment?.redirect_url && (
          <ButtonLink href={payment.redirect_url} variant="secondary">
            {t('checkout.status.goOn')}
          </ButtonLink>
        )}
        <ButtonLink href={url} variant="quiet" icon="arrow-clockwise" data-replace>
          {t('checkout.status.look')}
        </ButtonLink>
      </div>
    </ResultFrame>
  );
}

export const meta = checkoutMeta('checkout.status.metaTitle');
