import { buildApp, type Services } from './app.ts';
import { createIdentities, createPasswords, refuseDemoPeople } from './auth/service.ts';
import { createCardDataCache, tags, isPriceTag } from './catalogue/service.ts';
import type { Database } from './database.ts';
import { followDeliveryPromises } from './delivery/clock.ts';
import { deliveryCache, listSources, retireInventedPoints } from './delivery/service.ts';
import { folderStorage } from './files/storage.ts';
import { announceRenderAhead } from './files/render-ahead.ts';
import { shopOutbox, shopTopics } from './after-commit.ts';
import { shopJobs } from './jobs.ts';
import { createInvoiceFiles } from './invoices/service.ts';
import { createPdfThread } from './pdf-thread.ts';
import type { RenderLetter } from './returns/service.ts';
import type { RenderTicket } from './tickets/service.ts';
import { openMail, type MailRenderer } from './mail/service.ts';
import { createNoticeKeys, noticeConsent } from './notices/service.ts';
import { createOrderKeys } from './orders/service.ts';
import { createPaymentSimulator } from './payment-simulator/service.ts';
import { everypayCallbackPath } from './payments/paths.ts';
import { openProviders } from './payments/service.ts';
import { createCache } from './platform/cache.ts';
import { isOutage } from '../domain/errors.ts';
import type { Config } from './platform/config.ts';
import { createDatabaseWatch } from './platform/database-watch.ts';
import { openDatabase } from './platform/db.ts';
import { canSharePort, requireFreePort } from './platform/extra-listeners.ts';
import { startPostgres } from './platform/embedded-postgres.ts';
import type { Report } from './platform/errors.ts';
import { startJobs } from './platform/jobs.ts';
import { isLive } from './platform/live.ts';
import { type Ending, stopAll, stopOnSignals, type StopStep } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { migrateAt } from './platform/migrate.ts';
import { countMessages, type DeadLetter } from './platform/dead-letters.ts';
import { consumeOutbox } from './platform/outbox-consumer.ts';
import { listenForInvalidations } from './platform/purge.ts';
import { startReporting } from './platform/reporting.ts';
import { createSecretBox, masterKey } from './platform/secret-box.ts';
import { startTracing } from './platform/tracing.ts';
import { followPrices } from './pricing/clock.ts';
import {
  hurryPrices,
  searchTag,
  startListingIndex,
  startSearchFeed,
  isDocumentTag,
} from './search/service.ts';
import { readShops, shopsWithoutSeller } from './shops/service.ts';

export type Web = Services['web'];

/** What lies outside of the server: the built web, what renders mails, and the demo shop for an empty database. */
export interface StartOptions {
  web: Web;
  /** Fetched with the first mail. */
  renderMail: () => Promise<MailRenderer>;
  /** Answers who can sign in to the demo. */
  loadDemo: (
    needs: Pick<Services, 'db' | 'storage' | 'privateStorage' | 'passwords' | 'clock'> & {
      log: Services['logger'];
    },
  ) => Promise<readonly string[]>;
}

const version = '0.1.0';
/** Readiness probes get an answer within a second. */
const maxReadyMs = 800;
/** Of the memory set aside for pages, what answers and card data of products take beside it: half together. */
const answersShare = 0.25;
const cardDataShare = 0.25;

/**
 * Opens the shop: database, migrations, demo, caches, jobs, server; in that order, and closes it in the
 * opposite one. Prints the address once visitors can come in.
 * @throws when anything it needs does not start; what had started is stopped again
 */
export async function startShop(config: Config, options: StartOptions): Promise<void> {
  const log = createLog(config.LOG_LEVEL);
  const steps: StopStep[] = [];
  const ending = stopOnSignals(steps, { timeoutMs: config.SHUTDOWN_TIMEOUT_MS, log });
  try {
    await open(config, options, { log, ending, onStop: (name, stop) => steps.unshift({ name, stop }) });
  } catch (error) {
    // Asked to stop while starting: what was begun fails, and the stop goes its way.
    if (ending.hasBegun()) return;
    await stopAll(steps, log);
    throw error;
  }
}

interface Run {
  log: Services['logger'];
  ending: Ending;
  onStop: (name: string, stop: StopStep['stop']) => void;
}

