import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp, type Services } from '../src/server/app.ts';
import {
  createIdentities,
  createPasswords,
  type IdentityCache,
  type Passwords,
} from '../src/server/auth/service.ts';
import { folderStorage } from '../src/server/files/storage.ts';
import { createCardDataCache, type CardDataCache } from '../src/server/catalogue/service.ts';
import { createCache, type Cache } from '../src/server/platform/cache.ts';
import { deliveryCache } from '../src/server/delivery/service.ts';
import { countMessages } from '../src/server/platform/dead-letters.ts';
import { createDatabaseWatch } from '../src/server/platform/database-watch.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import type { Database } from '../src/server/database.ts';
import { readConfig } from '../src/server/platform/config.ts';
import type { Report } from '../src/server/platform/errors.ts';
import type { Renderer } from '../src/server/platform/pages.ts';
import { createPaymentSimulator, type PaymentSimulator } from '../src/server/payment-simulator/service.ts';
import { everypayCallbackPath } from '../src/server/payments/paths.ts';
import { openProviders, type PaymentServices } from '../src/server/payments/service.ts';
import { createInvoiceFiles } from '../src/server/invoices/service.ts';
import { createPdfThread } from '../src/server/pdf-thread.ts';
import { createNoticeKeys } from '../src/server/notices/service.ts';
import { returnTopics } from '../src/server/returns/service.ts';
import type { TicketServices } from '../src/server/tickets/service.ts';
import { createOrderKeys } from '../src/server/orders/service.ts';
import { createSecretBox } from '../src/server/platform/secret-box.ts';
import { listenForInvalidations } from '../src/server/platform/purge.ts';
import { rebuildSearch, searchTag, startListingIndex, isDocumentTag } from '../src/server/search/service.ts';
import { readShops } from '../src/server/shops/service.ts';
import { createTestDatabase, type TestDatabase } from './db.ts';

export interface TestServer {
  app: FastifyInstance;
  database: TestDatabase;
  cache: Cache;
  cardDataCache: CardDataCache;
  pageCache: Cache;
  identities: IdentityCache;
  passwords: Passwords;
  simulator: PaymentSimulator | null;
  payments: PaymentServices;
  /** What letters of withdrawals are rendered with. */
  letters: Parameters<typeof returnTopics>[0];
  /** Where files lie that nobody reaches by an address alone. */
  privateFolder: string;
  /** What tickets are issued and sent with. */
  tickets: TicketServices;
  /** Sets the clock the server reads. */
  setNow(now: Date): void;
  /** Builds all documents of the search, and waits until this server answers from them. */
  rebuildSearch(): Promise<void>;
  stop(): Promise<void>;
}

/** What the servers of tests encrypt with. */
const testSecrets = createSecretBox('the key of all tests, which guards nothing');

/** Of links that stop mails. */
export const testNoticeKeys = createNoticeKeys(testSecrets);

/** Of links in mails about orders. */
export const testOrderKeys = createOrderKeys('the key of all tests, which guards nothing');

/** A page that shows what it was asked with, for tests that are not about how pages look. */
export const plainRenderer: Renderer = {
  routeOf: (at) => ({ name: at, query: ['page'] }),
  renderPage: ({ url, audience }) =>
    Promise.resolve({
      status: 200,
      html: Buffer.from(`<!DOCTYPE html><html>${url} ${JSON.stringify(audience)}</html>`),
    }),
  apiError: (status) => new Error(`HTTP ${status}`),
};

