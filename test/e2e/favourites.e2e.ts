import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signIn } from '../people.ts';
import { openDatabase } from '../../src/server/platform/db.ts';
import type { Database } from '../../src/server/database.ts';
import { phone, useVisitors, type Visitor } from './visitor.ts';

const visit = useVisitors();

/** Somebody with an account, signed in in the browser of a visitor. */
async function signInTo({ context, shop }: Visitor): Promise<void> {
  const { db } = openDatabase<Database>(inject('database'), { max: 1 });
  const { token } = await signIn(db);
  await db.destroy();
  await context.addCookies([{ name: 'token', value: token, url: shop, sameSite: 'Lax' }]);
}

const list = '/products';
const add = /^Lisa lemmikutesse/;
const remove = /^Eemalda lemmikutest/;
const heartsOff = (page: Page) => page.getByRole('button', { name: add });
const heartsOn = (page: Page) => page.getByRole('button', { name: remove });
const favouritesLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Lemmikud/ });
/** The shop has answered for it. */
const saved = (page: Page, method: 'POST' | 'DELETE') =>
  page.waitForResponse((one) => one.request().method() === method && one.url().includes('/favourites/'));

test('AC-02 LY-02 a heart on a card stays after a reload, is on the list, and another tab has it too', async () => {
  const visitor = await visit();
  await signInTo(visitor);
  const { page, context, open, shop } = visitor;
  await open(list);
  const name = (await heartsOff(page).first().textContent())!.split(': ')[1]!;
  const answered = saved(page, 'POST');
  await heartsOff(page).first().click();
  await heartsOn(page).first().waitFor();
  await answered;
  await page.getByRole('banner').getByRole('link', { name: 'Lemmikud: 1', exact: true }).waitFor();

  await page.reload();
  await heartsOn(page).first().waitFor();
  const other = await context.newPage();
  await other.goto(shop + list);
  await heartsOn(other).first().waitFor();

  await favouritesLink(page).click();
  await page.getByRole('heading', { level: 1, name: 'Lemmikud' }).waitFor();
  await page.getByRole('heading', { level: 2, name }).waitFor();
  const removed = saved(page, 'DELETE');
  await heartsOn(page).click();
  await page.getByRole('heading', { name: 'Sul ei ole veel lemmikuid' }).waitFor();
  // It is offered as long as somebody points at it.
  const back = page.getByRole('button', { name: 'Võta tagasi' });
  await back.hover();
  await removed;
  await expect.poll(() => heartsOn(other).count()).toBe(0);

  const again = saved(page, 'POST');
  await back.click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
  await again;
  await heartsOn(other).first().waitFor();
});

test('AC-02 by keyboard: the heart is a stop of its own beside the link of its card', async () => {
  const visitor = await visit();
  await signInTo(visitor);
  const { page, open } = visitor;
  await open(list);
  await heartsOff(page).first().waitFor();
  await page.locator('main article').first().getByRole('link').first().focus();
  const action = () => page.evaluate(() => document.activeElement?.getAttribute('data-action'));
  // Past what one buys it with.
  for (let stops = 0; stops < 3 && (await action()) !== 'favourite'; stops++)
    await page.keyboard.press('Tab');
  const answered = saved(page, 'POST');
  await page.keyboard.press('Space');
  await answered;
  const pressed = await page.evaluate(() => [
    document.activeElement?.getAttribute('data-action'),
    document.activeElement?.getAttribute('aria-pressed'),
    location.pathname,
  ]);
  expect(pressed).toEqual(['favourite', 'true', list]);
});

test('AC-02 RT-05 on a phone somebody who is not signed in is asked to, and nothing is marked', async () => {
  const { page, open } = await visit({ window: phone, hasTouch: true });
  await open(list);
  const heart = heartsOff(page).first();
  const box = (await heart.boundingBox())!;
  expect([box.width, box.height].every((side) => side >= 44)).toBe(true);
  await heart.tap();
  await page.getByRole('dialog', { name: 'Logi sisse' }).waitFor();
  expect(await page.locator('[data-action=favourite][aria-pressed=true]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await favouritesLink(page).tap();
  await page.getByRole('dialog', { name: 'Logi sisse' }).waitFor();
});

test('AC-02 what the shop does not take goes back to what it was, with a word', async () => {
  const visitor = await visit();
  await signInTo(visitor);
  const { page, open, expects } = visitor;
  expects(/favourite|Failed to load resource|net::|ERR_/);
  await page.route('**/api/v1/products/favourites/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await open(list);
  await heartsOff(page).first().click();
  await page.getByText('Muudatus ei salvestunud. Proovi uuesti.').waitFor();
  await expect.poll(() => heartsOn(page).count()).toBe(0);
});

test('AC-02 hearts pressed in the instant of leaving the page are kept, though their calls broke off', async () => {
  const visitor = await visit();
  await signInTo(visitor);
  const { page, context, open, shop, expects } = visitor;
  expects(/net::ERR_ABORTED|favourites/);
  await open(list);
  await heartsOff(page).first().waitFor();
  const kept = saved(page, 'POST');
  await heartsOff(page).first().click();
  await kept;

  // A network so slow that the page is gone before anything was sent.
  await page.route('**/api/v1/products/favourites/**', () => new Promise(() => {}));
  await page.evaluate(() => {
    const hearts = [...document.querySelectorAll<HTMLElement>('main [data-action=favourite]')];
    hearts[0]!.click();
    hearts[1]!.click();
    hearts[2]!.click();
    location.assign('/contact');
  });
  await page.waitForURL('**/contact');
  await page.unroute('**/api/v1/products/favourites/**');
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Lemmikud: 2', exact: true }).waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('favourites-pressed') === null);

  const other = await context.newPage();
  await other.goto(shop + list);
  await heartsOn(other).first().waitFor();
  const states = await other
    .locator('main [data-action=favourite]')
    .evaluateAll((hearts) => hearts.slice(0, 3).map((heart) => heart.getAttribute('aria-pressed')));
  expect(states).toEqual(['false', 'true', 'true']);
});

test('AC-02 a shared list opens for whoever has its link, without a sign-in, until sharing stops', async () => {
  const visitor = await visit();
  await signInTo(visitor);
  const { page, open } = visitor;
  await open(list);
  const answered = saved(page, 'POST');
  await heartsOff(page).first().click();
  await answered;
  await open('/favourites');
  await page.getByRole('button', { name: 'Jaga nimekirja' }).click();
  const link = await page.getByRole('textbox', { name: 'Nimekirja link' }).inputValue();
  const reader = await visit();
  expect(await reader.open(new URL(link).pathname)).toBe(200);
  await reader.page.getByRole('heading', { level: 1, name: /lemmikud/i }).waitFor();
  expect(await reader.page.locator('main article').count()).toBe(1);
  expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await page.getByRole('button', { name: 'Lõpeta jagamine' }).click();
  await page.getByRole('button', { name: 'Jaga nimekirja' }).waitFor();
  reader.expects(/404/);
  expect(await reader.open(new URL(link).pathname)).toBe(404);
});
