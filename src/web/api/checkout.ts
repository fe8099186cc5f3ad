import { mutationOptions } from '@tanstack/react-query';
import { deliveryMethodsCall, pickupPointsCall, type PickupPointQuery } from '../../domain/delivery/calls.ts';
import type { DeliveryBody } from '../../domain/delivery/contract.ts';
import {
  acceptPricesCall,
  addCouponCall,
  chooseDeliveryCall,
  giveInformationCall,
  orderCall,
  orderHistoryCall,
  ordersCall,
  pastOrderCall,
  removeCouponCall,
  useLoyaltyPointsCall,
} from '../../domain/orders/calls.ts';
import type { DeliveryInformationBody, Order } from '../../domain/orders/contract.ts';
import { orderPaymentCall, startPaymentCall } from '../../domain/payments/calls.ts';
import type { StartPaymentBody } from '../../domain/payments/contract.ts';
import type { ApiError, Sending } from './client.ts';
import type { Tools } from './customers.ts';
import { fresh, getCall } from './queries.ts';

type OfOrder = { uuid: string };

/** Always asked again: what the checkout shows of sums, steps and payments is what they are now. */
const now = { staleTime: 0 };

export const orderQuery = (uuid: string) => getCall(orderCall, { uuid }, now);
export const draftsQuery = () => getCall(ordersCall, {}, now);
export const deliveryMethodsQuery = (uuid: string) => getCall(deliveryMethodsCall, { uuid }, now);
export const pickupPointsQuery = (asked: PickupPointQuery) =>
  getCall(pickupPointsCall, asked, fresh.standard);
export const orderPaymentQuery = (uuid: string) => getCall(orderPaymentCall, { uuid }, now);
/** The order before this one: what the buyer chose and said then is offered again. */
export const latestOrderQuery = () => getCall(orderHistoryCall, { page: 1, page_size: 1 }, fresh.short);
export const pastOrderQuery = (uuid: string) => getCall(pastOrderCall, { uuid }, fresh.short);

export const chooseDeliveryMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (body: DeliveryBody) => api.send(chooseDeliveryCall, { params: { uuid }, body }),
    onSuccess: (order) => putOrder(queries, order),
    onError: (error) => lookAgain(queries, uuid, error),
  });

export const giveInformationMutation = ({ api, queries }: Tools) =>
  mutationOptions({
    mutationFn: (sending: Sending<OfOrder, DeliveryInformationBody>) =>
      api.send(giveInformationCall, sending),
    onSuccess: (order) => putOrder(queries, order),
    onError: (error, { params }) => lookAgain(queries, params!.uuid, error),
  });

export const addCouponMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: ({ code, idempotencyKey }: { code: string; idempotencyKey: string }) =>
      api.send(addCouponCall, { params: { uuid }, body: { code }, idempotencyKey }),
    onSuccess: (order) => putOrder(queries, order),
  });

export const pointsMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (isOn: boolean) =>
      api.send(useLoyaltyPointsCall, { params: { uuid }, body: { use_loyalty_points: isOn } }),
    onSuccess: (order) => putOrder(queries, order),
  });

export const removeCouponMutation = ({ api, queries }: Tools, uuid: string) =>
  mutationOptions({
    mutationFn: (code: string) => api.send(removeCouponCall, { params: { uuid, code }, body: undefined }),
    onSuccess: () => queries.invalidateQueries({ queryKey: orderQuery(uuid).queryKey }),
  });

/** Agrees to an order as it is now: without the coupons that count no more, at the prices of the moment. */
export const acceptChangesMutation = ({ api, queries }: Tools, { uuid, coupons }: Order) =>
  mutationOptions({
    mutationFn: async () => {
      for (const { code, problem } of coupons) {
        if (problem !== null) await api.send(removeCouponCall, { params: { uuid, code }, body: undefined });
      }
      return api.send(acceptPricesCall, { params: { uuid }, body: {} });
    },
    onSuccess: (order) => putOrder(queries, order),
  });

/** Not retried by itself: a payment is started by a press, and the same press has the same key. */
export const startPaymentMutation = ({ api }: Tools) =>
  mutationOptions({
    mutationFn: (sending: Sending<OfOrder, StartPaymentBody>) => api.send(startPaymentCall, sending),
  });

/** The order as the shop answered it, wherever it is shown. */
export function putOrder(queries: Tools['queries'], order: Order): void {
  queries.setQueryData(orderQuery(order.uuid).queryKey, order);
}

/** A refused write may mean that the order is not what is shown, unless it was what was sent; nobody waits for it. */
function lookAgain(queries: Tools['queries'], uuid: string, error: Error): void {
  if ((error as Partial<ApiError>).status !== 400)
    void queries.invalidateQueries({ queryKey: orderQuery(uuid).queryKey });
}
