import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { Database } from '../../src/server/database.ts';
import { openDatabase } from '../../src/server/platform/db.ts';
import { xlsx } from '../xlsx.ts';
import { findings } from './accessible.ts';
import { hydrated } from './hydrated.ts';
import { overflow, phone, useVisitors } from './visitor.ts';

const visit = useVisitors();

/** Codes of products that anybody can buy five of. */
async function codesInStock(count: number): Promise<string[]> {
  const { db } = openDatabase<Database>(inject('database'), { max: 1 });
  const { rows } = await sql<{ sku: string }>`
    select p.sku from product p
    where not p.is_disabled and p.pack_size = 1
      and not exists (select from product_restriction r where r.product_id = p.id)
      and exists (select from price c join price_list l on l.id = c.price_list_id
        where c.product_id = p.id and l.code = 'EE')
      and (select sum(s.quantity - s.reserved) from stock s join warehouse w on w.id = s.warehouse_id
        join shop h on h.id = w.shop_id join country c on c.id = h.country_id
        where s.product_id = p.id and c.code = 'EE') >= 10
    order by p.sku limit ${count}`.execute(db);
  await db.destroy();
  return rows.map(({ sku }) => sku);
}

/** As a spreadsheet puts cells on the clipboard. */
function paste(page: Page, row: number, text: string): Promise<void> {
  return code(page, row).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const code = (page: Page, row: number) =>
  page.getByRole('combobox', { name: `Rida ${row}: kood, EAN või nimetus` });
const quantity = (page: Page, row: number) => page.getByRole('textbox', { name: `Rida ${row}: kogus` });
const addAll = (page: Page, count: number) =>
  page.getByRole('button', { name: `Lisa ${count} ${count === 1 ? 'toode' : 'toodet'} ostukorvi` });
const cart = (page: Page) => page.getByRole('dialog', { name: /^Ostukorv/ });

test('CT-13 a hundred lines pasted from a spreadsheet are checked, mended and put into the cart at once', async () => {
  const { page, open } = await visit();
  const codes = await codesInStock(99);
  expect(codes).toHaveLength(99);
  await open('/quick-order');
  const lines = codes.map((sku, at) => `${at % 2 === 0 ? sku : sku.replaceAll('-', ' ').toLowerCase()}\t2`);
  await paste(page, 1, [...lines, 'XX-NONE-1\t1'].join('\r\n'));
  await addAll(page, 99).waitFor();
  await page.getByText('Sellist koodi, EAN-i ega nimetust meil ei ole').waitFor();
  await page.getByText(/^1 rida vajab tähelepanu/).waitFor();
  await quantity(page, 1).fill('9999');
  await page.getByRole('button', { name: /^Paranda 1 kogus$/ }).click();
  await addAll(page, 99).waitFor();
  await quantity(page, 1).fill('2');

  await addAll(page, 99).click();
  await cart(page).waitFor();
  await page
    .getByRole('link', { name: /Ostukorv.*198/ })
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  // What needs a look is still there.
  await expect.poll(() => code(page, 1).inputValue()).toBe('XX-NONE-1');
  await expect.poll(() => code(page, 2).inputValue()).toBe('');
});

test('CT-13 by keyboard alone: code, Enter, the next code, and all of it added; axe finds nothing', async () => {
  const { page, open } = await visit();
  const [first, second] = await codesInStock(2);
  await open('/quick-order');
  await code(page, 1).focus();
  await page.keyboard.type(first!);
  await page.keyboard.press('Enter');
  await page.keyboard.type(`3 x ${second}`);
  await page.keyboard.press('Enter');
  await addAll(page, 2).waitFor();
  await expect
    .poll(async () => [await code(page, 2).inputValue(), await quantity(page, 2).inputValue()])
    .toEqual([second, '3']);
  await code(page, 3).focus();
  await page.keyboard.type('šampoon');
  await page.keyboard.press('Enter');
  await page.getByText('Millist mõtled?').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await cart(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => code(page, 1).inputValue()).toBe('šampoon');
});

test('CT-13 CSV and XLSX are read on a phone, what is no spreadsheet is refused, and a reload keeps the rows', async () => {
  const { page, open, expects } = await visit({ window: phone, hasTouch: true });
  const [one, two] = await codesInStock(2);
  await open('/quick-order');
  const file = page.locator('input[type=file]');
  const csv = Buffer.from(`Tootekood;Nimetus;Kogus\n${one};"Nimi; teine";2\n`);
  await file.setInputFiles({ name: 'tellimus.csv', mimeType: 'text/csv', buffer: csv });
  await addAll(page, 1).waitFor();
  const book = xlsx({
    Tellimus: [
      ['Kogus', 'SKU'],
      [4, two!],
    ],
  });
  await file.setInputFiles({ name: 'tellimus.xlsx', mimeType: 'application/octet-stream', buffer: book });
  await addAll(page, 2).waitFor();
  await expect
    .poll(async () => [await quantity(page, 1).inputValue(), await quantity(page, 2).inputValue()])
    .toEqual(['2', '4']);
  expects(/400/);
  await file.setInputFiles({
    name: 'pilt.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0, 0]),
  });
  await page.getByText('Vali CSV- või XLSX-fail, mis pole rikutud').waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.reload();
  await addAll(page, 2).waitFor();
  expect(await code(page, 2).inputValue()).toBe(two);
});

test('CT-14 the chart of shades is filled and added by keyboard alone', async () => {
  const { page, open } = await visit();
  await open('/products?search=OX-PC-664');
  await page.locator('#shades').scrollIntoViewIfNeeded();
  await hydrated(page);
  const here = page.locator('#shades table[role=grid] a[aria-current]');
  await here.focus();
  await page.keyboard.press('2');
  await page.locator('#shades [data-pieces]:focus').waitFor();
  const boxes = () => page.locator('#shades table [data-pieces]');
  const filled = () =>
    boxes().evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value).filter((value) => value !== ''),
    );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('3');
  await page.getByRole('button', { name: 'Lisa 5 tk ostukorvi' }).waitFor();
  await expect.poll(async () => (await filled()).toSorted()).toEqual(['2', '3']);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Lisa 3 tk ostukorvi' }).waitFor();
  await page.keyboard.press('Enter');
  await cart(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(filled).toEqual([]);
});

