import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { buildCustomer, signIn } from '../people.ts';
import { openDatabase } from '../../src/server/platform/db.ts';
import type { Database } from '../../src/server/database.ts';
import { findings } from './accessible.ts';
import { overflow, phone, useVisitors, type Visitor } from './visitor.ts';

const visit = useVisitors();

/** Where products are that anybody can buy as they are. */
const list = '/products/categories/8';

const cards = (page: Page) =>
  page.locator('main article').filter({ has: page.locator('[data-action=add-to-cart]') });
const add = (page: Page, at = 0) => cards(page).nth(at).locator('[data-action=add-to-cart]');
const cart = (page: Page) => page.getByRole('dialog', { name: /^Ostukorv/ });
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Ostukorv/ });
const linkOf = (page: Page, pieces: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Ostukorv: ${pieces},`) });
const quantity = (page: Page) => cart(page).getByRole('textbox', { name: /^Kogus/ });
/** The shop has answered for a change of the cart, whichever tab sent it: one sends what any of them was told. */
const changed = (page: Page, method: 'POST' | 'PUT' | 'DELETE') =>
  page
    .context()
    .waitForEvent(
      'response',
      (one) => one.request().method() === method && one.url().includes('/order-lines/') && one.ok(),
    );

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await cart(page).waitFor({ state: 'detached' });
}

/** Somebody with `pieces` of the first product of the list in the cart, whose window is closed. */
async function withCart(visitor: Visitor): Promise<string> {
  const { page, open } = visitor;
  await open(list);
  const name = await cards(page).first().getByRole('heading').innerText();
  await add(page).click();
  await cart(page).getByText('Lisatud').waitFor();
  await close(page);
  return name;
}

describe('filling a cart', () => {
  test('CT-01 LY-02 LY-09 from a list: the window opens with what was added, and the focus comes back to the button', async () => {
    const { page, open } = await visit();
    await open(list);
    expect(await link(page).getAttribute('aria-label')).toBe('Ostukorv');
    const button = add(page);
    await button.click();
    await cart(page).getByText('Lisatud').waitFor();
    await linkOf(page, 1).waitFor();
    expect(await findings(page)).toEqual([]);
    await close(page);
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await button.innerText()).toContain('Ostukorvis');
    await button.click();
    await cart(page).waitFor();
    expect(await cart(page).getByRole('article').count()).toBe(1);
  });

  test('CT-01 CT-02 from the page of a product: the quantity that was typed, and there it is changed', async () => {
    const { page, open } = await visit();
    await open('/products/4');
    const field = page.getByRole('textbox', { name: 'Kogus' });
    await field.fill('3');
    await field.press('Enter');
    await cart(page).getByText('Lisatud').waitFor();
    expect(await quantity(page).inputValue()).toBe('3');
    await close(page);
    const saved = changed(page, 'PUT');
    await page.locator('main').getByRole('button', { name: 'Üks juurde' }).click();
    await saved;
    await linkOf(page, 4).waitFor();
    await page.reload();
    await linkOf(page, 4).waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#quantity')?.value === '4');
  });

  test('CT-01 a press before the script has come is not lost', async () => {
    const { page, shop } = await visit();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/(?:app|react)-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(shop + list, { waitUntil: 'commit' });
    await add(page).click();
    letGo();
    await cart(page).getByText('Lisatud').waitFor();
  });

  test('CT-01 ER-04 what the shop refuses is said, and the button offers it again', async () => {
    const { page, open, expects } = await visit();
    expects(/cart|409|Failed to load resource/);
    await page.route('**/order-lines/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { code: 'NOT_ENOUGH_STOCK', message: 'x' } })
        : route.continue(),
    );
    await open(list);
    await add(page).click();
    await page.getByText('Nii palju meil seda toodet laos ei ole.').waitFor();
    await expect.poll(() => cart(page).count()).toBe(0);
    await page.locator('main [aria-busy=true][data-action]').waitFor({ state: 'detached' });
    expect(await add(page).innerText()).toContain('Lisa ostukorvi');
  });

  test('CT-01 LY-03 on a phone: by touch, as a sheet, within the window', async () => {
    const { page, open } = await visit({ window: phone, hasTouch: true });
    await open(list);
    await add(page).tap();
    await cart(page).getByText('Lisatud').waitFor();
    // Once it has slid in.
    await cart(page).evaluate((sheet) => Promise.all(sheet.getAnimations().map((one) => one.finished)));
    const box = (await cart(page).boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(phone.height);
    for (const button of await cart(page).getByRole('button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await close(page);
    await link(page).tap();
    await cart(page).getByRole('link', { name: 'Vaata ostukorvi' }).tap();
    await page.getByRole('heading', { level: 1, name: /^Ostukorv/ }).waitFor();
    expect(await overflow(page)).toBe(0);
  });

  test('PL-03 LY-09 what is not for everybody says why and how one gets it', async () => {
    const { page, open } = await visit();
    await open('/products');
    const button = page.locator('[data-action=restriction]').first();
    const reason = await button.getAttribute('data-reason');
    await button.click();
    const window_ = page.getByRole('dialog', { name: 'Kes saab seda osta?' });
    await window_.getByText(reason!).waitFor();
    expect(await findings(page)).toEqual([]);
    await window_.getByRole('button', { name: 'Logi sisse' }).click();
    await page.getByRole('dialog', { name: 'Logi sisse' }).waitFor();
  });
});

describe('changing a cart', () => {
  test('CT-02 edits that follow each other are one call, and removing can be undone by keyboard', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const name = await withCart(visitor);
    const puts: string[] = [];
    page.on('request', (one) => {
      if (one.method() === 'PUT') puts.push(one.postData() ?? '');
    });
    await link(page).click();
    const more = cart(page).getByRole('button', { name: 'Üks juurde' });
    const saved = changed(page, 'PUT');
    // At once, however slow the machine is.
    await more.evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 3; press++) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    expect(await quantity(page).inputValue()).toBe('4');
    await saved;
    expect(puts.map((body) => (JSON.parse(body) as { quantity: number }).quantity)).toEqual([4]);

    const removed = changed(page, 'DELETE');
    await cart(page)
      .getByRole('button', { name: `Eemalda ${name}` })
      .press('Enter');
    await cart(page).getByText(`Eemaldatud: ${name}`).waitFor();
    await removed;
    const back = changed(page, 'POST');
    await page.keyboard.press('Enter');
    await back;
    expect(await quantity(page).inputValue()).toBe('4');
  });

  test('CT-04 two tabs are in step within a second, and a stale edit is made upon what the other did', async () => {
    const visitor = await visit();
    const { page, context, shop } = visitor;
    await withCart(visitor);
    const other = await context.newPage();
    await other.goto(`${shop}/cart`);
    const field = other.getByRole('textbox', { name: /^Kogus/ });
    await field.waitFor();
    await link(page).click();
    const saved = changed(page, 'PUT');
    await cart(page).getByRole('button', { name: 'Üks juurde' }).click();
    await saved;
    await other.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main input[inputmode=numeric]')?.value === '2',
    );
    const savedThere = changed(other, 'PUT');
    await field.fill('5');
    await field.press('Enter');
    await savedThere;
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('dialog input[inputmode=numeric]')?.value === '5',
    );
  });

  test('CT-04 without a connection edits stay, paying waits, and they are sent when it is back', async () => {
    const visitor = await visit();
    const { page, context, open, expects } = visitor;
    expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|cart/);
    await withCart(visitor);
    await open('/cart');
    const field = page.getByRole('textbox', { name: /^Kogus/ });
    await field.waitFor();
    await context.setOffline(true);
    await field.fill('6');
    await field.press('Enter');
    await page.getByText('Tellimust saad vormistada, kui ühendus taastub').waitFor();
    const told = page.getByText('Muudatused on alles');
    // It stays as long as somebody points at it.
    await told.first().hover();
    expect(await told.count(), 'told once').toBe(1);
    expect(await field.inputValue()).toBe('6');
    const saved = changed(page, 'PUT');
    await context.setOffline(false);
    await saved;
    await linkOf(page, 6).waitFor();
    await page.getByRole('link', { name: 'Vormista tellimus' }).waitFor();
    await page.reload();
    await linkOf(page, 6).waitFor();
  });

  test('CT-04 CT-01 what is added without a connection is marked as added, and nothing says that it failed', async () => {
    const { page, context, open, expects } = await visit();
    expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/);
    await open(list);
    await add(page).click();
    await cart(page).getByText('Lisatud').waitFor();
    await close(page);
    // As if the window had not been opened before: nothing of it is there.
    await page.reload();
    await linkOf(page, 1).waitFor();
    await context.setOffline(true);
    await add(page, 1).click();
    await linkOf(page, 2).waitFor();
    await page.getByText('Muudatused on alles').waitFor();
    await page.waitForTimeout(1000);
    expect(await page.getByText('Kontrolli seda ja proovi uuesti').count()).toBe(0);
    const saved = changed(page, 'POST');
    await context.setOffline(false);
    await saved;
  });

  test('CT-03 a cart that is no more is forgotten with one word', async () => {
    const visitor = await visit();
    const { page, context, shop, expects } = visitor;
    expects(/404|cart|asked/);
    await context.addInitScript(() => {
      if (!localStorage.getItem('begun'))
        localStorage.setItem('orders', '["00000000-0000-4000-8000-00000000dead"]');
      localStorage.setItem('begun', '1');
    });
    await page.goto(`${shop}/cart`);
    await page.getByText('Sellist tellimust ei ole.').waitFor();
    await page.getByRole('heading', { name: 'Ostukorv on tühi' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('orders'))).toBeNull();
  });
});

test('CT-06 whoever signs in finds the cart they had as a guest, and signing out leaves none', async () => {
  const visitor = await visit();
  const { page, context, shop, open } = visitor;
  const name = await withCart(visitor);
  const { db } = openDatabase<Database>(inject('database'), { max: 1 });
  const { id: customerId } = await buildCustomer(db, { isBusiness: false });
  const { token } = await signIn(db, { customerId });
  await db.destroy();
  await context.addCookies([{ name: 'token', value: token, url: shop, sameSite: 'Lax' }]);
  const connected = page.waitForResponse(
    (one) => one.url().includes('connect-anonymous-order-to-user') && one.ok(),
  );
  await open('/cart');
  await connected;
  await page.getByRole('heading', { name }).waitFor();
  await linkOf(page, 1).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('orders'))).toBeNull();

  await context.clearCookies({ name: 'token' });
  await open('/cart');
  await page.getByRole('heading', { name: 'Ostukorv on tühi' }).waitFor();
});

test('CT-08 a discount code is behind a link; refused it says why at its field, and taken it can be removed', async () => {
  const visitor = await visit();
  const { page, open, expects } = visitor;
  expects(/400/);
  await withCart(visitor);
  await open('/cart');
  await page.getByRole('button', { name: 'Lisa sooduskood' }).click();
  const field = page.getByRole('textbox', { name: 'Sooduskood' });
  await field.fill('nii ei ole');
  await field.press('Enter');
  await page.getByText('Sellist sooduskoodi ei ole').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('nii ei ole');
  await field.fill('tere10');
  await field.press('Enter');
  const remove = page.getByRole('button', { name: 'Eemalda sooduskood TERE10' });
  await remove.waitFor();
  // What had the focus is gone: the next step by keyboard goes on from there all the same.
  await page.keyboard.press('Tab');
  await expect.poll(() => remove.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await remove.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  const open_ = page.getByRole('button', { name: 'Lisa sooduskood' });
  await expect.poll(() => open_.evaluate((one) => one === document.activeElement)).toBe(true);
});
