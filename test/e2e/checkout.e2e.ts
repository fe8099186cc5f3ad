import { expect, test } from 'vitest';
import { findings } from './accessible.ts';
import {
  chooseCourier,
  chooseLocker,
  filledCart,
  fillDetails,
  newGuest,
  orderButton,
  payAt,
  succeeded,
  toPayment,
} from './checkout.ts';
import { hydrated } from './hydrated.ts';
import { useShopDatabase } from './people.ts';
import { desktop, overflow, phone, useVisitors } from './visitor.ts';
import { buildCustomer, buildUser, signIn } from '../people.ts';

const newVisitor = useVisitors();
const db = useShopDatabase();

test('RT-11 CO-01 CO-02 CO-03 CO-04 CO-08 a guest orders to a parcel locker and pays by card; each step is clean to axe', async () => {
  const visitor = await newVisitor({ window: desktop, prefersLessMotion: true });
  const { page, open } = visitor;
  const uuid = await filledCart(visitor);
  await open(`/order/${uuid}/payment`);
  expect(new URL(page.url()).pathname).toBe(`/order/${uuid}/delivery/`);
  await expect.poll(() => findings(page), { message: 'delivery' }).toEqual([]);
  const point = await chooseLocker(page);
  await page.getByRole('heading', { level: 1, name: 'Kelle nimel tellid?' }).waitFor();
  await expect.poll(() => findings(page), { message: 'information' }).toEqual([]);
  const email = newGuest();
  await fillDetails(page, email);
  await toPayment(page);
  await page.getByRole('heading', { level: 1, name: 'Kuidas maksad?' }).waitFor();
  await expect.poll(() => findings(page), { message: 'payment' }).toEqual([]);
  const total = /([\d,]+)\s€/.exec(await orderButton(page).innerText())![0];
  await payAt(page, /^Pangakaart/, 'settled');
  const number = await succeeded(page);
  expect(number).not.toBe('');
  await expect.poll(() => findings(page), { message: 'success' }).toEqual([]);
  const main = page.getByRole('main');
  await main.getByText(point).first().waitFor();
  await main.getByText(`Makstud ${total}`).waitFor();
  // After a reload, and without the way there, it is the same.
  await open(`/order/${uuid}/success`);
  await page.getByText(number).first().waitFor();
  for (const step of ['delivery', 'payment', 'failed']) {
    await open(`/order/${uuid}/${step}`);
    expect(new URL(page.url()).pathname).toBe(`/order/${uuid}/success/`);
  }
});

test('CO-01 CO-02 CO-03 CO-04 the whole checkout by keyboard alone, on a phone', async () => {
  const visitor = await newVisitor({ window: phone });
  const { page, open } = visitor;
  const uuid = await filledCart(visitor);
  await open(`/order/${uuid}/delivery`);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('radio', { name: /^Omniva/ }).focus();
  await page.keyboard.press('Space');
  const search = page.getByRole('combobox', { name: /^Otsi pakiautomaati/ });
  await search.focus();
  const answered = page.waitForResponse((answer) => answer.url().includes('search=Tartu'));
  await page.keyboard.type('Tartu');
  // Until the search is answered, the list shows what stood there before it.
  await answered;
  await page.locator('[role=listbox]:not([aria-busy])').waitFor();
  await page.getByRole('option').filter({ hasText: 'Tartu' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[role=option][aria-selected=true]').count()).toBe(1);
  await page.getByRole('button', { name: 'Edasi andmete juurde' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/information/);
  const values = ['Liis', 'Tamm', newGuest(), '+372 5551 2034'];
  await page.getByLabel('Eesnimi').focus();
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  for (const value of ['Pikk 1', '10123', 'Tallinn']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('checkbox', { name: /^Nõustun/ }).focus();
  await page.keyboard.press('Space');
  // Enter in a field sends the form.
  await page.getByLabel('Eesnimi').press('Enter');
  await page.waitForURL(/\/payment\//);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('radio', { name: /^Pangakaart/ }).focus();
  await page.keyboard.press('Space');
  await orderButton(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('button[name=outcome][value=settled]').focus();
  await page.keyboard.press('Enter');
  await succeeded(page);
});

test('CO-01 LY-09 where colours are forced, the step one is at is drawn by lines', async () => {
  const visitor = await newVisitor();
  const { page, open } = visitor;
  await page.emulateMedia({ forcedColors: 'active' });
  await open(`/order/${await filledCart(visitor)}/delivery`);
  const step = page.locator('[aria-current=step]');
  expect(await step.innerText()).toContain('Tarne');
  expect(await step.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
});

test('CO-06 a payment that failed keeps the order, and another way pays it', async () => {
  const visitor = await newVisitor();
  const { page, open } = visitor;
  const uuid = await filledCart(visitor);
  await open(`/order/${uuid}/delivery`);
  await chooseCourier(page);
  await fillDetails(page, newGuest());
  await toPayment(page);
  await payAt(page, /^Pangakaart/, 'failed');
  await page.waitForURL(/\/failed/);
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: 'Makse ei õnnestunud' }).waitFor();
  await expect.poll(() => findings(page), { message: 'failed' }).toEqual([]);
  await payAt(page, /^Pangakaart/, 'settled');
  await succeeded(page);
});

test('CO-05 CO-06 a payment whose answer comes late is waited for, and found out without the buyer', async () => {
  const visitor = await newVisitor({ prefersLessMotion: true });
  const { page, open } = visitor;
  const uuid = await filledCart(visitor);
  await open(`/order/${uuid}/delivery`);
  await chooseCourier(page);
  await fillDetails(page, newGuest());
  await toPayment(page);
  await payAt(page, /^Pangakaart/, 'settled-late');
  await page.waitForURL(/\/payment-status/);
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: 'Ootame panga kinnitust' }).waitFor();
  await expect.poll(() => findings(page), { message: 'payment-status' }).toEqual([]);
  await succeeded(page);
});

test('CO-06 a payment left at the bank gives the order back', async () => {
  const visitor = await newVisitor();
  const { page, open } = visitor;
  const uuid = await filledCart(visitor);
  await open(`/order/${uuid}/delivery`);
  await chooseCourier(page);
  await fillDetails(page, newGuest());
  await toPayment(page);
  await payAt(page, /^Pangakaart/, 'abandoned');
  await page.waitForURL(/\/failed/);
  await hydrated(page);
  await page.getByText('Tellimus on alles').waitFor();
  await page.getByRole('complementary').getByText('Muuda').first().waitFor();
});

test('CO-04 CO-05 a furniture order is paid by instalments', async () => {
  const visitor = await newVisitor();
  const { page, open } = visitor;
  const uuid = await filledCart(visitor, { lines: [{ product: 169, quantity: 1 }] });
  await open(`/order/${uuid}/delivery`);
  await chooseCourier(page);
  await fillDetails(page, newGuest());
  await toPayment(page);
  await page.getByRole('radio', { name: /^Järelmaks Maksad/ }).check();
  await page.getByText('Kolm võrdset osa', { exact: true }).click();
  await page.getByText('Kuumakse on arvestuslik').waitFor();
  await orderButton(page).click();
  await page.locator('button[name=outcome][value=settled]').click();
  await succeeded(page);
});

test('CO-03 what was typed stays after back, after a reload and beside a second tab', async () => {
  const visitor = await newVisitor();
  const { page, context, open, shop } = visitor;
  const uuid = await filledCart(visitor);
  await open(`/order/${uuid}/delivery`);
  await chooseCourier(page);
  await page.getByRole('radio', { name: /Ettevõte/ }).check({ force: true });
  await page.getByLabel('Ettevõtte nimi').fill('Salong Kaneel OÜ');
  await page.getByLabel('Eesnimi').fill('Liis 💇‍♀️');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Kuhu tellimuse toome?' }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /^Kuller/ }).isChecked()).toBe(true);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Kelle nimel tellid?' }).waitFor();
  await expect.poll(() => page.getByLabel('Ettevõtte nimi').inputValue()).toBe('Salong Kaneel OÜ');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel('Ettevõtte nimi').inputValue()).toBe('Salong Kaneel OÜ');
  expect(await page.getByLabel('Eesnimi').inputValue()).toBe('Liis 💇‍♀️');

  const second = await context.newPage();
  await second.goto(`${shop}/order/${uuid}/delivery`);
  await hydrated(second);
  await second.getByRole('radio', { name: /^Omniva/ }).check();
  const option = second.getByRole('option').first();
  const name = (await option.innerText()).split('\n')[0]!;
  await option.click();
  // The first tab hears of it, and keeps what was typed.
  await page.getByRole('complementary').getByText(name).waitFor();
  expect(await page.getByLabel('Eesnimi').inputValue()).toBe('Liis 💇‍♀️');
  await second.close();
});

