import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { waitingMails } from '../../../test/mail.ts';
import { startSmtpReceiver, type SmtpReceiver } from '../../../test/smtp.ts';
import { languages, type Language } from '../../domain/locales.ts';
import type { Database } from '../database.ts';
import { folderStorage, type Storage } from '../files/storage.ts';
import { readConfig } from '../platform/config.ts';
import type { DeadLetter } from '../platform/dead-letters.ts';
import { startJobs } from '../platform/jobs.ts';
import { consumeOutbox } from '../platform/outbox-consumer.ts';
import { readShops } from '../shops/service.ts';
import type { MailDrawer } from './mailer.ts';
import { drawMail } from './render.tsx';
import { deleteOldMails, mailTopic, openMail, sendMail } from './service.ts';
import { texts } from './templates/confirm-email.texts.ts';

let database: TestDatabase;
let storage: Storage;
let letters: DeadLetter[];
let stops: (() => Promise<void> | void)[];

beforeEach(async () => {
  database = await createTestDatabase();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-mail-'));
  storage = folderStorage(folder);
  letters = [];
  stops = [() => database.drop(), () => rmSync(folder, { recursive: true })];
});
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop();
});

async function receiver(options?: Parameters<typeof startSmtpReceiver>[0]): Promise<SmtpReceiver> {
  const smtp = await startSmtpReceiver(options);
  stops.push(smtp.stop);
  return smtp;
}

async function mailer(smtpUrl: string, draw: MailDrawer = drawMail) {
  const config = readConfig({ SMTP_URL: smtpUrl, MAIL_FROM_LV: 'Ilumaja Latvija <sveiki@ilumaja.lv>' });
  const { shops } = await readShops(database.db, { EE: config.SHOP_HOSTS_EE, LV: config.SHOP_HOSTS_LV });
  const opened = await openMail({ config, db: database.db, storage, shops, draw: async () => draw });
  stops.push(opened!.stop);
  return opened!.mailer;
}

/** Jobs as the shop runs them, with attempts that follow each other sooner. */
async function startWorker(smtpUrl: string): Promise<void> {
  const events = {
    onError: () => undefined,
    onDeadLetter: (letter: DeadLetter) => void letters.push(letter),
  };
  const jobs = await startJobs<Database>({
    connectionString: database.connectionString,
    jobs: [],
    topics: [{ ...mailTopic(await mailer(smtpUrl)), retryDelaySeconds: 1 }],
    works: true,
    stopTimeoutMs: 2000,
    superviseSeconds: 1,
    ...events,
  });
  stops.push(jobs.stop);
  stops.push(consumeOutbox<Database>(database.db, {}, { jobs: jobs.queue, ...events }).stop);
}

let keys = 0;
const confirm = (
  to: string,
  more: { language?: Language; shopId?: 2 | 3; name?: string; key?: string } = {},
) => {
  const { language = 'et', shopId = 2, name = 'Mari', key = `test ${++keys}` } = more;
  return database.db.transaction().execute((trx) =>
    sendMail(trx, {
      template: 'confirm-email',
      to,
      language,
      shopId,
      props: { name, uid: 'u1', token: 't1' },
      key,
    }),
  );
};
const mails = () =>
  database.db.selectFrom('mail').select(['id', 'state', 'props', 'error']).orderBy('created_at').execute();
const onlyMail = async () => {
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  return mail!.id;
};
const suppressed = async () =>
  (await database.db.selectFrom('mail_suppression').select(['address', 'reason']).execute()).map(
    ({ address, reason }) => `${address}: ${reason}`,
  );
const within = (check: () => void | Promise<void>) => vi.waitFor(check, 30_000);

test.each(languages)(
  'LY-15 a mail asked for in %s arrives in its words, as HTML and as text',
  async (language) => {
    const smtp = await receiver();
    const shop = language === 'lv' ? 3 : 2;
    await confirm('Mari.Õis@Salong.ee', { language, shopId: shop, name: 'Õie Šņukuts-Жук' });
    expect(await waitingMails(database.db)).toMatchObject([{ to: 'mari.õis@salong.ee', language }]);
    const id = await onlyMail();
    await (await mailer(smtp.url)).deliver(id);

    const [mail] = smtp.received;
    const words = texts[language];
    const origin = shop === 3 ? 'http://lv.localhost:3000' : 'http://localhost:3000';
    const address = `${origin}/auth/confirm/?uid=u1&token=t1&lang=${language}`;
    expect(mail!.subject).toBe(words.subject);
    for (const text of [words.subject, words.body, words.action, words.notYou, 'Õie Šņukuts-Жук']) {
      expect(mail!.text).toContain(text);
      expect(mail!.html).toContain(text);
    }
    expect(mail!.text).toContain(address);
    expect(mail!.html).toContain(address.replaceAll('&', '&amp;'));
    expect(mail!.html).toContain(`<html dir="ltr" lang="${language}"`);
    expect(mail!.html).toContain(`${origin}/mail/logo.png`);
    expect(mail!.from!.text).toBe(
      shop === 3 ? '"Ilumaja Latvija" <sveiki@ilumaja.lv>' : '"Ilumaja" <tugi@ilumaja.example>',
    );
    expect(mail!.messageId).toBe(`<${id}@${new URL(origin).hostname}>`);
    expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
  },
);

