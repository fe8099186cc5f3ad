import { get, post } from '../call.ts';
import type { OrderPayment, Refund, RefundBody, StartedPayment, StartPaymentBody } from './contract.ts';

/** The methods this order may be paid by, and where its payment stands. */
export const orderPaymentCall = get<OrderPayment, { uuid: string }>('/api/v1/orders/:uuid/payment/');
export const startPaymentCall = post<StartPaymentBody, StartedPayment, { uuid: string }>(
  '/api/v1/orders/:uuid/payment/',
);
export const refundOrderCall = post<RefundBody, Refund, { uuid: string }>(
  '/api/v1/administrator/orders/:uuid/refunds/',
);