test('CT-14 PL-04 the box that a shade is ordered in is seen above the bar its first digit brings', async () => {
  const { page, open } = await visit();
  await open('/products?search=OX-PC-664');
  await page.locator('#shades').scrollIntoViewIfNeeded();
  await hydrated(page);
  await page.locator('#shades table[role=grid] a[aria-current]').focus();
  await page.keyboard.press('Control+End');
  // As low as it may stand while there is no such bar.
  await page.evaluate(() => {
    const { bottom } = document.activeElement!.closest('td')!.getBoundingClientRect();
    const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    scrollBy({ top: bottom - innerHeight + room, behavior: 'instant' });
  });
  // More than there are, so that the bar says so besides.
  await page.keyboard.press('9');
  const button = page.getByRole('button', { name: /^Lisa \d+ tk ostukorvi$/ });
  await button.waitFor();
  const room = async () => {
    const box = await page.locator('#shades [data-pieces]:focus').boundingBox();
    const bar = await page.locator('#shades .sticky').filter({ has: button }).boundingBox();
    return bar!.y - box!.y - box!.height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('CT-13 the compact list is a trade list: up and down between its boxes, Enter adds so many', async () => {
  const { page, open } = await visit();
  await open('/products/categories/8?look=rows');
  const boxes = page.locator('[data-list] [data-buy] input');
  await boxes.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => boxes.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await cart(page).waitFor();
  await cart(page)
    .getByRole('textbox', { name: /^Kogus/ })
    .first()
    .waitFor();
  expect(
    await cart(page)
      .getByRole('textbox', { name: /^Kogus/ })
      .first()
      .inputValue(),
  ).toBe('3');
});
