import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, settled } from './accessible.ts';
import { hydrated } from './hydrated.ts';
import { addressShown, phone, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();
const calls = '**/api/v1/products/elastic/search/new/**';

/** Notes each call for suggestions: what was asked for, and when, in ms of the page's clock. */
async function noteSuggestions(page: Page): Promise<{ term: string; pageSize: string | null }[]> {
  const noted: { term: string; pageSize: string | null }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const term = url.searchParams.get('term');
    if (url.pathname.endsWith('/elastic/search/new/') && term !== null) {
      noted.push({ term, pageSize: url.searchParams.get('page_size') });
    }
  });
  return noted;
}

test('SR-01 SR-02 the bar opens on a click with popular things, and closes on a click outside', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  const bar = page.getByRole('combobox', { name: 'Otsi poest' });
  await bar.click();
  const panel = page.locator('#search-panel');
  for (const title of ['Populaarsed otsingud', 'Populaarsed brändid', 'Populaarsed kategooriad']) {
    const group = panel.locator('section').filter({ hasText: title });
    await group.getByRole('option').first().waitFor();
    const count = await group.getByRole('option').count();
    expect(count, title).toBeGreaterThan(0);
    expect(count, title).toBeLessThanOrEqual(5);
  }
  expect(await bar.getAttribute('aria-expanded')).toBe('true');
  await page.mouse.click(20, 880);
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => bar.getAttribute('aria-expanded')).toBe('false');
});

test('RQ-01 SR-02 a device whose clock is an hour off gets its suggestions', async () => {
  const { page, open, expects } = await newVisitor();
  expects(/status of 400/);
  await page.clock.install({ time: Date.now() + 60 * 60 * 1000 });
  await open('/contact');
  await page.getByRole('combobox', { name: 'Otsi poest' }).fill('sampoo');
  await page
    .locator('#search-panel')
    .getByRole('heading', { name: /^Tooted/ })
    .waitFor();
});

test('SR-02 SR-04 typing is asked for once it rests 200 ms, and what was superseded is given up', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  const noted = await noteSuggestions(page);
  const bar = page.getByRole('combobox', { name: 'Otsi poest' });
  const panel = page.locator('#search-panel');
  await bar.click();
  await panel.getByRole('option').first().waitFor();

  const asked = page.waitForRequest((request) => request.url().includes('term=sampoo&'));
  await bar.evaluate((field) => {
    field.addEventListener('input', () => (field.dataset['typedAt'] = String(Date.now())));
  });
  // In one go: keys of a slow machine come further apart than the bar waits.
  await bar.evaluate((field: HTMLInputElement, text) => {
    const { set: write } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    for (let end = 1; end <= text.length; end++) {
      write!.call(field, text.slice(0, end));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, 'sampoo');
  const { startTime } = await asked.then(async (request) => {
    await request.response();
    return request.timing();
  });
  const restedMs = startTime - Number(await bar.getAttribute('data-typed-at'));
  expect(restedMs).toBeGreaterThanOrEqual(195);
  expect(noted).toEqual([{ term: 'sampoo', pageSize: '8' }]);

  await panel.getByRole('heading', { name: /^Tooted/ }).waitFor();
  await panel.getByRole('link', { name: /^Näita kõiki \d+ toodet$/ }).waitFor();
  const options = panel.getByRole('option');
  expect(await options.filter({ hasText: '€' }).count()).toBeLessThanOrEqual(8);

  // A call on its way is cancelled by the next one. From here on no time goes by for what is fresh.
  await page.clock.setFixedTime(Date.now());
  const cancelled: string[] = [];
  page.on('requestfailed', (request) =>
    cancelled.push(new URL(request.url()).searchParams.get('term') ?? ''),
  );
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(calls, async (route) => {
    if (route.request().url().includes('term=palsa&')) await held;
    await route.continue().catch(() => {});
  });
  await bar.fill('palsa');
  await expect.poll(() => noted.at(-1)?.term).toBe('palsa');
  await bar.fill('palsam');
  await expect.poll(() => cancelled).toEqual(['palsa']);
  letGo();
  await panel
    .getByRole('option', { name: /palsam/i })
    .first()
    .waitFor();

  // The same again within two seconds is not asked for twice; for a slow machine they take as long as it needs.
  const before = noted.length;
  await bar.fill('palsa');
  await expect.poll(() => noted.length).toBe(before + 1);
  await bar.fill('palsam');
  await panel
    .locator('[aria-busy=false]')
    .getByRole('option', { name: /palsam/i })
    .first()
    .waitFor();
  expect(noted.slice(before).map(({ term }) => term)).toEqual(['palsa']);
});

test('SR-02 nothing found says so and offers another way', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  await page.getByRole('combobox', { name: 'Otsi poest' }).fill('qqzzxxqq');
  const panel = page.locator('#search-panel');
  await panel.getByText('Otsing „qqzzxxqq“ ei andnud tulemusi').first().waitFor();
  expect(await panel.getByText('Proovi mõnda muud märksõna.').isVisible()).toBe(true);
});

