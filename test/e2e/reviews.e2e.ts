import { expect, test } from 'vitest';
import { moderateReviewCall, staffReviewsCall } from '../../src/domain/reviews/calls.ts';
import type { StaffReview } from '../../src/domain/reviews/contract.ts';
import { addressOfCall } from '../../src/domain/call.ts';
import type { Page as ListPage } from '../../src/domain/pagination.ts';
import { phonePhotograph } from '../pictures.ts';
import { signInStaff } from '../people.ts';
import { findings } from './accessible.ts';
import { deliveredBuyer, send } from './delivered.ts';
import { useShopDatabase } from './people.ts';
import { phone, useVisitors, type Visitor } from './visitor.ts';

const visit = useVisitors();
const database = useShopDatabase();

/** A product of the demo shop that nobody has reviewed and anybody may buy. */
async function plainProduct(): Promise<{ id: number; name: string }> {
  const { id, i18n_name } = await database()
    .selectFrom('product')
    .select(['id', 'i18n_name'])
    .where('rating_count', '=', 0)
    .where('is_disabled', '=', false)
    .where('is_ticket', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('stock')
          .select('stock.product_id')
          .whereRef('stock.product_id', '=', 'product.id')
          .where('stock.quantity', '>', 5),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_restriction')
            .select('product_restriction.product_id')
            .whereRef('product_restriction.product_id', '=', 'product.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, name: i18n_name.et_EE!.value };
}

const signInAs = ({ context, shop }: Visitor, token: string) =>
  context.addCookies([{ name: 'token', value: token, url: shop, sameSite: 'Lax' }]);

test('PL-06 AC-01 a review with a picture is written, approved by a call, and shows with the average', async () => {
  const visitor = await visit({ window: phone, hasTouch: true });
  const { page, open, shop } = visitor;
  const product = await plainProduct();
  const buyer = await deliveredBuyer(database(), shop, [product.id]);
  await signInAs(visitor, buyer.token);

  await open('/account/feedback');
  await page
    .getByRole('region', { name: 'Ootavad arvustust' })
    .getByRole('button', { name: /^Arvusta/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Arvusta/ });
  await dialog.getByRole('radio', { name: /^4 tärni/ }).press('Space');
  const words = `Hea toode\nteine rida ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Arvustus' }).fill(words);
  await dialog
    .getByLabel('Lisa pilte')
    .setInputFiles({ name: 'pilt.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph(800, 600) });
  await dialog.getByRole('img', { name: 'Pilt 1' }).waitFor();
  // A reload in the middle loses nothing.
  await page.reload();
  await page.getByRole('button', { name: /^Arvusta/ }).click();
  await dialog.getByRole('img', { name: 'Pilt 1' }).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Arvustus' }).inputValue()).toBe(words);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Saada arvustus' }).click();
  await dialog.waitFor({ state: 'detached' });
  const own = page.getByRole('region', { name: 'Minu arvustused' });
  await own.getByText('Ootab ülevaatamist').waitFor();
  await page.getByText(/^Praegu ei oota arvustust/).waitFor();
  expect(await findings(page)).toEqual([]);

  const reader = await visit();
  await reader.open(`/products/${product.id}`);
  const reviews = reader.page.locator('#reviews');
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByText('Arvustusi veel pole').waitFor();

  const staff = await signInStaff(database(), 'TH_PRODUCT_ADMIN');
  const waiting = await send<ListPage<StaffReview>>(
    shop,
    staff.token,
    'GET',
    addressOfCall(staffReviewsCall.path, { moderation: 'pending', page_size: 50 }).url,
  );
  const written = waiting.results.find((one) => one.product.id === product.id)!;
  await send(shop, staff.token, 'PATCH', addressOfCall(moderateReviewCall.path, { id: written.id }).url, {
    moderation: 'approved',
    version: written.version,
  });

  await expect
    .poll(async () => {
      await reader.open(`/products/${product.id}`);
      return reader.page.locator('main a[href="#reviews"]').count();
    })
    .toBe(1);
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByText('teine rida', { exact: false }).waitFor();
  await reviews.getByText('Ostnud siit', { exact: true }).waitFor();
  await reviews.getByText('4,0', { exact: true }).waitFor();
  await reviews.getByRole('img', { name: 'Pilt 1 arvustusest' }).click();
  const viewer = reader.page.getByRole('dialog', { name: /Pilt 1 arvustusest/ });
  await viewer.getByRole('img', { name: 'Pilt 1 arvustusest' }).waitFor();
  await viewer.getByRole('button', { name: 'Sulge' }).click();
  await reviews.getByRole('button', { name: 'Teata' }).click();
  const report = reader.page.getByRole('dialog', { name: 'Teata arvustusest' });
  await report.getByLabel('Mis on valesti?').selectOption('not_genuine');
  await report.getByRole('button', { name: 'Saada teade' }).click();
  await reader.page.getByText('Aitäh! Vaatame arvustuse üle.').waitFor();

  await page.reload();
  await own.getByText('Avaldatud', { exact: true }).waitFor();
  await own.getByRole('button', { name: /^Võta tagasi/ }).click();
  await page.getByText(/^Sa ei ole veel/).waitFor();
  await page.getByRole('button', { name: 'Taasta' }).click();
  await own.getByText('Avaldatud', { exact: true }).waitFor();
});
