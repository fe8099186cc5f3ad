import { useQuery } from '@tanstack/react-query';
import { orderStatuses } from '../../../domain/orders/statuses.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../../../domain/orders/contract.ts';
import { ApiError } from '../../api/client.ts';
import { orderWithKeyQuery } from '../../api/past-orders.ts';
import { fetchPart } from '../account.ts';

/** How often an open order is asked about, in ms (CT-05). */
const pollMs = 5 * 60_000;

const ended: readonly number[] = [orderStatuses.CANCELED, orderStatuses.FULFILLED];

const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address with something else than an order in it leads to no page, as that of an order of others. */
export async function fetchOrder(queries: QueryClient, uuid: string, key?: string): Promise<void> {
  if (!uuidShape.test(uuid)) throw new ApiError(404, 'ORDER_NOT_FOUND', null);
  await fetchPart(queries, orderWithKeyQuery(uuid, key));
}

/** How often the money of a cancelled order is asked for, and how long it may take to be on its way, in ms. */
const soonMs = 3_000;
const soonForMs = 60_000;

function pollAfter({ status, history, refunds, payment }: Order): number | false {
  if (!ended.includes(status.id)) return pollMs;
  if (refunds.some(({ money }) => money === 'on_its_way')) return pollMs;
  const endedAt = Date.parse(history.at(-1)?.at ?? '');
  const isJustCanceled = status.id === orderStatuses.CANCELED && Date.now() - endedAt < soonForMs;
  return isJustCanceled && payment !== null && refunds.length === 0 ? soonMs : false;
}

/** The order of a page, asked anew when somebody looks at the page again, and every five minutes until it has ended. */
export function useOrderPage(uuid: string, key?: string) {
  return useQuery({
    ...orderWithKeyQuery(uuid, key),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data ? pollAfter(state.data) : pollMs),
  });
}
