import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayOpenAdmin } from '../../domain/auth/admin-access.ts';
import { isAdminPath } from '../../domain/auth/admin-path.ts';
import { ShopError } from '../../domain/errors.ts';
import { isLanguage, localeOf, type Language } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { anonymous, type Visitor } from '../../domain/visitor.ts';
import type { Cache, Load, LoadOptions } from './cache.ts';
import { cacheKey } from './cache-key.ts';
import { pageReads, type CachedPage } from './cached-pages.ts';
import type { CallTable } from './calls.ts';
import { setCookie } from './cookies.ts';
import { acceptedEncoding, compress } from './encoding.ts';
import { createRenderLimits } from './render-limits.ts';
import type { Report } from './errors.ts';
import { hasAlready } from './etag.ts';
import { createPageBodies } from './page-bodies.ts';
import { pageApi } from './page-api.ts';
import type { WebFiles } from './web-files.ts';

/** The renderer of `web/entry-server.tsx`, declared by its shape so that the server knows nothing of React. */
export interface Renderer {
  routeOf(path: string): PageRoute;
  renderPage(request: {
    url: string;
    audience: Audience;
    isSignedIn: boolean;
    isHidden: boolean;
    /** What comes is of the type that the call declares in its contract. */
    api: { get<T>(path: string, params?: object): Promise<T>; send(): Promise<never> };
    origin: string;
    now: Date;
    filesOf: (modules: readonly string[], language: Language) => WebFiles;
    reportsErrors: boolean;
  }): Promise<RenderedPage>;
  /** Makes the error a page sees when a call failed. */
  apiError(status: number, body: unknown): Error;
}

interface PageRoute {
  name: string;
  query: readonly string[];
  /** Shows more of the visitor than the audience: rendered each time, never cached. */
  isPersonal?: boolean;
}

/** `isPartial`: something the page should show could not be fetched, so the page must not be cached. */
interface RenderedPage {
  status: number;
  location?: string;
  html: Uint8Array;
  error?: unknown;
  isPartial?: boolean;
}

export interface PagesOptions {
  renderer: () => Promise<Renderer>;
  filesOf: (modules: readonly string[], language: Language) => WebFiles;
  cache: Cache;
  calls: CallTable;
  /** Pages rendered per address and minute; those from the cache do not count. */
  rendersPerMinute: number;
  now: () => Date;
  /** Where links of a page point: the public address, on the host of the shop that was asked. */
  originOf: (host: string) => string;
  report: Report;
  /** Whether browsers shall report errors. */
  reportsErrors: boolean;
  /** The present address of a page that was renamed, if it was. */
  findRedirect: (path: string, language: Language) => Promise<string | undefined>;
}

const freshMs = 60_000;
const staleMs = 60_000;
const yearSeconds = 365 * 24 * 60 * 60;
const bytesOfCall = 250;
const pageCaching: LoadOptions<CachedPage> = {
  ...pageReads,
  tags: ['pages'],
  freshMs,
  staleMs,
  // With room for the gzip that may be made of it.
  sizeOf: ({ brotli, calls }) => brotli.length * 2.2 + (calls?.length ?? 0) * bytesOfCall,
  isCacheable,
};
/**
 * Brotli quality of a page many will ask for, and of one that is soon gone: narrowed by a query, so that few will, or
 * changed before its time was over, so that it will again. The better one takes as long as rendering the page.
 */
const lastingQuality = 5;
const passingQuality = 3;

