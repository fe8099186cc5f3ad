import { get, post } from '../call.ts';
import type {
  OrderPayment,
  Payment,
  Refund,
  RefundBody,
  RefundTask,
  RefundTaskClosureBody,
  ReceivedPaymentBody,
  StartedPayment,
  StartPaymentBody,
} from './contract.ts';

/** The methods this order may be paid by, and where its payment stands. */
export const orderPaymentCall = get<OrderPayment, { uuid: string; key?: string }>(
  '/api/v1/orders/:uuid/payment/',
);
export const startPaymentCall = post<StartPaymentBody, StartedPayment, { uuid: string; key?: string }>(
  '/api/v1/orders/:uuid/payment/',
);
export const refundOrderCall = post<RefundBody, Refund, { uuid: string }>(
  '/api/v1/administrator/orders/:uuid/refunds/',
);
/** Money that somebody of the staff has to look at, the oldest first. */
export const refundTasksCall = get<RefundTask[]>('/api/v1/administrator/refund-tasks/');
export const closeRefundTaskCall = post<RefundTaskClosureBody, RefundTask, { id: number }>(
  '/api/v1/administrator/refund-tasks/:id/closure/',
);
/** What a customer owed for an order has come to the bank. */
export const receivePaymentCall = post<ReceivedPaymentBody, Payment, { uuid: string }>(
  '/api/v1/administrator/orders/:uuid/received-payment/',
);
