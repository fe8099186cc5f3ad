import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { signIn } from '../../../test/people.ts';
import { pictureForm } from '../../../test/pictures.ts';
import { reviewSetup } from '../../../test/reviews.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/reviews/calls.ts';
import { findBroken } from '../platform/invariants.ts';
import { reviewInvariants, reviewsData } from './service.ts';

let server: TestServer;
let setup: ReturnType<typeof reviewSetup>;
beforeAll(async () => {
  server = await startTestServer();
  setup = reviewSetup(server);
});
afterAll(() => server.stop());

const db = () => server.database.db;

/** A shown review with a vote. */
async function fixtures() {
  const written = await setup.reviewed({ rating: 4 });
  const { id } = written.review;
  await setup.decide(id, { moderation: 'approved' });
  const voter = await signIn(db());
  await setup.ask(calls.findHelpfulCall, { params: { id }, token: voter.token });
  return { ...written, id, voter };
}
type Fixtures = Awaited<ReturnType<typeof fixtures>>;

const damages: [what: string, (f: Fixtures) => RawBuilder<unknown>, noticed: RegExp][] = [
  [
    'a star more on the product',
    (f) => sql`update product set rating_sum = rating_sum + 1 where id = ${f.product}`,
    /rating of a product/,
  ],
  [
    'a review that is gone from the table alone',
    (f) => sql`delete from review where id = ${f.id}`,
    /rating of a product/,
  ],
  [
    'a denied review that still counts',
    (f) =>
      sql`with d as (update review set moderation = 'denied', reason = 'x' where id = ${f.id})
        insert into review_history (review_id, moderation, reason, user_id, at) values (${f.id}, 'denied', 'x', null, now())`,
    /rating of a product/,
  ],
  [
    'a withdrawn review that still counts',
    (f) => sql`update review set withdrawn_at = now() where id = ${f.id}`,
    /rating of a product/,
  ],
  [
    'a mark without a purchase',
    (f) => sql`update review set order_line_id = null where id = ${f.id}`,
    /verified buyer/,
  ],
  [
    'a mark for what was not delivered',
    (f) => sql`update shop_order set status = 3 where id = ${f.order.id}`,
    /verified buyer/,
  ],
  [
    'a mark for what somebody else bought',
    (f) => sql`update shop_order set customer_id = null where id = ${f.order.id}`,
    /verified buyer/,
  ],
  [
    'a vote more than there are',
    (f) => sql`update review set helpful_count = helpful_count + 1 where id = ${f.id}`,
    /counts its votes/,
  ],
  [
    'a vote of the author',
    (f) =>
      sql`with v as (update review set helpful_count = helpful_count + 1 where id = ${f.id})
        insert into review_vote (review_id, user_id) values (${f.id}, ${f.userId})`,
    /counts its votes/,
  ],
  [
    'a picture that is not there',
    (f) => sql`update review set picture_count = 1 where id = ${f.id}`,
    /counts its pictures/,
  ],
  [
    'a state nobody brought it to',
    (f) => sql`update review set moderation = 'pending' where id = ${f.id}`,
    /history of a review/,
  ],
];

test.each(damages)('PL-06 %s is noticed', async (_what, damage, noticed) => {
  const made = await fixtures();
  await expectSound(db());
  const undone = new Error('undone');
  const work = db()
    .transaction()
    .execute(async (trx) => {
      await damage(made).execute(trx);
      const found = (await findBroken(trx, reviewInvariants)).filter(({ count }) => count > 0);
      expect(found.map(({ name }) => name).join('\n')).toMatch(noticed);
      throw undone;
    });
  await expect(work).rejects.toBe(undone);
});

test('PL-06 the database itself refuses what can never be', async () => {
  const { id, customer, product } = await fixtures();
  for (const damage of [
    sql`update review set moderation = 'denied', reason = null where id = ${id}`,
    sql`update review set reason = 'x' where id = ${id}`,
    sql`update review set rating = 6 where id = ${id}`,
    sql`update review set helpful_count = -1 where id = ${id}`,
    sql`update review set text = repeat('x', 4001) where id = ${id}`,
    sql`insert into review (product_id, customer_id, author_name, rating, language)
      values (${product}, ${customer.id}, 'x', 1, 'et')`,
  ])
    await expect(damage.execute(db())).rejects.toMatchObject({ code: /^23/ });
});

test('AC-05 pictures of a user go also from a review that an administrator of the customer has edited since', async () => {
  const { token, userId, customer, id } = await fixtures();
  const { headers, body } = await pictureForm();
  const uploaded = await server.app.inject({
    method: 'POST',
    url: calls.uploadPicturePath,
    headers: { ...headers, authorization: `Token ${token}` },
    payload: body,
  });
  const { uuid } = uploaded.json<{ uuid: string }>();
  await setup.ask(calls.editReviewCall, { params: { id }, body: { pictures: [uuid] }, token });
  const administrator = await setup.colleague(customer.id, 'CUSTOMER_ADMIN');
  await setup.ask(calls.editReviewCall, {
    params: { id },
    body: { text: 'Haldur muutis' },
    token: administrator.token,
  });
  await db()
    .transaction()
    .execute((trx) => reviewsData.erase(trx, { id: userId, email: 'x@y.ee' }, new Date()));
  await expectSound(db());
  expect(
    await db().selectFrom('review').select(['text', 'picture_count']).where('id', '=', id).execute(),
  ).toEqual([{ text: 'Haldur muutis', picture_count: 0 }]);
});

test('AC-05 reviews, pictures and votes are given out and go with the user, and averages follow at once', async () => {
  const { userId, product, id, voter } = await fixtures();
  const { email } = await db()
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await setup.ask(calls.reportReviewCall, {
    params: { id },
    body: { reason: 'other', text: 'Vaata' },
    token: voter.token,
  });
  expect(await reviewsData.read(db(), { id: userId, email })).toMatchObject({
    written: [{ product_id: product, rating: 4, text: 'Hea', moderation: 'approved' }],
  });
  expect(await reviewsData.read(db(), { id: voter.userId, email: 'x@y.ee' })).toMatchObject({
    written: [],
    found_helpful: [id],
    reports: [{ review_id: id, reason: 'other', text: 'Vaata' }],
  });
  const erase = (user: number, address: string) =>
    db()
      .transaction()
      .execute((trx) => reviewsData.erase(trx, { id: user, email: address }, new Date()));
  // Both at once: who reads the other's row waits, and nobody loses a vote or a star.
  await Promise.all([erase(voter.userId, 'x@y.ee'), erase(userId, email)]);
  await expectSound(db());
  expect(await db().selectFrom('review').select('id').where('id', '=', id).execute()).toEqual([]);
  expect(
    await db()
      .selectFrom('product')
      .select(['rating_sum', 'rating_count'])
      .where('id', '=', product)
      .execute(),
  ).toEqual([{ rating_sum: 0, rating_count: 0 }]);
});
