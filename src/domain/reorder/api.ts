import { z } from 'zod';
import { contract } from '../contract.ts';
import { order, orderUuid, orderKey, versionBody } from '../orders/contract.ts';
import { exampleLine, exampleOrder } from '../orders/examples.ts';
import * as calls from './calls.ts';
import { comparison, fillBody, filledOrder, type ComparedLine, type FilledOrder } from './contract.ts';

const tag = 'Orders';

const exampleCompared: ComparedLine = {
  line: 91,
  product: exampleLine.product,
  quantity: 2,
  note: '',
  price_before: 13.9,
  price: 14.32,
  available_stock: 42,
  sale_delay: null,
  restrictions: [],
  problem: null,
  available_quantity: 2,
  replacement: null,
};

export const exampleFilled: FilledOrder = {
  ...exampleOrder,
  filled: {
    action: 'MERGE',
    lines: [
      { line: 91, product: 128, name: 'Šampoon', wanted: 2, added: 2, problem: null, replacement: null },
      { line: 92, product: 131, name: 'Mask', wanted: 6, added: 0, problem: 'GONE', replacement: 140 },
    ],
    pieces_before: 3,
  },
};

export const exampleComparison = {
  name: '100117',
  lines: [exampleCompared],
  cart: { uuid: exampleOrder.uuid, version: 3, lines: 1, pieces: 2 },
};

/** Refusals of whatever fills the cart. */
export const fillingRefusals = [
  'REORDER_CHOICE_NEEDED',
  'REORDER_NOTHING_LEFT',
  'ORDER_NOT_FOUND',
  'ORDER_NOT_EDITABLE',
  'ORDER_STALE',
] as const;

export const reorderComparison = contract(calls.reorderComparisonCall, {
  tag,
  summary: 'What the products of an order would cost now, and which of them can be had',
  params: orderUuid,
  query: orderKey.extend({
    cart: z.uuid().optional().describe('The draft a guest would fill; of who is signed in it is known'),
  }),
  answer: comparison.meta({ examples: [exampleComparison] }),
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_NOT_ALLOWED'],
});

export const reorder = contract(calls.reorderCall, {
  tag,
  summary: 'Order again: put the products of an order into the cart',
  description:
    'A cart that has something in it needs a choice: with `action` null it is refused with 406 and `code` 4006, with `cart` as it is. REPLACE puts the products in the place of its lines, MERGE adds them. What cannot be had stays out and is named in `filled.lines` with its `problem`; quantities are cut to whole packs and to what is in stock. A replacement comes in only where a line asks for it.',
  params: orderUuid,
  query: orderKey,
  body: fillBody,
  answer: filledOrder.meta({ examples: [exampleFilled] }),
  errors: [...fillingRefusals, 'ORDER_LINE_NOT_FOUND', 'ORDER_STATUS_NOT_ALLOWED'],
});

export const restoreCart = contract(calls.restoreCartCall, {
  tag,
  summary: 'Bring back the lines a cart had before an order or a list filled it',
  description: 'For 24 hours, once, and only while the order is a draft.',
  params: orderUuid,
  body: versionBody,
  answer: order.meta({ examples: [exampleOrder] }),
  errors: ['CART_NOT_RESTORABLE', 'ORDER_NOT_FOUND', 'ORDER_NOT_EDITABLE', 'ORDER_STALE'],
});
