import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { addressesQuery, customersQuery } from '../api/customers.ts';
import { meQuery } from '../api/me.ts';
import { deliveryCountriesQuery } from '../api/shops.ts';
import { useT } from '../i18n/texts.tsx';
import { useModals } from '../state/modals.tsx';
import { usePage } from '../state/page.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { ChosenInformation } from './information/ChosenInformation.tsx';
import { personValues, proposalsOf, type Proposal } from './information/proposals.ts';
import { noValues, valuesOf } from './information/values.ts';
import { checkoutMeta, prefetchLastOrder, prefetchStep, useLastOrder, useOrder } from './order.ts';

export { loadTexts } from './texts.ts';

export const prefetch = prefetchStep('information', async (_order, _page, queries) => {
  const [me] = await Promise.all([
    queries.fetchQuery(meQuery()),
    queries.fetchQuery(deliveryCountriesQuery()),
    prefetchLastOrder(queries),
  ]);
  const active = me.customers.find(({ is_active }) => is_active);
  if (!active) return;
  await Promise.all([
    queries.prefetchQuery(customersQuery()),
    queries.prefetchQuery(addressesQuery(active.uuid)),
  ]);
});

/** Who orders and where the invoice goes (CO-03). */
export default function InformationPage() {
  const t = useT();
  const order = useOrder();
  const last = useLastOrder();
  const { data: me } = useQuery(meQuery());
  const user = me?.user ?? null;
  const { data: customers } = useQuery({ ...customersQuery(), enabled: user !== null });
  const customer = customers?.find(({ is_active }) => is_active);
  const { data: addresses = [] } = useQuery({
    ...addressesQuery(customer?.uuid ?? ''),
    enabled: customer !== undefined,
  });
  const { country_id: countryId, delivery_information: given } = order;
  const proposals = useMemo(() => {
    const known = proposalsOf({ countryId, last, user, customer, addresses });
    const own: Proposal[] = given ? [{ id: 'order', values: valuesOf(given, countryId) }] : [];
    return [...own, ...known];
  }, [countryId, given, last, user, customer, addresses]);
  const blank = user
    ? personValues(countryId, user, customer, last?.delivery_information)
    : noValues(countryId);
  return (
    <CheckoutFrame title={t('checkout.information.title')} order={order}>
      {user === null && <SignInLine />}
      <ChosenInformation
        order={order}
        proposals={proposals}
        blank={blank}
        isSubscribed={user?.is_email_subscription ?? false}
      />
    </CheckoutFrame>
  );
}

/** Ordering without an account comes first; whoever has one is reminded of it in a line. */
function SignInLine(): ReactNode {
  const t = useT();
  const { openModal } = useModals();
  const { url } = usePage();
  return (
    <p className="flex flex-wrap items-center gap-x-2 type-body-s text-muted noscript:hidden">
      {t('checkout.information.haveAccount')}
      <LinkButton onClick={() => openModal('login', { next: url })}>
        {t('checkout.information.signIn')}
      </LinkButton>
    </p>
  );
}

export const meta = checkoutMeta('checkout.information.metaTitle');
