import { expect, inject, test } from 'vitest';
import { hydrated } from './hydrated.ts';
import { addressShown, isSameDocument, markDocument, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

/** Where an address leads, without following it. */
async function answerOf(path: string): Promise<string> {
  const answer = await fetch(inject('baseUrl') + path, { redirect: 'manual' });
  await answer.body?.cancel();
  const location = answer.headers.get('location');
  return location === null ? String(answer.status) : `${answer.status} ${location}`;
}

test('RT-14 the language roots of the old shop lead home for good', async () => {
  for (const language of ['et', 'en', 'ru', 'fi']) {
    expect(await answerOf(`/${language}`)).toBe('301 /');
    expect(await answerOf(`/${language}/`)).toBe('301 /');
  }
  expect(await answerOf('/et/products')).toBe('404');
});

test('RT-15 an unknown language leads to the same page without it, a known one switches and is remembered', async () => {
  expect(await answerOf('/?lang=xx')).toBe('302 /');
  expect(await answerOf('/products?search=juuksed&lang=et_EE&sort=price')).toBe(
    '302 /products?search=juuksed&sort=price',
  );
  const { page, context, open } = await newVisitor();
  await open('/contact?lang=ru');
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'ru_RU', path: '/', sameSite: 'Lax', secure: true });
  expect(cookie!.expires - Date.now() / 1000).toBeCloseTo(365 * 86_400, -3);
  await open('/campaigns?lang=de');
  expect(addressShown(page)).toBe('/campaigns');
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
});

test('RT-16 a page of a list that does not exist leads to its first', async () => {
  for (const page of ['0', '-1', '9999', 'abc', '1.5', '']) {
    expect(await answerOf(`/products?page=${page}`), `page=${page}`).toBe('302 /products');
  }
  expect(await answerOf('/products?search=sampoon&sort=price&page=0')).toBe(
    '302 /products?search=sampoon&sort=price',
  );
  expect(await answerOf('/products?page=9999&pages=2')).toBe('302 /products');
  expect(await answerOf('/inspiration?page=99')).toBe('302 /inspiration');
  expect(await answerOf('/campaigns?page=99')).toBe('302 /campaigns');
  expect(await answerOf('/events?page=99')).toBe('302 /events');
  expect(await answerOf('/products?page=2')).toBe('200');
});

test('RT-19 a query that is no UTF-8 is a 400, one with a percent sign is a page', async () => {
  for (const query of ['search=%FF', 'utm_source=%E0%A4', 'x=%ED%A0%80'])
    expect(await answerOf(`/products?${query}`), query).toBe('400');
  expect(await answerOf('/api/v1/products/elastic/search/new/?term=%FF')).toBe('400');
  expect(await answerOf('/products?search=50%')).toBe('200');
});

test('SR-05 a whole code leads to its product, in the language that was asked for', async () => {
  for (const code of ['OX-PC-664', 'ox+pc+664', 'oxpc664', '4740391594653'])
    expect(await answerOf(`/products?search=${code}`), code).toMatch(/^302 \/products\/\d+-[^?]+$/);
  expect(await answerOf('/products?search=OX-PC-664&lang=ru')).toMatch(
    /^302 \/products\/\d+-[^?]+\?lang=ru$/,
  );
  for (const address of ['search=OX-PC', 'search=OX-PC-664&in_stock=true', 'search=ABC-123456'])
    expect(await answerOf(`/products?${address}`), address).toBe('200');
});

test('RT-04 a list of brands or categories is named by a number and a name, anything else is missing', async () => {
  for (const path of [
    '/products/colours/1',
    '/products/categories/abc',
    '/products/categories/17x',
    '/products/categories/-17',
    '/products/categories/17-',
    '/products/brands/11-',
    '/products/categories/0',
    '/products/categories/0999999',
    '/products/brands/0-nordlys',
    '/products/000',
    '/products/categories/999999',
    '/products/brands/999999',
    '/products/brands/1/2',
  ]) {
    expect(await answerOf(path), path).toBe('404');
  }
  expect(await answerOf('/products/brands/11')).toBe('200');
  expect(await answerOf('/products/brands/11?lang=en')).toBe('200');
  expect(await answerOf('/products/categories/17')).toBe('200');
  // Noughts before the number would make any number of addresses of one page.
  expect(await answerOf('/products/categories/017')).toBe('301 /products/categories/17-pusivarvid');
  expect(await answerOf('/products/categories/0017-pusivarvid')).toBe(
    '301 /products/categories/17-pusivarvid',
  );
  expect(await answerOf('/products/brands/01?sort=price')).toMatch(
    /^301 \/products\/brands\/1-[a-z0-9-]+\?sort=price$/,
  );
  expect(await answerOf('/products/0201')).toBe('301 /products/201-oxlab-permanent-colour-1-0-must');
});

test('RT-06 the campaign addresses of old lead to all campaigns', async () => {
  expect(await answerOf('/campaigns/sale')).toBe('301 /campaigns');
  expect(await answerOf('/campaigns/allahindlus')).toBe('301 /campaigns');
});

