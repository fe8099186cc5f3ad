import type { Order } from '../../domain/orders/contract.ts';
import { orderPaymentQuery } from '../api/checkout.ts';
import { useT } from '../i18n/texts.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { checkoutMeta, prefetchStep, useOrder } from './order.ts';
import { askedForApproval } from './payment/asked-for-approval.ts';
import { ChosenSteps } from './payment/ChosenSteps.tsx';
import { PaymentForm } from './payment/PaymentForm.tsx';
import { needsApproval } from './steps.ts';

export { loadTexts } from './texts.ts';

export const prefetch = prefetchStep('payment', (order, _page, queries) =>
  Promise.all([
    queries.fetchQuery(orderPaymentQuery(order.uuid)),
    needsApproval(order) && askedForApproval.load(),
  ]),
);

/** How it is paid (CO-04), with all that was chosen before in sight and one press from being changed. */
export default function PaymentPage() {
  const t = useT();
  const order = useOrder();
  return (
    <CheckoutFrame title={t(titleOf(order))} order={order}>
      <ChosenSteps order={order} />
      <PaymentForm order={order} />
    </CheckoutFrame>
  );
}

/** An order that waits for an administrator is not about paying yet. */
function titleOf(order: Order) {
  if (!needsApproval(order)) return 'checkout.payment.title';
  return order.approval?.state === 'denied'
    ? 'checkout.approval.deniedTitle'
    : 'checkout.approval.waitingTitle';
}

export const meta = checkoutMeta('checkout.payment.metaTitle');
