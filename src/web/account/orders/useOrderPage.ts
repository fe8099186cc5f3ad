import { useQuery } from '@tanstack/react-query';
import { orderStatuses } from '../../../domain/orders/statuses.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { orderWithKeyQuery } from '../../api/past-orders.ts';

/** How often an open order is asked about, in ms (CT-05). */
const pollMs = 5 * 60_000;

const ended: readonly number[] = [orderStatuses.CANCELED, orderStatuses.FULFILLED];

const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address with something else than an order in it leads to no page, as that of an order of others. */
export function fetchOrder(queries: QueryClient, uuid: string, key?: string): Promise<Order> {
  if (!uuidShape.test(uuid)) throw new ApiError(404, 'ORDER_NOT_FOUND', null);
  return queries.fetchQuery(orderWithKeyQuery(uuid, key));
}

/** The order of a page, asked anew when somebody looks at the page again, and every five minutes until it has ended. */
export function useOrderPage(uuid: string, key?: string) {
  return useQuery({
    ...orderWithKeyQuery(uuid, key),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && ended.includes(state.data.status.id) ? false : pollMs),
  });
}
