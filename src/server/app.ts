import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { factorCalls } from './auth/factor-routes.ts';
import { authCalls } from './auth/routes.ts';
import { socialCalls } from './auth/social-routes.ts';
import { socialServices } from './auth/social-providers.ts';
import { shedLogins, type IdentityCache, type Passwords } from './auth/service.ts';
import { careersCalls } from './careers/routes.ts';
import { catalogueCalls } from './catalogue/routes.ts';
import type { CardDataCache } from './catalogue/service.ts';
import { findRedirect } from './catalogue/redirects.ts';
import { consentCalls } from './consent/routes.ts';
import { creatorCalls } from './creator/routes.ts';
import { documentRoutes } from './customers/document-routes.ts';
import { customerCalls } from './customers/routes.ts';
import type { Database, ShopCalls } from './database.ts';
import { deliveryCalls } from './delivery/routes.ts';
import { eventCalls } from './events/routes.ts';
import { favouritesCalls } from './favourites/routes.ts';
import { clientErrorCalls } from './client-errors/routes.ts';
import { filesRoutes } from './files/routes.ts';
import type { Storage } from './files/storage.ts';
import { loyaltyCalls } from './loyalty/routes.ts';
import { meCalls } from './me/routes.ts';
import { mailRoutes } from './mail/service.ts';
import { newsletterCalls } from './newsletter/routes.ts';
import { noticeCalls } from './notices/routes.ts';
import { unsubscribeRoutes, type NoticeKeys } from './notices/service.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import type { InvoiceFiles } from './invoices/service.ts';
import { orderCalls } from './orders/routes.ts';
import { findOrderId, type OrderKeys } from './orders/service.ts';
import { archiveRoutes, personalDataCalls } from './personal-data/routes.ts';
import { simulatorRoutes, type PaymentSimulator } from './payment-simulator/service.ts';
import { paymentCallbacks, paymentCalls, type PaymentServices } from './payments/service.ts';
import { describeApi } from './platform/api-docs.ts';
import { maxParamLength, routedAddress } from './platform/addresses.ts';
import type { ShopInfo } from './platform/audience.ts';
import type { Cache } from './platform/cache.ts';
import { Calls } from './platform/calls.ts';
import { parserErrorHandler } from './platform/parser-errors.ts';
import { RateLimitStore } from './platform/rate-limit-store.ts';
import type { Config } from './platform/config.ts';
import type { DatabaseWatch } from './platform/database-watch.ts';
import { earlyRefuser } from './platform/early-refusals.ts';
import type { MessageCount } from './platform/dead-letters.ts';
import { addressRefuser, handleErrors, refuseUnreadable, type Report } from './platform/errors.ts';
import { markStale, serveHealth } from './platform/health.ts';
import { httpServers } from './platform/http-servers.ts';
import { cachedPageServer } from './platform/cached-pages.ts';
import { originFinder } from './platform/origin.ts';
import { refuseOtherMethods } from './platform/other-methods.ts';
import { readJson } from './platform/json-bodies.ts';
import { logRequests } from './platform/request-log.ts';
import { serveMetrics } from './platform/metrics.ts';
import { checkNonces } from './platform/nonce.ts';
import { traceRequests } from './platform/request-spans.ts';
import { servePages, type Renderer } from './platform/pages.ts';
import { compressTexts, serveCalls } from './platform/serve-calls.ts';
import { securityHeaders, setSecurityHeaders } from './platform/security.ts';
import type { SecretBox } from './platform/secret-box.ts';
import { recogniseVisitors } from './platform/visitor.ts';
import { serveWebFiles, type WebFiles } from './platform/web-files.ts';
import { fileRoutes as quickOrderFiles } from './quick-order/file-routes.ts';
import { quickOrderCalls } from './quick-order/routes.ts';
import { reorderCalls } from './reorder/routes.ts';
import { pictureRoutes } from './reviews/picture-routes.ts';
import { reviewCalls } from './reviews/routes.ts';
import { savedListCalls } from './saved-lists/routes.ts';
import { returnCalls } from './returns/routes.ts';
import { returnFileRoutes, withdrawalFormRoutes, type RenderLetter } from './returns/service.ts';
import { searchCalls } from './search/routes.ts';
import { searchEngine, type ListingIndex } from './search/service.ts';
import { shopCalls } from './shops/routes.ts';
import { ticketFileRoutes } from './tickets/file-routes.ts';
import { ticketCalls } from './tickets/routes.ts';
import type { RenderTicket } from './tickets/service.ts';
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
  cardDataCache: CardDataCache;
  pageCache: Cache;
  /** Listings in memory; `null`: the database alone answers searches. */
  listingIndex: ListingIndex | null;
  identities: IdentityCache;
  passwords: Passwords;
  /** Encrypts what must be read again. */
  secrets: SecretBox;
  orderKeys: OrderKeys;
  noticeKeys: NoticeKeys;
  invoiceFiles: InvoiceFiles;
  /** Renders letters of withdrawals as PDF. */
  renderLetter: RenderLetter;
  renderTicket: RenderTicket;
  storage: Storage;
  /** Files that nobody reaches by an address alone. */
  privateStorage: Storage;
  /** Null: a live shop. */
  simulator: PaymentSimulator | null;
  payments: PaymentServices;
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
    /** Reads the OpenAPI document that the build made; null: it is made when somebody asks. */
    apiDocument: (() => Promise<string>) | null;
    /** In development: answers for the sources. */
    serveSources?: (app: FastifyInstance) => Promise<void>;
  };
  logger: FastifyBaseLogger;
}

