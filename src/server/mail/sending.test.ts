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
  useMailGround,
} from '../../../test/mail-ground.ts';
import { startSmtpReceiver } from '../../../test/smtp.ts';
import { drawMail } from './render.tsx';
import { sendMail } from './service.ts';

const ground = useMailGround();
const suppressed = async () => {
  const rows = await ground.database.db
    .selectFrom('mail_suppression')
    .select(['address', 'reason'])
    .execute();
  return rows.map(({ address, reason }) => `${address}: ${reason}`);
};
const within = (check: () => void | Promise<void>) => vi.waitFor(check);

test('a mail is sent when its transaction commits, and once for a key', async () => {
  await post(ground, 'mari@salong.ee', { key: 'one' });
  await post(ground, 'jaan@salong.ee', { key: 'one' });
  const rolledBack = ground.database.db.transaction().execute(async (trx) => {
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
  const smtp = await receiver(ground);
  await startMailWorker(ground, smtp.url);
  await within(async () => expect(await mailsOf(ground)).toMatchObject([{ state: 'sent' }]));
  await post(ground, 'mari@salong.ee', { key: 'one' });
  await post(ground, 'piret@salong.ee', { key: 'three' });
  await within(() => expect(smtp.received).toHaveLength(2));
  expect(smtp.received.map(({ to }) => [to].flat()[0]!.text)).toEqual(['mari@salong.ee', 'piret@salong.ee']);
});

test('what a mail told is forgotten once it is sent', async () => {
  const smtp = await receiver(ground);
  await post(ground, 'mari@salong.ee');
  expect((await mailsOf(ground))[0]!.props).toMatchObject({ token: 't1' });
  await startMailWorker(ground, smtp.url);
  await within(async () => expect(await mailsOf(ground)).toMatchObject([{ state: 'sent', props: null }]));
});

test('a mail server that is busy is asked again with the same Message-ID, until it accepts', async () => {
  const answers = [
    { code: 451, text: '4.3.0 Busy' },
    { code: 452, text: '4.3.1 Full' },
  ];
  const smtp = await receiver(ground, { refuseMail: () => answers.shift() });
  await post(ground, 'mari@salong.ee');
  await startMailWorker(ground, smtp.url);
  await within(async () => expect(await mailsOf(ground)).toMatchObject([{ state: 'sent' }]));
  expect(smtp.received).toHaveLength(3);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await suppressed()).toEqual([]);
  expect(ground.letters).toEqual([]);
});

test('a mail waits for a mail server that is down', async () => {
  const gone = await startSmtpReceiver();
  await gone.stop();
  await post(ground, 'mari@salong.ee');
  await startMailWorker(ground, gone.url);
  await within(async () => {
    const { rows } = await ground.database.pool.query(
      `select 1 from pgboss.job where name = 'mail.send' and retry_count > 0`,
    );
    expect(rows).toHaveLength(1);
  });
  const smtp = await receiver(ground, { port: gone.port });
  await within(async () => expect(await mailsOf(ground)).toMatchObject([{ state: 'sent' }]));
  expect(smtp.received).toHaveLength(1);
});

test('an address that is refused for good gets no further mail, except of who may get into an account', async () => {
  let isGone = true;
  const smtp = await receiver(ground, {
    refuseRecipient: () => (isGone ? { code: 550, text: '5.1.1 No such user' } : undefined),
  });
  const security = await mailer(ground, smtp.url);
  const other = await mailer(ground, smtp.url, async (mail) => {
    const drawn = await drawMail(mail);
    return drawn && { ...drawn, isSecurity: false };
  });
  for (let at = 0; at < 4; at++) await post(ground, 'Gone@salong.ee');
  const [first, second, third, fourth] = (await mailsOf(ground)).map(({ id }) => id);
  await other.deliver(first!);
  expect((await mailsOf(ground))[0]).toMatchObject({
    state: 'refused',
    error: '550 5.1.1 No such user',
    props: null,
  });
  expect(await suppressed()).toEqual(['gone@salong.ee: 550 5.1.1 No such user']);

  isGone = false;
  await other.deliver(second!);
  expect((await mailsOf(ground))[1]).toMatchObject({ state: 'suppressed', props: null });
  expect(smtp.received).toEqual([]);
  // The person may have got the mailbox back, and must be able to get in.
  await security.deliver(third!);
  expect((await mailsOf(ground))[2]).toMatchObject({ state: 'sent' });
  expect(await suppressed()).toEqual([]);
  await other.deliver(fourth!);
  expect(smtp.received).toHaveLength(2);
});

test('a mail that is refused out of policy is told to the operator, and its address stays', async () => {
  const smtp = await receiver(ground, {
    refuseRecipient: () => ({ code: 550, text: '5.7.1 Relaying denied' }),
  });
  await post(ground, 'mari@salong.ee');
  await startMailWorker(ground, smtp.url);
  await within(() =>
    expect(ground.letters).toMatchObject([{ topic: 'mail.send', reason: 'refused', attempts: 1 }]),
  );
  expect(ground.letters[0]!.error).toContain('550 5.7.1 Relaying denied');
  expect(await suppressed()).toEqual([]);
  expect(await mailsOf(ground)).toMatchObject([{ state: 'waiting' }]);
});

test('a process that is killed after the mail server accepted leads to a second mail with the same Message-ID', async () => {
  let killed = Promise.resolve();
  const smtp = await receiver(ground, {
    refuseMail: async () => {
      await killed;
      return undefined;
    },
  });
  await post(ground, 'mari@salong.ee');
  const id = await onlyMailOf(ground);
  const sender = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'test/fixtures/mail-sender.ts',
      ground.database.connectionString,
      smtp.url,
      id,
    ],
    { stdio: 'inherit' },
  );
  ground.stops.push(() => void sender.kill('SIGKILL'));
  const { promise, resolve } = Promise.withResolvers<void>();
  killed = promise;
  await within(() => expect(smtp.received).toHaveLength(1));
  sender.kill('SIGKILL');
  await once(sender, 'exit');
  resolve();
  expect(await mailsOf(ground)).toMatchObject([{ state: 'waiting' }]);

  const again = await mailer(ground, smtp.url);
  await again.deliver(id);
  await again.deliver(id);
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`, `<${id}@localhost>`]);
  expect(await mailsOf(ground)).toMatchObject([{ state: 'sent' }]);
});
