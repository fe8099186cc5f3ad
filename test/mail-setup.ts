import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Language } from '../src/domain/locales.ts';
import type { Database } from '../src/server/database.ts';
import { folderStorage, type Storage } from '../src/server/files/storage.ts';
import type { MailRenderer } from '../src/server/mail/mailer.ts';
import { renderMail } from '../src/server/mail/render.tsx';
import { mailTopic, openMail, sendMail } from '../src/server/mail/service.ts';
import { noticeConsent } from '../src/server/notices/service.ts';
import { readConfig } from '../src/server/platform/config.ts';
import type { DeadLetter } from '../src/server/platform/dead-letters.ts';
import { startJobs } from '../src/server/platform/jobs.ts';
import { consumeOutbox } from '../src/server/platform/outbox-consumer.ts';
import { readShops } from '../src/server/shops/service.ts';
import { createTestDatabase, type TestDatabase } from './db.ts';
import { testNoticeKeys } from './server.ts';
import { startSmtpReceiver, type SmtpReceiver } from './smtp.ts';

/** What a test of mails needs, made anew for each: a database, files, and what was started. */
export interface MailSetup {
  database: TestDatabase;
  storage: Storage;
  /** Messages that were given up. */
  letters: DeadLetter[];
  /** Run in the opposite order when the test ends. */
  stops: (() => Promise<void> | void)[];
}

export function useMailSetup(): MailSetup {
  const setup = {} as MailSetup;
  beforeEach(async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-mail-'));
    setup.database = await createTestDatabase();
    setup.storage = folderStorage(folder);
    setup.letters = [];
    setup.stops = [() => setup.database.drop(), () => rmSync(folder, { recursive: true })];
  });
  afterEach(async () => {
    for (const stop of setup.stops.toReversed()) await stop();
  });
  return setup;
}

export async function receiver(
  { stops }: MailSetup,
  options?: Parameters<typeof startSmtpReceiver>[0],
): Promise<SmtpReceiver> {
  const smtp = await startSmtpReceiver(options);
  stops.push(smtp.stop);
  return smtp;
}

export async function mailer(
  { database: { db }, storage, stops }: MailSetup,
  smtpUrl: string,
  render: MailRenderer = renderMail,
) {
  const config = readConfig({ SMTP_URL: smtpUrl, MAIL_FROM_LV: 'Ilumaja Latvija <sveiki@ilumaja.lv>' });
  const { shops } = await readShops(db, { EE: config.SHOP_HOSTS_EE, LV: config.SHOP_HOSTS_LV });
  const opened = await openMail({
    config,
    db,
    storage,
    shops,
    render: async () => render,
    consent: noticeConsent(db, testNoticeKeys),
  });
  stops.push(opened!.stop);
  return opened!.mailer;
}

/** Jobs as the shop runs them, with attempts that follow each other sooner. */
export async function startMailWorker(setup: MailSetup, smtpUrl: string): Promise<void> {
  const { database, letters, stops } = setup;
  const events = {
    onError: () => undefined,
    onDeadLetter: (letter: DeadLetter) => void letters.push(letter),
  };
  const jobs = await startJobs<Database>({
    connectionString: database.connectionString,
    jobs: [],
    topics: [{ ...mailTopic(await mailer(setup, smtpUrl)), retryDelaySeconds: 1 }],
    works: true,
    stopTimeoutMs: 2000,
    superviseSeconds: 1,
    ...events,
  });
  stops.push(jobs.stop);
  stops.push(consumeOutbox<Database>(database.db, {}, { jobs: jobs.queue, ...events }).stop);
}

let keys = 0;

/** Asks for a mail. */
export function post(
  { database }: MailSetup,
  to: string,
  more: { language?: Language; shopId?: 2 | 3; name?: string; key?: string } = {},
): Promise<void> {
  const { language = 'et', shopId = 2, name = 'Mari', key = `test ${++keys}` } = more;
  const props = { name, uid: 'u1', token: 't1' };
  return database.db
    .transaction()
    .execute((trx) => sendMail(trx, { template: 'confirm-email', to, language, shopId, props, key }));
}

/** Every mail asked for, in order. */
export function mailsOf({ database }: MailSetup) {
  return database.db
    .selectFrom('mail')
    .select(['id', 'state', 'props', 'error'])
    .orderBy('created_at')
    .execute();
}

export async function onlyMailOf(setup: MailSetup): Promise<string> {
  const [mail, ...others] = await mailsOf(setup);
  expect(others).toEqual([]);
  return mail!.id;
}
