import { z } from 'zod';
import { reportLimits } from './rules.ts';

const { name, message, stack, path } = reportLimits;

export const clientErrorReport = z.strictObject({
  name: z.string().trim().min(1, 'required').max(name, 'too_long').describe('Kind of the error: `TypeError`'),
  message: z.string().trim().min(1, 'required').max(message, 'too_long'),
  stack: z.string().max(stack, 'too_long').optional().describe('Where it happened, as the browser writes it'),
  path: z
    .string()
    .regex(/^\/[^?#]*$/, 'invalid')
    .max(path, 'too_long')
    .describe('Path of the page, without its query'),
});
export type ClientErrorReport = z.infer<typeof clientErrorReport>;
