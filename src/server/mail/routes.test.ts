import { afterEach, expect, test } from 'vitest';
import { folderStorage } from '../files/storage.ts';
import { readConfig } from '../platform/config.ts';
import { readShops } from '../shops/service.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { renderMail } from './render.tsx';
import { openMail, sendMail, type NoticeConsent } from './service.ts';

/** None of these mails needs consent. */
const consent: NoticeConsent = { mayNotify: async () => false, keyOf: () => '' };

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const get = (url: string) => server!.app.inject({ url });

/** Has a mail sent by a shop without a mail server. */
async function capture(to: string, name: string, key: string): Promise<string> {
  const { db } = server!.database;
  await db.transaction().execute((trx) =>
    sendMail(trx, {
      template: 'confirm-email',
      to,
      language: 'et',
      shopId: 2,
      props: { name, uid: 'u1', token: 't1' },
      key,
    }),
  );
  const config = readConfig({});
  const { shops } = await readShops(db, { EE: config.SHOP_HOSTS_EE, LV: config.SHOP_HOSTS_LV });
  const storage = folderStorage('/nowhere');
  const opened = await openMail({ config, db, storage, shops, render: async () => renderMail, consent });
  const { id } = await db.selectFrom('mail').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  await opened!.mailer.deliver(id);
  return id;
}

test('a shop of this machine without a mail server shows its mails, newest first, by address', async () => {
  server = await startTestServer();
  await capture('mari@salong.ee', 'Mari', 'one');
  await capture('jaan@salong.ee', 'Jaan', 'two');
  const id = await capture('mari@salong.ee', '<script>alert(1)</script>', 'three');

  const all = (await get('/dev/mail.json')).json() as { to: string }[];
  expect(all.map(({ to }) => to)).toEqual(['mari@salong.ee', 'jaan@salong.ee', 'mari@salong.ee']);
  const [mail, ...others] = (await get('/dev/mail.json?to=Mari@salong.ee')).json() as Record<
    string,
    unknown
  >[];
  expect(others).toHaveLength(1);
  expect(mail).toEqual({
    to: 'mari@salong.ee',
    subject: 'Kinnita oma e-posti aadress',
    text: expect.stringContaining('/auth/confirm/?uid=u1&token=t1&lang=et'),
    html: expect.stringContaining('Siis saad Ilumaja kontoga sisse logida.'),
    headers: expect.objectContaining({ 'Message-ID': `<${id}@localhost>`, To: 'mari@salong.ee' }),
    attachments: [],
    sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect((await get('/dev/mail.json?to=nobody@salong.ee')).json()).toEqual([]);
  expect((await get('/dev/mail.json?to=%00')).statusCode).toBeLessThan(500);

  const list = await get('/dev/mail');
  expect(list.body).toContain(`href="/dev/mail/${id}"`);
  const page = await get(`/dev/mail/${id}`);
  expect(page.body).toContain('sandbox="allow-popups');
  expect(page.body).not.toContain('<script');
  const html = await get(`/dev/mail/${id}/html`);
  expect(html.headers['content-security-policy']).toContain('sandbox');
  expect(html.body).not.toContain('<script');
});

test('attachments of captured mails are there to be had', async () => {
  server = await startTestServer();
  const id = await capture('mari@salong.ee', 'Mari', 'one');
  const base64 = Buffer.from('<script>1</script>').toString('base64');
  const attachments = [{ filename: 'õun".html', content_type: 'text/html', size: 18, base64 }];
  await server.database.db
    .updateTable('captured_mail')
    .set({ attachments: JSON.stringify(attachments) })
    .execute();
  expect((await get('/dev/mail.json')).json()).toMatchObject([{ attachments }]);
  expect((await get(`/dev/mail/${id}`)).body).toContain('õun&quot;.html');
  const file = await get(`/dev/mail/${id}/attachments/0`);
  expect(file.body).toBe('<script>1</script>');
  expect(file.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''%C3%B5un%22.html`);
  expect((await get(`/dev/mail/${id}/attachments/1`)).statusCode).toBe(404);
  expect((await get(`/dev/mail/${crypto.randomUUID()}`)).statusCode).toBe(404);
});

test.each([
  ['a live shop', { PUBLIC_URL: 'https://ilumaja.ee' }],
  ['a live shop with a mail server', { PUBLIC_URL: 'https://ilumaja.ee', SMTP_URL: 'smtp://127.0.0.1:25' }],
  ['a shop with a mail server', { SMTP_URL: 'smtp://127.0.0.1:25' }],
])('%s shows no mails', async (_kind, env) => {
  server = await startTestServer({ env: { ...env } });
  const shown = server.app.printRoutes({ commonPrefix: false });
  expect(shown).toContain('/mail/logo.png');
  expect(shown).not.toContain('dev/mail');
  const logo = await get('/mail/logo.png');
  expect(logo.headers['content-type']).toBe('image/png');
});

test('a live shop without a mail server opens no mail', async () => {
  server = await startTestServer();
  const { db } = server.database;
  const options = {
    db,
    storage: folderStorage('/nowhere'),
    shops: [],
    render: async () => renderMail,
    consent,
  };
  expect(await openMail({ ...options, config: readConfig({ PUBLIC_URL: 'https://ilumaja.ee' }) })).toBe(null);
  expect(await openMail({ ...options, config: readConfig({}) })).not.toBe(null);
});
