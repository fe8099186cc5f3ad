import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { audienceKey, audienceOf, cookieOf, type ShopInfo } from './audience.ts';
import { isPageAddress } from './addresses.ts';
import type { Cache } from './cache.ts';
import { acceptedEncoding } from './encoding.ts';
import { hasAlready } from './etag.ts';

/** A page that has been drawn, compressed, or where it has moved to. */
export interface CachedPage {
  status: number;
  location: string | null;
  /** Drawn without something that could not be fetched: answered, not cached. */
  isPartial: boolean;
  brotli: Buffer;
  /** Made when somebody asks for it: every browser of today takes Brotli. */
  gzip: Buffer | null;
  etag: string;
}

interface Options {
  cache: Cache;
  shops: readonly ShopInfo[];
  countryIds: ReadonlySet<number>;
  originOf: (host: string) => string;
  /** Headers every answer carries. */
  headers: OutgoingHttpHeaders;
}

/** The one place the key of a page is made (DESIGN.md section 6.5). `url` is the path with the query keys that matter, in order. */
export function pageKey(origin: string, audience: string, url: string): string {
  return `page ${origin} ${audience} ${url}`;
}

/**
 * Answers an anonymous visitor's page straight from memory, before the server's router and hooks, which
 * cost several times what sending the page costs. Only what is simple to tell is answered here: a plain GET of a
 * path without a query whose page is kept and fresh. `false` leaves the request to the server.
 */
export function cachedPageServer({ cache, shops, countryIds, originOf, headers }: Options): {
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  answered: () => number;
} {
  let count = 0;
  const pageHeaders = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
  };

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url!;
    if (request.method !== 'GET' || url.includes('?') || !isPageAddress(url)) return false;
    const { host, cookie, authorization } = request.headers;
    if (host === undefined) return false;
    // Behind a proxy the server tells the host the visitor asked for.
    if (request.headers['x-forwarded-host'] !== undefined) return false;
    if (authorization !== undefined || cookieOf(cookie, 'token') !== undefined) return false;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return false;
    const audience = audienceOf(
      { host, header: () => undefined, cookie: (name) => cookieOf(cookie, name) },
      shops,
      countryIds,
    );
    const kept = cache.get<CachedPage>(pageKey(originOf(host), audienceKey(audience), url));
    if (!kept || kept.isStale || kept.value.status !== 200 || kept.value.location !== null) return false;
    const page = kept.value;
    const body = encoding === 'br' ? page.brotli : page.gzip;
    if (body === null) return false;
    count++;
    const own = { ...pageHeaders, 'x-request-id': randomUUID(), etag: page.etag };
    if (hasAlready(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, own).end();
      return true;
    }
    response
      .writeHead(200, { ...own, 'content-encoding': encoding, 'content-length': body.length })
      .end(body);
    return true;
  }

  return { answer, answered: () => count };
}
