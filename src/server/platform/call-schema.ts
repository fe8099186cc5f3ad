import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { codeOf, shopErrors, type ShopErrorCode } from '../../domain/errors.ts';
import type { ServedCall } from './calls.ts';

/** Field errors, nested as the fields are. */
const fields = z
  .record(z.string(), z.unknown())
  .describe('Names of fields with lists of labels')
  .meta({ id: 'FieldErrors', examples: [{ email: ['invalid_email'] }] });

const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .max(255)
    .optional()
    .describe(
      'Makes the call safe to repeat for 24 hours: the same key and body get the same answer, another body is a 422',
    ),
});

/** The OpenAPI entry of a call: its contract, and the refusals that follow from it. */
export function schemaOf(call: ServedCall): FastifySchema {
  const { tag, summary, params, query, body, answer, call: address } = call.contract;
  const description = descriptionOf(call);
  return {
    tags: [tag],
    summary,
    ...(description !== '' && { description }),
    ...(params && { params }),
    querystring: query ?? z.strictObject({}),
    ...(body && { body }),
    ...(isWrite(address.method) && { headers: idempotencyHeader }),
    response: {
      ...(answer && { 200: answer }),
      ...(!answer && { 204: z.void().describe('Done') }),
      ...(answer?.safeParse(null).success && { 204: z.void().describe('There is nothing to tell') }),
      ...refusalsOf(call),
    },
  };
}

function descriptionOf({ contract: { description, permission } }: ServedCall): string {
  const asked = permission === undefined ? undefined : `Of the staff, with the permission \`${permission}\`.`;
  return [description, asked].filter((text) => text !== undefined).join('\n\n');
}

function refusalsOf(call: ServedCall): Record<number, z.ZodType> {
  const { errors = [], params, permission, call: address } = call.contract;
  const codes: ShopErrorCode[] = ['NOT_SIGNED_IN', 'INTERNAL', 'UNAVAILABLE', ...errors];
  codes.push('MALFORMED_REQUEST', 'NONCE_REJECTED');
  if (permission !== undefined) codes.push('NOT_ALLOWED');
  if (params) codes.push('NOT_FOUND');
  const isQueued = isWrite(address.method) && address.path.includes(':uuid');
  if (call.callsPerMinute !== undefined || isQueued) codes.push('RATE_LIMITED');
  if (isWrite(address.method)) {
    codes.push('REQUEST_IN_PROGRESS', 'MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  }
  const byStatus = Map.groupBy(new Set(codes), (code) => shopErrors[code]);
  const found: Record<number, z.ZodType> = {};
  for (const [status, of] of byStatus) {
    const refusal = refusalOf(of as [ShopErrorCode, ...ShopErrorCode[]]);
    // A call without any takes no parameters either, and names those it was sent.
    found[status] = status === 400 ? z.union([fields, refusal]) : refusal;
  }
  if (isWrite(address.method)) found[422] = fields;
  return found;
}

/** Refusals of one code: the document tells each once, however many calls answer it. */
const ofOneCode = new Map<ShopErrorCode, z.ZodType>();

function refusalOf(codes: readonly [ShopErrorCode, ...ShopErrorCode[]]): z.ZodType {
  const [code, ...others] = codes;
  const numbers = codes.map(codeOf);
  // Some tell more beside it: the step that is missing, or the order as it is now.
  const refusal = () => z.looseObject({ code: z.literal(numbers), message: z.string() });
  if (others.length > 0) return refusal().describe(codes.join(', '));
  const known = ofOneCode.get(code) ?? refusal().meta({ id: `Refusal.${code}`, description: code });
  ofOneCode.set(code, known);
  return known;
}

function isWrite(method: string): boolean {
  return method !== 'GET';
}
