import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from './hydrated.ts';
import {
  addressShown,
  desktop,
  isSameDocument,
  markDocument,
  overflow,
  phone,
  useVisitors,
} from './visitor.ts';

const newVisitor = useVisitors();

/** Hair care and hair colours of the demo shop. */
const care = '/products/categories/8';
const colours = '/products/categories/55';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const looks = (page: Page) => page.getByRole('list', { name: 'Vaade' });
const rowTops = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

test('PL-02 a colour list shows its shades one by one once a depth is chosen, and its products again on a press', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  await open(colours);
  const products = await cards(page).count();
  await page.getByRole('checkbox', { name: /^7 Keskmine blond/ }).check({ force: true });
  await page.getByRole('heading', { level: 2, name: '7 · Keskmine blond' }).waitFor();
  expect(addressShown(page)).toContain('parameter=level%3A7');
  const shades = await cards(page).count();
  expect(shades).toBeGreaterThan(products);
  const codes = await cards(page).getByRole('link').allInnerTexts();
  expect(codes.filter((code) => !code.startsWith('7'))).toEqual([]);
  await page.getByText(/^\d+ tooni$/).waitFor();

  const show = page.getByRole('list', { name: 'Näita' });
  await show.getByRole('link', { name: 'Tooted' }).click();
  await page.waitForURL('**show=products**');
  await expect.poll(() => cards(page).count()).toBeLessThan(shades);
  await show.getByRole('link', { name: 'Toonid' }).click();
  await expect.poll(() => cards(page).count()).toBe(shades);
  expect(addressShown(page)).not.toContain('show=');
});

test('PL-02 shades come in the order of their depths over the pages below each other, each depth under one heading', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  await open(`${colours}?show=shades`);
  await page.getByRole('link', { name: 'Näita veel 24' }).click();
  await expect.poll(() => cards(page).count()).toBe(48);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const depths = headings.map((one) => Number(/^(\d+) · /.exec(one)?.[1])).filter((one) => one > 0);
  expect(depths.length).toBeGreaterThan(2);
  expect(depths).toEqual([...new Set(depths)].sort((a, b) => a - b));
});

test('PL-02 without script shades and rows are links', async () => {
  const { page, open } = await newVisitor({ hasScript: false });
  await open(colours);
  await page.getByRole('list', { name: 'Näita' }).getByRole('link', { name: 'Toonid' }).click();
  await page.waitForURL('**?show=shades');
  await page.getByRole('heading', { level: 2, name: '1 · Must' }).waitFor();
  await looks(page).getByRole('link', { name: 'Tihe loend' }).click();
  await page.waitForURL(/look=rows/);
  expect(addressShown(page)).toContain('show=shades');
  const tops = await rowTops(page);
  expect(new Set(tops).size).toBe(tops.length);
  await looks(page).getByRole('link', { name: 'Ruudustik' }).click();
  await page.waitForURL(/look=cards/);
  const back = await rowTops(page);
  expect(new Set(back).size).toBeLessThan(back.length);
});