test('RT-19 RT-09 an error page says what is missing, keeps its status and leads home', async () => {
  const { page, open, expects } = await newVisitor();
  expects(/status of 404/);
  expect(await open('/no-such-page')).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Seda lehte me ei leidnud' }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await open('/products/99999999')).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Seda toodet me enam ei müü' }).waitFor();
  // A page reached in place says the same as one the server drew.
  await open('/');
  await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/no-such-page' });
    link.textContent = 'missing';
    document.querySelector('main')!.prepend(link);
    link.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Seda lehte me ei leidnud' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Tagasi avalehele' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
});

test('RT-19 a page that cannot be rendered of what came gives way to the error page, and is loaded anew', async () => {
  const { page, open, expects } = await newVisitor();
  expects(/TypeError/);
  await page.route('**/api/v1/products/*/', (route) =>
    route.fulfill({ json: { id: 1, name: 'cut off', categories: [] } }),
  );
  await open('/products');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Midagi läks valesti' }).waitFor();
  const address = addressShown(page);
  await page.getByRole('button', { name: 'Proovi uuesti' }).click();
  await page.getByRole('heading', { level: 1, name: 'Midagi läks valesti' }).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(addressShown(page)).toBe(address);
});

test('RT-13 an address opens a window by name; props that are no JSON are left out with a warning', async () => {
  const { page, open, expects } = await newVisitor();
  await open('/contact?modal=brands');
  await page.getByRole('dialog', { name: 'Brändid' }).waitFor();

  await open(`/contact?modal=errorMessage&modalProps=${encodeURIComponent('{"code":"RATE_LIMITED"}')}`);
  await page.getByRole('dialog').waitFor();

  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  expects(/modalProps/);
  for (const broken of ['{', '[1]', '"text"', 'null', '%7B%22a%22%3A']) {
    warnings.length = 0;
    await open(`/contact?modal=deliveryCountryLanguage&modalProps=${broken}`);
    await page.getByRole('dialog', { name: 'Keel ja tarneriik' }).waitFor();
    expect(warnings, broken).toEqual(['modalProps is not a JSON object and is ignored']);
  }
  await open('/contact?modal=noSuchWindow&modalProps={');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('RT-13 LY-09 a link opens a window over the page as it stands, each time, and the way back closes it', async () => {
  const { page, open } = await newVisitor({ window: { width: 1440, height: 900 } });
  const brands = page.getByRole('dialog', { name: 'Brändid' });
  await open('/');
  const link = page.getByRole('main').locator('a[href="/?modal=brands"]');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  for (const time of ['first', 'second']) {
    await link.click();
    await brands.waitFor();
    await page.keyboard.press('Escape');
    await brands.waitFor({ state: 'detached' });
    await expect
      .poll(() => link.evaluate((one) => one === document.activeElement), { message: time })
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY), time).toBe(before);
  }
  await link.click();
  await brands.waitFor();
  await page.goBack();
  await brands.waitFor({ state: 'detached' });
  expect(addressShown(page)).toBe('/');
});

test('LY-03 the drawer closes for a link to the very page it lies over', async () => {
  const { page, open } = await newVisitor({ window: { width: 390, height: 844 } });
  await open('/');
  await page.getByRole('button', { name: 'Ava menüü' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('a[href="/"]').first().click();
  await drawer.waitFor({ state: 'detached' });
  expect(addressShown(page)).toBe('/');
});

test('RT-05 favourites open the window for signing in, by the address and by a link', async () => {
  const { page, open } = await newVisitor();
  const login = page.getByRole('dialog', { name: 'Logi sisse' });
  await open('/favourites');
  await login.getByRole('textbox', { name: 'E-posti aadress' }).waitFor();
  await page.keyboard.press('Escape');
  await login.waitFor({ state: 'detached' });

  await open('/contact');
  await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/favourites' });
    link.textContent = 'favourites';
    document.querySelector('main')!.prepend(link);
    link.click();
  });
  await login.waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('RT-17 a hash link stops 80 px above its target, softly or at once as the visitor prefers', async () => {
  for (const prefersLessMotion of [false, true]) {
    const { page, open } = await newVisitor({ prefersLessMotion });
    await open('/products/253');
    await page.evaluate(() => {
      const asked: (string | undefined)[] = [];
      (window as unknown as { asked: unknown }).asked = asked;
      const scrollTo = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        asked.push(options.behavior);
        scrollTo(options);
      }) as typeof window.scrollTo;
    });
    await page.getByRole('main').locator('a[href="#shades"]').first().click();
    await expect
      .poll(() =>
        page.evaluate(() => Math.round(document.getElementById('shades')!.getBoundingClientRect().top)),
      )
      .toBe(80);
    expect(await page.evaluate(() => (window as unknown as { asked: unknown }).asked)).toEqual([
      prefersLessMotion ? 'instant' : 'smooth',
    ]);
    await expect.poll(() => new URL(page.url()).hash).toBe('#shades');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('shades');
  }
});

