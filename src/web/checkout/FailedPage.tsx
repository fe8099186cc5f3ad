import { orderPaymentQuery } from '../api/checkout.ts';
import { useT } from '../i18n/texts.tsx';
import { Notice } from '../ui/Notice.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { checkoutMeta, prefetchResult, useOrder } from './order.ts';
import { PaymentForm } from './payment/PaymentForm.tsx';
import { isToBePaid } from './steps.ts';

export { loadTexts } from './texts.ts';

export const prefetch = prefetchResult(
  (order) => isToBePaid(order) && order.payment?.status === 'failed',
  (order, _page, queries) => queries.fetchQuery(orderPaymentQuery(order.uuid)),
);

/** A payment that failed: the order is as it was, and another way to pay is here. */
export default function FailedPage() {
  const t = useT();
  const order = useOrder();
  return (
    <CheckoutFrame title={t('checkout.failed.title')} order={order}>
      <Notice tone="warning" title={t('checkout.failed.kept')}>
        {t('checkout.failed.lead')}
      </Notice>
      <h2 className="type-h3">{t('checkout.failed.another')}</h2>
      <PaymentForm order={order} />
    </CheckoutFrame>
  );
}

export const meta = checkoutMeta('checkout.failed.metaTitle');
