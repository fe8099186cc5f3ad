import { expect, test } from 'vitest';
import { orderStatuses } from '../../src/domain/orders/statuses.ts';
import type { Order } from '../../src/domain/orders/contract.ts';
import type { OrderReturn } from '../../src/domain/returns/contract.ts';
import { signInStaff } from '../people.ts';
import { findings } from './accessible.ts';
import { chooseCourier, filledCart, fillDetails, newGuest, payAt, succeeded, toPayment } from './checkout.ts';
import { send } from './delivered.ts';
import { useShopDatabase } from './people.ts';
import { overflow, phone, useVisitors, type Visitor } from './visitor.ts';

const newVisitor = useVisitors();
const db = useShopDatabase();

const wanted = [
  { product: 112, quantity: 2 },
  { product: 1, quantity: 1 },
  { product: 608, quantity: 1 },
];

/** An order of three products that a guest has paid by card and the staff has sent. */
async function sentOrder(visitor: Visitor) {
  const { page, open, shop } = visitor;
  const uuid = await filledCart(visitor, { lines: wanted });
  await open(`/order/${uuid}/delivery`);
  await chooseCourier(page);
  const email = newGuest();
  await fillDetails(page, email);
  await toPayment(page);
  await payAt(page, /^Pangakaart/, 'settled');
  const number = await succeeded(page);
  const { token: staff } = await signInStaff(db(), 'TH_SHOP_ADMIN');
  for (const id of [orderStatuses.IN_PROGRESS, orderStatuses.FULFILLED])
    await send(shop, staff, 'POST', `/api/v1/administrator/orders/${uuid}/status/`, { status: { id } });
  const order = await send<Order>(shop, staff, 'GET', `/api/v1/orders/${uuid}/`);
  return { uuid, number, email, staff, order };
}

test('AC-05 a guest withdraws from the footer link: states, confirms, and has the acknowledgement', async () => {
  const visitor = await newVisitor({ window: phone, prefersLessMotion: true });
  const { page, open } = visitor;
  const { number, email, uuid } = await sentOrder(visitor);
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tagane lepingust siin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tagane lepingust siin' }).waitFor();
  await expect.poll(() => findings(page), { message: 'statement' }).toEqual([]);
  await page.getByRole('button', { name: 'Edasi' }).click();
  await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(2);
  await page.getByLabel('Tellimuse number').fill(number);
  await page.getByRole('main').getByLabel('E-posti aadress').fill(email);
  await page.getByRole('button', { name: 'Edasi' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vaata üle ja kinnita' }).waitFor();
  expect(await overflow(page)).toBe(0);
  await expect.poll(() => findings(page), { message: 'confirmation' }).toEqual([]);
  await page.getByRole('button', { name: 'Kinnita taganemine siin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Saime sinu taganemisavalduse' }).waitFor();
  await expect.poll(() => findings(page), { message: 'acknowledgement' }).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Laadi kinnitus alla (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^withdrawal-.*\.pdf$/);
  await open(`/order/${uuid}`);
  await page.getByRole('heading', { name: `Taganemine ${number}-1` }).waitFor();
});

test('AC-05 the withdrawal function works without script', async () => {
  const visitor = await newVisitor({ hasScript: false });
  const { page, shop } = visitor;
  await page.goto(`${shop}/withdraw`);
  await page.getByLabel('Tellimuse number').fill('999999');
  await page.getByRole('main').getByLabel('E-posti aadress').fill('keegi@salong.ee');
  await page.getByLabel('Millest taganed').fill('Punane šampoon');
  await page.getByRole('button', { name: 'Edasi' }).click();
  await page.getByText('Punane šampoon').waitFor();
  await page.getByRole('button', { name: 'Kinnita taganemine siin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Saime sinu taganemisavalduse' }).waitFor();
});

test('AC-05 one line of three goes back: asked with a picture, accepted, received, refunded with a credit note', async () => {
  const visitor = await newVisitor({ prefersLessMotion: true });
  const { page, open, shop } = visitor;
  const { uuid, staff, order } = await sentOrder(visitor);
  await open(`/order/${uuid}`);
  await page.getByRole('link', { name: 'Tagasta kaupa' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tagasta kaupa' }).waitFor();
  await page.getByRole('button', { name: 'Saada tagastussoov' }).click();
  await page.getByText('Vali vähemalt üks toode.').waitFor();
  const [line] = order.order_lines;
  await page.getByRole('main').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Saada tagastussoov' }).click();
  await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(1);
  await page.getByLabel('Põhjus').selectOption('damaged');
  await expect.poll(() => findings(page), { message: 'request' }).toEqual([]);
  // Sent before the picture has arrived, the request waits for it.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/return-pictures\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'pudel.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixel, 'base64'),
  });
  await page.getByRole('button', { name: 'Saada tagastussoov' }).click();
  await page.getByText(/^Pildid on veel teel/).waitFor();
  letGo();
  await page.getByLabel('Selgitus').fill('Pudel lekib');
  await page.getByText('Ootab ülevaatust').waitFor();

  const returns = `/api/v1/orders/${uuid}/returns/`;
  const [made] = await send<OrderReturn[]>(shop, staff, 'GET', returns);
  expect(made!.lines).toMatchObject([
    { line: line!.id, quantity: 1, note: 'Pudel lekib', pictures: [{ content_type: 'image/png' }] },
  ]);
  const step = (name: string, body: object = {}) =>
    send<OrderReturn>(shop, staff, 'POST', `/api/v1/administrator/returns/${made!.uuid}/${name}/`, body);
  await step('accept');
  await open(`/order/${uuid}`);
  await page.getByText(`Kirjuta pakile number ${made!.number}`).waitFor();
  await step('receive', { lines: [{ line: line!.id, sellable: 1 }] });
  const { refund } = await step('refund');
  expect(Number(refund!.amount)).toBeCloseTo(Number(line!.payable) / line!.quantity, 2);
  await open(`/order/${uuid}`);
  await page.getByText('Raha tagastatud').waitFor();
  await page.getByText(`Kreeditarve ${refund!.credit_note}`).first().waitFor();
  await expect.poll(() => findings(page), { message: 'order' }).toEqual([]);
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
