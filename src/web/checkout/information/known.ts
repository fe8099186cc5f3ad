import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Order } from '../../../domain/orders/contract.ts';
import { addressesQuery, customersQuery } from '../../api/customers.ts';
import { meQuery } from '../../api/me.ts';
import { deliveryCountriesQuery } from '../../api/shops.ts';
import { prefetchLastOrder, useLastOrder } from '../order.ts';
import { knownDetails } from './known-details.ts';
import { personValues, proposalsOf, type Proposal } from './proposals.ts';
import { noValues, valuesOf, type Values } from './values.ts';

/** Fetches whatever the shop knows of who orders. What it cannot tell right now is typed: that never costs the page. */
export async function prefetchKnown(
  { delivery_information: given }: Order,
  queries: QueryClient,
): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(meQuery()),
    queries.prefetchQuery(deliveryCountriesQuery()),
    prefetchLastOrder(queries),
  ]);
  const me = queries.getQueryData(meQuery().queryKey);
  if (me?.user || given) await knownDetails.load();
  const active = me?.customers.find(({ is_active }) => is_active);
  if (!active) return;
  await Promise.all([
    queries.prefetchQuery(customersQuery()),
    queries.prefetchQuery(addressesQuery(active.uuid)),
  ]);
}

interface KnownBuyer {
  isGuest: boolean;
  isSubscribed: boolean;
  /** Details to choose from, the likeliest first. */
  proposals: readonly Proposal[];
  /** The fields of somebody new, with what is known of them. */
  blank: Values;
}

/** Whatever the shop knows of who orders, as it was fetched with the page. */
export function useKnownBuyer(order: Order): KnownBuyer {
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
  return { isGuest: me?.user === null, isSubscribed: user?.is_email_subscription ?? false, proposals, blank };
}
