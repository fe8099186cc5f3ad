import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isPageAddress } from './addresses.ts';
import { audienceOf } from './audience.ts';
import type { Cache, ReadOptions } from './cache.ts';
import { cacheKey } from './cache-key.ts';
import { cookiesOf } from './cookies.ts';
import { acceptedEncoding } from './encoding.ts';
import { namesOneHost } from './errors.ts';
import { hasAlready } from './etag.ts';
import type { PageCall } from './page-api.ts';
import { visitorWith, type VisitorOptions } from './visitor.ts';

/** A rendered page, compressed, or a redirect. */
export interface CachedPage {
  status: number;
  location: string | null;
  /** BlockContent without something that could not be fetched: answered, not cached. */
  isPartial: boolean;
  brotli: Buffer;
  /** Made when somebody asks for it: every browser of today takes Brotli. */
  gzip: Buffer | null;
  etag: string;
  /** In ms of the clock. */
  renderedAt: number;
  /** What it was rendered from; `null` where a call was refused or failed, which may end differently when made again. */
  calls: readonly PageCall[] | null;
}

/** Pages are what visitors see, so an expired one may be served for its short time. */
export const pageReads: ReadOptions = { servesExpired: true };

interface Options extends VisitorOptions {
  cache: Cache;
  originOf: (host: string) => string;
  /** Headers every answer carries. */
  headers: OutgoingHttpHeaders;
}

/**
 * The fast path: answers a page straight from memory, before the router and the hooks of the server, which cost several
 * times what sending the page costs. Only the simple case is answered here: a plain GET of a path without a query, whose
 * page may be served from memory and needs no renewal, as may the identity of a visitor who is signed in. `false` leaves
 * the request to the server.
 */
export function cachedPageServer({ cache, shops, countryIds, identities, originOf, headers }: Options): {
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
    const { host, cookie } = request.headers;
    if (host === undefined || !namesOneHost(request)) return false;
    // Behind a proxy, the forwarded host counts.
    if (request.headers['x-forwarded-host'] !== undefined) return false;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return false;
    const cookies = cookiesOf(cookie);
    const { token } = cookies;
    const identity = token === undefined ? null : identities.known(token);
    if (identity === undefined) return false;
    const { audience } = visitorWith(
      audienceOf({ host, header: noHeader, cookies }, shops, countryIds),
      identity,
    );
    const asked = { kind: 'page', method: 'GET', isShared: true, url, origin: originOf(host) } as const;
    // A personal page is never found: nothing is stored under its key.
    const cached = cache.get<CachedPage>(cacheKey(asked, audience)!, pageReads);
    if (!cached || cached.isDue || cached.value.status !== 200 || cached.value.location !== null)
      return false;
    const page = cached.value;
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

/** Browsers requesting a page send none of the headers of calls. */
const noHeader = () => undefined;
