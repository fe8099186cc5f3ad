import { z } from 'zod';
import { productListItem } from '../catalogue/contract.ts';
import { maxLines, maxQuantity } from '../orders/limits.ts';
import { maxCandidates, maxQuantityLength, maxTextLength, quickProblems } from './rules.ts';

/** PostgreSQL's largest int: no id is greater. */
const largestId = 2_147_483_647;

/** One line as somebody typed it, or as a spreadsheet holds it. */
const typedLine = z.strictObject({
  text: z.string().max(maxTextLength, 'too_long'),
  product: z
    .int()
    .min(1)
    .max(largestId)
    .nullish()
    .describe('What was chosen for the text before; looked at again instead of the text'),
  quantity: z
    .union([z.number(), z.string().max(maxQuantityLength, 'too_long')])
    .nullish()
    .describe('As it was written: `3`, `"3 tk"`; left out: as few as can be bought'),
});

export const quickOrderBody = z.strictObject({ lines: z.array(typedLine).min(1, 'required').max(maxLines) });
export type QuickOrderBody = z.input<typeof quickOrderBody>;

const quickLine = z.object({
  product: productListItem.nullable().describe('Null where the text names none, or more than one'),
  candidates: z
    .array(productListItem)
    .max(maxCandidates)
    .describe('What the text may mean, where it names no single product'),
  quantity: z.int().min(1).max(maxQuantity).nullable().describe('Null where what was written is no quantity'),
  problem: z.enum(quickProblems).nullable().describe('Why it cannot be bought as it stands'),
  suggested_quantity: z.int().min(1).max(maxQuantity).nullable().describe('With it the problem is gone'),
});
export type QuickLine = z.infer<typeof quickLine>;

export const quickOrderAnswer = z.object({
  lines: z.array(quickLine).describe('In the order they were sent'),
});
export type QuickOrderAnswer = z.infer<typeof quickOrderAnswer>;

/** What a spreadsheet holds, as its own route answers it. */
export interface QuickOrderFile {
  lines: { text: string; quantity: string | null }[];
  /** Lines beyond those an order may hold. */
  left_out: number;
}
