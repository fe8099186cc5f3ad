import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from './hydrated.ts';
import type { Visitor } from './visitor.ts';

/** What the demo shop has plenty of. */
const plenty = { product: 112, quantity: 2 };

/** A cart with something in it, as a guest has filled it; answers its uuid. */
export async function filledCart(
  { shop }: Pick<Visitor, 'shop'>,
  { lines = [plenty], countryId = 2 } = {},
): Promise<string> {
  const { uuid } = await call<{ uuid: string }>(
    shop,
    '/orders/',
    { status: { id: 1 }, customer: null },
    countryId,
  );
  for (const line of lines) await call(shop, `/orders/${uuid}/order-lines/`, line, countryId);
  return uuid;
}

async function call<T>(shop: string, path: string, body: object, countryId: number): Promise<T> {
  const answer = await fetch(`${shop}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Delivery-Country': String(countryId) },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

/** Chooses the first parcel locker that a search finds, and goes on. */
export async function chooseLocker(page: Page, search = 'Tallinn'): Promise<string> {
  await page.getByRole('radio', { name: /^Omniva/ }).check();
  // Until the search is answered, the list shows what stood there before it.
  const answered = page.waitForResponse((answer) =>
    decodeURIComponent(answer.url()).includes(`search=${search}`),
  );
  await page.getByRole('combobox', { name: /^Otsi pakiautomaati/ }).fill(search);
  await answered;
  await page.locator('[role=listbox]:not([aria-busy])').waitFor();
  const found = page.getByRole('option').filter({ hasText: search }).first();
  await found.waitFor();
  const name = (await found.innerText()).split('\n')[0]!;
  await found.click();
  await page.getByRole('complementary').getByText(name).waitFor();
  await page.getByRole('button', { name: 'Edasi andmete juurde' }).click();
  await page.waitForURL(/\/information/);
  return name;
}

export async function chooseCourier(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Kuller/ }).check();
  await page.getByRole('button', { name: 'Edasi andmete juurde' }).click();
  await page.waitForURL(/\/information/);
}

let guests = 0;
export const newGuest = () => `kylaline-${process.pid}-${Date.now()}-${++guests}@salong.ee`;

export async function fillDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel('Eesnimi').fill('Liis');
  await page.getByLabel('Perekonnanimi').fill('Tamm');
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Telefon').fill('+372 5551 2034');
  await page.getByLabel('Tänav, maja ja korter').filter({ visible: true }).fill('Pikk 1');
  await page.getByLabel('Sihtnumber', { exact: true }).filter({ visible: true }).fill('10123');
  await page.getByLabel('Linn või vald').filter({ visible: true }).fill('Tallinn');
  await page.getByRole('checkbox', { name: /^Nõustun/ }).check();
}

export async function toPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edasi makse juurde' }).click();
  await page.waitForURL(/\/payment\//);
}

export const orderButton = (page: Page) => page.getByRole('button', { name: /^Tellin maksekohustusega/ });

/** Pays at the simulator, which ends as it is told to. */
export async function payAt(page: Page, method: RegExp, outcome: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await orderButton(page).click();
  await page.locator(`button[name=outcome][value="${outcome}"]`).click();
}

export async function succeeded(page: Page): Promise<string> {
  await page.waitForURL(/\/success/);
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: /^Aitäh/ }).waitFor();
  return (await page.locator('.select-all').innerText()).trim();
}
