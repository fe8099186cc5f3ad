import { z } from 'zod';
import { seenVersionQuery } from '../fields.ts';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import {
  cancelBody,
  connectBody,
  orderHistoryPage,
  couponBody,
  deliveryInformation,
  deliveryInformationBody,
  orderApprovalBody,
  order,
  orderBody,
  orderCountryBody,
  orderKey,
  orderDelivery,
  orderLine,
  orderLineBody,
  orderLineId,
  orderLineQuantityBody,
  orderLinesBody,
  orderStatusBody,
  orderUuid,
  useLoyaltyPointsBody,
  versionBody,
  writtenLine,
} from './contract.ts';
import { deliveryBody } from '../delivery/contract.ts';
import {
  exampleDelivery,
  exampleInformation,
  exampleLine,
  exampleOrder,
  exampleSummary,
} from './examples.ts';

const tag = 'Orders';
const orderAnswer = order.meta({ examples: [exampleOrder] });
const lineAnswer = writtenLine.meta({ examples: [{ ...exampleLine, order_version: 4 }] });

/** Refusals of every change of a draft. */
const changing = ['ORDER_NOT_FOUND', 'ORDER_NOT_EDITABLE', 'ORDER_STALE'] as const;
/** Refusals of what a line would hold. */
const buying = [
  'PRODUCT_NOT_FOR_SALE',
  'PRODUCT_RESTRICTED',
  'NOT_ENOUGH_STOCK',
  'ORDER_FULL',
  'NOT_A_TICKET_OF_EVENT',
  'TOO_MANY_SEATS',
] as const;

const versionNote =
  'With `version`, an order that somebody changed meanwhile is refused with 409 `ORDER_STALE` and `order` as it is; without it changes follow each other.';
/** Many programs send no body with a DELETE. */
const deletingNote = `${versionNote} It stands in the body or the query.`;

export const orders = contract(calls.ordersCall, {
  tag,
  summary: 'Drafts of the active customer',
  description:
    'Of colleagues, for who administers the customer, and then the own ones, each the oldest first: the last one is the cart. Empty for who is not signed in.',
  query: z.strictObject({
    being_paid: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .default(false)
      .describe('`true`: before the drafts also the own orders whose payment is on its way'),
  }),
  answer: z.array(order).meta({ examples: [[exampleOrder]] }),
});

