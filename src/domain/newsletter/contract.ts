import { z } from 'zod';
import { emailField } from '../email.ts';

export const subscribeBody = z.strictObject({
  email: emailField,
});

export const subscribeAnswer = z
  .object({ email: z.string() })
  .describe('The same whether the address was subscribed before or not');
