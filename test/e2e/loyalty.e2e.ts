import { expect, test } from 'vitest';
import type { LoyaltyStatement } from '../../src/domain/loyalty/contract.ts';
import type { SearchAnswer } from '../../src/domain/search/contract.ts';
import { buildCustomer, buildUser, signIn, signInStaff } from '../people.ts';
import { findings } from './accessible.ts';
import { chooseCourier, fillDetails, newGuest, payAt, succeeded, toPayment } from './checkout.ts';
import { useShopDatabase } from './people.ts';
import { desktop, overflow, phone, useVisitors, type Visitor } from './visitor.ts';

const newVisitor = useVisitors();
const db = useShopDatabase();
/** What the demo shop has plenty of, at full price, for everybody. */
async function fullPriced(visitor: Visitor, token: string): Promise<number> {
  const { results } = await call<SearchAnswer>(
    visitor,
    token,
    'GET',
    '/products/elastic/search/new/?in_stock=true&page_size=60',
  );
  return results.find(
    (one) =>
      one.discount_rate === 0 &&
      one.valid_restrictions.length === 0 &&
      one.pack_size === 1 &&
      one.available_stock > 20,
  )!.id;
}

/** A person who acts for a customer of their own, with the token of their session. */
async function newPerson(): Promise<string> {
  const customer = await buildCustomer(db(), { isBusiness: false });
  const { token } = await signIn(db(), { userId: (await buildUser(db())).id, customerId: customer.id });
  await db().updateTable('customer').set({ delivery_country_id: 2 }).where('id', '=', customer.id).execute();
  return token;
}

const beSignedIn = ({ context, shop }: Visitor, token: string) =>
  context.addCookies([{ name: 'token', value: token, url: shop }]);