/** The real server on a database of its own; only the rendering of pages may be replaced. */
export async function startTestServer(
  options: {
    renderer?: Renderer;
    env?: Record<string, string>;
    report?: Report;
    apiDocument?: () => Promise<string>;
    /** Where the server reaches its database, given where that is; tests put something in between. */
    lineTo?: (connectionString: string) => Promise<string>;
  } = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const logger = pino({ level: 'silent' });
  const watch = createDatabaseWatch(logger);
  const address = (await options.lineTo?.(database.connectionString)) ?? database.connectionString;
  const { db } = options.lineTo ? openDatabase<Database>(address, { max: 10, watch }) : database;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-files-'));
  let now: Date | null = null;
  const clock = () => now ?? new Date();
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000', ...options.env });
  const cacheOptions = { maxBytes: 20_000_000, now: () => clock().getTime(), onError: () => {} };
  const cache = createCache(cacheOptions);
  const cardDataCache = createCardDataCache(cacheOptions);
  const pageCache = createCache(cacheOptions);
  const identities = createIdentities({ db, clock, staffNeedsFactor: config.ADMIN_SECOND_FACTOR });
  const passwords = createPasswords();
  const { shops, countryIds } = await readShops(db, {
    EE: config.SHOP_HOSTS_EE,
    LV: config.SHOP_HOSTS_LV,
  });
  const listingIndex = startListingIndex(db, {
    onError: (error) => options.report?.(error, {}),
    onReloaded: () => {
      for (const one of [cache, pageCache]) one.purge([searchTag]);
    },
  });
  const listening = await listenForInvalidations({
    connectionString: address,
    caches: [cache, cardDataCache, pageCache, identities, deliveryCache],
    onInvalidation: (invalidated) => {
      if (invalidated.some(isDocumentTag)) listingIndex.follow();
    },
    log: logger,
    watch,
  });
  const simulator = createPaymentSimulator(config, {
    db,
    clock,
    everypayCallbackPath,
    onError: (error) => options.report?.(error, {}),
  });
  const payments = {
    db,
    clock,
    orders: { db, cardDataCache, clock, keys: testOrderKeys },
    providers: openProviders(config, { cache, now: clock, simulator: simulator?.access ?? null }),
    timeoutMs: config.PAYMENT_TIMEOUT_MS,
    log: logger,
  };
  const renderPdf = createPdfThread();
  const services: Services = {
    config,
    db,
    shops,
    countryIds,
    cache,
    cardDataCache,
    pageCache,
    listingIndex,
    identities,
    passwords,
    secrets: testSecrets,
    orderKeys: testOrderKeys,
    noticeKeys: testNoticeKeys,
    invoiceFiles: createInvoiceFiles({
      db,
      storage: folderStorage(path.join(folder, 'private')),
      render: (invoice) => renderPdf('invoice', invoice),
    }),
    renderLetter: (letter) => renderPdf('letter', letter),
    renderTicket: (kind, facts) => renderPdf(kind, facts),
    storage: folderStorage(folder),
    privateStorage: folderStorage(path.join(folder, 'private')),
    simulator,
    payments,
    clock,
    report: options.report ?? (() => {}),
    isReady: () => listening.ping(800),
    watch,
    countMessages: () => countMessages(database.db),
    web: {
      renderer: () => Promise.resolve(options.renderer ?? plainRenderer),
      filesOf: () => ({ entry: '/assets/boot.js', app: '/assets/app.js', styles: [], modules: [] }),
      folder: null,
      apiDocument: options.apiDocument ?? null,
    },
    logger,
  };
  const app = await buildApp(services);
  await app.ready();
  return {
    app,
    database,
    cache,
    cardDataCache,
    pageCache,
    identities,
    passwords,
    simulator,
    payments,
    letters: { db, clock, storage: services.privateStorage, render: services.renderLetter },
    privateFolder: path.join(folder, 'private'),
    tickets: {
      db,
      clock,
      orders: payments.orders,
      payments,
      storage: services.privateStorage,
      render: services.renderTicket,
    },
    setNow(wanted) {
      now = wanted;
    },
    async rebuildSearch() {
      await until(() => listingIndex.columns !== null);
      const old = listingIndex.columns;
      await rebuildSearch(database.db, clock);
      listingIndex.follow();
      await until(() => listingIndex.columns !== old);
    },
    async stop() {
      await simulator?.callbacks.stop();
      await app.close();
      await listening.stop();
      await listingIndex.stop();
      if (options.lineTo) await db.destroy();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function until(holds: () => boolean): Promise<void> {
  for (const ends = Date.now() + 15_000; !holds(); await setTimeout(5))
    if (Date.now() > ends) throw new Error('The index of listings was not read again within 15 s.');
}
