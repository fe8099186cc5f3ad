import { expect, test } from 'vitest';
import { addressShown, desktop, phone, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

test('LY-07 RT-03 RT-04 without script the links of home, lists, pages of a list and products lead on', async () => {
  const { page, open } = await newVisitor({ hasScript: false });
  expect(await open('/')).toBe(200);
  await page.getByRole('main').locator('a[href^="/products/categories/"]').first().click();
  await page.waitForURL(/\/products\/categories\/\d+/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(addressShown(page)).toMatch(/^\/products\/categories\/\d+/);

  await open('/products');
  const first = await page.getByRole('main').getByRole('article').first().innerText();
  await page
    .getByRole('navigation', { name: 'Leheküljed' })
    .getByRole('link', { name: 'Järgmine lehekülg' })
    .click();
  await page.waitForURL('**/products?page=2');
  expect(addressShown(page)).toBe('/products?page=2');
  expect(await page.getByRole('main').getByRole('article').count()).toBe(24);
  expect(await page.getByRole('main').getByRole('article').first().innerText()).not.toBe(first);

  await page.getByRole('link', { name: 'Näita veel 24' }).click();
  await page.waitForURL('**/products?page=2&pages=2');
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(48);

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/products\/\d+-/);
  expect(addressShown(page)).toMatch(/^\/products\/\d+-/);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
});

test('SR-01 RT-03 without script the search is a form', async () => {
  const { page, open } = await newVisitor({ hasScript: false });
  await open('/');
  await page.getByRole('banner').getByRole('combobox').fill('šampoon');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await page.waitForURL(`**/products?search=${encodeURIComponent('šampoon')}`);
  // The address changes before the page behind it is read.
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
});

test('PL-02 without script the filters are a form', async () => {
  const { page, open } = await newVisitor({ hasScript: false });
  await open('/products?search=sampoon');
  const all = await page.getByRole('main').getByRole('article').count();
  const filters = page.getByRole('complementary', { name: 'Filtrid' });
  await filters.getByRole('checkbox', { name: /NORDLYS/ }).check();
  await filters.getByLabel('Kuni').fill('25');
  await filters.getByRole('button', { name: 'Rakenda' }).click();
  await page.waitForURL('**/products?*price_end=25*');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('search')).toBe('sampoon');
  expect(searchParams.get('brand')).toMatch(/^\d+$/);
  expect(searchParams.get('price_end')).toBe('25');
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().waitFor();
  const left = await cards.count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  expect(await cards.filter({ hasText: 'NORDLYS' }).count()).toBe(left);
});

test('PL-02 LY-10 without script what folds otherwise stands whole: categories and values of filters', async () => {
  const { page, open } = await newVisitor({ hasScript: false });
  await open('/products');
  const filters = page.getByRole('complementary', { name: 'Filtrid' });
  const brands = filters.locator('input[name=brand]');
  expect(await brands.count()).toBeGreaterThan(10);
  await brands.last().check();
  const chosen = await brands.last().inputValue();
  await filters.getByRole('button', { name: 'Rakenda' }).click();
  await page.waitForURL(`**/products?*brand=${chosen}*`);
  await page.getByRole('main').getByRole('article').first().waitFor();

  await open('/');
  const categories = page.getByRole('main').getByRole('navigation', { name: 'Kategooriad' });
  expect(await categories.getByRole('link').count()).toBeGreaterThan(6);
  await categories.getByRole('link').last().click();
  await page.waitForURL('**/products/categories/*');
});

test('PL-02 without script the filters keep the text and the order, and an order can be chosen', async () => {
  const { page, open } = await newVisitor({ hasScript: false });
  await open('/products?search=sampoon&sort=price');
  const filters = page.getByRole('complementary', { name: 'Filtrid' });
  const order = page.getByRole('combobox', { name: 'Järjesta' });
  await filters.getByRole('checkbox', { name: /Laos/ }).check();
  await filters.getByRole('button', { name: 'Rakenda' }).click();
  await page.waitForURL('**/products?*in_stock=true*');
  expect(new URL(page.url()).searchParams.getAll('sort')).toEqual(['price']);
  expect(new URL(page.url()).searchParams.get('search')).toBe('sampoon');
  expect(await order.inputValue()).toBe('price');

  await order.selectOption('-price');
  await filters.getByRole('button', { name: 'Rakenda' }).click();
  await page.waitForURL('**/products?*sort=-price*');
  expect(new URL(page.url()).searchParams.get('in_stock')).toBe('true');
  expect(await order.inputValue()).toBe('-price');
});

test('LY-02 LY-03 LY-15 without script a phone finds the search, all products and the languages too', async () => {
  const { page, open } = await newVisitor({ hasScript: false, window: phone });
  await open('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/contact?lang=en');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/products');
  // The choice holds on the next page.
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)(
  'RT-03 LY-03 without script nothing is rendered that would do nothing (%s)',
  async (_, window) => {
    const { page, open } = await newVisitor({ hasScript: false, window });
    for (const path of ['/', '/products', '/products?search=sampoon', '/events', '/products/201']) {
      expect(await open(path)).toBe(200);
      const buttons = page.locator('button:visible, [role=switch]:visible, input[type=radio]:visible');
      expect(await buttons.allInnerTexts(), path).toEqual(
        path.startsWith('/products/') || path === '/' ? [] : ['Rakenda'],
      );
      // What belongs to a form that can be sent works; what does not would take words and keep them to itself.
      const fields = page.locator('input:visible, select:visible');
      const idle = fields.and(page.locator(':not([name])'));
      expect(await idle.evaluateAll((all) => all.map((one) => one.outerHTML)), path).toEqual([]);
    }
  },
);

test('PL-02 LY-03 without script a phone has the filters below the list and the links of the footer as its menu', async () => {
  const { page, open } = await newVisitor({ hasScript: false, window: phone });
  await open('/products');
  await page.getByRole('main').getByRole('link', { name: 'Filtrid' }).click();
  await page.waitForURL('**#filters');
  const filters = page.getByRole('complementary', { name: 'Filtrid' });
  await filters.getByRole('checkbox', { name: /Laos/ }).check();
  await filters.getByRole('button', { name: 'Rakenda' }).click();
  await page.waitForURL('**/products?*in_stock=true*');
  await page.getByRole('banner').getByRole('link', { name: 'Ava menüü' }).click();
  await page.waitForURL('**#foot');
});