/** Every address that is not a call or a file is a page. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const bodyOf = createPageBodies();
  const limits = createRenderLimits(options.rendersPerMinute);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2) as [string, string?];
    if (path.includes('//')) {
      const tidy = path.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
      return reply.redirect(query === undefined ? tidy : `${tidy}?${query}`, 301);
    }
    // Language roots of the old shop (RT-14).
    if (/^\/(et|en|ru|fi)\/?$/.test(path)) return reply.redirect('/', 301);
    const search = new URLSearchParams(query);
    const wanted = search.get('lang');
    if (wanted !== null && !isLanguage(wanted)) {
      search.delete('lang');
      return reply.redirect(search.size > 0 ? `${path}?${search}` : path, 302);
    }
    if (isLanguage(wanted)) {
      const { visitor } = request;
      request.visitor = { ...visitor, audience: { ...visitor.audience, language: wanted } };
      // LY-15
      reply.header('set-cookie', setCookie('locale', localeOf[wanted], yearSeconds));
    }
    return answer(request, reply, path, search);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string, search: URLSearchParams) {
    const renderer = await options.renderer();
    const route = renderer.routeOf(path);
    const url = listedUrl(path, search, route.query);
    const origin = options.originOf(request.host);
    // Whoever may not enter the back office is told what is told of an address nobody has (ER-03).
    const isAdmin = isAdminPath(path);
    const isHidden = isAdmin && !mayOpenAdmin(path, request.visitor);
    // A list of what one has bought before is nobody else's.
    const isShared = !route.isPersonal && !isAdmin && !search.has('bought');
    const visitor = isShared ? anonymous(request.visitor.audience) : request.visitor;
    const key = cacheKey({ kind: 'page', method: request.method, isShared, url, origin }, visitor.audience);
    // A personal page is nobody else's, so nobody else waits for it.
    const waitingFor = key ?? `personal ${request.id}`;
    const page = await limits.whileWaiting(waitingFor, reply.raw, () => {
      const renderNow: Load<CachedPage> = (tags, former) => {
        const isRefresh = key !== null && options.cache.get(key, pageReads) !== undefined;
        const asked = { address: request.ip, isRefresh };
        return limits.render(waitingFor, asked, () =>
          render(renderer, { url, origin, request, visitor, isHidden }, tags, former),
        );
      };
      return key === null
        ? renderNow(new Set(), undefined)
        : options.cache.getOrLoad(key, pageCaching, renderNow);
    });
    const asked = search.get('lang');
    return send(request, reply, { page, isShared, bodyOf, asked: isLanguage(asked) ? asked : null });
  }

  async function render(
    renderer: Renderer,
    asked: AskedPage,
    tags: Set<string>,
    former: CachedPage | undefined,
  ): Promise<CachedPage> {
    const { url, origin, request, visitor, isHidden } = asked;
    const { audience } = visitor;
    const [path = '/', query] = url.split('?', 2) as [string, string?];
    const route = renderer.routeOf(url).name;
    const api = pageApi({ ...options, ...asked, route, apiError: renderer.apiError }, tags);
    const now = options.now();
    // What expired it may be something that it does not show: a product of a list came into stock that is on no page of it.
    const isYoung = former !== undefined && isWithin(freshMs, former.renderedAt, now);
    if (isYoung && former.calls !== null && (await api.answerAsBefore(former.calls))) return former;
    // What gets another address is purged, and has no former page.
    const redirect = isHidden || isYoung ? undefined : await options.findRedirect(path, audience.language);
    if (redirect !== undefined) return elsewhere(query ? `${redirect}?${query}` : redirect, 301);
    const rendered = await renderer.renderPage({
      url,
      audience,
      isSignedIn: visitor.user !== null,
      isHidden,
      origin,
      now,
      filesOf: options.filesOf,
      reportsErrors: options.reportsErrors,
      api: api.calls,
    });
    // Its data is unavailable: an older page, or a light one, serves visitors better than a full error page.
    if (rendered.status === 503) throw new ShopError('UNAVAILABLE');
    if (rendered.error !== undefined && !api.hasReported(rendered.error)) {
      request.log.error({ err: rendered.error }, 'page failed');
      options.report(rendered.error, { requestId: request.id, path: route });
    }
    if (rendered.location !== undefined) return elsewhere(rendered.location, rendered.status);
    const { html } = rendered;
    const brotli = await compress(html, 'br', query || isYoung ? passingQuality : lastingQuality);
    // Of all of it: the last bytes stay the same when a price in the middle changes.
    const etag = `"${hash('sha1', html, 'base64url')}"`;
    return {
      status: rendered.status,
      location: null,
      isPartial: rendered.isPartial ?? false,
      brotli,
      gzip: null,
      etag,
      renderedAt: now.getTime(),
      calls: api.made(),
    };
  }
}

/** A page request and the visitor it may show: the anonymous one where it is cached. */
interface AskedPage {
  url: string;
  origin: string;
  request: FastifyRequest;
  visitor: Visitor;
  /** Whether something stands there that the visitor may not know of. */
  isHidden: boolean;
}

function elsewhere(location: string, status: number): CachedPage {
  const nothing = Buffer.alloc(0);
  return {
    status,
    location,
    isPartial: false,
    brotli: nothing,
    gzip: null,
    etag: '',
    renderedAt: 0,
    calls: null,
  };
}

/** Not when the clock was turned back since. */
function isWithin(ms: number, time: number, now: Date): boolean {
  const age = now.getTime() - time;
  return age >= 0 && age < ms;
}

/** Complete pages and redirects are. Failures are retried, and missing or refused pages are not worth the memory. */
function isCacheable(page: CachedPage): boolean {
  return !page.isPartial && (page.status === 200 || page.location !== null);
}

interface Sending {
  page: CachedPage;
  isShared: boolean;
  bodyOf: ReturnType<typeof createPageBodies>;
  /** The language the address named. */
  asked: Language | null;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isShared, bodyOf, asked }: Sending,
): Promise<FastifyReply> {
  // What a personal page shows must be gone from the browser when its person has signed out, Back included.
  reply.header('cache-control', isShared ? 'private, no-cache' : 'private, no-store');
  if (!isShared) reply.header('x-robots-tag', 'noindex');
  if (page.location !== null) {
    // Browsers cache a permanent redirect for good by default, but a name may get its old address back.
    reply.header('vary', 'Cookie');
    return reply.redirect(asked ? inLanguage(page.location, asked) : page.location, page.status);
  }
  reply.status(page.status);
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.header('vary', 'Accept-Encoding, Cookie');
  if (isShared) {
    reply.header('etag', page.etag);
    if (page.status === 200 && hasAlready(request.headers['if-none-match'], page.etag)) {
      return reply.status(304).send();
    }
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = await bodyOf(page, encoding);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** The address with only the query keys that change the page, in one order, so that equal pages share a key. */
function listedUrl(path: string, search: URLSearchParams, keys: readonly string[]): string {
  const relevant = new URLSearchParams();
  for (const [key, value] of search) {
    if (key !== 'lang' && (keys.includes('*') || keys.includes(key))) relevant.append(key, value);
  }
  relevant.sort();
  return relevant.size > 0 ? `${path}?${relevant}` : path;
}

/** Who follows a link to a language without cookies, as search engines do, must arrive in it. */
function inLanguage(location: string, language: Language): string {
  return `${location}${location.includes('?') ? '&' : '?'}lang=${language}`;
}
