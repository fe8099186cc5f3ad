import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, ResponseSerializationError } from 'fastify-type-provider-zod';
import {
  FieldError,
  refusalKey,
  ShopError,
  shopErrors,
  type FieldErrors,
  type ShopErrorCode,
} from '../../domain/errors.ts';

/** Told of every surprise: a 500, a fault behind a stale answer, a failed job. */
export type Report = (
  error: unknown,
  context: { requestId?: string; path?: string; browserStack?: string },
) => void;

/** What Fastify and PostgreSQL refuse by themselves, in the shop's words. */
const codeOfOthers: Record<string, ShopErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'URL_TOO_LONG',
  // PostgreSQL: a text with a NUL or half a letter, which no column can hold.
  '22021': 'MALFORMED_REQUEST',
  '22P05': 'MALFORMED_REQUEST',
};

/** Answers every failed call in the two shapes of ER-01. */
export function handleErrors(app: FastifyInstance, report: Report): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ShopError) return refuse(reply, error.code);
    if (error instanceof FieldError) return reply.status(error.status).send(error.fields);
    if (hasZodFastifySchemaValidationErrors(error)) {
      // An id that cannot exist in a path is a thing that does not exist.
      if (error.validationContext === 'params') return refuse(reply, 'NOT_FOUND');
      return reply.status(400).send(fieldsOf(error.validation.map(issueOf)));
    }
    const known = codeOfOthers[error.code] ?? (error.statusCode === 429 ? 'RATE_LIMITED' : undefined);
    if (known) return refuse(reply, known);
    if (error instanceof SyntaxError && error.statusCode === 400) return refuse(reply, 'MALFORMED_JSON');
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply
        .status(error.statusCode)
        .send({ code: 'MALFORMED_REQUEST', message: refusalKey('MALFORMED_REQUEST') });
    }
    surprise(error, request, report);
    return refuse(reply, 'INTERNAL');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'NOT_FOUND'));
}

/** An address that no route can be found for, such as one with half a percent sign: before hooks and handlers of routes. */
export function refuseAddress(error: FastifyError, _request: unknown, reply: unknown): void {
  refuse(reply as FastifyReply, codeOfOthers[error.code] ?? 'MALFORMED_REQUEST');
}

function refuse(reply: FastifyReply, code: ShopErrorCode): FastifyReply {
  return reply.status(shopErrors[code]).send({ code, message: refusalKey(code) });
}

function surprise(error: Error, request: FastifyRequest, report: Report): void {
  const detail = error instanceof ResponseSerializationError ? { cause: error.cause } : {};
  request.log.error({ err: error, ...detail }, 'request failed');
  report(error, { requestId: request.id, path: request.routeOptions.url ?? 'unknown' });
}

interface Issue {
  path: PropertyKey[];
  code?: string;
  message?: string;
  keys?: string[];
}

/** What the schema found, out of the shape Fastify hands on: its path is `/filters/0`, the rest lies in `params`. */
function issueOf(one: {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}): Issue {
  const path = one.instancePath.split('/').filter(Boolean);
  const { keys } = one.params;
  return {
    path,
    code: one.keyword,
    ...(one.message !== undefined && { message: one.message }),
    ...(Array.isArray(keys) && { keys: keys.map(String) }),
  };
}

/** Issues of a schema as nested field errors. A key the schema does not know is named itself. */
export function fieldsOf(issues: readonly Issue[]): FieldErrors {
  const fields = noFields();
  for (const issue of issues) {
    const paths = issue.keys ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      add(
        fields,
        path.length > 0 ? path.map(String) : ['body'],
        issue.keys ? 'unknown_field' : labelOf(issue),
      );
    }
  }
  return fields;
}

/** Without a prototype, so that a field called `__proto__` is named like any other. */
function noFields(): FieldErrors {
  return Object.create(null) as FieldErrors;
}

const label = /^[a-z]+(_[a-z]+)*$/;
const labelsOfZod: Record<string, string> = {
  too_small: 'too_small',
  too_big: 'too_big',
  invalid_type: 'invalid_type',
  invalid_value: 'invalid_choice',
};

/** The label a contract gives, else one for zod's own sentence: labels have texts in every language. */
function labelOf({ message = '', code = '' }: Issue): string {
  if (label.test(message)) return message;
  if (code === 'invalid_type' && message.endsWith('received undefined')) return 'required';
  return labelsOfZod[code] ?? 'invalid';
}

function add(fields: FieldErrors, path: string[], label: string): void {
  const [head, ...rest] = path as [string, ...string[]];
  const held = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (rest.length === 0 || Array.isArray(held)) {
    fields[head] = Array.isArray(held) ? [...held, label] : [label];
    return;
  }
  const inner = held ?? noFields();
  fields[head] = inner;
  add(inner, rest, label);
}
