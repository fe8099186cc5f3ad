import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { FactsCache } from './catalogue/service.ts';
import { findRedirect } from './catalogue/redirects.ts';
import { creatorRoutes } from './creator/routes.ts';
import type { Database } from './database.ts';
import { clientErrorRoutes } from './client-errors/routes.ts';
import { filesRoutes } from './files/routes.ts';
import type { Storage } from './files/storage.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { cacheAnswers, isInProcess } from './platform/answers.ts';
import { describeApi } from './platform/api-docs.ts';
import { maxParamLength, routedAddress } from './platform/addresses.ts';
import { audienceOf, cookieOf, languageOfHeader, type ShopInfo } from './platform/audience.ts';
import type { Cache } from './platform/cache.ts';
import { parserErrorHandler } from './platform/parser-errors.ts';
import { RateLimitStore } from './platform/rate-limit-store.ts';
import type { Config } from './platform/config.ts';
import type { DatabaseWatch } from './platform/database-watch.ts';
import type { MessageCount } from './platform/dead-letters.ts';
import { addressRefuser, handleErrors, refuseUnreadable, type Report } from './platform/errors.ts';
import { markStale, serveHealth } from './platform/health.ts';
import { httpServers } from './platform/http-servers.ts';
import { cachedPageServer } from './platform/cached-pages.ts';
import { originFinder } from './platform/origin.ts';
import { logRequests } from './platform/request-log.ts';
import { serveMetrics } from './platform/metrics.ts';
import { checkNonces } from './platform/nonce.ts';
import { traceRequests } from './platform/request-spans.ts';
import { servePages, type Renderer } from './platform/pages.ts';
import { securityHeaders, setSecurityHeaders } from './platform/security.ts';
import { serveWebFiles, type WebFiles } from './platform/web-files.ts';
import { searchRoutes } from './search/routes.ts';
import { searchEngine, type ListingIndex } from './search/service.ts';
import { shopRoutes } from './shops/routes.ts';
import { serveSitemaps } from './sitemap/routes.ts';

/** What the server is made of; everything that touches the outside is handed in. */
export interface Services {
  config: Config;
  db: Kysely<Database>;
  shops: readonly ShopInfo[];
  countryIds: ReadonlySet<number>;
  /** Lists, trees and answers that many pages share. */
  cache: Cache;
  /** What cards of products are made of. */
  factsCache: FactsCache;
  pageCache: Cache;
  /** Listings in memory; `null`: the database alone answers searches. */
  listingIndex: ListingIndex | null;
  storage: Storage;
  clock: () => Date;
  report: Report;
  isReady: () => Promise<boolean>;
  /** Whether the database is away. */
  watch: DatabaseWatch;
  countMessages: () => Promise<MessageCount[]>;
  web: {
    renderer: () => Promise<Renderer>;
    filesOf: (modules: readonly string[], language: ShopInfo['defaultLanguage']) => WebFiles;
    /** The built web; null in development. */
    folder: string | null;
    /** In development: answers for the sources. */
    serveSources?: (app: FastifyInstance) => Promise<void>;
  };
  logger: FastifyBaseLogger;
}

const maxBodyBytes = 1_000_000;

/** Builds the server; it listens to nothing yet. Read it from top to bottom: that is the order of things. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, db, cache, factsCache, pageCache, clock, report, storage, shops } = services;
  const isDevelopment = services.web.folder === null;
  const headers = securityHeaders({
    isTls: config.PUBLIC_URL.startsWith('https:'),
    isDevelopment,
    pictureHosts: config.PICTURE_HOSTS,
  });
  const originOf = originFinder(config.PUBLIC_URL, shops);
  const kept = cachedPageServer({
    cache: pageCache,
    shops,
    countryIds: services.countryIds,
    originOf,
    headers,
  });
  const servers = httpServers();
  const app = Fastify({
    // A page that is kept is answered before the router and the hooks, which cost more than sending it.
    serverFactory: (handler) =>
      servers.make((request, response) => {
        if (!kept.answer(request, response)) handler(request, response);
      }),
    loggerInstance: services.logger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.TRUST_PROXY),
    rewriteUrl: (request) => routedAddress(request.url!),
    bodyLimit: maxBodyBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    frameworkErrors: addressRefuser(headers),
    clientErrorHandler: parserErrorHandler(headers, servers.answering),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('preClose', servers.drain);
  handleErrors(app, report);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) traceRequests(app);

  setSecurityHeaders(app, headers);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  logRequests(app);
  recogniseVisitors(app, shops, services.countryIds);
  refuseUnreadable(app);
  checkNonces(app, clock);
  // Before the plugin, which looks at a route's limit the moment the route is added.
  app.addHook('onRoute', (route) => {
    const callsPerMinute = route.config?.callsPerMinute;
    if (callsPerMinute === undefined) return;
    const max = Math.min(callsPerMinute, config.RATE_LIMIT_PER_MINUTE);
    route.config = { ...route.config, rateLimit: { max, timeWindow: 60_000 } };
  });
  await app.register(rateLimit, {
    global: false,
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    store: RateLimitStore,
    allowList: (request) => isInProcess(request),
  });
  cacheAnswers(app, cache);

  await describeApi(app, config.PUBLIC_URL);
  serveHealth(app, services.isReady);
  markStale(app, services.watch);
  serveMetrics(app, {
    token: config.METRICS_TOKEN,
    pages: pageCache,
    answers: cache,
    facts: factsCache,
    listings: services.listingIndex?.status,
    cachedPages: kept.answered,
    countMessages: services.countMessages,
  });

  await app.register(catalogueRoutes({ db, cache, factsCache, clock }));
  await app.register(shopRoutes({ db }));
  const engine = searchEngine(db, services.listingIndex);
  await app.register(searchRoutes({ db, cache, factsCache, clock, engine }));
  await app.register(creatorRoutes({ db, clock }));
  await app.register(newsletterRoutes({ db }));
  await app.register(clientErrorRoutes({ report }));
  await app.register(filesRoutes({ db, storage, log: services.logger }));
  serveSitemaps(app, { db, cache, shops, originOf });

  for (const path of ['/api', '/api/*']) {
    app.all(path, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  }
  if (services.web.folder !== null) await serveWebFiles(app, services.web.folder);
  await services.web.serveSources?.(app);
  servePages(app, {
    renderer: services.web.renderer,
    filesOf: services.web.filesOf,
    cache: pageCache,
    drawsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    answers: cache,
    now: clock,
    originOf,
    report,
    reportsErrors: config.SENTRY_DSN !== undefined,
    findRedirect: (path, language) => findRedirect(db, path, language),
  });
  return app;
}

/** Fastify takes a number of proxies as a function of the hop. */
function trusted(
  setting: Config['TRUST_PROXY'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}

/** Tells every request whom it is for. */
function recogniseVisitors(
  app: FastifyInstance,
  shops: readonly ShopInfo[],
  countryIds: ReadonlySet<number>,
): void {
  app.decorateRequest('audience');
  app.decorateRequest('cacheTags');
  app.addHook('onRequest', (request, _reply, done) => {
    const header = (name: string) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    };
    const cookie = (name: string) => cookieOf(request.headers.cookie, name);
    const isCall = request.url.startsWith('/api/');
    const language = isCall ? languageOfHeader(header('accept-language')) : undefined;
    request.audience = audienceOf({ host: request.host, header, cookie, language }, shops, countryIds);
    request.cacheTags = new Set();
    done();
  });
}
