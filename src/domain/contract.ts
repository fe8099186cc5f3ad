import type { z } from 'zod';
import type { AnswerOf, BodyOf, Call } from './call.ts';
import type { Permission } from './auth/permissions.ts';
import type { ShopErrorCode } from './errors.ts';

/** A call with all that the server validates and OpenAPI documents. */
export interface Contract<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  call: Call<string>;
  /** Heading in the API document. */
  tag: string;
  summary: string;
  description?: string;
  /** Of the staff, who must have it; left out: anybody may ask. */
  permission?: Permission;
  /** Left out: the path has none. */
  params?: z.ZodType<Params>;
  /** Left out: any query is refused. */
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** Names in the body, beside those of passwords, whose values could be guessed from a hash: none of them is stored. */
  secrets?: readonly string[];
  /** Left out: 204, no content. */
  answer?: z.ZodType<Answer>;
  /** Refusals by rules of the call itself; those of all calls are added by the API document. */
  errors?: readonly ShopErrorCode[];
}

/** Completes a call with its schemas, which must match the types browsers use. */
export function contract<C extends Call<string>, Params = unknown, Query = unknown, Body = unknown>(
  call: C,
  rest: Omit<Contract<Params, Query, Body, AnswerOf<C>>, 'call' | 'body'> & {
    body?: z.ZodType<Body, BodyOf<C>>;
  },
): Contract<Params, Query, Body, AnswerOf<C>> {
  return { call, ...rest };
}
