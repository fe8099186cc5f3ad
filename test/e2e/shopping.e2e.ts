import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from './hydrated.ts';
import { addressShown, desktop, isSameDocument, markDocument, phone, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

test('RT-01 RT-03 RT-04 PL-02 PL-04 SR-01 LY-02 from home over a filter, another language and a mistyped search to a product, at a desk', async () => {
  const { page, open } = await newVisitor({ window: desktop });
  expect(await open('/')).toBe(200);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await markDocument(page);

  await page.getByRole('button', { name: 'Kõik tooted' }).click();
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Kategooriad' });
  await menu.getByRole('link', { name: 'Juuksehooldus' }).click();
  await page.waitForURL(/\/products\/categories\/\d+-/);
  await page.getByRole('heading', { level: 1, name: 'Juuksehooldus' }).waitFor();

  const before = await shownCount(page);
  const filters = page.getByRole('complementary', { name: 'Filtrid' });
  await filters.getByRole('checkbox', { name: /nordlys/i }).check();
  await page.waitForURL(/brand=\d+/);
  await expect.poll(() => shownCount(page)).toBeLessThan(before);
  await page.getByRole('link', { name: /Eemalda.*NORDLYS/ }).waitFor();

  const card = page.getByRole('main').getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await page.waitForURL(/\/products\/\d+-/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(/^Kood \S/).waitFor();
  expect(await isSameDocument(page)).toBe(true);

  await page.getByRole('button', { name: /Keel ja tarneriik/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Suomi' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvesta' }).click();
  await page.waitForURL(/lang=fi/);
  expect(await page.locator('html').getAttribute('lang')).toBe('fi');

  await hydrated(page);
  const bar = page.locator('input[name=search]').filter({ visible: true });
  await bar.fill('sampoo nordlis');
  await bar.press('Enter');
  await page.waitForURL(/\/products\?search=sampoo/);
  const found = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /nordlys/i });
  await found.first().getByRole('link').click();
  await page.waitForURL(/\/products\/\d+-/);
  await page.getByRole('main').getByRole('link', { name: 'NORDLYS', exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fi');
});

test('RT-01 RT-03 RT-04 PL-02 PL-04 LY-03 SR-03 the same way on a phone', async () => {
  const { page, open } = await newVisitor({ window: phone });
  await open('/');
  await page.getByRole('button', { name: 'Ava menüü' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Kõik tooted' }).click();
  await drawer.getByRole('button', { name: 'Juuksehooldus' }).click();
  await drawer.getByRole('link', { name: 'Šampoonid' }).click();
  await page.waitForURL(/\/products\/categories\/\d+-/);

  const before = await shownCount(page);
  await page.getByRole('button', { name: 'Filtrid' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtrid' });
  await sheet.getByText('NORDLYS', { exact: true }).click();
  await page.waitForURL(/brand=\d+/);
  const show = sheet.getByRole('button', { name: /^Näita \d+ toodet$/ });
  await expect.poll(async () => digits(await show.innerText())).toBeLessThan(before);
  await show.click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /Eemalda.*NORDLYS/ }).waitFor();

  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/products\/\d+-/);

  await page.getByRole('button', { name: 'Ava menüü' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /· Eesti/ })
    .click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Latviešu' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvesta' }).click();
  await page.waitForURL(/lang=lv/);

  // Pressed before that it leads to the page of the search, as without script.
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Meklēt veikalā' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('sampuns nordlis');
  const previews = page.getByRole('dialog').getByRole('option', { name: /nordlys.*€/i });
  await previews.first().click();
  await page.waitForURL(/\/products\//);
  await page.getByRole('main').getByRole('link', { name: 'NORDLYS', exact: true }).waitFor();
  expect(addressShown(page)).toMatch(/^\/products\//);
});

async function shownCount(page: Page): Promise<number> {
  return digits(await page.getByRole('main').locator('p[aria-live=polite]').innerText());
}

function digits(text: string): number {
  return Number(/[\d\s]+/.exec(text)?.[0].replace(/\s/g, ''));
}
