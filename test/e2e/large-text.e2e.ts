import { expect, test } from 'vitest';
import { signIn } from '../people.ts';
import { filledCart } from './checkout.ts';
import { useShopDatabase } from './people.ts';
import { desktop, useVisitors } from './visitor.ts';

/* Letters of twice the size, as somebody who sees little sets them in the browser. */

const newVisitor = useVisitors();
const database = useShopDatabase();

test('LY-01 LY-08 with letters twice as large nothing is wider than the window, in the longest languages', async () => {
  for (const language of ['ru', 'fi', 'lv']) {
    for (const width of [1280, 360]) {
      const { page, open } = await newVisitor({ window: { width, height: 900 } });
      for (const path of ['/', '/products/categories/8-juuksehooldus', '/cart']) {
        await open(`${path}?lang=${language}`);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        const shown = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(shown, `${path} in ${language} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  }
});

test('LY-01 PL-04 with letters twice as large no line of a text lies upon the next', async () => {
  const visitor = await newVisitor({ window: desktop });
  const { page, open } = visitor;
  const delivery = `/order/${await filledCart(visitor)}/delivery`;
  for (const path of [
    '/',
    '/products/categories/8-juuksehooldus',
    '/products/253',
    '/quick-order',
    delivery,
  ]) {
    await open(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const tight = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((one) =>
          [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.trim()),
        )
        .filter((one) => one.getClientRects().length > 0)
        .filter((one) => {
          const { fontSize, lineHeight } = getComputedStyle(one);
          return parseFloat(lineHeight) < parseFloat(fontSize);
        })
        .map((one) => one.outerHTML.slice(0, 160)),
    );
    expect(tight, path).toEqual([]);
  }
  const summary = page.getByRole('complementary');
  const width = await summary.evaluate((one) => one.getBoundingClientRect().right);
  for (const sum of await summary.locator('dd').all())
    expect(await sum.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThan(width);
});

test('LY-02 PP-02 with letters twice as large no words of the frame are cut or leave their button', async () => {
  const { page, open } = await newVisitor({ window: { width: 1280, height: 900 }, hasChosenCookies: false });
  await open('/?lang=ru');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const question = page.getByRole('region', { name: 'Файлы cookie' });
  for (const button of await question.getByRole('button').all()) {
    const isHeld = await button.evaluate((one) => one.scrollWidth <= one.clientWidth);
    expect(isHeld, await button.innerText()).toBe(true);
  }
  const delivery = page.getByText('Бесплатная доставка в салон', { exact: false }).first();
  const [text, line] = await delivery.evaluate((one) =>
    [one, one.parentElement!].map((box) => box.getBoundingClientRect().height),
  );
  expect(line, 'the thin banner').toBeGreaterThanOrEqual(text!);
  const bottoms = await page
    .getByRole('banner')
    .evaluate((header) =>
      [header, header.querySelector('.account-words')!].map((one) => one.getBoundingClientRect().bottom),
    );
  expect(bottoms[1], 'the account in the bar').toBeLessThanOrEqual(bottoms[0]!);
});

test('AC-01 with letters twice as large every word of the account’s menu is seen whole', async () => {
  const { context, shop, page, open } = await newVisitor({ window: { width: 1280, height: 900 } });
  const { token } = await signIn(database());
  await context.addCookies([{ name: 'token', value: token, url: shop }]);
  for (const language of ['ru', 'lv', 'fi']) {
    await open(`/account/security?lang=${language}`);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const menu = page.locator('nav').filter({ has: page.locator('[href="/account/security"]') });
    const isHeld = await menu.locator('ul').evaluate((list) => list.scrollWidth <= list.clientWidth);
    expect(isHeld, language).toBe(true);
  }
});
