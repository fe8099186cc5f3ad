import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startSmtpReceiver } from '../smtp.ts';
import { type BuiltShop, runBuiltShop } from './built-shop.ts';
import { useVisitors } from './visitor.ts';

vi.setConfig({ testTimeout: 480_000, hookTimeout: 60_000 });

const newVisitor = useVisitors();
const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function openShop(settings: Record<string, string>): Promise<BuiltShop> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-mails-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const shop = await runBuiltShop({ DATA_DIR: folder, DEMO: 'no', ...settings });
  ends.push(async () => {
    shop.process.kill('SIGTERM');
    await shop.ended;
  });
  await shop.opened();
  return shop;
}

/** Registers somebody, which has a mail sent. */
async function register(shop: string, email: string, language: string): Promise<void> {
  const answer = await fetch(`${shop}/api/v1/rest-auth/registration/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({
      email,
      password: 'sinine kajakas lendab üle mere',
      first_name: 'Õie',
      last_name: 'Šņukuts',
      accepts: true,
      is_email_subscription: false,
    }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

test('AU-01 LY-15 the built shop keeps its mails for reading, as a page and for programs', async () => {
  const { page, shop, open } = await newVisitor();
  await register(shop, 'Oie@salong.ee', 'ru');
  const list = async () =>
    (await (await fetch(`${shop}/dev/mail.json?to=oie@salong.ee`)).json()) as {
      subject: string;
      text: string;
    }[];
  await expect.poll(async () => (await list()).length).toBe(1);
  const [mail] = await list();
  expect(mail!.subject).toBe('Подтвердите адрес эл. почты');
  expect(mail!.text).toContain(`${shop}/auth/confirm/?uid=`);

  await page.goto(`${shop}/dev/mail?to=oie@salong.ee`);
  await page.getByRole('link', { name: mail!.subject }).click();
  await page.getByRole('heading', { level: 1, name: mail!.subject }).waitFor();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('link', { name: 'Подтвердить адрес' }).waitFor();
  const logo = frame.getByRole('img', { name: 'Ilumaja' });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(241);
  await open('/');
});

test('AU-01 a shop with a mail server sends, and keeps nothing', async () => {
  const smtp = await startSmtpReceiver();
  ends.push(smtp.stop);
  const { baseUrl } = await openShop({ SMTP_URL: smtp.url });
  await register(baseUrl, 'oie@salong.ee', 'lv');
  await expect
    .poll(() => smtp.received.map(({ subject }) => subject))
    .toEqual(['Apstipriniet savu e-pasta adresi']);
  expect((await fetch(`${baseUrl}/dev/mail`)).status).toBe(404);
  expect((await fetch(`${baseUrl}/dev/mail.json`)).status).toBe(404);
});

test('a live shop without a mail server says so at its start, and shows no mails', async () => {
  const shop = await openShop({ PUBLIC_URL: 'https://pood.example' });
  expect(shop.output()).toContain('set SMTP_URL');
  expect((await fetch(`${shop.baseUrl}/dev/mail`)).status).toBe(404);
  expect((await fetch(`${shop.baseUrl}/dev/mail.json`)).status).toBe(404);
});
