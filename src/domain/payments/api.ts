import { contract } from '../contract.ts';
import { orderKey, orderUuid } from '../orders/contract.ts';
import {
  closeRefundTaskCall,
  orderPaymentCall,
  receivePaymentCall,
  refundOrderCall,
  refundTasksCall,
  startPaymentCall,
} from './calls.ts';
import { z } from 'zod';
import {
  orderPayment,
  payment,
  receivedPaymentBody,
  refund,
  refundBody,
  refundTask,
  refundTaskClosureBody,
  refundTaskId,
  startedPayment,
  startPaymentBody,
} from './contract.ts';

const tag = 'Payments';

export const readPayment = contract(orderPaymentCall, {
  tag,
  summary: 'How an order may be paid, and where its payment stands',
  description:
    'Methods that cannot be chosen say why: the sum, the credit limit, or a company that is not approved yet. An order that costs nothing is paid by NO_PAYMENT alone.',
  params: orderUuid,
  query: orderKey,
  answer: orderPayment,
  errors: ['ORDER_NOT_FOUND'],
});

export const startPayment = contract(startPaymentCall, {
  tag,
  summary: 'Start the payment of an order',
  description:
    'Freezes its sums, reserves its stock, and answers where the buyer pays; with INVOICE, CREDIT and NO_PAYMENT the order is submitted at once and `redirect_url` is null. Asked again while that payment is open, it answers the same one; with another method, the first is ended once its provider says that it is not paid.',
  params: orderUuid,
  query: orderKey,
  body: startPaymentBody,
  answer: startedPayment,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_EDITABLE',
    'ORDER_STALE',
    'ORDER_CHANGED',
    'ORDER_EMPTY',
    'ORDER_STEP_MISSING',
    'ORDER_NEEDS_APPROVAL',
    'PICKUP_POINT_UNKNOWN',
    'PAYMENT_METHOD_NOT_ALLOWED',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_PROVIDER_UNAVAILABLE',
  ],
});

export const refundOrder = contract(refundOrderCall, {
  tag,
  summary: 'Send money of an order back, for lines or a sum',
  description:
    'Issues the credit note at once; the money goes back in the background, or by bank where no provider does it (`manual`).',
  permission: 'change_order',
  params: orderUuid,
  body: refundBody,
  answer: refund,
  errors: ['ORDER_NOT_FOUND', 'NOTHING_TO_REFUND', 'REFUND_TOO_MUCH', 'CREDIT_TOO_MUCH'],
});

export const receivePayment = contract(receivePaymentCall, {
  tag,
  summary: 'Note that what was owed for an order has come to the bank',
  description:
    'Of orders on an invoice or on account: it counts against the credit limit no more. Asked again it answers NOTHING_OWED.',
  permission: 'change_order',
  params: orderUuid,
  body: receivedPaymentBody,
  answer: payment,
  errors: ['ORDER_NOT_FOUND', 'NOTHING_OWED'],
});

export const refundTasks = contract(refundTasksCall, {
  tag,
  summary: 'Money that somebody has to look at',
  description: 'Up to 200 open tasks, the oldest first.',
  permission: 'is_order_admin',
  answer: z.array(refundTask),
});

export const closeRefundTask = contract(closeRefundTaskCall, {
  tag,
  summary: 'Close such a task, and have the provider send the money back',
  description:
    'Only money that no order waited for is sent back here; that of orders goes back by their refunds. The provider is asked in the background.',
  permission: 'is_order_admin',
  params: refundTaskId,
  body: refundTaskClosureBody,
  answer: refundTask,
  errors: ['REFUND_TASK_CLOSED', 'NOTHING_TO_REFUND'],
});