test('SR-01 Enter closes the bar and leads to the results 200 ms later, but not for an empty text', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  const bar = page.getByRole('combobox', { name: 'Otsi poest' });
  const panel = page.locator('#search-panel');
  await bar.click();
  await panel.getByRole('option').first().waitFor();
  await bar.fill('   ');
  await bar.press('Enter');
  expect(addressShown(page)).toBe('/contact');

  await bar.fill('  palsam ');
  await panel.getByRole('link', { name: /^Näita/ }).waitFor();
  // The panel goes first, the way to the results begins 200 ms later.
  const asked = page.waitForRequest(
    (request) => request.url().includes('term=palsam') && !request.url().includes('categories'),
  );
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.getElementById('search-panel')) return;
      document.body.dataset['closedAt'] = String(Date.now());
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await bar.press('Enter');
  const request = await asked;
  await request.response();
  const closedAt = Number(await page.evaluate(() => document.body.dataset['closedAt']));
  expect(request.timing().startTime - closedAt).toBeGreaterThanOrEqual(190);
  await page.waitForURL('**/products?search=palsam');
  await page.getByRole('heading', { level: 1, name: 'Otsing: palsam' }).waitFor();
  // The text stays in the field, and counts for the popular searches.
  expect(await bar.inputValue()).toBe('palsam');
});

test('SR-01 SR-06 see-all leads to the results, which are counted for the popular searches', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  await page.getByRole('combobox', { name: 'Otsi poest' }).fill('mask');
  const counted = page.waitForRequest((request) => request.url().endsWith('/statistics/searches/'));
  await page
    .locator('#search-panel')
    .getByRole('link', { name: /^Näita/ })
    .click();
  await page.waitForURL('**/products?search=mask');
  const request = await counted;
  expect(request.postDataJSON()).toEqual({ term: 'mask' });
  expect((await request.response())!.status()).toBeLessThan(300);
});

test('SR-01 the way to all results is in sight however low the window, and covers nothing the keys choose', async () => {
  const { page, open } = await newVisitor();
  await page.setViewportSize({ width: 1280, height: 640 });
  await open('/contact');
  const bar = page.getByRole('combobox', { name: 'Otsi poest' });
  await bar.fill('sampoon');
  const all = page.locator('#search-panel').getByRole('link', { name: /^Näita kõiki/ });
  const placeOfAll = async () => (await all.boundingBox())!;
  await all.waitFor();
  expect((await placeOfAll()).y + (await placeOfAll()).height).toBeLessThan(640);
  await bar.press('ArrowUp');
  const chosen = page.locator('#search-panel').getByRole('option', { selected: true });
  await expect
    .poll(async () => {
      const { y, height } = (await chosen.boundingBox())!;
      return y + height <= (await placeOfAll()).y;
    })
    .toBe(true);
});

