import { useT } from '../i18n/texts.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { ChosenInformation } from './information/ChosenInformation.tsx';
import { prefetchKnown, useKnownBuyer } from './information/known.ts';
import { SignInLine } from './information/SignInLine.tsx';
import { checkoutMeta, prefetchStep, useOrder } from './order.ts';

export { loadTexts } from './texts.ts';

export const prefetch = prefetchStep('information', (order, _page, queries) => prefetchKnown(order, queries));

/** Who orders and where the invoice goes (CO-03). */
export default function InformationPage() {
  const t = useT();
  const order = useOrder();
  const { isGuest, ...known } = useKnownBuyer(order);
  return (
    <CheckoutFrame title={t('checkout.information.title')} order={order}>
      {isGuest && <SignInLine />}
      <ChosenInformation order={order} {...known} />
    </CheckoutFrame>
  );
}

export const meta = checkoutMeta('checkout.information.metaTitle');