const maxBodyBytes = 1_000_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Finishes the answers under way and accepts no new requests. */
    drain(): Promise<void>;
    /** Lets in many new connections at a time, once it listens at a port it shares. */
    openExtraListeners(): Promise<void>;
    /** Method and path of everything that is served, so that tests can ask all of it. */
    served: readonly string[];
  }
}

/** Builds the server; it listens to nothing yet. Read it from top to bottom: that is the order of things. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const {
    config,
    db,
    cache,
    cardDataCache,
    pageCache,
    clock,
    report,
    storage,
    shops,
    countryIds,
    identities,
    passwords,
  } = services;
  const isDevelopment = services.web.folder === null;
  const headers = securityHeaders({
    isTls: config.PUBLIC_URL.startsWith('https:'),
    isDevelopment,
    pictureHosts: config.PICTURE_HOSTS,
  });
  const originOf = originFinder(config.PUBLIC_URL, shops);
  const fastPath = cachedPageServer({
    cache: pageCache,
    shops,
    countryIds,
    identities,
    originOf,
    headers,
  });
  const trust = trusted(config.TRUST_PROXY);
  const refuseEarly = earlyRefuser({ calls: [shedLogins], trust, headers });
  const servers = httpServers();
  const app = Fastify({
    // A cached page, and the refusal of a flood, is answered before the router and the hooks, which cost more than sending it.
    serverFactory: (handler) =>
      servers.make((request, response) => {
        if (!fastPath.answer(request, response) && !refuseEarly(request, response))
          handler(request, response);
      }),
    loggerInstance: services.logger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: trust,
    rewriteUrl: (request) => routedAddress(request.url!),
    bodyLimit: maxBodyBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: addressRefuser(headers),
    clientErrorHandler: parserErrorHandler(headers, servers.answering),
  });
  readJson(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('drain', servers.drain);
  app.decorate('openExtraListeners', servers.openExtraListeners);
  const served: string[] = [];
  app.decorate('served', served);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.refusesMethod === true) return;
    for (const one of [method].flat()) served.push(`${one} ${url}`);
  });
  app.addHook('preClose', servers.drain);
  handleErrors(app, report);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) traceRequests(app);

  setSecurityHeaders(app, headers);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  logRequests(app);
  recogniseVisitors(app, { shops, countryIds, identities });
  refuseUnreadable(app);
  checkNonces(app, clock);
  await app.register(rateLimit, {
    global: false,
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    store: RateLimitStore,
  });
  compressTexts(app);

  await describeApi(app, services.web.apiDocument);
  serveHealth(app, services.isReady);
  markStale(app, services.watch);
  serveMetrics(app, {
    token: config.METRICS_TOKEN,
    pages: pageCache,
    answers: cache,
    cards: cardDataCache,
    listings: services.listingIndex?.status,
    cachedPages: fastPath.answered,
    countMessages: services.countMessages,
  });

  const calls: ShopCalls = new Calls({ cache, db });
  catalogueCalls(calls, { db, cache, cardDataCache, clock });
  reviewCalls(calls, { db, cardDataCache, clock });
  shopCalls(calls, { db });
  careersCalls(calls, { db });
  searchCalls(calls, { db, cache, cardDataCache, clock, engine: searchEngine(db, services.listingIndex) });
  creatorCalls(calls, { db, clock, log: services.logger });
  consentCalls(calls);
  newsletterCalls(calls, { clock });
  const notices = { db, clock, keys: services.noticeKeys };
  noticeCalls(calls, notices);
  customerCalls(calls, { db, clock });
  const accounts = {
    db,
    clock,
    passwords,
    secrets: services.secrets,
    staffNeedsFactor: config.ADMIN_SECOND_FACTOR,
  };
  authCalls(calls, accounts);
  factorCalls(calls, { ...accounts, originOf });
  socialCalls(calls, { ...accounts, originOf, social: socialServices(config) });
  const orders = { db, cardDataCache, clock, keys: services.orderKeys };
  meCalls(calls, orders);
  deliveryCalls(calls, { db });
  eventCalls(calls, { db, cardDataCache, clock });
  favouritesCalls(calls, { db, cardDataCache, clock });
  quickOrderCalls(calls, { db, cache, cardDataCache, clock });
  orderCalls(calls, orders);
  reorderCalls(calls, orders);
  loyaltyCalls(calls, { db, clock });
  savedListCalls(calls, orders);
  paymentCalls(calls, services.payments, { originOf });
  const returns = { db, clock, orders, payments: services.payments, storage: services.privateStorage };
  returnCalls(calls, returns);
  const tickets = { ...returns, render: services.renderTicket };
  ticketCalls(calls, tickets);
  personalDataCalls(calls, { db, clock });
  clientErrorCalls(calls, { report });
  serveCalls(app, calls, config.RATE_LIMIT_PER_MINUTE);
  await app.register(unsubscribeRoutes(notices));
  await app.register(documentRoutes({ db, storage: services.privateStorage, clock }));
  await app.register(pictureRoutes({ db, storage: services.privateStorage, clock }));
  invoiceRoutes(app, {
    files: services.invoiceFiles,
    findOrder: (visitor, uuid, key) => findOrderId(orders, visitor, uuid, key),
  });
  ticketFileRoutes(app, tickets);
  await app.register(quickOrderFiles);
  await app.register(returnFileRoutes({ ...returns, render: services.renderLetter }));
  await app.register(withdrawalFormRoutes(returns));
  await app.register(filesRoutes({ db, storage, log: services.logger }));
  serveSitemaps(app, { db, cache, shops, originOf });

  mailRoutes(app, { config, db });
  await app.register(paymentCallbacks(services.payments));
  if (services.simulator) await app.register(simulatorRoutes(services.simulator, { db, clock }));
  archiveRoutes(app, { db, clock });

  for (const path of ['/api', '/api/*']) {
    app.all(path, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  }
  if (services.web.folder !== null) await serveWebFiles(app, services.web.folder);
  await services.web.serveSources?.(app);
  servePages(app, {
    renderer: services.web.renderer,
    filesOf: services.web.filesOf,
    cache: pageCache,
    rendersPerMinute: config.RATE_LIMIT_PER_MINUTE,
    calls,
    now: clock,
    originOf,
    report,
    reportsErrors: config.SENTRY_DSN !== undefined,
    findRedirect: (path, language) => findRedirect(db, path, language),
  });
  refuseOtherMethods(app, served);
  return app;
}

/** Fastify takes a number of proxies as a function of the hop. */
function trusted(
  setting: Config['TRUST_PROXY'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}