test('RT-17 RT-15 a hash link on an address with a language, or any other key, stays on the page', async () => {
  for (const address of ['/products/253?lang=ru', '/products/253?lang=et&utm_source=letter']) {
    const { page, open } = await newVisitor();
    await open(address);
    await hydrated(page);
    await markDocument(page);
    const toShades = page.getByRole('main').locator('a[href="#shades"]').first();
    // A click of Playwright's, or a key on a link out of sight, would scroll the page first.
    await toShades.evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('shades');
    await expect.poll(() => page.url().endsWith(`${address}#shades`)).toBe(true);
    // Until the soft scroll has ended; what is still moving would move on after the way back.
    await expect
      .poll(() =>
        page.evaluate(() => Math.round(document.getElementById('shades')!.getBoundingClientRect().top)),
      )
      .toBe(80);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.url().endsWith(address)).toBe(true);
    await page.locator('a[href="#content"]').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('RT-17 PL-02 another page begins at its top; back brings filters and place again', async () => {
  const { page, open } = await newVisitor();
  await open('/products');
  const filters = page.getByRole('complementary', { name: 'Filtrid' });
  const count = page.getByRole('main').getByText(/^\d+ toodet$/);
  const unfiltered = await count.innerText();
  await filters.getByRole('checkbox', { name: /Soodushinnaga/ }).check();
  await page.waitForURL(/discount_rate=1/);
  await expect.poll(() => count.innerText()).not.toBe(unfiltered);
  await markDocument(page);
  const card = page.getByRole('main').getByRole('article').nth(10);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(300);
  await card.getByRole('link').click();
  await page.waitForURL(/\/products\/\d+/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.goBack();
  await page.waitForURL(/discount_rate=1/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
  expect(await filters.getByRole('checkbox', { name: /Soodushinnaga/ }).isChecked()).toBe(true);

  await page.goForward();
  await page.waitForURL(/\/products\/\d+/);
  await page.goBack();
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => filters.getByRole('checkbox', { name: /Soodushinnaga/ }).isChecked()).toBe(false);
  expect(await isSameDocument(page)).toBe(true);
});

test('RT-17 PL-02 more products below are in the address: back, loading again and sharing show the same place', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  await open('/products');
  await markDocument(page);
  const cards = page.getByRole('main').getByRole('article');
  const more = page.getByRole('link', { name: 'Näita veel 24' });
  await more.click();
  await expect.poll(() => cards.count()).toBe(48);
  expect(addressShown(page)).toBe('/products?pages=2');
  await more.click();
  await expect.poll(() => cards.count()).toBe(72);
  expect(addressShown(page)).toBe('/products?pages=3');

  const card = cards.nth(60);
  const name = await card.innerText();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(3000);
  await card.getByRole('link').click();
  await page.waitForURL(/\/products\/\d+/);
  await page.goBack();
  await page.waitForURL('**/products?pages=3');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
  expect(await cards.count()).toBe(72);
  expect(await cards.nth(60).innerText()).toBe(name);
  expect(await isSameDocument(page)).toBe(true);

  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
  await hydrated(page);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(place);
  expect(await cards.count()).toBe(72);

  // The presses are one step of the history.
  await page.goBack();
  await page.waitForURL('**/contact');
});

test('RT-20 RT-06 the host picks the shop: its language, its country, its addresses', async () => {
  const { page, shop, open } = await newVisitor({ shop: 'lv', locale: 'de-DE' });
  expect(await open('/')).toBe(200);
  expect(await page.locator('html').getAttribute('lang')).toBe('lv');
  await page.getByRole('button', { name: /Latvija/ }).waitFor();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shop}/?lang=lv`);
  await page
    .getByRole('navigation', { name: 'Galvenā izvēlne' })
    .getByRole('link', { name: 'Akcijas' })
    .click();
  await page.waitForURL('**/campaigns');

  const estonian = await newVisitor({ shop: 'ee', locale: 'de-DE' });
  await estonian.open('/');
  expect(await estonian.page.locator('html').getAttribute('lang')).toBe('et');
  await estonian.page.getByRole('button', { name: /ET · Eesti/ }).waitFor();
});

test('RT-03 LY-12 a link to another language or a file is left to the browser, any other stays in the document', async () => {
  const { page, open } = await newVisitor();
  await open('/');
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/lang=en/);
  await hydrated(page);
  expect(await isSameDocument(page)).toBe(false);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Shops' }).click();
  await page.waitForURL('**/contact');
  expect(await isSameDocument(page)).toBe(true);
});

test('RQ-05 the calls can be browsed and tried, without a complaint of the browser', async () => {
  const { page, open } = await newVisitor({ window: { width: 1440, height: 900 } });
  await open('/contact');
  await page.goto(new URL('/api/docs/', page.url()).href);
  await page.getByRole('button', { name: /brands.*Brands by name/ }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await page.getByText('"product_count"').first().waitFor();
});
