import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  codeOf,
  FieldError,
  refusalKey,
  ShopError,
  shopErrors,
  type FieldErrors,
  type ShopErrorCode,
} from '../../domain/errors.ts';
import { hasReadableQuery, isPageAddress, isTooLong } from './addresses.ts';
import { isConnectionProblem } from './database-watch.ts';
import { lightPage } from './light-page.ts';
import { throttledLog } from './throttled-log.ts';

/** Called with every surprise: a 500, a failed refresh behind a stale answer, a failed job. */
export type Report = (
  error: unknown,
  context: { requestId?: string; path?: string; browserStack?: string },
) => void;

/** What Fastify and PostgreSQL refuse by themselves, in the shop's words. */
const codeOfOthers: Record<string, ShopErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_PARTS_LIMIT: 'BODY_TOO_LARGE',
  FST_FILES_LIMIT: 'BODY_TOO_LARGE',
  FST_FIELDS_LIMIT: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_INVALID_JSON_FIELD_ERROR: 'MALFORMED_JSON',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'URL_TOO_LONG',
  // PostgreSQL: a text with a NUL or half a letter, which no column can hold.
  '22021': 'MALFORMED_REQUEST',
  '22P05': 'MALFORMED_REQUEST',
};

/** PostgreSQL: no room on its disk or in its memory, files that cannot be written, a standby that may only be read. */
const noWriteStates = /^(?:53[124]00|58030|25006)$/;

/** What the reader of multipart bodies says without a code of one that has no boundary, or not the one it names, or no end. */
const brokenMultipart = /^Multipart: Boundary not found$|\bunexpected end of multipart data$/i;

/** The same by its status, where it has no code of its own. */
const codeOfStatus: Record<number, ShopErrorCode> = {
  // The file server's word for an address that climbs out of its folder.
  403: 'NOT_FOUND',
  429: 'RATE_LIMITED',
};

/** When to come again after a 503, in seconds. */
export const retryAfterSeconds = '2';

interface CodedBody {
  code: string | number;
  /** Key of a text. */
  message: string;
}

/** What a failure is answered with; 500: a surprise, which is to be logged and reported. */
export interface Refusal {
  status: number;
  body: FieldErrors | (CodedBody & Record<string, unknown>);
  retryAfterSeconds?: number | undefined;
}

/** Answers every failed call in the two shapes of ER-01, and every page that cannot be rendered with a light one. */
export function handleErrors(app: FastifyInstance, report: Report): void {
  const logNow = throttledLog(app.log);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error);
    if (refused.status === 500) surprise(error, request, report);
    else if (noWriteStates.test(error.code)) logNow(error, 'the database cannot write');
    return refuse(reply, refused);
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, coded('NOT_FOUND')));
}

/** Every failure in its public shape, for HTTP and for the rendering of pages alike. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ShopError) {
    const { code, more, retryAfterSeconds } = error;
    return { status: shopErrors[code], body: { ...more, ...refusal(code) }, retryAfterSeconds };
  }
  if (error instanceof FieldError) return { status: error.status, body: error.fields };
  const { code = '', statusCode } = error as Partial<FastifyError>;
  const known = codeOfOthers[code] ?? codeOfStatus[statusCode ?? 0];
  if (known) return coded(known);
  if (error instanceof SyntaxError && statusCode === 400) return coded('MALFORMED_JSON');
  if (error instanceof Error && brokenMultipart.test(error.message)) return coded('MALFORMED_REQUEST');
  if (statusCode !== undefined && statusCode < 500) {
    return { status: statusCode, body: refusal('MALFORMED_REQUEST') };
  }
  // A statement that was given up by its time limit, a database that is away, and one that cannot write.
  if (isConnectionProblem(error) || code === '57014' || noWriteStates.test(code)) return coded('UNAVAILABLE');
  return coded('INTERNAL');
}

function coded(code: ShopErrorCode): Refusal {
  return { status: shopErrors[code], body: refusal(code) };
}

/**
 * Refuses an address that no route can be found for, such as a call with half a percent sign: Fastify does so before any
 * hook, so the headers of every answer are set here.
 */
export function addressRefuser(headers: Record<string, string>) {
  return (error: FastifyError, _request: unknown, reply: unknown): void => {
    const answer = (reply as FastifyReply).headers({ ...headers, 'x-request-id': randomUUID() });
    refuse(answer, coded(codeOfOthers[error.code] ?? 'MALFORMED_REQUEST'));
  };
}

/** The body of a refusal. */
export function refusal(code: ShopErrorCode): CodedBody & Record<string, unknown> {
  return { code: codeOf(code), message: refusalKey(code) };
}

/**
 * Refuses addresses that are too long, queries whose bytes are no UTF-8, as what was meant is not known, requests that
 * name no host or several, as HTTP/1.1 asks for: a proxy in front might mean another one of them, and bodies that are
 * compressed, which nothing here expands: their bytes would be taken for what was meant.
 */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isTooLong(request.url)) done(new ShopError('URL_TOO_LONG'));
    else if (!hasReadableQuery(request.url) || !namesOneHost(request.raw))
      done(new ShopError('MALFORMED_REQUEST'));
    else if (!/^(?:identity)?$/i.test(request.headers['content-encoding'] ?? '')) {
      // Which encodings would do (RFC 9110, 12.5.3).
      reply.header('accept-encoding', 'identity');
      done(new ShopError('UNSUPPORTED_MEDIA_TYPE'));
    } else done();
  });
}

/** Whether a request names one host: a proxy in front might mean another one of several. */
export function namesOneHost({ rawHeaders, httpVersion }: FastifyRequest['raw']): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

function refuse(reply: FastifyReply, { status, body, retryAfterSeconds: wait }: Refusal): FastifyReply {
  const { request } = reply;
  reply.status(status);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  else if (status === 503) reply.header('retry-after', retryAfterSeconds);
  // The limit of a call has said so more exactly.
  if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !isPageAddress(request.url)) return reply.send(body);
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(lightPage(status, request.visitor?.audience.language ?? 'et'));
}

function surprise(error: Error, request: FastifyRequest, report: Report): void {
  request.log.error({ err: error }, 'request failed');
  report(error, { requestId: request.id, path: request.routeOptions.url ?? 'unknown' });
}

interface Issue {
  path: PropertyKey[];
  code?: string;
  message?: string;
  keys?: string[];
}

/** Fields that are named: of a body of 80,000 keys each was, in 2 MB and half a second of the only thread. */
const maxNamedFields = 500;

/** Issues of a schema as nested field errors. A key the schema does not know is named itself. */
export function fieldsOf(issues: readonly Issue[]): FieldErrors {
  const fields = noFields();
  let left = maxNamedFields;
  for (const issue of issues) {
    const paths = issue.keys ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      if (left-- <= 0) return fields;
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
    // One wrong value may break several rules of one name.
    fields[head] = Array.isArray(held) ? [...new Set([...held, label])] : [label];
    return;
  }
  const inner = held ?? noFields();
  fields[head] = inner;
  add(inner, rest, label);
}
