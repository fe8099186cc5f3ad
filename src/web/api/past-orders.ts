import { mutationOptions } from '@tanstack/react-query';
import {
  approveOrderCall,
  cancelOrderCall,
  orderCall,
  orderHistoryCall,
  ordersCall,
} from '../../domain/orders/calls.ts';
import type { CancelBody, OrderApprovalBody } from '../../domain/orders/contract.ts';
import type { Tools } from './customers.ts';
import { fresh, getCall } from './queries.ts';

export const ordersPerPage = 10;

export const orderPageQuery = (page: number, search: string) =>
  getCall(
    orderHistoryCall,
    { page, page_size: ordersPerPage, ...(search !== '' && { search }) },
    { staleTime: 0 },
  );

/** `key` is that of the link in a mail. What becomes of an order is asked anew each time. */
export const orderWithKeyQuery = (uuid: string, key?: string) =>
  getCall(orderCall, { uuid, ...(key !== undefined && { key }) }, { staleTime: 0 });

/** Orders of trainings that are not over, the soonest first. */
export const upcomingEventsQuery = () =>
  getCall(orderHistoryCall, { page: 1, page_size: 5, upcoming_events: true }, fresh.short);

export const openOrdersQuery = () => getCall(orderHistoryCall, { page: 1, page_size: 3 }, fresh.short);

/** `key` is that of the link in a mail, which a guest’s older order asks for. */
export const cancelOrderMutation = ({ api, queries }: Tools, uuid: string, key?: string) =>
  mutationOptions({
    mutationFn: (body: CancelBody) =>
      api.send(cancelOrderCall, { params: { uuid, ...(key !== undefined && { key }) }, body }),
    onSettled: () => refresh(queries),
  });

export const approveOrderMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (body: OrderApprovalBody) => api.send(approveOrderCall, { params: { uuid }, body }),
    onSettled: () => refresh(queries),
  });

async function refresh(queries: Tools['queries']): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [orderCall.path] }),
    queries.invalidateQueries({ queryKey: [orderHistoryCall.path] }),
    queries.invalidateQueries({ queryKey: [ordersCall.path] }),
  ]);
}
