import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { chooseCourier, filledCart, fillDetails, newGuest, payAt, succeeded, toPayment } from './checkout.ts';
import { hydrated } from './hydrated.ts';
import { apiCalls, newPhone, noteFetched, sum, weigh, type Weight } from './weigh.ts';

/*
 * The budgets of a page that hold on any machine. Scores and times vary with it: `npm run bench:web` measures those.
 */
const KB = 1024;
const budgets = {
  /** What a further page may add, as it travels (Brotli). */
  jsMoreByRoute: 40 * KB,
  /** Code and words of the cart, as they travel. */
  cart: 10.5 * KB,
  css: 25 * KB,
  fonts: 65 * KB,
  icons: 10 * KB,
  imagesAboveFold: 180 * KB,
  hero: 90 * KB,
  requestsBeforeLcp: 12,
  cls: 0.02,
};

/**
 * Scripts of a first view as they travel (Brotli): 105 KB in all. What every page carries for the cart is among them; what comes
 * with the first press on a button of it is `cart` below.
 */
const firstRoutes = [
  { name: 'home', path: '/', js: 94.75 * KB },
  { name: 'list', path: '/products/categories/8', js: 97 * KB },
  { name: 'product', path: '/products/3', js: 95.75 * KB },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const within = (weight: number, budget: number, what: string) =>
  expect(weight, `bytes of ${what}`).toBeLessThanOrEqual(budget);

for (const { name, path, js } of firstRoutes) {
  test(`CR-08 first view of ${name}: within its budgets of bytes, still, and nothing from elsewhere`, async () => {
    await haveItsPicturesDrawn(path);
    const weight = await weigh(browser, inject('baseUrl') + path);
    within(weight.bytes.js, js, 'scripts');
    within(weight.gzip.css, budgets.css, 'styles');
    within(weight.bytes.font, budgets.fonts, 'fonts');
    within(weight.gzip.icons, budgets.icons, 'icons');
    within(weight.imagesAboveFold, budgets.imagesAboveFold, 'pictures above the fold');
    within(weight.hero, budgets.hero, 'the largest picture');
    expect(weight.requestsBeforeLcp, 'requests before the largest paint').toBeLessThanOrEqual(
      budgets.requestsBeforeLcp,
    );
    expect(weight.cls).toBeLessThanOrEqual(budgets.cls);
    expect(weight.thirdParty).toEqual([]);
    expect(weight.calls, 'calls for what the page had brought').toEqual([]);
    expect(await editorCode(weight), 'editor code').toEqual([]);
  });
}

test('CR-08 no first view wakes the parts of Intl that take a phone long', async () => {
  const context = await newPhone(browser, inject('baseUrl'));
  await context.addInitScript(noteWoken);
  const shades = { name: 'shades', path: '/products/253' };
  for (const { name, path } of [...firstRoutes, shades]) {
    const page = await context.newPage();
    await page.goto(inject('baseUrl') + path);
    await hydrated(page);
    expect(await page.evaluate(() => (window as Waking).woken), name).toEqual([]);
    await page.close();
  }
  await context.close();
});

test('CR-08 nothing moves by itself on the other kinds of pages either', async () => {
  const moved: string[] = [];
  for (const path of [
    '/products/253',
    '/products?search=qqzzxx',
    '/campaigns',
    '/campaigns/winter',
    '/events/barber-night',
    '/inspiration/shade-numbers',
    '/loyalty',
  ]) {
    const { cls } = await weigh(browser, inject('baseUrl') + path);
    if (cls > budgets.cls) moved.push(`${path} ${cls}`);
  }
  expect(moved).toEqual([]);
});

test('RQ-03 a page is as fresh as its arrival, however long the server kept it and whatever the clock of the phone says', async () => {
  const context = await newPhone(browser, inject('baseUrl'));
  await context.clock.setFixedTime(Date.now() + 60 * 60 * 1000);
  for (const { path } of firstRoutes) {
    const page = await context.newPage();
    const fetched = noteFetched(page);
    await page.goto(inject('baseUrl') + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(apiCalls(fetched.values()), path).toEqual([]);
    await page.close();
  }
  await context.close();
});

test('a page in any language fetches the fonts of its own alphabets alone', async () => {
  for (const language of ['en', 'ru', 'fi', 'lv']) {
    const context = await newPhone(browser, inject('baseUrl'));
    const page = await context.newPage();
    const fetched = noteFetched(page);
    await page.goto(`${inject('baseUrl')}/contact?lang=${language}`, { waitUntil: 'networkidle' });
    await Promise.all([...fetched.values()].map((one) => one.measured));
    const fonts = [...fetched.values()].filter((one) => one.kind === 'font');
    expect(fonts.length, `fonts in ${language}`).toBeGreaterThan(0);
    within(sum(fonts.map((one) => one.bytes)), budgets.fonts, `fonts in ${language}`);
    await context.close();
  }
});

test('each further route costs little more script', async () => {
  const context = await newPhone(browser, inject('baseUrl'));
  const page = await context.newPage();
  const fetched = noteFetched(page);
  const scripts = () => [...fetched.values()].filter((one) => one.url.endsWith('.js')).map((one) => one.url);
  await page.goto(`${inject('baseUrl')}/`, { waitUntil: 'networkidle' });
  await hydrated(page);
  for (const [path, fits] of [
    ['/products/categories/8', /Juuksehooldus/],
    ['/products/253', /./],
    ['/events', /./],
    ['/contact', /Kauplused/],
  ] as const) {
    const before = new Set(scripts());
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await page.waitForURL(`**${path}*`);
    await page.getByRole('heading', { level: 1, name: fits }).waitFor();
    await page.waitForLoadState('networkidle');
    const more = [...fetched.values()].filter((one) => one.url.endsWith('.js') && !before.has(one.url));
    await Promise.all(more.map((one) => one.measured));
    within(sum(more.map((one) => one.bytes)), budgets.jsMoreByRoute, `further scripts of ${path}`);
  }
  await context.close();
});

test('CR-08 the pages of the checkout are within 127 KB of script, all of them together', async () => {
  const shop = inject('baseUrl');
  const context = await newPhone(browser, shop);
  const page = await context.newPage();
  const fetched = noteFetched(page);
  const uuid = await filledCart({ shop });
  await page.goto(`${shop}/order/${uuid}/delivery`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Ainult vajalikud' }).click();
  await chooseCourier(page);
  await fillDetails(page, newGuest());
  await toPayment(page);
  await payAt(page, /^Pangakaart/, 'failed');
  await page.waitForURL(/\/failed/);
  await hydrated(page);
  await payAt(page, /^Pangakaart/, 'settled-late');
  await page.waitForURL(/\/payment-status/);
  await hydrated(page);
  await succeeded(page);
  await page.waitForLoadState('networkidle');
  const scripts = [...fetched.values()].filter((one) => one.url.endsWith('.js'));
  await Promise.all(scripts.map((one) => one.measured));
  const bytes = sum(scripts.map((one) => one.bytes));
  console.log(`checkout: ${(bytes / KB).toFixed(1)} KB of script`);
  within(bytes, 127 * KB, 'scripts of the checkout');
  await context.close();
});

test('CR-08 the cart comes with the first press on a button of it, and within its budget', async () => {
  const context = await newPhone(browser, inject('baseUrl'));
  const page = await context.newPage();
  const fetched = noteFetched(page);
  const ofCart = () => [...fetched.values()].filter((one) => /\/(?:cart|orders)-[^/]+\.js$/i.test(one.url));
  await page.goto(`${inject('baseUrl')}/products/4`, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(ofCart().map((one) => one.url)).toEqual([]);
  await page.locator('#buy').tap();
  await page.getByRole('dialog', { name: /^Ostukorv/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(ofCart().map((one) => one.measured));
  expect(ofCart().length).toBeGreaterThan(1);
  within(sum(ofCart().map((one) => one.bytes)), budgets.cart, 'the cart');
  await context.close();
});

type Waking = Window & { woken?: string[] };

/** The first of any of these makes a browser read its locales, 20 ms and more on end. */
function noteWoken(): void {
  const woken: string[] = ((window as Waking).woken = []);
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
    Intl[name] = new Proxy(Intl[name] as typeof Intl.Collator, {
      construct(made, given) {
        woken.push(name);
        return Reflect.construct(made, given) as object;
      },
    }) as never;
  }
  Reflect.defineProperty(String.prototype, 'localeCompare', {
    value: new Proxy(String.prototype.localeCompare, {
      apply(compare, text, given) {
        woken.push('localeCompare');
        return Reflect.apply(compare, text, given) as number;
      },
    }),
  });
}

/** Pictures nobody asked for before are rendered first, for which a busy machine takes longer than a page waits for them. */
async function haveItsPicturesDrawn(path: string): Promise<void> {
  const context = await newPhone(browser, inject('baseUrl'));
  const page = await context.newPage();
  await page.goto(inject('baseUrl') + path, { waitUntil: 'networkidle' });
  await context.close();
}

/** Scripts among those fetched that hold what only editors need: the schemas of the blocks. */
async function editorCode({ scripts }: Weight): Promise<string[]> {
  const found = await Promise.all(
    scripts.map(async (url) => {
      const text = await (await fetch(url)).text();
      return /ZodError|superRefine|invalid_unique_id/.test(text) ? url : null;
    }),
  );
  return found.filter((url) => url !== null);
}