test('PL-02 rows are chosen by keyboard, hold on every list, and stand so before the script has come', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  await open(care);
  await markDocument(page);
  await looks(page).getByRole('link', { name: 'Tihe loend' }).focus();
  await page.keyboard.press('Enter');
  // The toolbar fetches its code with the first touch, and then does what was pressed.
  await page.waitForFunction(() => document.documentElement.dataset['look'] === 'rows');
  const tops = await rowTops(page);
  expect(new Set(tops).size).toBe(24);
  // Twenty of them in 900 px.
  expect(tops[20]! - tops[0]!).toBeLessThanOrEqual(920);
  expect(await isSameDocument(page)).toBe(true);
  await cards(page).first().getByText('ND-COL-SH-300').waitFor();

  const links = cards(page).getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);

  await page.addInitScript(() => {
    const seen = window as Window & { shifts?: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifts! += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(page.url(), { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.documentElement.dataset['look'])).toBe('rows');
  await hydrated(page);
  expect(new Set(await rowTops(page)).size).toBe(24);
  expect(await page.evaluate(() => (window as Window & { shifts?: number }).shifts)).toBeLessThan(0.02);

  // Another list of the same document, and one opened anew.
  await page.getByRole('main').getByRole('link', { name: 'Šampoonid' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Šampoonid' }).waitFor();
  const others = await rowTops(page);
  expect(new Set(others).size).toBe(others.length);
});

test('PL-02 a filter taken away keeps the place on the page, and the focus goes on', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  await open(`${care}?in_stock=true&price_end=40`);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const remove = page.getByRole('list', { name: 'Valitud filtrid' }).getByRole('link', { name: /^Eemalda/ });
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressShown(page)).toBe(`${care}?in_stock=true`);
  await expect.poll(() => remove.count()).toBe(1);
  await expect.poll(() => remove.first().evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await page.keyboard.press('Enter');
  await expect.poll(() => addressShown(page)).toBe(care);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\d+ toodet/);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('PL-02 back from a product a list stands where it was left, with its filters', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  await open(care);
  await page.getByRole('checkbox', { name: /nordlys/i }).check();
  await page.waitForURL(/brand=\d+/);
  const filtered = addressShown(page);
  // The address changes a moment before the list does.
  await expect
    .poll(async () => (await cards(page).allInnerTexts()).every((text) => /nordlys/i.test(text)))
    .toBe(true);
  const product = cards(page).nth(5).getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await product.click();
  await page.waitForURL(/\/products\/\d+-/);
  await page.getByText(/^Kood \S/).waitFor();
  await page.goBack();
  await expect.poll(() => addressShown(page)).toBe(filtered);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  expect(await page.getByRole('checkbox', { name: /nordlys/i }).isChecked()).toBe(true);
});

test.each([
  ['et', 320],
  ['ru', 320],
  ['lv', 360],
  ['fi', 320],
] as const)(
  'PL-02 LY-15 in %s at %i px nothing of cards, tiles and rows is cut off, and prices say whether VAT is in them',
  async (language, width) => {
    const { page, open } = await newVisitor({ window: { ...phone, width } });
    const { t } = await textsOf(language);
    for (const path of [
      care,
      `${care}?look=rows`,
      `${colours}?show=shades`,
      `${colours}?show=shades&look=rows`,
    ]) {
      await open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      expect(await overflow(page), path).toBe(0);
      expect(await cut(page), path).toEqual([]);
      expect(await page.getByText(t('catalogue.pricesInclVat')).isVisible(), path).toBe(true);
    }
  },
);

async function textsOf(language: 'et' | 'ru' | 'lv' | 'fi') {
  const { textsFor } = await import('../../src/web/i18n/server.ts');
  return textsFor(language);
}

/**
 * Texts of products that reach beyond their box, or whose lines are cut off. The name of a heart stands beside it under a
 * pointer alone; words that only a screen reader is told are hidden to the eye.
 */
function cut(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const box = card.getBoundingClientRect();
      return [
        ...card.querySelectorAll<HTMLElement>(
          'p:not(.sr-only), h2, h3, a, span:not(.sr-only, .favourite-words, .favourite-words *)',
        ),
      ].flatMap((one) => {
        if (getComputedStyle(one).clipPath === 'inset(50%)') return [];
        const { left, right, bottom, width } = one.getBoundingClientRect();
        const isOut = width > 0 && (left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1);
        const isCut = getComputedStyle(one).overflow === 'hidden' && one.scrollHeight > one.clientHeight + 1;
        return isOut || isCut ? [one.textContent] : [];
      });
    }),
  );
}

test('PL-02 on a tablet everything that changes a list of shades stands in one line', async () => {
  const { page, open } = await newVisitor({ window: { width: 860, height: 1000 } });
  for (const language of ['et', 'en', 'ru', 'fi', 'lv']) {
    await open(`/products/categories/17-pusivarvid?show=shades&lang=${language}`);
    const middles = await page
      .locator('#list-head ~ div')
      .evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .map(({ top, height }) => Math.round(top + height / 2)),
      );
    expect(middles.length, language).toBe(2);
    expect(Math.abs(middles[0]! - middles[1]!), language).toBeLessThanOrEqual(1);
  }
});
