import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import {
  mailer,
  mailsOf,
  onlyMailOf,
  post,
  receiver,
  startMailWorker,
  useMailSetup,
} from '../../../test/mail-setup.ts';
import { startSmtpReceiver } from '../../../test/smtp.ts';
import { renderMail } from './render.tsx';
import { sendMail } from './service.ts';

const setup = useMailSetup();
const suppressed = async () => {
  const rows = await setup.database.db.selectFrom('mail_suppression').select(['address', 'reason']).execute();
  return rows.map(({ address, reason }) => `${address}: ${reason}`);
};
const within = (check: () => void | Promise<void>) => vi.waitFor(check);

test('a mail is sent when its transaction commits, and once for a key', async () => {
  await post(setup, 'mari@salong.ee', { key: 'one' });
  await post(setup, 'jaan@salong.ee', { key: 'one' });
  const rolledBack = setup.database.db.transaction().execute(async (trx) => {
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
  const smtp = await receiver(setup);
  await startMailWorker(setup, smtp.url);
  await within(async () => expect(await mailsOf(setup)).toMatchObject([{ state: 'sent' }]));
  await post(setup, 'mari@salong.ee', { key: 'one' });
  await post(setup, 'piret@salong.ee', { key: 'three' });
  await within(() => expect(smtp.received).toHaveLength(2));
  expect(smtp.received.map(({ to }) => [to].flat()[0]!.text)).toEqual(['mari@salong.ee', 'piret@salong.ee']);
});

test('what a mail told is forgotten once it is sent', async () => {
  const smtp = await receiver(setup);
  await post(setup, 'mari@salong.ee');
  expect((await mailsOf(setup))[0]!.props).toMatchObject({ token: 't1' });
  await startMailWorker(setup, smtp.url);
  await within(async () => expect(await mailsOf(setup)).toMatchObject([{ state: 'sent', props: null }]));
});

test('a mail server that is busy is asked again with the same Message-ID, until it accepts', async () => {
  const answers = [
    { code: 451, text: '4.3.0 Busy' },
    { code: 452, text: '4.3.1 Full' },
  ];
  const smtp = await receiver(setup, { refuseMail: () => answers.shift() });
  await post(setup, 'mari@salong.ee');
  await startMailWorker(setup, smtp.url);
  await within(async () => expect(await mailsOf(setup)).toMatchObject([{ state: 'sent' }]));
  expect(smtp.received).toHaveLength(3);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await suppressed()).toEqual([]);
  expect(setup.letters).toEqual([]);
});

test('a mail waits for a mail server that is down', async () => {
  const gone = await startSmtpReceiver();
  await gone.stop();
  await post(setup, 'mari@salong.ee');
  await startMailWorker(setup, gone.url);
  await within(async () => {
    const { rows } = await setup.database.pool.query(
      `select 1 from pgboss.job where name = 'mail.send' and retry_count > 0`,
    );
    expect(rows).toHaveLength(1);
  });
  const smtp = await receiver(setup, { port: gone.port });
  await within(async () => expect(await mailsOf(setup)).toMatchObject([{ state: 'sent' }]));
  expect(smtp.received).toHaveLength(1);
});

test('an address that is refused for good gets no further mail, except of who may get into an account', async () => {
  let isGone = true;
  const smtp = await receiver(setup, {
    refuseRecipient: () => (isGone ? { code: 550, text: '5.1.1 No such user' } : undefined),
  });
  const security = await mailer(setup, smtp.url);
  const other = await mailer(setup, smtp.url, (mail) => {
    const rendered = renderMail(mail);
    return rendered && { ...rendered, isSecurity: false };
  });
  for (let at = 0; at < 4; at++) await post(setup, 'Gone@salong.ee');
  const [first, second, third, fourth] = (await mailsOf(setup)).map(({ id }) => id);
  await other.deliver(first!);
  expect((await mailsOf(setup))[0]).toMatchObject({
    state: 'refused',
    error: '550 5.1.1 No such user',
    props: null,
  });
  expect(await suppressed()).toEqual(['gone@salong.ee: 550 5.1.1 No such user']);

  isGone = false;
  await other.deliver(second!);
  expect((await mailsOf(setup))[1]).toMatchObject({ state: 'suppressed', props: null });
  expect(smtp.received).toEqual([]);
  // The person may have got the mailbox back, and must be able to get in.
  await security.deliver(third!);
  expect((await mailsOf(setup))[2]).toMatchObject({ state: 'sent' });
  expect(await suppressed()).toEqual([]);
  await other.deliver(fourth!);
  expect(smtp.received).toHaveLength(2);
});

test('a mail that is refused out of policy is told to the operator, and its address stays', async () => {
  const smtp = await receiver(setup, {
    refuseRecipient: () => ({ code: 550, text: '5.7.1 Relaying denied' }),
  });
  await post(setup, 'mari@salong.ee');
  await startMailWorker(setup, smtp.url);
  await within(() =>
    expect(setup.letters).toMatchObject([{ topic: 'mail.send', reason: 'refused', attempts: 1 }]),
  );
  expect(setup.letters[0]!.error).toContain('550 5.7.1 Relaying denied');
  expect(await suppressed()).toEqual([]);
  expect(await mailsOf(setup)).toMatchObject([{ state: 'waiting' }]);
});

test('a process that is killed after the mail server accepted leads to a second mail with the same Message-ID', async () => {
  let killed = Promise.resolve();
  const smtp = await receiver(setup, {
    refuseMail: async () => {
      await killed;
      return undefined;
    },
  });
  await post(setup, 'mari@salong.ee');
  const id = await onlyMailOf(setup);
  const sender = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'test/fixtures/mail-sender.ts',
      setup.database.connectionString,
      smtp.url,
      id,
    ],
    { stdio: 'inherit' },
  );
  setup.stops.push(() => void sender.kill('SIGKILL'));
  const { promise, resolve } = Promise.withResolvers<void>();
  killed = promise;
  await within(() => expect(smtp.received).toHaveLength(1));
  sender.kill('SIGKILL');
  await once(sender, 'exit');
  resolve();
  expect(await mailsOf(setup)).toMatchObject([{ state: 'waiting' }]);

  const again = await mailer(setup, smtp.url);
  await again.deliver(id);
  await again.deliver(id);
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`, `<${id}@localhost>`]);
  expect(await mailsOf(setup)).toMatchObject([{ state: 'sent' }]);
});