async function call<T>(
  { shop }: Pick<Visitor, 'shop'>,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`${shop}/api/v1${path}`, {
    method,
    headers: {
      Authorization: `Token ${token}`,
      'Delivery-Country': '2',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, path).toBeLessThan(300);
  return (await answer.json()) as T;
}

async function cartOf(visitor: Visitor, token: string, quantity: number): Promise<string> {
  const body = { status: { id: 1 }, customer: null };
  const { uuid } = await call<{ uuid: string }>(visitor, token, 'POST', '/orders/', body);
  const product = await fullPriced(visitor, token);
  await call(visitor, token, 'POST', `/orders/${uuid}/order-lines/`, { product, quantity });
  return uuid;
}

test('AC-03 CT-09 PP-01 one joins, buys at the level’s price, earns points and pays with them', async () => {
  const visitor = await newVisitor({ window: desktop, prefersLessMotion: true });
  const { page, open } = visitor;
  const token = await newPerson();
  await beSignedIn(visitor, token);

  await open('/loyalty');
  // Buttons of a block come to life when somebody nears them.
  await page.getByRole('heading', { name: 'Püsikliendiks kolme sammuga' }).scrollIntoViewIfNeeded();
  const seen = page.waitForResponse('**/loyalty/ack_popup/');
  await page.getByRole('main').getByRole('button', { name: 'Liitu', exact: true }).first().click();
  const welcome = page.getByRole('dialog', { name: 'Oled nüüd püsiklient' });
  await welcome.getByRole('progressbar').waitFor();
  await welcome.getByRole('button', { name: 'Selge' }).click();
  await page.getByRole('button', { name: /^Konto: .*püsiklient$/ }).waitFor();
  await page.getByRole('columnheader', { name: /Sinu tase/ }).waitFor();
  // It was acknowledged: nobody is welcomed again.
  await seen;
  await open('/loyalty');
  await page.getByRole('button', { name: /^Konto: .*püsiklient$/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);

  const first = await cartOf(visitor, token, 4);
  await open(`/order/${first}/delivery`);
  await page.getByText(/^Püsikliendi soodustus, 1\..tase/).waitFor();
  await chooseCourier(page);
  await fillDetails(page, newGuest());
  await toPayment(page);
  await payAt(page, /^Pangakaart/, 'settled');
  await succeeded(page);

  const staff = await signInStaff(db(), 'TH_SHOP_ADMIN', { showsFactor: true });
  for (const id of [3, 5])
    await call(visitor, staff.token, 'POST', `/administrator/orders/${first}/status/`, { status: { id } });
  let earned = 0;
  await expect
    .poll(async () => {
      const statement = await call<LoyaltyStatement>(visitor, token, 'GET', '/loyalty/statement/');
      return (earned = statement.balance);
    })
    .toBeGreaterThan(0);

  const second = await cartOf(visitor, token, 1);
  await open('/cart');
  const total = page.getByRole('complementary', { name: 'Kokku' });
  const before = await total.innerText();
  const points = total.getByRole('switch', { name: /^Maksa punktidega/ });
  await points.click();
  await total.getByText('Kasutatud punktid').waitFor();
  expect(await total.innerText()).not.toBe(before);
  await expect.poll(() => findings(page), { message: 'cart' }).toEqual([]);
  await open(`/order/${second}/delivery`);
  await page.getByRole('switch', { name: /^Maksa punktidega/ }).waitFor();
  await page.getByRole('radio', { name: /^Kuller/ }).check();
  await page.getByRole('button', { name: 'Edasi andmete juurde' }).click();
  await page.waitForURL(/\/information/);
  // The shop knows the details from the first order, and what was agreed to with it.
  await toPayment(page);
  await payAt(page, /^Pangakaart/, 'settled');
  await succeeded(page);

  await open('/account/loyalty');
  const statement = page.getByRole('region', { name: 'Punktide väljavõte' });
  await statement.getByText('Kasutatud').waitFor();
  await statement.getByText('Teenitud').waitFor();
  expect(earned).toBeGreaterThan(0);
  await expect.poll(() => findings(page), { message: 'account' }).toEqual([]);
});

test('AC-03 leaving asks first, and what is lost is gone; on a phone nothing scrolls sideways', async () => {
  const visitor = await newVisitor({ window: phone });
  const { page, open } = visitor;
  const token = await newPerson();
  await beSignedIn(visitor, token);
  await call(visitor, token, 'POST', '/loyalty/join/');
  await call(visitor, token, 'GET', '/me/');
  await open('/account/loyalty');
  const welcome = page.getByRole('dialog', { name: 'Oled nüüd püsiklient' });
  await welcome.getByRole('button', { name: 'Selge' }).click();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Lahku programmist' }).click();
  const question = page.getByRole('dialog', { name: 'Kas lahkud püsikliendiprogrammist?' });
  await question.getByRole('button', { name: 'Jää püsikliendiks' }).click();
  await page.getByRole('button', { name: 'Lahku programmist' }).click();
  await question.getByRole('button', { name: 'Lahku', exact: true }).click();
  await page.getByRole('heading', { name: 'Saa püsikliendiks' }).waitFor();
  await open('/loyalty');
  expect(await overflow(page)).toBe(0);
});

test('PP-01 who may join is called to once a session, and not again once they said so', async () => {
  const visitor = await newVisitor({ isFirstVisit: true });
  const { page, open, context, shop } = visitor;
  await context.addCookies([{ name: 'selectedDeliveryCountryId', value: `2,${Date.now()}`, url: shop }]);
  await beSignedIn(visitor, await newPerson());
  await open('/contact');
  const window = page.getByRole('dialog', { name: 'Saa püsikliendiks' });
  await window.getByRole('button', { name: 'Mitte praegu' }).click();
  await window.waitFor({ state: 'detached' });
  await open('/contact');
  await page.getByRole('button', { name: /^Konto: / }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await window.count()).toBe(0);
  await page.evaluate(() => sessionStorage.clear());
  await open('/contact');
  const told = page.waitForResponse('**/loyalty/ack_popup/');
  await window.getByRole('button', { name: 'Ära enam paku' }).click();
  await window.waitFor({ state: 'detached' });
  expect((await told).status()).toBe(204);
  await page.evaluate(() => sessionStorage.clear());
  await open('/contact');
  await page.getByRole('button', { name: /^Konto: / }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await window.count()).toBe(0);
});
