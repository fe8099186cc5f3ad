import { z } from 'zod';
import { contract } from '../contract.ts';
import { orderKey, orderUuid } from '../orders/contract.ts';
import * as calls from './calls.ts';
import {
  acceptBody,
  begunWithdrawal,
  denyBody,
  ofOrder,
  orderReturn,
  receiveBody,
  returnBody,
  returnOptions,
  returnPage,
  returnUuid,
  staffWithdrawal,
  staffWithdrawalPage,
  withdrawal,
  withdrawalBody,
  withdrawalOrderBody,
  withdrawalOutcomes,
  withdrawalUuid,
} from './contract.ts';
import { exampleReturn, exampleWithdrawal } from './examples.ts';
import { returnStatuses } from './statuses.ts';

const tag = 'Withdrawal and returns';
const withdrawalAnswer = withdrawal.meta({ examples: [exampleWithdrawal] });
const returnAnswer = orderReturn.meta({ examples: [exampleReturn] });
const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(20),
};

export const beginWithdrawal = contract(calls.beginWithdrawalCall, {
  tag,
  summary: 'Withdraw from a contract, step 1: what from, and by whom',
  description:
    'For guests too, by the number of the order and an e-mail address; no reason is asked for. The answer is the same whether or not there is such an order. Nothing is declared before `/confirm/`.',
  body: withdrawalBody,
  answer: begunWithdrawal,
  errors: ['ORDER_NOT_FOUND'],
});

export const readWithdrawal = contract(calls.withdrawalCall, {
  tag,
  summary: 'A withdrawal as it was stated, for whoever knows its uuid',
  params: withdrawalUuid,
  answer: withdrawalAnswer,
  errors: ['WITHDRAWAL_NOT_FOUND'],
});

export const confirmWithdrawal = contract(calls.confirmWithdrawalCall, {
  tag,
  summary: 'Withdraw from a contract, step 2: declare it',
  description:
    'From now on the statement is never changed. Its receipt is acknowledged at once, here and by e-mail with a PDF, with the date and time it was sent. Again, it answers the same.',
  params: withdrawalUuid,
  answer: withdrawalAnswer,
  errors: ['WITHDRAWAL_NOT_FOUND'],
});

export const readReturnOptions = contract(calls.returnOptionsCall, {
  tag,
  summary: 'What of an order may be returned now, and until when it may be withdrawn from',
  params: orderUuid,
  query: orderKey,
  answer: returnOptions,
  errors: ['ORDER_NOT_FOUND'],
});

export const orderReturns = contract(calls.orderReturnsCall, {
  tag,
  summary: 'The returns of an order, the latest first',
  params: orderUuid,
  query: orderKey,
  answer: z.array(orderReturn).meta({ examples: [[exampleReturn]] }),
  errors: ['ORDER_NOT_FOUND'],
});

export const createReturn = contract(calls.createReturnCall, {
  tag,
  summary: 'Ask to return pieces of an order',
  description: `Never more than was bought, over all returns. \`changed_mind\` is a withdrawal: within its period, and not for what is excluded. Pictures are sent before, each by a POST to ${calls.returnPicturesCall.path} as multipart/form-data: \`file\` (JPEG, PNG or WebP of 10 MB at most); it answers \`{uuid, …}\`.`,
  params: orderUuid,
  query: orderKey,
  body: returnBody,
  answer: returnAnswer,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_LINE_NOT_FOUND',
    'RETURN_NOT_BOUGHT',
    'RETURN_TOO_MUCH',
    'RETURN_REFUNDED',
    'RETURN_EXCLUDED',
    'RETURN_TERM_OVER',
    'RETURN_PICTURE_UNKNOWN',
  ],
});

export const readReturn = contract(calls.orderReturnCall, {
  tag,
  summary: 'A return of an order',
  params: ofOrder,
  query: orderKey,
  answer: returnAnswer,
  errors: ['ORDER_NOT_FOUND', 'RETURN_NOT_FOUND'],
});

export const cancelReturn = contract(calls.cancelReturnCall, {
  tag,
  summary: 'Keep the goods after all, before they have come back',
  params: ofOrder,
  query: orderKey,
  answer: returnAnswer,
  errors: ['ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', 'RETURN_NOT_BOUGHT', 'RETURN_STATUS_NOT_ALLOWED'],
});

export const returns = contract(calls.returnsCall, {
  tag,
  summary: 'Returns of the active customer, the latest first',
  query: z.strictObject(paging),
  answer: returnPage.meta({ examples: [{ count: 1, next: null, previous: null, results: [exampleReturn] }] }),
});

export const staffReturns = contract(calls.staffReturnsCall, {
  tag,
  summary: 'Returns of everybody, those that wait longest first',
  permission: 'view_order',
  query: z.strictObject({ ...paging, status: z.enum(returnStatuses).optional() }),
  answer: returnPage,
});

export const staffReturn = contract(calls.staffReturnCall, {
  tag,
  summary: 'A return, for the staff',
  permission: 'view_order',
  params: returnUuid,
  answer: returnAnswer,
  errors: ['RETURN_NOT_FOUND'],
});

const moving = ['RETURN_NOT_FOUND', 'RETURN_STATUS_NOT_ALLOWED'] as const;

export const acceptReturn = contract(calls.acceptReturnCall, {
  tag,
  summary: 'The goods may be sent back',
  permission: 'change_order',
  params: returnUuid,
  body: acceptBody,
  answer: returnAnswer,
  errors: moving,
});

export const denyReturn = contract(calls.denyReturnCall, {
  tag,
  summary: 'Deny a return, with the reason the buyer is told',
  permission: 'change_order',
  params: returnUuid,
  body: denyBody,
  answer: returnAnswer,
  errors: moving,
});

export const receiveReturn = contract(calls.receiveReturnCall, {
  tag,
  summary: 'The goods came: which pieces are accepted, and which can be sold again',
  description: 'Sellable pieces go back to the warehouses they left, as far as they came from stock.',
  permission: 'change_order',
  params: returnUuid,
  body: receiveBody,
  answer: returnAnswer,
  errors: [...moving, 'ORDER_LINE_NOT_FOUND', 'RETURN_TOO_MUCH'],
});

export const refundReturn = contract(calls.refundReturnCall, {
  tag,
  summary: 'Send the money back for what is accepted',
  description:
    'What was paid for each piece, to the cent, and the cheapest usual delivery once everything that was bought has gone back. Issues the credit note; the money goes where it came from, an invoice that is not paid yet is lower.',
  permission: 'change_order',
  params: returnUuid,
  body: acceptBody,
  answer: returnAnswer,
  errors: moving,
});

export const staffWithdrawals = contract(calls.staffWithdrawalsCall, {
  tag,
  summary: 'Withdrawals that were declared, the latest first',
  permission: 'view_order',
  query: z.strictObject({ ...paging, outcome: z.enum(withdrawalOutcomes).optional() }),
  answer: staffWithdrawalPage,
});

export const matchWithdrawal = contract(calls.matchWithdrawalCall, {
  tag,
  summary: 'Say which order a statement is about that no order was found for',
  description: 'A return is opened for it, as if it had been found. The statement itself stays as it is.',
  permission: 'change_order',
  params: withdrawalUuid,
  body: withdrawalOrderBody,
  answer: staffWithdrawal,
  errors: ['WITHDRAWAL_NOT_FOUND', 'ORDER_NOT_FOUND', 'RETURN_STATUS_NOT_ALLOWED'],
});
