import { z } from 'zod';
import { emailLimit, isEmail } from './rules.ts';

export const subscribeBody = z.strictObject({
  email: z
    .string()
    .trim()
    .max(emailLimit, 'too_long')
    .refine(isEmail, 'invalid_email')
    .transform((email) => email.toLowerCase())
    .describe('Trimmed and stored in lower case'),
});

export const subscribeAnswer = z
  .object({ email: z.string() })
  .describe('The same whether the address was subscribed before or not');
