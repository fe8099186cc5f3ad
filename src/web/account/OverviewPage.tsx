import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { addressesQuery } from '../api/customers.ts';
import { openOrdersQuery, upcomingEventsQuery } from '../api/past-orders.ts';
import { sessionsQuery } from '../api/user.ts';
import { loadAreas } from '../i18n/load-areas.ts';
import { useT } from '../i18n/texts.tsx';
import type { PageModule } from '../routes.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { accountMeta, prefetchAccount, useCustomers, useUser } from './account.ts';
import { AddressesCard } from './overview/AddressesCard.tsx';
import { CustomerCard } from './overview/CustomerCard.tsx';
import { LoyaltyCard } from './overview/LoyaltyCard.tsx';
import { nextSteps } from './overview/next-steps.ts';
import { NextSteps } from './overview/NextSteps.tsx';
import { OrdersCard } from './overview/OrdersCard.tsx';
import { UpcomingEvents } from './overview/UpcomingEvents.tsx';
import { loadOrderTexts } from './orders/texts.ts';
import { SessionsCard } from './overview/SessionsCard.tsx';
import { SubscriptionPanel } from './profile/SubscriptionPanel.tsx';

export const loadTexts: PageModule['loadTexts'] = async (texts) => {
  await Promise.all([loadOrderTexts(texts), loadAreas(texts, ['loyalty'])]);
};

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  const sessions = queries.prefetchQuery(sessionsQuery());
  const active = await prefetchAccount(queries);
  await Promise.all([
    sessions,
    active && queries.prefetchQuery(addressesQuery(active.uuid)),
    active && queries.prefetchQuery(openOrdersQuery()),
    active && queries.prefetchQuery(upcomingEventsQuery()),
  ]);
};

/** Who one is here, for whom one buys, and what to do next (AC-01). */
export default function OverviewPage() {
  const t = useT();
  const user = useUser();
  const { customers, active } = useCustomers();
  const { data: addresses } = useQuery({
    ...addressesQuery(active?.uuid ?? ''),
    enabled: active !== undefined,
  });
  if (!user) return null;
  return (
    <AccountFrame
      current="overview"
      title={user.first_name ? t('account.overview.hello', { name: user.first_name }) : t('account.title')}
    >
      <NextSteps steps={nextSteps({ user, customers, addresses })} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          {active && <CustomerCard customer={active} />}
          {active && <LoyaltyCard customer={active} />}
          <SubscriptionPanel user={user} />
        </div>
        <div className="grid gap-6">
          {active && (
            <Suspense fallback={null}>
              <UpcomingEvents />
            </Suspense>
          )}
          {active && <OrdersCard />}
          {active && <AddressesCard customer={active.uuid} />}
          <SessionsCard />
        </div>
      </div>
    </AccountFrame>
  );
}

export const meta = accountMeta('account.title');
