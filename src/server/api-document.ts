import { writeFileSync } from 'node:fs';
import { pino } from 'pino';
import { buildApp, type Services } from './app.ts';
import { createIdentities, createPasswords } from './auth/service.ts';
import { createCardDataCache } from './catalogue/service.ts';
import type { Database } from './database.ts';
import { folderStorage } from './files/storage.ts';
import { createInvoiceFiles } from './invoices/service.ts';
import { createNoticeKeys } from './notices/service.ts';
import { createOrderKeys } from './orders/service.ts';
import { openProviders } from './payments/service.ts';
import { createCache } from './platform/cache.ts';
import { readConfig } from './platform/config.ts';
import { createDatabaseWatch } from './platform/database-watch.ts';
import { openDatabase } from './platform/db.ts';
import { createSecretBox } from './platform/secret-box.ts';

/**
 * The OpenAPI document, made by a server that has no database and listens to nothing. Making it takes most of a second,
 * in which a shop could answer nobody, so the build does.
 */
export async function makeApiDocument(): Promise<string> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const logger = pino({ level: 'silent' });
  const { db } = openDatabase<Database>('postgres://nobody@localhost/nothing', { max: 2 });
  const clock = () => new Date();
  const options = { maxBytes: 1_000_000, now: clock().getTime, onError: () => {} };
  const cache = createCache(options);
  const cardDataCache = createCardDataCache(options);
  const key = 'nothing is signed with it';
  const secrets = createSecretBox(key);
  const orders = { db, cardDataCache, clock, keys: createOrderKeys(key) };
  const storage = folderStorage(config.MEDIA_DIR);
  const never = () => Promise.reject(new Error('this server is only described'));
  const services: Services = {
    config,
    db,
    shops: [],
    countryIds: new Set(),
    cache,
    cardDataCache,
    pageCache: cache,
    listingIndex: null,
    identities: createIdentities({ db, clock, staffNeedsFactor: false }),
    passwords: createPasswords(),
    secrets,
    orderKeys: orders.keys,
    noticeKeys: createNoticeKeys(secrets),
    invoiceFiles: createInvoiceFiles({ db, storage, render: never }),
    renderLetter: never,
    renderTicket: never,
    storage,
    privateStorage: storage,
    simulator: null,
    payments: {
      db,
      clock,
      orders,
      providers: openProviders(config, { cache, now: clock, simulator: null }),
      timeoutMs: config.PAYMENT_TIMEOUT_MS,
      log: logger,
    },
    clock,
    report: () => {},
    isReady: never,
    watch: createDatabaseWatch(logger),
    countMessages: never,
    web: {
      renderer: never,
      filesOf: () => ({ entry: '', app: '', styles: [], modules: [] }),
      folder: null,
      apiDocument: null,
    },
    logger,
  };
  const app = await buildApp(services);
  try {
    await app.ready();
    return JSON.stringify(app.swagger());
  } finally {
    await app.close();
    await db.destroy();
  }
}

const [, , file] = process.argv;
if (import.meta.main && file !== undefined) writeFileSync(file, await makeApiDocument());
