import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addressOfCall, type Call } from '../../src/domain/call.ts';
import * as orders from '../../src/domain/orders/calls.ts';
import { deliveryMethodsCall } from '../../src/domain/delivery/calls.ts';
import { startPaymentCall } from '../../src/domain/payments/calls.ts';
import type { SavedListChanges } from '../../src/domain/saved-lists/contract.ts';
import type { Db } from '../../src/server/database.ts';
import { buildPrice, buildProduct, buildRestriction } from '../factories.ts';
import { buildCustomer, signIn } from '../people.ts';
import { findings } from './accessible.ts';
import { useShopDatabase } from './people.ts';
import { overflow, phone, useVisitors, type Visitor } from './visitor.ts';

const visit = useVisitors();
const shopDb = useShopDatabase();

/** A company's administrator, signed in in the browser of a visitor. */
async function administrator(visitor: Visitor): Promise<string> {
  const { id } = await buildCustomer(shopDb());
  const { token } = await signIn(shopDb(), { customerId: id });
  await visitor.context.addCookies([{ name: 'token', value: token, url: visitor.shop, sameSite: 'Lax' }]);
  return token;
}

async function ask<T>(token: string, { method, path }: Call, params: object, body?: object): Promise<T> {
  const answer = await fetch(inject('baseUrl') + addressOfCall(path, params).url, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

async function cartOf(
  token: string,
  lines: readonly { product: number; quantity: number }[],
): Promise<string> {
  const { uuid } = await ask<{ uuid: string }>(
    token,
    orders.createOrderCall,
    {},
    { status: { id: 1 }, customer: null },
  );
  await ask(token, orders.addLinesCall, { uuid }, { lines });
  return uuid;
}

/** An order on an invoice. */
async function ordered(
  token: string,
  lines: readonly { product: number; quantity: number }[],
): Promise<string> {
  const uuid = await cartOf(token, lines);
  const methods = await ask<{ id: number; needs_pickup_point: boolean }[]>(token, deliveryMethodsCall, {
    uuid,
  });
  const courier = methods.find((one) => !one.needs_pickup_point)!;
  await ask(token, orders.chooseDeliveryCall, { uuid }, { method: courier.id });
  const address = { name: 'Salong', street: 'Pikk 1', city: 'Tallinn', postal_code: '10123', country_id: 2 };
  const contact = { first_name: 'Mari', last_name: 'Tamm', email: 'mari@salong.ee', phone: '+372 5551 2034' };
  await ask(
    token,
    orders.giveInformationCall,
    { uuid },
    { contact, invoice_address: address, consents: { terms: true } },
  );
  await ask(token, startPaymentCall, { uuid }, { method: 'INVOICE' });
  return uuid;
}

/** What cards and carts show of products is read anew. */
async function tell(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select pg_notify('cache_purge', ${JSON.stringify(ids.map((id) => `product:${id}`))})`.execute(db);
}

const cart = (page: Page) => page.getByRole('dialog', { name: /^Ostukorv/ });
const products = (page: Page) => cart(page).getByRole('heading', { level: 3 }).allInnerTexts();
const reorderWindow = (page: Page) => page.getByRole('dialog', { name: /^Telli uuesti/ });
const again = (page: Page) => page.getByRole('button', { name: 'Telli uuesti' });

test('CT-11 an order is ordered again: what changed is shown, the cart is added to or replaced, and comes back', async () => {
  const db = shopDb();
  const visitor = await visit();
  const token = await administrator(visitor);
  const names = ['Korduv kallinev', 'Korduv kadunud', 'Korduv piiratud', 'Korduv sama'];
  const made: number[] = [];
  for (const name of names) made.push((await buildProduct(db, { name, stock: { TLN: 50 } })).id);
  const [dearer, gone, restricted] = made as [number, number, number];
  const own = (await buildProduct(db, { name: 'Korvis juba', stock: { TLN: 50 } })).id;
  const uuid = await ordered(
    token,
    made.map((product) => ({ product, quantity: 2 })),
  );

  const { rows } = await sql<{ ended: Date }>`
    update price set valid = tstzrange(lower(valid), date_trunc('milliseconds', now()) + interval '1 ms')
    where product_id = ${dearer} returning upper(valid) as ended`.execute(db);
  await buildPrice(db, dearer, { cents: 1250, from: rows[0]!.ended });
  await db.updateTable('product').set({ is_disabled: true }).where('id', '=', gone).execute();
  const restriction = await buildRestriction(db, { reason: 'Ainult koolitusel käinutele' });
  await db
    .insertInto('product_restriction')
    .values({ product_id: restricted, restriction_id: restriction.id })
    .execute();
  await tell(db, made);
  await cartOf(token, [{ product: own, quantity: 3 }]);

  const { page, open } = visitor;
  await open(`/account/orders/${uuid}`);
  await again(page).click();
  const dialog = reorderWindow(page);
  await dialog.getByText('1 hind on muutunud').waitFor();
  await dialog.getByText('2 toodet ei saa samamoodi tellida').waitFor();
  await dialog.getByText('Hind on tõusnud: enne 10,00 €, nüüd 12,50 €').waitFor();
  await dialog.getByText('Seda toodet me enam ei müü.').waitFor();
  await dialog.getByText('Ainult koolitusel käinutele').waitFor();
  await dialog.getByText('45,00 €').waitFor();
  expect(await findings(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Lisa juurde' }).click();
  await cart(page).getByText('Korduv sama').waitFor();
  expect(await products(page)).toEqual(['Korvis juba', 'Korduv kallinev', 'Korduv sama']);
  await page.getByRole('button', { name: 'Too endine ostukorv tagasi' }).click();
  await page.getByText('Endine ostukorv on tagasi').waitFor();
  expect(await products(page)).toEqual(['Korvis juba']);

  await page.keyboard.press('Escape');
  await again(page).click();
  await reorderWindow(page).getByRole('button', { name: 'Asenda ostukorv' }).click();
  await cart(page).getByText('Korduv sama').waitFor();
  expect(await products(page)).toEqual(['Korduv kallinev', 'Korduv sama']);
  await page.getByRole('button', { name: 'Too endine ostukorv tagasi' }).click();
  await page.getByText('Endine ostukorv on tagasi').waitFor();
  expect(await products(page)).toEqual(['Korvis juba']);
});

test('CT-11 an order is ordered again from the history', async () => {
  const visitor = await visit({ window: phone, hasTouch: true });
  const token = await administrator(visitor);
  const { id } = await buildProduct(shopDb(), { name: 'Ajaloo šampoon', stock: { TLN: 50 } });
  await ordered(token, [{ product: id, quantity: 2 }]);
  const { page, open } = visitor;
  await open('/account/orders');
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Telli uuesti/ })
    .tap();
  await reorderWindow(page).getByRole('button', { name: 'Lisa ostukorvi' }).tap();
  await cart(page).getByText('Ajaloo šampoon').waitFor();
  expect(await overflow(page)).toBe(0);
});

test('CT-11 the page of a product puts it into a list, by keyboard and on a phone, and takes it out again', async () => {
  const { id } = await buildProduct(shopDb(), { name: 'Lehe palsam', stock: { TLN: 50 } });
  const path = `/products/${id}`;
  const toList = (page: Page) => page.getByRole('button', { name: /^Lisa nimekirja/ });

  const guest = await visit();
  await guest.open(path);
  expect(await toList(guest.page).isVisible()).toBe(false);

  const visitor = await visit();
  await administrator(visitor);
  const { page, open } = visitor;
  await open(path);
  await page.getByRole('textbox', { name: 'Kogus', exact: true }).fill('3');
  await toList(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lisa nimekirja' });
  await dialog.getByRole('textbox', { name: 'Nimekirja nimi' }).fill('Värvilaud');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const message = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Värvilaud' }) });
  await message.waitFor();
  await expect.poll(() => toList(page).evaluate((one) => one === document.activeElement)).toBe(true);
  // It covers what stands below it on a phone. On a slow machine it has left by itself.
  await message
    .getByRole('button', { name: 'Sulge' })
    .click({ timeout: 10_000 })
    .catch(() => {});
  await message.waitFor({ state: 'detached' });

  await page.setViewportSize(phone);
  await toList(page).click();
  await dialog.getByRole('radio', { name: /^Värvilaud/ }).waitFor();
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Lisa', exact: true }).click();
  await page.getByRole('button', { name: 'Võta tagasi' }).click();
  await page.getByText('Nimekirjast „Värvilaud“ tagasi võetud').waitFor();
  await open('/account/lists');
  await page.getByText('1 toode · 3 tk').waitFor();
});

test('CT-11 PL-01 what was bought before is marked on cards and on its page, for its buyer alone', async () => {
  const db = shopDb();
  const [mine, other] = [
    await buildProduct(db, { name: 'Märgitud seerum', stock: { TLN: 50 } }),
    await buildProduct(db, { name: 'Märkimata seerum', stock: { TLN: 50 } }),
  ];
  const visitor = await visit({ window: phone });
  const token = await administrator(visitor);
  await ordered(token, [{ product: mine.id, quantity: 1 }]);
  const mark = (page: Page) => page.getByText('Varem ostetud').filter({ visible: true });

  const { page, open } = visitor;
  await open(`/products/${mine.id}`);
  await mark(page).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
  await open(`/products/${other.id}`);
  await page.getByRole('heading', { level: 1, name: 'Märkimata seerum' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await mark(page).count()).toBe(0);

  const guest = await visit();
  await guest.open(`/products/${mine.id}`);
  await guest.page.waitForLoadState('networkidle');
  expect(await mark(guest.page).count()).toBe(0);
});

test('CT-11 an order becomes a list, which is edited on a phone and fills the cart', async () => {
  const db = shopDb();
  const visitor = await visit({ window: phone, hasTouch: true });
  const token = await administrator(visitor);
  const one = (await buildProduct(db, { name: 'Nimekirja šampoon', stock: { TLN: 50 } })).id;
  const two = (await buildProduct(db, { name: 'Nimekirja palsam', stock: { TLN: 50 } })).id;
  const uuid = await ordered(
    token,
    [one, two].map((product) => ({ product, quantity: 1 })),
  );
  const { page, open } = visitor;
  await open(`/account/orders/${uuid}`);
  await page.getByRole('button', { name: 'Lisa nimekirja' }).click();
  const choice = page.getByRole('dialog', { name: 'Lisa nimekirja' });
  await choice.getByRole('button', { name: 'Lisa', exact: true }).click();
  await choice.getByText('Pane nimekirjale nimi').waitFor();
  await choice.getByRole('textbox', { name: 'Nimekirja nimi' }).fill('Pesukoht, iga kuu');
  await choice.getByRole('button', { name: 'Lisa', exact: true }).click();
  await page.getByRole('status').getByRole('link', { name: 'Pesukoht, iga kuu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pesukoht, iga kuu' }).waitFor();

  // Both edits, which are sent together unless the second comes late.
  const saved = page.waitForResponse((answer) => {
    const request = answer.request();
    if (request.method() !== 'PATCH' || !answer.url().includes('/saved-lists/')) return false;
    const { lines } = request.postDataJSON() as SavedListChanges;
    return lines?.[0]?.product === two;
  });
  await page.getByRole('textbox', { name: 'Kogus: Nimekirja palsam' }).fill('4');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tõsta ülespoole: Nimekirja palsam' }).click();
  await saved;
  await page.getByText('Salvestatud').waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.reload();
  const rows = page.getByRole('list', { name: 'Tooted' }).getByRole('listitem');
  await rows.first().getByRole('link', { name: 'Nimekirja palsam' }).waitFor();

  await page.getByRole('button', { name: 'Telli nimekirjast' }).click();
  await page
    .getByRole('dialog', { name: 'Pesukoht, iga kuu' })
    .getByRole('button', { name: 'Lisa ostukorvi' })
    .click();
  await cart(page).getByText('Nimekirja palsam').waitFor();
  expect(await products(page)).toEqual(['Nimekirja palsam', 'Nimekirja šampoon']);
  await page.getByText('Ostukorvi lisati 5 toodet').waitFor();
});