test('CO-10 CO-04 a company of another member state with a confirmed number orders on an invoice without VAT', async () => {
  const visitor = await newVisitor();
  const { page, context, open, shop } = visitor;
  const { id, uuid: customerUuid } = await buildCustomer(db());
  await db()
    .updateTable('customer')
    .set({ registry_country: 'LV', reg_code: '40003521600', vat: 'LV40003521600', delivery_country_id: 3 })
    .where('id', '=', id)
    .execute();
  await db()
    .insertInto('vat_check')
    .values({ vat: 'LV40003521600', is_valid: true, name: 'Salons', checked_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: userId } = await buildUser(db());
  const { token } = await signIn(db(), { userId, customerId: id });
  await context.addCookies([
    { name: 'token', value: token, url: shop },
    { name: 'selectedDeliveryCountryId', value: `3,${Date.now()}`, url: shop },
  ]);
  const uuid = await page.request
    .post(`${shop}/api/v1/orders/`, {
      headers: { Authorization: `Token ${token}`, 'Delivery-Country': '3' },
      data: { status: { id: 1 }, customer: { uuid: customerUuid } },
    })
    .then(async (answer) => ((await answer.json()) as { uuid: string }).uuid);
  const line = await page.request.post(`${shop}/api/v1/orders/${uuid}/order-lines/`, {
    headers: { Authorization: `Token ${token}`, 'Delivery-Country': '3' },
    data: { product: 112, quantity: 2 },
  });
  expect(line.status()).toBe(200);
  await open(`/order/${uuid}/delivery`);
  await page.getByRole('radio', { name: /^Kuller/ }).check();
  await page.getByRole('button', { name: 'Edasi andmete juurde' }).click();
  await page.waitForURL(/\/information/);
  expect(await page.getByLabel('Registrikood').inputValue()).toBe('40003521600');
  await page.getByLabel('Telefon').fill('+371 2612 3456');
  await page.getByLabel('Tänav, maja ja korter').first().fill('Brīvības iela 1');
  await page.getByLabel('Sihtnumber', { exact: true }).first().fill('LV-1010');
  await page.getByLabel('Linn või vald').first().fill('Rīga');
  await page.getByRole('checkbox', { name: /^Nõustun/ }).check();
  await toPayment(page);
  await page
    .getByRole('complementary')
    .getByText(/ühendusesisene käive/)
    .waitFor();
  await page.getByText('Kokku ilma käibemaksuta').waitFor();
  await page.getByRole('radio', { name: /^Arvega/ }).check();
  await orderButton(page).click();
  await succeeded(page);
  await page.getByText(/^Maksa .* hiljemalt \d\d\.\d\d\.\d{4}$/).waitFor();
});
