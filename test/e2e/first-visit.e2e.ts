import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from './hydrated.ts';
import { phone, useVisitors, type Visitor } from './visitor.ts';

const newVisitor = useVisitors();

const countryWindow = (page: Page) => page.getByRole('dialog', { name: 'Keel ja tarneriik' });
const registerWindow = (page: Page) => page.getByRole('dialog', { name: 'Loo konto' });
const cookieOf = async ({ context }: Visitor, wanted: string) =>
  (await context.cookies()).find(({ name }) => name === wanted);
/** Long enough for anything that is due to show itself. */
const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};

test('PP-01 AU-07 a first visit is asked for country and language once, and the answer holds for a year', async () => {
  const visitor = await newVisitor({ isFirstVisit: true, window: phone });
  const { page, open } = visitor;
  await open('/contact');
  const asked = countryWindow(page);
  await asked.getByText('Soome', { exact: true }).click();
  await asked.getByRole('radio', { name: 'Suomi' }).check();
  const before = Date.now();
  await asked.getByRole('button', { name: 'Salvesta' }).click();
  await page.waitForURL('**/contact?lang=fi');
  await hydrated(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('fi');
  const cookie = (await cookieOf(visitor, 'selectedDeliveryCountryId'))!;
  const [, id, savedAt] = /^(\d+),(\d+)$/.exec(decodeURIComponent(cookie.value))!;
  expect(id).toBe('4');
  expect(Number(savedAt)).toBeGreaterThanOrEqual(before);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
  expect(cookie.expires - Date.now() / 1000).toBeCloseTo(365 * 86_400, -3);
  await open('/contact');
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('PP-01 who closes the question goes on with the country shown, and is not asked on every page', async () => {
  const visitor = await newVisitor({ isFirstVisit: true });
  const { page, open } = visitor;
  await open('/contact');
  await countryWindow(page).waitFor();
  await page.keyboard.press('Escape');
  await countryWindow(page).waitFor({ state: 'detached' });
  expect((await cookieOf(visitor, 'selectedDeliveryCountryId'))!.value).toMatch(/^2(?:,|%2C)\d+$/);
  await open('/campaigns');
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('PP-01 the Latvian shop does not ask, and neither does a page that was opened for another window', async () => {
  const latvian = await newVisitor({ isFirstVisit: true, shop: 'lv' });
  await latvian.open('/contact');
  await settled(latvian.page);
  expect(await latvian.page.getByRole('dialog').count()).toBe(0);

  const { page, open } = await newVisitor({ isFirstVisit: true });
  await open('/contact?modal=login');
  await page.getByRole('dialog', { name: 'Logi sisse' }).waitFor();
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

type Watched = Window & { dialogSince?: number };

/** Somebody who has chosen a country and was not invited to register yet, with a clock the test turns. */
async function newcomer(): Promise<Visitor> {
  const visitor = await newVisitor({ isFirstVisit: true });
  const { context, shop, page } = visitor;
  await context.addCookies([{ name: 'selectedDeliveryCountryId', value: `2,${Date.now()}`, url: shop }]);
  await page.clock.install();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const here = window as Watched;
      if (document.querySelector('dialog[open]')) here.dialogSince ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  });
  return visitor;
}

/** Turns the clock second by second until a window is there. */
async function waitByClock(page: Page, wanted: ReturnType<Page['getByRole']>): Promise<void> {
  for (let seconds = 0; seconds < 25 && (await wanted.count()) === 0; seconds++) {
    await page.clock.fastForward(1000);
  }
  await wanted.waitFor();
}

test('PP-01 after 20 s somebody anonymous is invited to register, once a week', async () => {
  const visitor = await newcomer();
  const { page, open } = visitor;
  await open('/contact');
  await waitByClock(page, registerWindow(page));
  const since = await page.evaluate(() => (window as Watched).dialogSince!);
  expect(since, 'ms after the page began').toBeGreaterThanOrEqual(20_000);
  const cookie = (await cookieOf(visitor, 'signup_popup'))!;
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
  expect(cookie.expires * 1000 - (await page.evaluate(() => Date.now()))).toBeCloseTo(7 * 86_400_000, -6);
  await page.keyboard.press('Escape');
  await registerWindow(page).waitFor({ state: 'detached' });
  await open('/campaigns');
  await page.clock.fastForward(60_000);
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('PP-01 the invitation waits while another window is open, 20 s at a time', async () => {
  const { page, open } = await newcomer();
  await open('/contact');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Küpsiste seaded' }).click();
  const other = page.getByRole('dialog', { name: 'Küpsised' });
  await other.waitFor();
  for (let at = 0; at < 3; at++) {
    await page.clock.fastForward(20_000);
    await settled(page);
  }
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await other.waitFor({ state: 'detached' });
  await waitByClock(page, registerWindow(page));
});

test('PP-01 nobody is invited to register at /game', async () => {
  const { page, open, expects } = await newcomer();
  expects(/404/);
  await open('/game');
  for (let at = 0; at < 3; at++) {
    await page.clock.fastForward(20_000);
    await settled(page);
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('PP-02 before a choice nothing runs that is not necessary: no other site is asked, and nothing is stored but what the shop needs', async () => {
  const { page, context, open, shop } = await newVisitor({ isFirstVisit: true, hasChosenCookies: false });
  const elsewhere: string[] = [];
  const told: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== shop && !request.url().startsWith('data:')) elsewhere.push(request.url());
    if (request.method() !== 'GET') told.push(pathname);
  });
  for (const path of ['/', '/products/categories/8', '/products/3']) {
    await open(path);
    if (path === '/') await countryWindow(page).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await settled(page);
  }
  expect(elsewhere).toEqual([]);
  expect(told).toEqual([]);
  // What was asked and offered already; the invitation to register comes to those who take their time.
  const necessary = new Set(['selectedDeliveryCountryId', 'signup_popup']);
  expect((await context.cookies()).filter(({ name }) => !necessary.has(name))).toEqual([]);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toEqual([]);

  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/consent/'));
  await page
    .getByRole('region', { name: 'Küpsised' })
    .getByRole('button', { name: 'Ainult vajalikud' })
    .click();
  const answer = await recorded;
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ choices: [], text_version: expect.any(String) });
});