test('SR-01 SR-02 the bar by keyboard: slash, arrows, Enter, Escape', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  const bar = page.getByRole('combobox', { name: 'Otsi poest' });
  await page.keyboard.press('/');
  await expect.poll(() => bar.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await bar.inputValue()).toBe('');
  const panel = page.locator('#search-panel');
  // Answers to what was typed on the way give way to the answer to the whole word.
  const answered = panel.locator('[aria-busy="false"]:has(a[href$="search=nordlys"])');
  await page.keyboard.type('nordlys');
  await answered.waitFor();
  const active = () => bar.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).not.toBeNull();
  const first = await active();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toBe(first);
  const option = page.locator(`[id="${first}"]`);
  expect(await option.getAttribute('aria-selected')).toBe('true');
  const to = await option.getAttribute('href');
  // The first Escape clears, the second closes.
  await page.keyboard.press('Escape');
  await expect.poll(() => bar.inputValue()).toBe('');
  expect(await bar.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => bar.getAttribute('aria-expanded')).toBe('false');

  await page.keyboard.type('nordlys');
  await answered.waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).not.toBeNull();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${to}`);
  await panel.waitFor({ state: 'detached' });
});

test.each([
  ['the bar', undefined],
  ['the search window of a phone', phone],
] as const)('SR-02 SR-03 %s is a combobox whose list owns its options', async (_, window) => {
  const { page, open } = await newVisitor(window ? { window } : {});
  await open('/contact');
  if (window) await page.getByRole('banner').getByRole('button', { name: 'Otsi poest' }).click();
  const field = page.getByRole('combobox', { name: 'Otsi poest' });
  await field.click();
  const owned = () =>
    field.evaluate((one) => {
      const list = document.getElementById(one.getAttribute('aria-controls') ?? '');
      const ids = list?.getAttribute('aria-owns')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.getAttribute('role'));
    });
  for (const text of ['', 'nordlys']) {
    const found = text ? page.waitForResponse(/\/elastic\/search\/new\//) : undefined;
    await field.fill(text);
    await found;
    // Until what was found is rendered, the list names those of before.
    const ownsOptions = async () => {
      const roles = await owned();
      return roles.length > 2 && roles.every((role) => role === 'option');
    };
    await expect.poll(ownsOptions).toBe(true);
    await settled(page);
    expect(await findings(page)).toEqual([]);
  }
  await field.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  expect(await chosen.getAttribute('id')).toBe(await field.getAttribute('aria-activedescendant'));
});

test('SR-02 suggestions are no stops of the Tab key, and tell code and stock', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  const bar = page.getByRole('combobox', { name: 'Otsi poest' });
  await bar.fill('OX-PC-66');
  const panel = page.locator('#search-panel');
  const first = panel.getByRole('option').filter({ hasText: '€' }).first();
  await first.filter({ hasText: 'OX-PC-664' }).waitFor();
  expect(await first.textContent()).toMatch(/Laos|Vähe|Otsas/);
  const stops = await panel
    .getByRole('option')
    .evaluateAll((options) => options.filter((one) => (one as HTMLElement).tabIndex >= 0).length);
  expect(stops).toBe(0);
});

test('SR-05 Enter after a whole code opens its product', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  const bar = page.getByRole('combobox', { name: 'Otsi poest' });
  await bar.fill('ox pc 664');
  await bar.press('Enter');
  await page.waitForURL(/\/products\/\d+-/);
  await page.getByRole('main').getByText('OX-PC-664').first().waitFor();
});

test('SR-03 the search window asks for five; a preview has brand, name and price and leads to the product', async () => {
  const { page, open } = await newVisitor({ window: phone });
  await open('/contact');
  const noted = await noteSuggestions(page);
  await page.getByRole('banner').getByRole('button', { name: 'Otsi poest' }).click();
  const search = page.getByRole('dialog');
  await search.getByRole('combobox').fill('nordlys mask');
  const preview = search.locator('a[href*="/products/"]').filter({ hasText: '€' }).first();
  await preview.waitFor();
  expect(noted).toEqual([{ term: 'nordlys mask', pageSize: '5' }]);
  expect(await search.locator('a[href*="/products/"]').filter({ hasText: '€' }).count()).toBeLessThanOrEqual(
    5,
  );
  const text = await preview.innerText();
  expect(text).toMatch(/NORDLYS/);
  expect(text).toMatch(/mask/i);
  expect(text).toMatch(/\d,\d\d\s€/);
  const to = await preview.getAttribute('href');
  await preview.click();
  await page.waitForURL(`**${to}`);
  await search.waitFor({ state: 'detached' });
});

test('SR-01 SR-03 Enter in the search window leads to the results', async () => {
  const { page, open } = await newVisitor({ window: phone });
  await open('/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Otsi poest' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.press('Enter');
  expect(addressShown(page)).toBe('/contact');
  await field.fill('palsam');
  await field.press('Enter');
  await page.waitForURL('**/products?search=palsam');
});

test('SR-06 a search that finds nothing stays in place while it is counted', async () => {
  const { page, open } = await newVisitor();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h2')!.setAttribute('data-from-server', '');
    });
  });
  const counted = page.waitForResponse((response) => response.url().endsWith('/statistics/searches/'));
  await open('/products?search=ECH-113646');
  await counted;
  await hydrated(page);
  // What the browser renders anew is gone for a moment, and what stands below it jumps.
  expect(await page.locator('main h2[data-from-server]').textContent()).toBe('Populaarsed tooted');
});
