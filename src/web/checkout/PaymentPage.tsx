import { orderPaymentQuery } from '../api/checkout.ts';
import { useT } from '../i18n/texts.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { checkoutMeta, prefetchStep, useOrder } from './order.ts';
import { askedForApproval } from './payment/asked-for-approval.ts';
import { ChosenSteps } from './payment/ChosenSteps.tsx';
import { PaymentForm } from './payment/PaymentForm.tsx';
import { paymentTitle } from './payment/title.ts';
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
    <CheckoutFrame title={t(paymentTitle(order))} order={order}>
      <ChosenSteps order={order} />
      <PaymentForm order={order} />
    </CheckoutFrame>
  );
}

export const meta = checkoutMeta('checkout.payment.metaTitle');
