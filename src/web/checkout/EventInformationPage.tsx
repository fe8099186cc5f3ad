import { useT } from '../i18n/texts.tsx';
import type { PageModule } from '../routes.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { EventNews } from './event/EventNews.tsx';
import { useSeats } from './event/useSeats.tsx';
import { ChosenInformation } from './information/ChosenInformation.tsx';
import { prefetchKnown, useKnownBuyer } from './information/known.ts';
import { SignInLine } from './information/SignInLine.tsx';
import { checkoutMeta, prefetchStep, useOrder } from './order.ts';
import { loadTextsWith } from './texts.ts';

export const loadTexts: NonNullable<PageModule['loadTexts']> = (texts) =>
  loadTextsWith(texts, 'refusals', 'tickets');

export const prefetch = prefetchStep('eventInformation', (order, _page, queries) =>
  prefetchKnown(order, queries),
);

/** Who pays, and who takes each seat (CO-09). */
export default function EventInformationPage() {
  const t = useT();
  const order = useOrder();
  const { isGuest, ...known } = useKnownBuyer(order);
  const seats = useSeats(order);
  return (
    <CheckoutFrame title={t('tickets.attendees.buyer')} order={order}>
      <EventNews order={order} />
      {isGuest && <SignInLine />}
      <ChosenInformation order={order} {...known} seats={seats} />
    </CheckoutFrame>
  );
}

export const meta = checkoutMeta('tickets.attendees.metaTitle');
