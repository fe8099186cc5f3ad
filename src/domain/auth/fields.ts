import { z } from 'zod';
import { nameLimit, passwordLengths } from './rules.ts';

/** A password that was set before, whatever the rules for new ones are. */
export const password = z.string().min(1, 'required').max(passwordLengths.max, 'too_long');

/** Characters are counted as people do, so an emoji is one. Whether others know the password is asked later. */
export const newPassword = z
  .string()
  .max(passwordLengths.max, 'too_long')
  .refine((text) => text.isWellFormed(), 'invalid')
  .refine((text) => [...text].length >= passwordLengths.min, 'too_short')
  .describe('12 characters or more, and not among those that many know');

/** Of an app or a list of recovery codes. */
export const code = z.string().trim().min(1, 'required').max(64, 'too_long');

/** Part of a person's name, stored as it was typed. */
export const name = z
  .string()
  .trim()
  .min(1, 'required')
  .max(nameLimit, 'too_long')
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'invalid');

export const isSubscription = z.boolean().describe('Whether the newsletter is sent');
