import { hash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Audience } from '../../domain/shops/audience.ts';
import './request.ts';
import { localeOf, type Locale, type Multilingual } from '../../domain/locales.ts';
import { audienceKey } from './audience.ts';
import type { Cache } from './cache.ts';

interface Kept {
  body: string;
  etag: string;
  tags: readonly string[];
  /** The body as pages use it; read from the text the first time a page asks. */
  forPages?: unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    cacheGeneration: number;
  }
}

/** Marks calls the server makes to itself; new in every process, so nobody outside can use it. */
const inProcessMark = randomUUID();
const markHeader = 'x-in-process';
const tagsHeader = 'x-answer-tags';

const callHeader = 'x-in-process-call';

/** Whether the server itself asks, on its way to draw a page. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[markHeader] === inProcessMark;
}

/** Bodies of the calls the server makes to itself, by the call's number; through a response they would be copied twice. */
const handedOver = new Map<string, string>();
let calls = 0;

/** A stale answer may be served this long while it is made anew, in ms. */
const staleMs = 30_000;

/**
 * Keeps the answers of anonymous GET calls whose route says `keepMs`. A signed-in caller's request is
 * neither answered from here nor kept.
 */
export function keepAnswers(app: FastifyInstance, cache: Cache): void {
  app.decorateRequest('cacheGeneration', 0);

  app.addHook('onRequest', (request, reply, done) => {
    if (!isKept(request)) return done();
    request.cacheGeneration = cache.generation;
    const kept = cache.peek<Kept>(keyOf(request));
    if (!kept || kept.isStale) return done();
    if (isInProcess(request)) reply.header(tagsHeader, kept.value.tags.join(' '));
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('cache-control', 'no-cache');
    reply.header('vary', 'Accept-Language, Delivery-Country, Cookie, Authorization');
    reply.header('etag', kept.value.etag);
    if (request.headers['if-none-match'] === kept.value.etag) reply.status(304).send();
    else reply.send(kept.value.body);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (
      !isKept(request) ||
      reply.statusCode !== 200 ||
      typeof payload !== 'string' ||
      reply.hasHeader('etag')
    ) {
      return done(null, payload);
    }
    const tags = [...request.cacheTags];
    const kept: Kept = { body: payload, etag: etagOf(payload), tags };
    const freshMs = request.routeOptions.config.keepMs!;
    cache.put(
      keyOf(request),
      { tags, freshMs, staleMs, sizeOf: (value) => value.body.length * 3 },
      kept,
      request.cacheGeneration,
    );
    if (isInProcess(request)) reply.header(tagsHeader, tags.join(' '));
    reply.header('cache-control', 'no-cache');
    reply.header('vary', 'Accept-Language, Delivery-Country, Cookie, Authorization');
    reply.header('etag', kept.etag);
    done(null, payload);
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    if (!isInProcess(request) || typeof payload !== 'string') return done(null, payload);
    handedOver.set(String(request.headers[callHeader]), payload);
    done(null, '');
  });
}

function isKept(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' &&
    request.routeOptions.config.keepMs !== undefined &&
    request.headers.authorization === undefined
  );
}

function keyOf(request: FastifyRequest): string {
  return answerKey(request.audience, request.url);
}

function answerKey(audience: Audience, url: string): string {
  return `api ${audienceKey(audience)} ${url}`;
}

function etagOf(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** What a call within the process brought: its status, its body and what it shows. */
export interface InProcessAnswer {
  status: number;
  body: unknown;
  tags: readonly string[];
}

/**
 * Makes a GET call to the shop's own API without leaving the process. A kept answer is handed over as it was
 * read for the page before: pages must not change what they are given.
 */
export async function callInProcess(
  app: FastifyInstance,
  cache: Cache,
  url: string,
  audience: Audience,
  host: string,
): Promise<InProcessAnswer> {
  const kept = cache.peek<Kept>(answerKey(audience, url));
  if (kept && !kept.isStale) {
    kept.value.forPages ??= inFewLanguages(JSON.parse(kept.value.body), localeOf[audience.language]);
    return { status: 200, body: kept.value.forPages, tags: kept.value.tags };
  }
  const call = String(calls++);
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: {
      host,
      'delivery-country': String(audience.countryId),
      'accept-language': `${localeOf[audience.language].replace('_', '-')},${audience.language}`,
      [markHeader]: inProcessMark,
      [callHeader]: call,
    },
  });
  const text = handedOver.get(call) ?? '';
  handedOver.delete(call);
  const tags = String(answer.headers[tagsHeader] ?? '');
  const body: unknown = text ? JSON.parse(text) : null;
  return {
    status: answer.statusCode,
    body: inFewLanguages(body, localeOf[audience.language]),
    tags: tags ? tags.split(' ') : [],
  };
}

/**
 * Multilingual values with the page's language alone, and the Estonian one beside it where it is missing or a
 * rule looks at it (LY-04): the others would travel with every page and be read by nobody.
 */
function inFewLanguages(body: unknown, locale: Locale): unknown {
  if (Array.isArray(body)) return body.map((one: unknown) => inFewLanguages(one, locale));
  if (typeof body !== 'object' || body === null) return body;
  const slim: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    slim[key] = key.startsWith('i18n_')
      ? fewOf(value as Multilingual | null, locale)
      : inFewLanguages(value, locale);
  }
  return slim;
}

function fewOf(texts: Multilingual | null, locale: Locale): Multilingual | null {
  if (!texts) return texts;
  const { [locale]: wanted, et_EE: estonian } = texts;
  if (!wanted && !estonian) return texts;
  return { ...(wanted ? { [locale]: wanted } : {}), ...(estonian ? { et_EE: estonian } : {}) };
}
