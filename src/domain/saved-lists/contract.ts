import { z } from 'zod';
import { line, seenVersion } from '../fields.ts';
import { maxQuantity } from '../orders/limits.ts';
import { comparison } from '../reorder/contract.ts';
import { maxNameLength, maxNoteLength, maxListLines } from './limits.ts';

const largestId = 2_147_483_647;

export const savedListSummary = z.object({
  uuid: z.string(),
  version: z.int(),
  name: z.string(),
  products: z.int().describe('How many products it holds'),
  pieces: z.int(),
  author: z.string().nullable().describe('First name of who made it; null: somebody who is gone'),
  changed_at: z.string(),
  can_edit: z
    .boolean()
    .describe('Whoever made it may, and administrators of the customer; others fill carts'),
});
export type SavedListSummary = z.infer<typeof savedListSummary>;

/** A list with its products as they can be bought now. */
export const savedList = comparison.extend(savedListSummary.shape).meta({ id: 'SavedList' });
export type SavedList = z.infer<typeof savedList>;

const product = z.int().min(1).max(largestId);
const quantity = z.int('invalid_quantity').min(1, 'invalid_quantity').max(maxQuantity, 'invalid_quantity');
const name = line(maxNameLength);
const note = z
  .string()
  .trim()
  .max(maxNoteLength, 'too_long')
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'invalid');

const newLine = z.strictObject({ product, quantity: quantity.default(1) });
const version = seenVersion.describe('A stale one is refused with the list as it is now');

export const savedListBody = z.strictObject({
  name,
  lines: z.array(newLine).max(maxListLines).optional(),
  from: z
    .union([
      z.strictObject({ order: z.uuid() }).describe('A cart or an order'),
      z.strictObject({ list: z.uuid() }),
      z.strictObject({ favourites: z.literal(true) }),
    ])
    .optional()
    .describe('Whose products and quantities it begins with, beside `lines`'),
});
export type SavedListBody = z.input<typeof savedListBody>;

export const savedListChanges = z.strictObject({
  name: name.optional(),
  lines: z
    .array(z.strictObject({ product, quantity, note: note.default('') }))
    .max(maxListLines)
    .refine((lines) => new Set(lines.map((one) => one.product)).size === lines.length, 'not_unique')
    .optional()
    .describe('All of them in their new order; what is left out is deleted'),
  version,
});
export type SavedListChanges = z.input<typeof savedListChanges>;

/** Quantities of products that are there already are added up. */
export const savedListLinesBody = z.strictObject({ lines: z.array(newLine).min(1).max(maxListLines) });
export type SavedListLinesBody = z.input<typeof savedListLinesBody>;

export const filledList = savedListSummary.extend({
  added: z
    .array(z.object({ product: z.int(), quantity: z.int() }))
    .describe('What the list holds more than before: less than was asked for where a line is full'),
});
export type FilledList = z.infer<typeof filledList>;

export const savedListUuid = z.object({ uuid: z.uuid() });