test('a mail is sent when its transaction commits, and once for a key', async () => {
  await confirm('mari@salong.ee', { key: 'one' });
  await confirm('jaan@salong.ee', { key: 'one' });
  const rolledBack = database.db.transaction().execute(async (trx) => {
    const props = { name: '', uid: 'u', token: 't' };
    await sendMail(trx, {
      template: 'confirm-email',
      to: 'x@y.ee',
      language: 'et',
      shopId: 2,
      props,
      key: 'two',
    });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  const smtp = await receiver();
  await startWorker(smtp.url);
  await within(async () => expect(await mails()).toMatchObject([{ state: 'sent' }]));
  await confirm('mari@salong.ee', { key: 'one' });
  await confirm('piret@salong.ee', { key: 'three' });
  await within(() => expect(smtp.received).toHaveLength(2));
  expect(smtp.received.map(({ to }) => [to].flat()[0]!.text)).toEqual(['mari@salong.ee', 'piret@salong.ee']);
});

test('what a mail told is forgotten once it is sent', async () => {
  const smtp = await receiver();
  await confirm('mari@salong.ee');
  expect((await mails())[0]!.props).toMatchObject({ token: 't1' });
  await startWorker(smtp.url);
  await within(async () => expect(await mails()).toMatchObject([{ state: 'sent', props: null }]));
});

test('a name stays a name, in the body and in the subject', async () => {
  const smtp = await receiver();
  const names = [
    'Mari\r\nBcc: thief@evil.example\r\n\r\n<script>alert(1)</script>',
    '"Mari" <mari@evil.example>, ',
    'مريم\u202E gnp.exe',
    '💇‍♀️',
    'Š'.repeat(255),
    '<img src=x onerror=alert(1)>',
  ];
  for (const name of names) await confirm('mari@salong.ee', { name });
  for (const [at, { id }] of (await mails()).entries()) {
    const sending = await mailer(smtp.url, async (mail) => {
      const drawn = await drawMail(mail);
      return drawn && { ...drawn, subject: `Tere, ${names[at]}` };
    });
    await sending.deliver(id);
  }
  expect(smtp.received).toHaveLength(names.length);
  for (const [at, mail] of smtp.received.entries()) {
    expect([mail.to].flat().map((one) => one!.text)).toEqual(['mari@salong.ee']);
    expect(mail.bcc).toBeUndefined();
    expect(mail.html).not.toMatch(/<script|<img src=x/);
    const [firstWord] = names[at]!.split(/\s/);
    expect(mail.subject).toContain(firstWord);
    expect(mail.text).toContain(firstWord);
  }
});

test('nothing is sent to what is not one address', async () => {
  const addresses = [
    '',
    'mari',
    'a@b.ee, c@d.ee',
    'a@b.ee\r\nBcc: c@d.ee',
    'Mari <a@b.ee>',
    'a@b@c.ee',
    'a b@c.ee',
  ];
  for (const to of addresses) await expect(confirm(to), to).rejects.toThrow(RangeError);
  expect(await mails()).toEqual([]);
});

test('a mail server that is busy is asked again with the same Message-ID, until it accepts', async () => {
  const answers = [
    { code: 451, text: '4.3.0 Busy' },
    { code: 452, text: '4.3.1 Full' },
  ];
  const smtp = await receiver({ refuseMail: () => answers.shift() });
  await confirm('mari@salong.ee');
  await startWorker(smtp.url);
  await within(async () => expect(await mails()).toMatchObject([{ state: 'sent' }]));
  expect(smtp.received).toHaveLength(3);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await suppressed()).toEqual([]);
  expect(letters).toEqual([]);
});

test('a mail waits for a mail server that is down', async () => {
  const gone = await startSmtpReceiver();
  await gone.stop();
  await confirm('mari@salong.ee');
  await startWorker(gone.url);
  await within(async () => {
    const { rows } = await database.pool.query(
      `select 1 from pgboss.job where name = 'mail.send' and retry_count > 0`,
    );
    expect(rows).toHaveLength(1);
  });
  const smtp = await receiver({ port: gone.port });
  await within(async () => expect(await mails()).toMatchObject([{ state: 'sent' }]));
  expect(smtp.received).toHaveLength(1);
});

test('an address that is refused for good gets no further mail, except of who may get into an account', async () => {
  let isGone = true;
  const smtp = await receiver({
    refuseRecipient: () => (isGone ? { code: 550, text: '5.1.1 No such user' } : undefined),
  });
  const security = await mailer(smtp.url);
  const other = await mailer(smtp.url, async (mail) => {
    const drawn = await drawMail(mail);
    return drawn && { ...drawn, isSecurity: false };
  });
  for (let at = 0; at < 4; at++) await confirm('Gone@salong.ee');
  const [first, second, third, fourth] = (await mails()).map(({ id }) => id);
  await other.deliver(first!);
  expect((await mails())[0]).toMatchObject({
    state: 'refused',
    error: '550 5.1.1 No such user',
    props: null,
  });
  expect(await suppressed()).toEqual(['gone@salong.ee: 550 5.1.1 No such user']);

  isGone = false;
  await other.deliver(second!);
  expect((await mails())[1]).toMatchObject({ state: 'suppressed', props: null });
  expect(smtp.received).toEqual([]);
  // The person may have got the mailbox back, and must be able to get in.
  await security.deliver(third!);
  expect((await mails())[2]).toMatchObject({ state: 'sent' });
  expect(await suppressed()).toEqual([]);
  await other.deliver(fourth!);
  expect(smtp.received).toHaveLength(2);
});

test('a mail that is refused out of policy is told to the operator, and its address stays', async () => {
  const smtp = await receiver({ refuseRecipient: () => ({ code: 550, text: '5.7.1 Relaying denied' }) });
  await confirm('mari@salong.ee');
  await startWorker(smtp.url);
  await within(() => expect(letters).toMatchObject([{ topic: 'mail.send', reason: 'refused', attempts: 1 }]));
  expect(letters[0]!.error).toContain('550 5.7.1 Relaying denied');
  expect(await suppressed()).toEqual([]);
  expect(await mails()).toMatchObject([{ state: 'waiting' }]);
});

test('a process that is killed after the mail server accepted leads to a second mail with the same Message-ID', async () => {
  let killed = Promise.resolve();
  const smtp = await receiver({
    refuseMail: async () => {
      await killed;
      return undefined;
    },
  });
  await confirm('mari@salong.ee');
  const id = await onlyMail();
  const sender = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'test/fixtures/mail-sender.ts',
      database.connectionString,
      smtp.url,
      id,
    ],
    { stdio: 'inherit' },
  );
  stops.push(() => void sender.kill('SIGKILL'));
  const { promise, resolve } = Promise.withResolvers<void>();
  killed = promise;
  await within(() => expect(smtp.received).toHaveLength(1));
  sender.kill('SIGKILL');
  await once(sender, 'exit');
  resolve();
  expect(await mails()).toMatchObject([{ state: 'waiting' }]);

  const again = await mailer(smtp.url);
  await again.deliver(id);
  await again.deliver(id);
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`, `<${id}@localhost>`]);
  expect(await mails()).toMatchObject([{ state: 'sent' }]);
}, 60_000);

test('files of the storage travel as attachments', async () => {
  const smtp = await receiver();
  await storage.put('invoices/1.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
  const attachment = {
    filename: 'arve õun.pdf',
    contentType: 'application/pdf',
    storageKey: 'invoices/1.pdf',
  };
  const draw: MailDrawer = async (mail) => {
    const drawn = await drawMail(mail);
    return drawn && { ...drawn, attachments: [attachment] };
  };
  await confirm('mari@salong.ee');
  const id = await onlyMail();
  await (await mailer(smtp.url, draw)).deliver(id);
  expect(smtp.received[0]!.attachments).toMatchObject([
    { filename: 'arve õun.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ]);
});

test('a mail of a template that is gone, or that tells something else, is refused', async () => {
  const smtp = await receiver();
  await confirm('mari@salong.ee');
  await confirm('mari@salong.ee');
  const ids = (await mails()).map(({ id }) => id);
  const change = database.db.updateTable('mail');
  await change.set({ template: 'toString' }).where('id', '=', ids[0]!).execute();
  await change.set({ props: '{}' }).where('id', '=', ids[1]!).execute();
  const sending = await mailer(smtp.url);
  for (const id of ids) await expect(sending.deliver(id)).rejects.toThrow('no template');
});

test('mails are forgotten after 30 days', async () => {
  await confirm('old@salong.ee');
  await confirm('new@salong.ee');
  await database.db
    .updateTable('mail')
    .set({ created_at: new Date(Date.now() - 31 * 24 * 3600_000) })
    .where('recipient', '=', 'old@salong.ee')
    .execute();
  await deleteOldMails(database.db);
  expect(await waitingMails(database.db)).toMatchObject([{ to: 'new@salong.ee' }]);
});