async function open(
  config: Config,
  { web, renderMail, loadDemo }: StartOptions,
  { log, ending, onStop }: Run,
): Promise<void> {
  const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, version);
  onStop('tracing', tracing.stop);
  const reporting = await startReporting({
    dsn: config.SENTRY_DSN,
    tracesSampleRate: config.SENTRY_TRACES_SAMPLE_RATE,
    release: version,
  });
  onStop('error reporting', reporting.stop);

  const { connectionString, db, watch } = await connect(config, { log, ending, onStop });
  const clock = () => new Date();
  const storage = folderStorage(config.MEDIA_DIR, log);
  const privateStorage = folderStorage(config.PRIVATE_DIR, log);
  const renderPdf = createPdfThread();
  const renderLetter: RenderLetter = (letter) => renderPdf('letter', letter);
  const renderTicket: RenderTicket = (kind, facts) => renderPdf(kind, facts);
  const key = masterKey(config.SECRET_KEY, config.DATA_DIR);
  const orderKeys = createOrderKeys(key);
  const secrets = createSecretBox(key);
  const noticeKeys = createNoticeKeys(secrets);
  if (isLive(config)) await refuseDemoData(db, log);
  const passwords = createPasswords();
  const demoPeople = config.DEMO
    ? await loadDemo({ db, storage, privateStorage, passwords, clock, log })
    : [];

  const report = (error: unknown, context: Parameters<Report>[1] = {}) => reporting.report(error, context);
  const { pageCache, cache, cardDataCache } = createCaches(config, report);
  const identities = createIdentities({ db, clock, staffNeedsFactor: config.ADMIN_SECOND_FACTOR });
  const { shops, countryIds } = await readShops(db, { EE: config.SHOP_HOSTS_EE, LV: config.SHOP_HOSTS_LV });
  const works = config.SHOP_ROLE !== 'web';
  const mail = await openMail({
    config,
    db,
    storage: privateStorage,
    shops,
    render: renderMail,
    consent: noticeConsent(db, noticeKeys),
  });
  if (mail) onStop('mail', mail.stop);
  else if (works) log.error('this shop is live and sends no mail: set SMTP_URL');

  const onError = (error: unknown, topic: string) => {
    log.error({ err: error, topic }, 'message or job failed');
    report(error, { path: `job ${topic}` });
  };
  const onDeadLetter = (letter: DeadLetter) => {
    log.error({ letter }, 'message given up');
    report(new Error(`${letter.topic}: ${letter.error}`), { path: `job ${letter.topic}` });
  };
  const simulator = createPaymentSimulator(config, {
    db,
    clock,
    everypayCallbackPath,
    onError: (error) => onError(error, 'payment simulator'),
  });
  const providers = openProviders(config, { cache, now: clock, simulator: simulator?.access ?? null });
  for (const names of providers.missing)
    log.error(`this shop is live and offers fewer ways to pay: set ${names}`);
  const payments = {
    db,
    clock,
    orders: { db, cardDataCache, clock, keys: orderKeys },
    providers,
    timeoutMs: config.PAYMENT_TIMEOUT_MS,
    log,
  };
  const jobs = await startJobs<Database>({
    connectionString,
    jobs: shopJobs({
      db,
      storage,
      clock,
      picturesAhead: config.PICTURES_AHEAD,
      pointLists: listSources(config),
      payments,
      reviewInvitationDays: config.REVIEW_INVITATION_DAYS,
    }),
    topics: shopTopics({
      db,
      storage,
      clock,
      picturesAhead: config.PICTURES_AHEAD,
      privateStorage,
      viesUrl: config.VIES_URL,
      mailer: mail?.mailer ?? null,
      payments,
      renderLetter,
      renderTicket,
    }),
    works,
    stopTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
    onError,
    onDeadLetter,
  });
  onStop('jobs', jobs.stop);
  const outbox = works
    ? consumeOutbox<Database>(db, shopOutbox(payments.orders), {
        jobs: jobs.queue,
        onError,
        onDeadLetter,
      })
    : null;
  if (outbox) onStop('outbox', outbox.stop);

  if (works) await startSearchFeed(db, clock);
  const listingIndex =
    config.SEARCH_INDEX && config.SHOP_ROLE !== 'worker'
      ? startListingIndex(db, {
          onError: report,
          onReloaded: () => {
            for (const cached of [cache, pageCache]) cached.purge([searchTag]);
          },
        })
      : null;
  if (listingIndex) onStop('search index', listingIndex.stop);
  const prices = followPrices(db, {
    now: clock,
    onChange: (countryIds) => {
      // Card data holds what prices will be as well.
      for (const shared of [cache, pageCache]) shared.purge(countryIds.map(tags.prices));
      if (outbox) hurryPrices(db).then(outbox.wake, report);
    },
    onError: report,
  });
  onStop('price clock', prices.stop);
  const promises = followDeliveryPromises({ now: clock, onChange: () => pageCache.purge(['pages']) });
  onStop('delivery clock', promises.stop);
  const listening = await listenForInvalidations({
    connectionString,
    caches: [cache, cardDataCache, pageCache, identities, deliveryCache],
    onInvalidation: (invalidated, kind) => {
      if (kind === 'purge' && invalidated.some(isPriceTag)) prices.lookAgain();
      if (invalidated.some(isDocumentTag)) listingIndex?.follow();
    },
    onAnnounced: () => outbox?.wake(),
    log,
    watch,
  });
  onStop('cache invalidation', listening.stop);

  // The first visitor of a new shop waits for no picture.
  if (works) await db.transaction().execute(announceRenderAhead);
  if (config.SHOP_ROLE === 'worker') {
    log.info('worker ready');
    return;
  }

  const app = await buildApp({
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
    secrets,
    orderKeys,
    noticeKeys,
    invoiceFiles: createInvoiceFiles({
      db,
      storage: privateStorage,
      render: (invoice) => renderPdf('invoice', invoice),
    }),
    renderLetter,
    renderTicket,
    storage,
    privateStorage,
    simulator,
    payments,
    clock,
    report,
    web,
    logger: log,
    countMessages: () => countMessages(db),
    watch,
    isReady: async () => !ending.hasBegun() && (await listening.ping(maxReadyMs)),
  });
  onStop('server', async () => {
    await app.drain();
    await app.close();
  });
  await listen(app, config);
  if (simulator) {
    simulator.callbacks.start();
    onStop('payment simulator', simulator.callbacks.stop);
  }
  log.info({ address: config.PUBLIC_URL }, 'the shop is open');
  console.log(`\n  Ilumaja is open: ${config.PUBLIC_URL}\n`);
  if (demoPeople.length > 0)
    console.log(`  Sign in with the password ${config.DEMO_PASSWORD} as\n    ${demoPeople.join('\n    ')}\n`);
}

