import { z } from 'zod';
import { consentKinds } from './kinds.ts';

export const consentBody = z.strictObject({
  consent_id: z
    .uuid({ error: 'invalid' })
    .describe('Random, made and stored by the browser: finds the records of this browser again'),
  choices: z
    .array(z.enum(consentKinds, { error: 'invalid' }), { error: 'invalid' })
    .max(consentKinds.length, { error: 'too_long' })
    .describe('The kinds allowed; none: only the necessary'),
  text_version: z
    .string({ error: 'invalid' })
    .regex(/^\d{4}-\d\d-\d\d$/, { error: 'invalid' })
    .describe('Which words the question had'),
});
export type ConsentBody = z.input<typeof consentBody>;

export const consentAnswer = z.object({
  consent_id: z.string(),
  choices: z.array(z.enum(consentKinds)),
  text_version: z.string(),
  recorded_at: z.iso.datetime(),
});
export type ConsentAnswer = z.infer<typeof consentAnswer>;
