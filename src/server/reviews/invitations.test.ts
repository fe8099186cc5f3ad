import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../test/factories.ts';
import { deliverOrder } from '../../../test/delivered.ts';
import { waitingMails } from '../../../test/mail.ts';
import { reviewSetup } from '../../../test/reviews.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { giveConsent } from '../notices/service.ts';
import { inviteToReview } from './service.ts';

let server: TestServer;
let setup: ReturnType<typeof reviewSetup>;
beforeAll(async () => {
  server = await startTestServer();
  setup = reviewSetup(server);
});
afterAll(() => server.stop());

const db = () => server.database.db;
const dayMs = 24 * 3_600_000;
const days = 10;
const later = (count: number) => () => new Date(Date.now() + count * dayMs);
const invite = (count: number, signal?: AbortSignal) =>
  inviteToReview({ db: db(), clock: later(count), days, ...(signal && { signal }) });
const emailOf = async (id: number) =>
  (await db().selectFrom('user_account').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email;
const mailsTo = async (email: string) =>
  (await waitingMails(db())).filter((one) => one.template === 'review-invitation' && one.to === email);

/** A buyer with an order that was delivered now. */
async function delivered({ hasConsent = true } = {}) {
  const buyer = await setup.buyer();
  const email = await emailOf(buyer.userId);
  if (hasConsent)
    await db()
      .transaction()
      .execute((trx) =>
        giveConsent(
          trx,
          { email, kind: 'review_invitation', source: 'account', language: 'et', shopId: 2 },
          new Date(),
        ),
      );
  return { ...buyer, email };
}

test('PL-06 who consented is invited once, some days after the delivery, to what has no review', async () => {
  const { email, product, token } = await delivered();
  const silent = await delivered({ hasConsent: false });
  const reviewed = await delivered();
  await setup.write(reviewed.token, reviewed.product, { rating: 5, text: 'Hea' });
  const guest = await buildProduct(db(), { stock: { TLN: 9 } });
  await deliverOrder(server, { products: [guest.id] });

  expect(await invite(days - 1)).toBe(0);
  expect(await invite(days)).toBe(1);
  expect(await mailsTo(email)).toMatchObject([
    { language: 'et', shopId: 2, props: { name: 'Mari', products: [{ id: product, cents: null }] } },
  ]);
  expect(await mailsTo(silent.email)).toEqual([]);
  expect(await mailsTo(reviewed.email)).toEqual([]);
  expect(await invite(days)).toBe(0);
  expect(await invite(days + 5)).toBe(0);
  expect(await mailsTo(email)).toHaveLength(1);
  // A further order is a further occasion, unless its product was reviewed meanwhile.
  await setup.write(token, product, { rating: 5, text: 'Hea' });
  expect(await invite(days)).toBe(0);
});

test('PL-06 invitations that are written at once are written once, and interrupted ones are gone on with', async () => {
  const buyers = [];
  for (let at = 0; at < 5; at++) buyers.push(await delivered());
  expect(await invite(days, AbortSignal.abort())).toBe(0);
  const mails = await Promise.all(Array.from({ length: 4 }, () => invite(days)));
  expect(mails.reduce((sum, count) => sum + count, 0)).toBe(5);
  for (const { email } of buyers) expect(await mailsTo(email)).toHaveLength(1);
});

test('PL-06 the walk goes on past deliveries of one instant, to the microsecond', async () => {
  const buyers = [await delivered(), await delivered(), await delivered()];
  await sql`
    update order_history set at = now() - interval '12 days 7 microseconds'
    where to_status = 5 and order_id = any(${buyers.map(({ order }) => order.id)}::bigint[])`.execute(db());
  expect(await invite(0)).toBe(3);
  expect(await invite(0)).toBe(0);
});

test('PL-06 nobody is invited to what was delivered long ago, without an account, or where the shop does not want it', async () => {
  const buyer = await delivered();
  expect(await inviteToReview({ db: db(), clock: later(days), days: 0 })).toBe(0);
  expect(await invite(days + 31)).toBe(0);
  await db().updateTable('user_account').set({ is_active: false }).where('id', '=', buyer.userId).execute();
  expect(await invite(days)).toBe(0);
});
