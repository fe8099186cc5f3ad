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

/** A remark of several lines; `''` is nothing. Names stay as they were typed, a remark is cleaned. */
export function remark(max: number) {
  return z
    .string()
    .overwrite(visible)
    .max(max, 'too_long')
    .refine((text) => isPrintable(text.replaceAll(/[\n\r\t\u2028\u2029]/g, ' ')), 'invalid');
}

/**
 * A text without the letters that nobody sees and that turn or hide what stands beside them: soft hyphens, blanks of no
 * width, directions forced on what follows. They come along when a text is copied. Those that join letters stay: emoji
 * and some scripts need them.
 */
function visible(text: string): string {
  const cleaned = text
    .replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim();
  return /[^\p{Cf}\p{M}]/u.test(cleaned) ? cleaned : '';
}

/** Neither control characters nor what XML, the form of invoices for machines, does not know. */
function isPrintable(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\u2028\u2029\ufffe\uffff]/u.test(text);
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