export const createOrder = contract(calls.createOrderCall, {
  tag,
  summary: 'Begin a draft, which is a cart',
  description:
    'A guest names no customer and finds the order again by its uuid, which nobody can guess. Who is signed in begins it for the active customer, or for another one they belong to. With status 7 it is an order of tickets of `event`, each a line, and has no delivery.',
  body: orderBody,
  answer: orderAnswer,
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND', 'EVENT_NOT_FOUND', 'EVENT_CANCELED', 'EVENT_OVER'],
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
  description: deletingNote,
  params: orderLineId,
  query: seenVersionQuery,
  body: versionBody,
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
  query: orderKey,
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

export const changeCountry = contract(calls.changeCountryCall, {
  tag,
  summary: 'Deliver a draft to another country',
  description: `Its prices, VAT and stock are those of there. How it is delivered and for whom is asked anew; of an event nothing changes. ${versionNote}`,
  params: orderUuid,
  body: orderCountryBody,
  answer: orderAnswer,
  errors: [...changing],
});

export const readDelivery = contract(calls.orderDeliveryCall, {
  tag,
  summary: 'How an order is delivered',
  description: '204 when no way is chosen, or the chosen one is no longer offered.',
  params: orderUuid,
  answer: orderDelivery.nullable().meta({ examples: [exampleDelivery] }),
  errors: ['ORDER_NOT_FOUND'],
});

export const chooseDelivery = contract(calls.chooseDeliveryCall, {
  tag,
  summary: 'Choose how an order is delivered',
  description: versionNote,
  params: orderUuid,
  body: deliveryBody,
  answer: orderAnswer,
  errors: [...changing, 'DELIVERY_METHOD_NOT_ALLOWED', 'PICKUP_POINT_UNKNOWN'],
});

export const readInformation = contract(calls.deliveryInformationCall, {
  tag,
  summary: 'Who buys an order, and where goods and invoice go',
  description: '204 when nothing was given yet.',
  params: orderUuid,
  answer: deliveryInformation.nullable().meta({ examples: [exampleInformation] }),
  errors: ['ORDER_NOT_FOUND'],
});

export const giveInformation = contract(calls.giveInformationCall, {
  tag,
  summary: 'Say who buys an order, and where goods and invoice go',
  description: `After a way of delivery is chosen. Another country of delivery changes prices, and the way has to be chosen anew. A VAT number is looked up in the register of the Union. ${versionNote}`,
  params: orderUuid,
  body: deliveryInformationBody,
  answer: orderAnswer,
  errors: [...changing, 'ORDER_STEP_MISSING'],
});

const couponRefusals = [
  'COUPON_UNKNOWN',
  'COUPON_NOT_YET',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_USED_BY_YOU',
  'COUPON_COUNTRY',
  'COUPON_PRODUCTS',
  'COUPON_MINIMUM',
] as const;

export const addCoupon = contract(calls.addCouponCall, {
  tag,
  summary: 'Apply a coupon to a draft',
  description: `Capitals and blanks of the code do not matter. A coupon that stops counting later stays, with its \`problem\`. COUPON_MINIMUM tells beside its code as \`missing\` what goods are to be added. ${versionNote}`,
  params: orderUuid,
  body: couponBody,
  answer: orderAnswer,
  errors: [...changing, ...couponRefusals, 'COUPON_ALREADY_USED'],
});

export const removeCoupon = contract(calls.removeCouponCall, {
  tag,
  summary: 'Take a coupon off a draft',
  description: deletingNote,
  params: z.object({ uuid: z.uuid(), code: z.string().min(1).max(64) }),
  query: seenVersionQuery,
  body: versionBody,
  errors: [...changing, 'COUPON_UNKNOWN'],
});

export const useLoyaltyPoints = contract(calls.useLoyaltyPointsCall, {
  tag,
  summary: 'Pay a draft with loyalty points, or not',
  description: `They pay for goods as far as there are any, not for delivery. How many is worked out each time the order is read, and they are reserved when its payment starts. ${versionNote}`,
  params: orderUuid,
  body: useLoyaltyPointsBody,
  answer: orderAnswer,
  errors: [...changing, 'NOT_LOYAL'],
});

export const approveOrder = contract(calls.approveOrderCall, {
  tag,
  summary: 'Agree to what a colleague wants to order, or not',
  description: `For administrators of the customer; one whose own orders are limited does not agree to them. It covers the order until it is dearer; what was denied may be changed and is asked for anew. ${versionNote}`,
  params: orderUuid,
  body: orderApprovalBody,
  answer: orderAnswer,
  errors: [...changing, 'NOT_ALLOWED', 'ORDER_CHANGED'],
});

export const orderHistory = contract(calls.orderHistoryCall, {
  tag,
  summary: 'Orders of the active customer that are no drafts any more, the latest first',
  description:
    'Those of all colleagues for who administers the customer. `search` finds the number of the order, the purchase order number, and names and codes of products.',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    page_size: z.coerce.number().int().min(1).max(60).default(20),
    search: z.string().trim().max(100, 'too_long').default(''),
    upcoming_events: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .default(false)
      .describe('`true`: orders of events that are not over alone, the soonest first'),
  }),
  answer: orderHistoryPage.meta({
    examples: [{ count: 1, next: null, previous: null, results: [exampleSummary] }],
  }),
});

export const pastOrder = contract(calls.pastOrderCall, {
  tag,
  summary: 'An order that is no draft any more, as it was placed',
  params: orderUuid,
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND'],
});

export const connectOrder = contract(calls.connectOrderCall, {
  tag,
  summary: 'Bring the cart of a guest along who has signed in',
  description:
    'It becomes the cart of the customer, or part of the one there is: quantities are added up as far as there is stock. Asked again it answers the same order.',
  params: orderUuid,
  body: connectBody,
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_EDITABLE', 'NOT_FOUND'],
});
