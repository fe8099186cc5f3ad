import { z } from 'zod';

/** A text of one line as somebody typed it: any script, emoji too, but no control characters, and no half of a letter. */
export function line(max: number) {
  return z.string().trim().min(1, 'required').max(max, 'too_long').refine(isPrintable, 'invalid');
}

/** The same where nothing may be said: `''` is nothing. */
export function optionalLine(max: number) {
  return z
    .string()
    .trim()
    .max(max, 'too_long')
    .refine(isPrintable, 'invalid')
    .transform((text) => text || null)
    .nullable();
}

/** Neither control characters nor what XML, the form of invoices for machines, does not know. */
function isPrintable(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\ufffe\uffff]/u.test(text);
}

const largestInteger = 2 ** 31 - 1;

/** The version of a row that its writer has seen; left out: whatever it is. */
export const seenVersion = z.int().min(1).max(largestInteger).optional();
/** The same in an address. */
export const seenVersionQuery = z.strictObject({
  version: z.coerce.number().int().min(1).max(largestInteger).optional(),
});

/** A number that a row may have, in a path. */
export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(largestInteger));