/** The database, brought up to date; the embedded one where no other is set. */
async function connect(config: Config, { log, ending, onStop }: Run) {
  let connectionString = config.DATABASE_URL;
  if (connectionString === undefined) {
    const postgres = await startPostgres({ dataDir: config.DATA_DIR, log: (line) => log.debug(line) });
    onStop('PostgreSQL', postgres.stop);
    void postgres.lost.then((lastLines) => ending.giveUp(`PostgreSQL ended: ${lastLines}`));
    connectionString = postgres.connectionString;
  }
  const steps = await migrateAt(connectionString);
  if (steps.length > 0) log.info({ steps: steps.length, to: steps.at(-1) }, 'migrated');
  const watch = createDatabaseWatch(log);
  const { db } = openDatabase<Database>(connectionString, {
    max: config.DATABASE_POOL,
    watch,
    onLostConnection: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  onStop('database', () => db.destroy());
  return { connectionString, db, watch };
}

/** A live shop has nothing that was invented for trying out. */
async function refuseDemoData(db: Services['db'], log: Run['log']): Promise<void> {
  await refuseDemoPeople(db);
  await retireInventedPoints(db);
  for (const id of await shopsWithoutSeller(db))
    log.error(`this shop is live and invoices name an invented seller: set \`seller\` of shop ${id}`);
}

function createCaches(config: Config, report: (error: unknown) => void) {
  const options = {
    // A monotonic clock, as somebody may turn the wall clock back.
    now: () => performance.now(),
    onError: (error: unknown) => {
      if (!isOutage(error)) report(error);
    },
  };
  const bytes = config.PAGE_CACHE_MB * 1024 * 1024;
  return {
    pageCache: createCache({ ...options, maxBytes: bytes }),
    cache: createCache({ ...options, maxBytes: bytes * answersShare }),
    cardDataCache: createCardDataCache({ ...options, maxBytes: bytes * cardDataShare }),
  };
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { PORT, HOST }: Config): Promise<void> {
  const at = { port: PORT, host: HOST, reusePort: canSharePort };
  if (canSharePort) await requireFreePort(at);
  await app.listen(at);
  if (canSharePort) await app.openExtraListeners();
}
