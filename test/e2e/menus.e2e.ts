import { expect, test } from 'vitest';
import { addressOf, phone, useVisitors } from './visitor.ts';

const newVisitor = useVisitors();

test('LY-04 the category menu by keyboard: parents, their children, events, all brands, and back', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  const button = page.getByRole('button', { name: 'Kõik tooted' });
  await button.focus();
  await page.keyboard.press('Enter');
  const parents = page.getByRole('navigation', { name: 'Kategooriad' });
  await parents.getByRole('link').first().waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await parents.getByRole('link', { name: /^Soodus/ }).count()).toBe(0);

  await page.keyboard.press('ArrowDown');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const first = await focused();
  await page.keyboard.press('ArrowDown');
  const second = await focused();
  expect(second).not.toBe(first);
  await page.getByRole('region', { name: second }).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() =>
      page
        .getByRole('region', { name: second })
        .evaluate((region) => region.contains(document.activeElement)),
    )
    .toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe(second);

  await page.keyboard.press('End');
  await expect.poll(focused).toBe('Kõik brändid');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Kõik brändid' }).getByRole('link').first().waitFor();
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toBe('Sündmused');
  await page.keyboard.press('Escape');
  await parents.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await parents.getByRole('link', { name: 'Sündmused' }).click();
  await page.waitForURL('**/events');
  await parents.waitFor({ state: 'detached' });
});

test('LY-04 the menu says that it could not be loaded and tries again', async () => {
  const { page, open, expects } = await newVisitor();
  expects(/status of 503/);
  await open('/contact');
  let isBroken = true;
  await page.route('**/api/v1/products/categories/', (route) =>
    isBroken ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'x' } }) : route.continue(),
  );
  await page.clock.install();
  const loading = page.getByText('Laadime kategooriaid …').waitFor();
  await page.getByRole('button', { name: 'Kõik tooted' }).click();
  await loading;
  // Two retries, after one second and after two (RQ-03).
  const retry = page.getByRole('button', { name: 'Proovi uuesti' });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return retry.count();
    })
    .toBe(1);
  expect(await page.getByText('Kategooriaid ei õnnestunud laadida. Proovi uuesti.').count()).toBe(1);
  isBroken = false;
  await page.clock.resume();
  await retry.click();
  await page.getByRole('navigation', { name: 'Kategooriad' }).getByRole('link').first().waitFor();
});

test('LY-05 the brand window: search, index of letters, groups in order, and Escape gives the focus back', async () => {
  const { page, open } = await newVisitor({ window: { width: 1440, height: 500 } });
  await open('/contact');
  const opener = page.getByRole('navigation', { name: 'Peamenüü' }).getByRole('button', { name: 'Brändid' });
  await opener.focus();
  await page.keyboard.press('Space');
  const brands = page.getByRole('dialog', { name: 'Brändid' });
  const field = brands.getByRole('searchbox', { name: 'Otsi brändi' });
  await field.waitFor();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await brands.getByRole('heading', { level: 3 }).first().waitFor();
  const letters = await brands.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(letters).toEqual(letters.toSorted((a, b) => a.localeCompare(b, 'et')));
  expect(
    await brands
      .getByRole('navigation', { name: 'Brändid algustähe järgi' })
      .getByRole('link')
      .allInnerTexts(),
  ).toEqual(letters);

  const last = letters.at(-1)!;
  await brands.getByRole('link', { name: last, exact: true }).click();
  await expect
    .poll(() =>
      brands.getByRole('heading', { level: 3, name: last }).evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);

  await field.fill('ORDL');
  await expect.poll(() => brands.locator('section').getByRole('link').count()).toBe(1);
  await field.fill('zzz');
  await brands.getByText(/zzz/).waitFor();
  await field.fill('');
  await page.keyboard.press('Escape');
  await brands.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toContain('Brändid');
});

test('LY-05 brands that could not be loaded: a word, and a retry that loads the page anew', async () => {
  const { page, open, expects } = await newVisitor({ window: phone });
  expects(/status of 503/);
  await open('/contact');
  await page.route('**/api/v1/products/brands/', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'x' } }),
  );
  await page.clock.install();
  await page.getByRole('button', { name: 'Ava menüü' }).click();
  const brands = page.getByRole('dialog', { name: 'Brändid' });
  const loading = brands.getByText('Laadime brände …').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Brändid' }).click();
  await loading;
  const retry = brands.getByRole('button', { name: 'Proovi uuesti' });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return retry.count();
    })
    .toBe(1);
  await page.clock.resume();
  const loaded = page.waitForEvent('load');
  await retry.click();
  await loaded;
});

test('LY-09 a window closes on Escape and on its backdrop, keeps the focus inside and gives it back', async () => {
  const { page, open } = await newVisitor();
  await open('/contact');
  const opener = page.getByRole('button', { name: /Keel ja tarneriik/ });
  const window = page.getByRole('dialog', { name: 'Keel ja tarneriik' });
  await opener.click();
  await window.waitFor();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || at === null ? 'browser' : at.closest('dialog') ? 'window' : at.outerHTML;
    });
    expect(['window', 'browser']).toContain(where);
  }
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
  await opener.click();
  await window.waitFor();
  // A press while it slides in is the second of two taps that opened it.
  await expect.poll(() => window.evaluate((one) => one.getAnimations().length)).toBe(0);
  await page.mouse.click(5, 5);
  await window.waitFor({ state: 'detached' });
});

test('LY-03 a press on the menu before the script has come is remembered, and opens it then', async () => {
  const { page } = await newVisitor({ window: phone });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${addressOf('ee')}/contact`);
  await page.getByRole('button', { name: 'Ava menüü' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  letGo();
  await page.getByRole('dialog').waitFor();
});
