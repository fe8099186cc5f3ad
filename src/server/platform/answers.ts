import { hash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Audience } from '../../domain/shops/audience.ts';
import './request.ts';
import { localeOf, type Locale, type Multilingual } from '../../domain/locales.ts';
import { audienceKey } from './audience.ts';
import type { Cache } from './cache.ts';
import { acceptedEncoding, compressNow, inOwnMemory, type Encoding } from './encoding.ts';
import { hasAlready } from './etag.ts';

interface Kept {
  text: string;
  tags: readonly string[];
  /** As it goes out; made when the first caller outside asks. */
  parcel?: Parcel;
  /** As pages use it; read from the text the first time a page asks. */
  forPages?: unknown;
}

interface Parcel {
  body: Buffer;
  etag: string;
  compressed: Partial<Record<Encoding, Buffer>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    cacheGeneration: number;
  }
}

/** Marks calls the server makes to itself; new in every process, so nobody outside can use it. */
const inProcessMark = randomUUID();
const markHeader = 'x-in-process';
const callHeader = 'x-in-process-call';

/** Whether the server itself asks, on its way to draw a page. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[markHeader] === inProcessMark;
}

/** Answers to the calls the server makes to itself, by the call's number; through a response they would be copied twice. */
const handedOver = new Map<string, Kept>();
let calls = 0;

/** A stale answer may be served this long while it is made anew, in ms. */
const staleMs = 30_000;
/** Shorter texts travel as they are: compressed they would need as many packets. */
const worthCompressing = 1000;
/** Longer ones would keep everybody waiting while they are compressed. */
const mostCompressed = 300_000;

/**
 * Keeps the answers of anonymous GET calls whose route says `cacheMs`, and sends every text as small as the caller
 * takes it. A signed-in caller's request is neither answered from here nor kept.
 */
export function cacheAnswers(app: FastifyInstance, cache: Cache): void {
  app.decorateRequest('cacheGeneration', 0);

  app.addHook('onRequest', (request, reply, done) => {
    if (!isKept(request)) return done();
    request.cacheGeneration = cache.generation;
    // The server's own calls have looked already.
    const kept = isInProcess(request) ? undefined : cache.get<Kept>(keyOf(request));
    if (!kept || kept.isStale) return done();
    reply.header('content-type', 'application/json; charset=utf-8');
    const parcel = describe(reply, kept.value);
    if (hasAlready(request.headers['if-none-match'], parcel.etag)) reply.status(304).send();
    else reply.send(inBestEncoding(request, reply, parcel));
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string') return done(null, payload);
    const answer: Kept = { text: payload, tags: [...request.cacheTags] };
    const isWorthKeeping = isKept(request) && reply.statusCode === 200;
    if (isWorthKeeping) keep(request, answer);
    if (isInProcess(request)) {
      handedOver.set(String(request.headers[callHeader]), answer);
      return done(null, '');
    }
    const parcel = isWorthKeeping ? describe(reply, answer) : parcelOf(answer);
    done(null, inBestEncoding(request, reply, parcel));
  });

  function keep(request: FastifyRequest, answer: Kept): void {
    const freshMs = request.routeOptions.config.cacheMs!;
    // Two bytes a letter, one in its parcel, and what pages read from it.
    const sizeOf = (one: Kept) => one.text.length * 4;
    cache.put(
      keyOf(request),
      { tags: answer.tags, freshMs, staleMs, sizeOf },
      answer,
      request.cacheGeneration,
    );
  }
}

function parcelOf(answer: Kept): Parcel {
  if (!answer.parcel) {
    const body = inOwnMemory(Buffer.from(answer.text));
    answer.parcel = { body, etag: `W/"${hash('sha1', body, 'base64url')}"`, compressed: {} };
  }
  return answer.parcel;
}

function describe(reply: FastifyReply, answer: Kept): Parcel {
  const parcel = parcelOf(answer);
  reply.header('cache-control', 'no-cache');
  reply.header('vary', 'Accept-Encoding, Accept-Language, Delivery-Country, Cookie, Authorization');
  reply.header('etag', parcel.etag);
  return parcel;
}

function inBestEncoding(request: FastifyRequest, reply: FastifyReply, { body, compressed }: Parcel): Buffer {
  if (body.length < worthCompressing || body.length > mostCompressed) return body;
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return body;
  reply.header('content-encoding', encoding);
  return (compressed[encoding] ??= compressNow(body, encoding));
}

function isKept(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' &&
    request.routeOptions.config.cacheMs !== undefined &&
    request.headers.authorization === undefined
  );
}

function keyOf(request: FastifyRequest): string {
  return answerKey(request.audience, request.url);
}

function answerKey(audience: Audience, url: string): string {
  return `api ${audienceKey(audience)} ${url}`;
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
  const kept = cache.get<Kept>(answerKey(audience, url));
  if (kept && !kept.isStale) {
    kept.value.forPages ??= bodyForPages(kept.value, audience);
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
  const given = handedOver.get(call);
  handedOver.delete(call);
  return {
    status: answer.statusCode,
    body: given ? bodyForPages(given, audience) : null,
    tags: given?.tags ?? [],
  };
}

function bodyForPages({ text }: Kept, { language }: Audience): unknown {
  const body: unknown = JSON.parse(text);
  // Most lists are in the language they were asked for in.
  if (!text.includes('"i18n_')) return body;
  const slim = inFewLanguages(body, localeOf[language]);
  // The page of a thing names its addresses in all languages.
  return hasSlugs(body) ? { ...(slim as object), i18n_slug: body.i18n_slug } : slim;
}

function hasSlugs(body: unknown): body is { i18n_slug: Multilingual } {
  return typeof body === 'object' && body !== null && 'i18n_slug' in body;
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
