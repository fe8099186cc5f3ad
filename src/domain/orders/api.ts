import { z } from 'zod';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import {
  cancelBody,
  order,
  orderBody,
  orderKey,
  orderLine,
  orderLineBody,
  orderLineId,
  orderLineQuantityBody,
  orderLinesBody,
  orderStatusBody,
  orderUuid,
  versionBody,
  writtenLine,
} from './contract.ts';
import { exampleLine, exampleOrder } from './examples.ts';

const tag = 'Orders';
const orderAnswer = order.meta({ examples: [exampleOrder] });
const lineAnswer = writtenLine.meta({ examples: [{ ...exampleLine, order_version: 4 }] });

/** Refusals of every change of a draft. */
const changing = ['ORDER_NOT_FOUND', 'ORDER_NOT_EDITABLE', 'ORDER_STALE'] as const;
/** Refusals of what a line would hold. */
const buying = ['PRODUCT_NOT_FOR_SALE', 'PRODUCT_RESTRICTED', 'NOT_ENOUGH_STOCK', 'ORDER_FULL'] as const;

const versionNote =
  'With `version`, an order that somebody changed meanwhile is refused with 409 `ORDER_STALE` and `order` as it is; without it changes follow each other.';

export const orders = contract(calls.ordersCall, {
  tag,
  summary: 'Drafts of the active customer',
  description:
    'Of colleagues, for who administers the customer, and then the own ones, each the oldest first: the last one is the cart. Empty for who is not signed in.',
  answer: z.array(order).meta({ examples: [[exampleOrder]] }),
});

export const createOrder = contract(calls.createOrderCall, {
  tag,
  summary: 'Begin a draft, which is a cart',
  description:
    'A guest names no customer and finds the order again by its uuid, which nobody can guess. Who is signed in begins it for the active customer, or for another one they belong to.',
  body: orderBody,
  answer: orderAnswer,
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
});

export const readOrder = contract(calls.orderCall, {
  tag,
  summary: 'An order; a draft with the prices, stock and discounts of now',
  params: orderUuid,
  query: orderKey,
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND'],
});

export const orderLines = contract(calls.orderLinesCall, {
  tag,
  summary: 'The lines of an order',
  params: orderUuid,
  answer: z.array(orderLine).meta({ examples: [[exampleLine]] }),
  errors: ['ORDER_NOT_FOUND'],
});

export const addLine = contract(calls.addLineCall, {
  tag,
  summary: 'Put a product into a draft',
  description: versionNote,
  params: orderUuid,
  body: orderLineBody,
  answer: lineAnswer,
  errors: [...changing, ...buying, 'PRODUCT_NOT_FOUND', 'PRODUCT_ALREADY_IN_ORDER'],
});

export const changeLine = contract(calls.changeLineCall, {
  tag,
  summary: 'Change the quantity of a line; 0 deletes it',
  description: `A line that was deleted is answered with 204. ${versionNote}`,
  params: orderLineId,
  body: orderLineQuantityBody,
  answer: lineAnswer.nullable(),
  errors: [...changing, ...buying, 'ORDER_LINE_NOT_FOUND'],
});

export const deleteLine = contract(calls.deleteLineCall, {
  tag,
  summary: 'Take a line out of a draft',
  description: versionNote,
  params: orderLineId,
  query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
  errors: [...changing, 'ORDER_LINE_NOT_FOUND'],
});

export const addLines = contract(calls.addLinesCall, {
  tag,
  summary: 'Put many products into a draft, all of them or none',
  description: `Of products that are there already the quantities are added up. What cannot be had is listed in \`lines\` of the refusal. ${versionNote}`,
  params: orderUuid,
  body: orderLinesBody,
  answer: orderAnswer,
  errors: [...changing, ...buying],
});

export const acceptPrices = contract(calls.acceptPricesCall, {
  tag,
  summary: 'Agree to the prices of now',
  description: `Until then \`price_before\` of a line says what was agreed to. ${versionNote}`,
  params: orderUuid,
  body: versionBody,
  answer: orderAnswer,
  errors: [...changing],
});

export const cancelOrder = contract(calls.cancelOrderCall, {
  tag,
  summary: 'Cancel an order',
  description: `A draft, which is emptied, or an order that nobody works on yet: its stock is free again and the money goes back the way it came. ${versionNote}`,
  params: orderUuid,
  body: cancelBody,
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STALE', 'ORDER_STATUS_NOT_ALLOWED'],
});

export const changeOrderStatus = contract(calls.changeOrderStatusCall, {
  tag,
  summary: 'Lead an order on: in progress (3), fulfilled (5) or cancelled (4)',
  description: `Only along the table of statuses: submitted, in progress, fulfilled; cancelled before that. ${versionNote}`,
  permission: 'change_order',
  params: orderUuid,
  body: orderStatusBody,
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STALE', 'ORDER_STATUS_NOT_ALLOWED'],
});
