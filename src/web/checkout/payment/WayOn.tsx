import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { acceptChangesMutation, orderPaymentQuery } from '../../api/checkout.ts';
import { failureText } from '../../api/failure-text.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useMoney } from '../money.ts';
import { useTools } from '../order.ts';
import { contentPath, pathOf } from '../steps.ts';

interface Props {
  /** Why: a code of the refusals. */
  code: string;
  order: Order;
  /** What stood in the way is done. */
  onDone: () => void;
}

/** Why the order was not taken, and the way on from there. */
export function WayOn({ code, order, onDone }: Props) {
  const { t, errorText } = useTexts();
  const { uuid } = order;
  const link = (href: string, text: string) => ({
    action: (
      <ButtonLink href={href} variant="secondary" size="s">
        {text}
      </ButtonLink>
    ),
  });
  // Where what cannot be ordered is mended: the cart, or the seats of an event.
  const toContent = link(
    contentPath(order),
    t(order.is_event ? 'checkout.refused.toSeats' : 'checkout.refused.toCart'),
  );
  const toDelivery = link(paths.order.delivery(uuid), t('checkout.refused.toDelivery'));
  const toEvents = link(paths.events(), t('checkout.refused.toEvents'));
  const toPayment = { action: <GoOnPaying uuid={uuid} /> };
  const changes = <Changes order={order} />;
  const ways: Record<string, { title?: string; children?: ReactNode; action?: ReactNode }> = {
    ORDER_CHANGED: {
      title: t('checkout.refused.changed'),
      children: changes,
      // What cannot be bought is settled first.
      action: order.order_lines.some(({ problem }) => problem) ? (
        toContent.action
      ) : (
        <AcceptChanges order={order} onDone={onDone} />
      ),
    },
    ORDER_STALE: { children: t('checkout.refused.stale') },
    ORDER_EMPTY: toContent,
    ORDER_STEP_MISSING: order.is_event ? toContent : toDelivery,
    TOO_MANY_SEATS: toContent,
    EVENT_OVER: toEvents,
    EVENT_CANCELED: toEvents,
    OFFER_ENDED: link(pathOf('event', order), t('checkout.refused.toEvent')),
    DELIVERY_METHOD_NOT_ALLOWED: toDelivery,
    PICKUP_POINT_UNKNOWN: toDelivery,
    NOT_ENOUGH_STOCK: { children: changes, ...toContent },
    PAYMENT_IN_PROGRESS: toPayment,
    ORDER_NOT_EDITABLE: toPayment,
    PAYMENT_PROVIDER_UNAVAILABLE: { children: t('checkout.refused.otherMethod') },
    ORDER_NEEDS_APPROVAL: { children: t('checkout.approval.sendHow') },
  };
  return <Notice tone="danger" title={errorText(code)} {...ways[code]} />;
}

/** What is not as it was when the buyer last looked, line by line and coupon by coupon. */
function Changes({ order }: { order: Order }) {
  const { t, errorText } = useTexts();
  const money = useMoney();
  const changed = order.order_lines.filter((line) => line.price_before !== null || line.problem !== null);
  const refused = order.coupons.filter(({ problem }) => problem);
  const total = t('checkout.refused.total', { sum: money(order.totalWithDiscount) });
  if (changed.length + refused.length === 0) return total;
  return (
    <ul className="mt-1 list-disc pl-5">
      {refused.map(({ code, problem, missing }) => (
        <li key={code}>
          {code}: {errorText(problem!, { missing: money(missing ?? 0) })} {total}
        </li>
      ))}
      {changed.map(({ id, product, price, price_before: before, problem, available_stock: left }) => (
        <li key={id}>
          {[product.name, product.variation].filter(Boolean).join(', ')}:{' '}
          {problem === null
            ? t('checkout.refused.price', { before: money(before!), price: money(price) })
            : problem === 'NOT_ENOUGH_STOCK'
              ? t(order.is_event ? 'checkout.refused.seatsLeft' : 'checkout.refused.left', { count: left })
              : t(`checkout.problems.${problem}`)}
        </li>
      ))}
    </ul>
  );
}

/** New prices, and to do without a coupon, are agreed to by a press. */
function AcceptChanges({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t, errorText } = useTexts();
  const { mutate, isPending, error } = useMutation(acceptChangesMutation(useTools(), order));
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        busy={isPending}
        onClick={() => mutate(undefined, { onSuccess: onDone })}
      >
        {t('checkout.refused.accept')}
      </Button>
      {error && <p className="mt-1 text-danger">{failureText({ t, errorText }, error)}</p>}
    </>
  );
}

/** The payment that is under way: where it is made, or where one sees what became of it. */
function GoOnPaying({ uuid }: { uuid: string }) {
  const { t } = useTexts();
  const { data } = useQuery(orderPaymentQuery(uuid));
  const away = data?.payment?.status === 'pending' ? data.payment.redirect_url : null;
  return (
    <ButtonLink href={away ?? paths.order.paymentStatus(uuid)} variant="secondary" size="s">
      {t(away === null ? 'checkout.refused.toStatus' : 'checkout.refused.goOn')}
    </ButtonLink>
  );
}
