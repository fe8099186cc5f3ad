import { orderPaymentQuery } from '../api/checkout.ts';
import { useT } from '../i18n/texts.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { ChosenSeats } from './event/ChosenSeats.tsx';
import { EventNews } from './event/EventNews.tsx';
import { checkoutMeta, prefetchStep, useOrder } from './order.ts';
import { askedForApproval } from './payment/asked-for-approval.ts';
import { PaymentForm } from './payment/PaymentForm.tsx';
import { paymentTitle } from './payment/title.ts';
import { needsApproval } from './steps.ts';

export { loadTexts } from './EventInformationPage.tsx';

export const prefetch = prefetchStep('eventPayment', (order, _page, queries) =>
  Promise.all([
    queries.fetchQuery(orderPaymentQuery(order.uuid)),
    needsApproval(order) && askedForApproval.load(),
  ]),
);

/** How the seats are paid, as goods are (CO-09). */
export default function EventPaymentPage() {
  const t = useT();
  const order = useOrder();
  return (
    <CheckoutFrame title={t(paymentTitle(order))} order={order}>
      <EventNews order={order} />
      <ChosenSeats order={order} />
      <PaymentForm order={order} />
    </CheckoutFrame>
  );
}

export const meta = checkoutMeta('checkout.payment.metaTitle');
