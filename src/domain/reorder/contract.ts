import { z } from 'zod';
import { seenVersion } from '../fields.ts';
import { validRestriction } from '../catalogue/contract.ts';
import { lineProblems, lineProduct, maxLines, maxQuantity, order } from '../orders/contract.ts';

/** PostgreSQL's largest bigint that JavaScript counts exactly. */
const largestLine = Number.MAX_SAFE_INTEGER;

export const fillActions = ['REPLACE', 'MERGE'] as const;
export type FillAction = (typeof fillActions)[number];

/** Why something did not come into the cart as it was asked for. */
export const fillProblems = [
  ...lineProblems,
  /** The cart holds as many products as it may. */
  'CART_FULL',
] as const;
export type FillProblem = (typeof fillProblems)[number];

export const fillBody = z.strictObject({
  action: z
    .enum(fillActions)
    .nullable()
    .default(null)
    .describe('What becomes of a cart that has something in it; null: not decided yet'),
  lines: z
    .array(
      z.strictObject({
        line: z.int().min(1).max(largestLine),
        quantity: z.int('invalid_quantity').min(1, 'invalid_quantity').max(maxQuantity, 'invalid_quantity'),
        replacement: z.boolean().default(false).describe('Takes what came in the place of the product'),
      }),
    )
    .min(1)
    .max(maxLines)
    .optional()
    .describe('Left out: each line with its quantity'),
  cart: z
    .uuid()
    .nullish()
    .describe('The draft to fill, which a guest alone knows; left out: that of the active customer'),
  version: seenVersion.describe('Of the cart; a stale one is refused with the order as it is now'),
});
export type FillBody = z.input<typeof fillBody>;

/** How a product can be bought now. */
const offered = z.object({
  price: z.number().nullable().describe('Euros of one piece now; null: none, or not for this customer'),
  available_stock: z.int(),
  sale_delay: z.int().nullable().describe('Days until it is sent when none is in stock; null: not sold then'),
  restrictions: z.array(validRestriction),
  problem: z.enum(fillProblems).nullable().describe('Why the quantity cannot be bought as it stands'),
  available_quantity: z.int().describe('What of the quantity would come into an empty cart; 0: nothing'),
});

export const comparedLine = offered.extend({
  line: z.int(),
  product: lineProduct,
  quantity: z.int(),
  note: z.string().describe('What somebody wrote beside it; empty for orders'),
  price_before: z
    .number()
    .nullable()
    .describe('Euros of one piece then, in the terms of `price`; null: not known'),
  replacement: offered
    .extend({ product: lineProduct })
    .nullable()
    .describe('What came in the place of a product that is no longer sold'),
});
export type ComparedLine = z.infer<typeof comparedLine>;

export const cartNow = z.object({
  uuid: z.string(),
  version: z.int(),
  lines: z.int().describe('Products in it'),
  pieces: z.int(),
});

export const comparison = z
  .object({
    name: z.string().describe('Number of the order or name of the list'),
    lines: z.array(comparedLine),
    cart: cartNow.nullable().describe('The cart there is, if it has anything in it'),
  })
  .meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof comparison>;

export const filledLine = z.object({
  line: z.int(),
  product: z.int().nullable(),
  name: z.string(),
  wanted: z.int().describe('Pieces asked for'),
  added: z.int().describe('Pieces that came into the cart; 0: the line could not be had'),
  problem: z.enum(fillProblems).nullable().describe('Why it is not what was asked for; null: it is'),
  replacement: z.int().nullable().describe('Of a product that is no longer sold: what came in its place'),
});
export type FilledLine = z.infer<typeof filledLine>;

/** The cart after an order or a list filled it. */
export const filledOrder = order
  .extend({
    filled: z.object({
      action: z.enum(['NEW', ...fillActions]).describe('NEW: there was nothing in the cart'),
      lines: z.array(filledLine).describe('What became of each line that was asked for'),
      pieces_before: z.int().describe('Pieces of the cart that `restore-cart` brings back'),
    }),
  })
  .meta({ id: 'FilledOrder' });
export type FilledOrder = z.infer<typeof filledOrder>;
