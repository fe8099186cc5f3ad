import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buildProduct, buildReview } from '../../../test/factories.ts';
import { waitingMails } from '../../../test/mail.ts';
import { reviewSetup } from '../../../test/reviews.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { deliverOrder } from '../../../test/delivered.ts';
import { buildDraft, placer, signedInAs } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/reviews/calls.ts';
import type { OwnReview, Review, VisitorReviews, WaitingProduct } from '../../domain/reviews/contract.ts';
import { maxTextLength } from '../../domain/reviews/rules.ts';
import type { Page } from '../../domain/pagination.ts';
import { sql } from 'kysely';

let server: TestServer;
let setup: ReturnType<typeof reviewSetup>;
beforeAll(async () => {
  server = await startTestServer();
  setup = reviewSetup(server);
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

const db = () => server.database.db;
/** What a card of the product says, from the answer of its page. */
async function ratingOf(id: number) {
  const answer = await server.app.inject({ url: `/api/v1/products/${id}/` });
  return answer.json<{ reviews: object }>().reviews;
}
/** Caches hear of a change a moment after it is committed. */
const expectRating = (id: number, rating: object) => expect.poll(() => ratingOf(id)).toEqual(rating);
const none = { average_rating: null, rating_count: 0 };

describe('writing', () => {
  test('PL-06 who has had a product delivered reviews it, and it shows once it is approved', async () => {
    const { token, product, customer } = await setup.buyer({ isBusiness: true });
    const written = await setup.write(token, product, { rating: 4, text: '  Hea\r\nšampoon ' });
    expect(written).toMatchObject({
      status: 200,
      body: {
        product: { id: product },
        author_name: 'Mari M.',
        is_verified_buyer: true,
        is_professional: true,
        rating: 4,
        text: 'Hea\nšampoon',
        language: 'et',
        moderation: 'pending',
        reason: null,
        edited_at: null,
      },
    });
    expect(await setup.list(product)).toMatchObject({ count: 0, results: [], summary: none });
    await expectRating(product, none);
    const { id } = written.body;
    expect(await setup.decide(id, { moderation: 'approved' })).toMatchObject({
      status: 200,
      body: { moderation: 'approved', customer: customer.uuid, history: [{}, { moderation: 'approved' }] },
    });
    await expect
      .poll(async () => (await setup.list(product)).results)
      .toMatchObject([{ id, text: 'Hea\nšampoon' }]);
    await expectRating(product, { average_rating: 4, rating_count: 1 });
  });

  test('PL-06 who has not bought it, has not had it yet, or acts for nobody cannot review it', async () => {
    const { id } = await buildProduct(db(), { stock: { TLN: 9 } });
    const refused = { status: 403, body: { code: 'REVIEW_NEEDS_PURCHASE' } };
    const review = { rating: 5, text: 'Hea' };
    expect(await setup.write(undefined, id, review)).toMatchObject({ status: 401 });
    expect(await setup.write((await signIn(db())).token, id, review)).toMatchObject(refused);
    const customer = await buildCustomer(db());
    const { token, userId } = await signIn(db(), { customerId: customer.id });
    expect(await setup.write(token, id, review)).toMatchObject(refused);
    const order = await buildDraft(db(), { products: [id], customerId: customer.id, userId });
    await placer(server).submit(order.uuid, { visitor: signedInAs(userId) });
    expect(await setup.write(token, id, review)).toMatchObject(refused);
    // Somebody else's delivery is no delivery, and neither is that of a guest.
    await setup.buyer({ products: [id] });
    await deliverOrder(server, { products: [id] });
    expect(await setup.write(token, id, review)).toMatchObject(refused);
    expect(await setup.write(token, 999_999_999, review)).toMatchObject({ status: 404 });
  });

  test('PL-06 a colleague who did not order it reviews it as an administrator alone', async () => {
    const { customer, product } = await setup.buyer();
    const user = await setup.colleague(customer.id);
    const review = { rating: 5, text: 'Hea' };
    expect((await setup.write(user.token, product, review)).status).toBe(403);
    const administrator = await setup.colleague(customer.id, 'CUSTOMER_ADMIN');
    expect((await setup.write(administrator.token, product, review)).status).toBe(200);
  });

  test('PL-06 one review a customer and product, also of twenty that come together', async () => {
    const { token, product } = await setup.buyer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => setup.write(token, product, { rating: 1, text: `nr ${at}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'REVIEW_EXISTS' });
  });

  test.each([
    [{}, { rating: ['invalid'], text: ['invalid'] }],
    [{ rating: 0, text: 'a' }, { rating: ['too_small'] }],
    [{ rating: 6, text: 'a' }, { rating: ['too_big'] }],
    [{ rating: 4.5, text: 'a' }, { rating: ['invalid'] }],
    [{ rating: '5', text: 'a' }, { rating: ['invalid'] }],
    [{ rating: 5, text: ' \n\u200b ' }, { text: ['required'] }],
    [{ rating: 5, text: 'x'.repeat(maxTextLength + 1) }, { text: ['too_long'] }],
    [{ rating: 5, text: 'x'.repeat(100_000) }, { text: ['too_long'] }],
    [{ rating: 5, text: ['a'] }, { text: ['invalid'] }],
    [{ rating: 5, text: 'a', moderation: 'approved' }, { moderation: ['unknown_field'] }],
    [{ rating: 5, text: 'a', pictures: ['x'] }, { pictures: { 0: ['invalid'] } }],
    [{ rating: 5, text: 'a', pictures: 'x' }, { pictures: ['invalid'] }],
    [
      { rating: 5, text: 'a', pictures: Array.from({ length: 5 }, () => crypto.randomUUID()) },
      { pictures: ['too_many_values'] },
    ],
  ])('PL-06 ER-01 %j is refused with its field', async (body, fields) => {
    const { token, product } = await shared();
    const answer = await setup.write(token, product, body as never);
    expect(answer).toMatchObject({ status: 400, body: fields });
  });

  let known: ReturnType<typeof setup.buyer> | undefined;
  const shared = () => (known ??= setup.buyer());

  test('PL-06 the longest text, in any script and with script in it, is shown as it was written', async () => {
    const text = `<script>alert(1)</script>'; drop table review; -- שלום 👩🏽‍🎨 ${'ж'.repeat(3000)}`;
    const { product, review } = await setup.reviewed({ text });
    await setup.decide(review.id, { moderation: 'approved' });
    expect((await setup.list(product)).results[0]!.text).toBe(text);
  });
});

describe('changing', () => {
  test('PL-06 an edited review waits for approval again, and averages follow at once', async () => {
    const { token, product, review } = await setup.reviewed({ rating: 5 });
    await setup.decide(review.id, { moderation: 'approved' });
    const params = { id: review.id };
    const same = await setup.ask(calls.editReviewCall, { params, body: { rating: 5 }, token });
    expect(same.body).toMatchObject({ moderation: 'approved', edited_at: null });
    const edited = await setup.ask(calls.editReviewCall, { params, body: { rating: 2 }, token });
    expect(edited).toMatchObject({
      status: 200,
      body: { rating: 2, text: 'Hea', moderation: 'pending', edited_at: expect.any(String) },
    });
    await expectRating(product, none);
    await setup.decide(review.id, { moderation: 'approved' });
    await expectRating(product, { average_rating: 2, rating_count: 1 });
  });

  test('PL-06 a withdrawn review is gone at once, comes back as it was, or makes room for another', async () => {
    const { token, product, review } = await setup.reviewed({ rating: 3 });
    await setup.decide(review.id, { moderation: 'approved' });
    const params = { id: review.id };
    expect((await setup.ask(calls.withdrawReviewCall, { params, token })).status).toBe(204);
    await expectRating(product, none);
    await expect.poll(async () => (await setup.list(product)).count).toBe(0);
    expect((await setup.ask(calls.withdrawReviewCall, { params, token })).status).toBe(404);
    expect((await setup.decide(review.id, { moderation: 'denied', reason: 'x' })).status).toBe(404);
    expect(await setup.ask(calls.restoreReviewCall, { params, token })).toMatchObject({
      status: 200,
      body: { moderation: 'approved' },
    });
    await expectRating(product, { average_rating: 3, rating_count: 1 });
    await setup.ask(calls.withdrawReviewCall, { params, token });
    const anew = await setup.write(token, product, { rating: 1, text: 'Uuesti' });
    expect(anew).toMatchObject({ status: 200, body: { moderation: 'pending' } });
    expect((await setup.ask(calls.restoreReviewCall, { params, token })).status).toBe(404);
  });

  test('PL-06 nobody changes the review of another; an administrator of the customer does', async () => {
    const { customer, review } = await setup.reviewed();
    const params = { id: review.id };
    const stranger = await setup.buyer();
    const user = await setup.colleague(customer.id);
    for (const { token } of [stranger, user]) {
      for (const call of [calls.withdrawReviewCall, calls.restoreReviewCall])
        expect((await setup.ask(call, { params, token })).status).toBe(404);
      const body = { text: 'muu' };
      expect((await setup.ask(calls.editReviewCall, { params, body, token })).status).toBe(404);
    }
    const { token } = await setup.colleague(customer.id, 'CUSTOMER_ADMIN');
    expect((await setup.ask(calls.withdrawReviewCall, { params, token })).status).toBe(204);
  });
});

describe('moderation', () => {
  test('PL-06 a denied review is told its reason, in the shop and by mail, each time once', async () => {
    const { token, userId, product, review } = await setup.reviewed({
      rating: 1,
      text: 'Vastik müüja Mari',
    });
    const reason = 'Arvustus räägib inimesest, mitte tootest.';
    for (const body of [{ moderation: 'denied' }, { moderation: 'denied', reason: ' \n' }])
      expect(await setup.decide(review.id, body)).toMatchObject({
        status: 400,
        body: { reason: ['required'] },
      });
    for (const body of [{}, { moderation: 'pending' }, { moderation: 'gone' }, { moderation: null }])
      expect(await setup.decide(review.id, body)).toMatchObject({ status: 400 });
    expect((await setup.decide(review.id, { moderation: 'denied', reason })).status).toBe(200);
    expect(await setup.decide(review.id, { moderation: 'denied', reason })).toMatchObject({
      status: 409,
      body: { code: 'REVIEW_DECIDED' },
    });
    const mine = await setup.ask<typeof calls.visitorReviewsCall, VisitorReviews>(calls.visitorReviewsCall, {
      params: { id: product },
      token,
    });
    expect(mine.body).toMatchObject({ can_review: false, review: { moderation: 'denied', reason } });
    const { email } = await db()
      .selectFrom('user_account')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const told = async () => (await waitingMails(db())).filter(({ to }) => to === email);
    expect(await told()).toMatchObject([
      { template: 'review-denied', language: 'et', props: { reason, text: 'Vastik müüja Mari', rating: 1 } },
    ]);
    // Looked at again, it may be approved after all.
    expect((await setup.decide(review.id, { moderation: 'approved' })).body).toMatchObject({
      moderation: 'approved',
      reason: null,
    });
    await expectRating(product, { average_rating: 1, rating_count: 1 });
    await setup.decide(review.id, { moderation: 'denied', reason: 'Teine põhjus' });
    expect(await told()).toHaveLength(2);
    await expectRating(product, none);
  });

  test('PL-06 what was edited after it was looked at is not approved unseen', async () => {
    const { token, review } = await setup.reviewed();
    const { body: seen } = await setup.ask<typeof calls.staffReviewsCall>(calls.staffReviewsCall, { token });
    expect(seen).toMatchObject({ code: 'NOT_ALLOWED' });
    await setup.ask(calls.editReviewCall, { params: { id: review.id }, body: { text: 'Uus' }, token });
    expect(await setup.decide(review.id, { moderation: 'approved', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'REVIEW_STALE', review: { version: 2, text: 'Uus' } },
    });
    expect((await setup.decide(review.id, { moderation: 'approved', version: 2 })).status).toBe(200);
  });

  test('PL-06 the shop replies below a review, changes its reply and takes it back; new words of the author lose it', async () => {
    const { token, product, review } = await setup.reviewed({ rating: 2, text: 'Pump läks katki' });
    const shown = async () =>
      (
        await setup.ask<typeof calls.reviewsCall, { results: Review[] }>(calls.reviewsCall, {
          params: { id: product },
        })
      ).body.results.map(({ reply }) => reply);
    const reply = 'Saatsime uue pumba.\nAitäh, et ütlesid!';
    expect(await setup.decide(review.id, { moderation: 'approved', reply })).toMatchObject({
      status: 200,
      body: { moderation: 'approved', reply, history: [{}, { moderation: 'approved' }] },
    });
    expect(await shown()).toEqual([reply]);
    // Of what is shown it is changed without a decision, and pages hear of it.
    for (const next of ['Saatsime uue.', '']) {
      const { status, body } = await setup.decide(review.id, { reply: ` ${next} ` });
      expect([status, body.reply, body.history.length]).toEqual([200, next, 2]);
      await expect.poll(shown).toEqual([next]);
    }
    await setup.decide(review.id, { reply: 'Jälle' });
    await setup.ask(calls.editReviewCall, { params: { id: review.id }, body: { rating: 3 }, token });
    expect((await setup.decide(review.id, { moderation: 'approved' })).body.reply).toBe('Jälle');
    await setup.ask(calls.editReviewCall, {
      params: { id: review.id },
      body: { text: 'Parandasid' },
      token,
    });
    expect((await setup.decide(review.id, { moderation: 'approved' })).body.reply).toBe('');
    await expect.poll(shown).toEqual(['']);
  });

  test('PL-06 a reply is plain text of a length, to the version that was read, and none but the staff gives one', async () => {
    const { token, review } = await setup.reviewed();
    for (const reply of [7, null, 'x'.repeat(4001)])
      expect(await setup.decide(review.id, { reply })).toMatchObject({ status: 400 });
    expect((await setup.decide(review.id, { reply: '<b>x</b>\u202e' })).body.reply).toBe('<b>x</b>');
    expect(await setup.decide(review.id, { reply: 'Tere', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'REVIEW_STALE', review: { reply: '<b>x</b>' } },
    });
    const asked = await setup.ask(calls.moderateReviewCall, {
      params: { id: review.id },
      body: { reply: 'Tere' },
      token,
    });
    expect(asked.status).toBe(403);
    const edit = await setup.ask(calls.editReviewCall, {
      params: { id: review.id },
      body: { reply: 'Tere' } as never,
      token,
    });
    expect(edit.status).toBe(400);
  });

  test('PL-06 reviews of one product that are decided at once all count', async () => {
    const { id } = await buildProduct(db(), { stock: { TLN: 99 } });
    const written = [];
    for (let at = 0; at < 10; at++) written.push(await setup.reviewed({ rating: (at % 5) + 1 }, [id]));
    const decisions = await Promise.all(
      written.map(({ review }, at) =>
        setup.decide(review.id, at < 8 ? { moderation: 'approved' } : { moderation: 'denied', reason: 'x' }),
      ),
    );
    expect(decisions.map(({ status }) => status)).toEqual(Array(10).fill(200));
    // 1 2 3 4 5 1 2 3
    await expectRating(id, { average_rating: 2.6, rating_count: 8 });
    await Promise.all(
      written.map(({ review, token }, at) =>
        at % 2 === 0
          ? setup.ask(calls.withdrawReviewCall, { params: { id: review.id }, token })
          : setup.ask(calls.editReviewCall, { params: { id: review.id }, body: { text: 'Muu' }, token }),
      ),
    );
    await expectRating(id, none);
  });
});

describe('the list', () => {
  test('PL-06 average, count and list show approved ones only', async () => {
    const { id } = await buildProduct(db());
    await expectRating(id, none);
    await buildReview(db(), id, { rating: 5, text: 'vanem', createdAt: new Date('2026-01-01') });
    await buildReview(db(), id, { rating: 4, text: 'uuem', createdAt: new Date('2026-02-01') });
    await buildReview(db(), id, { rating: 4, text: 'keskmine', createdAt: new Date('2026-01-15') });
    await buildReview(db(), id, { rating: 1, moderation: 'pending' });
    await buildReview(db(), id, { rating: 1, moderation: 'denied' });
    await expectRating(id, { average_rating: 4.3, rating_count: 3 });
    const page = await setup.list(id);
    expect(page).toMatchObject({
      count: 3,
      next: null,
      previous: null,
      summary: { average_rating: 4.3, rating_count: 3, histogram: [1, 2, 0, 0, 0] },
    });
    expect(page.results.map((one) => one.text)).toEqual(['uuem', 'keskmine', 'vanem']);
  });

  test('PL-06 the language of the visitor comes first, within each language in the order asked for', async () => {
    const { id } = await buildProduct(db());
    const rows = [
      ['ru1', 'ru', 5, 1],
      ['et1', 'et', 2, 2],
      ['lv1', 'lv', 4, 3],
      ['et2', 'et', 4, 4],
      ['ru2', 'ru', 1, 5],
    ] as const;
    const ids: Record<string, number> = {};
    for (const [text, language, rating, day] of rows) {
      const made = await buildReview(db(), id, { text, language, rating, createdAt: new Date(2026, 0, day) });
      ids[text] = made.id;
    }
    await sql`update review set helpful_count = 0 where product_id = ${id}`.execute(db());
    for (const text of ['et1', 'lv1']) {
      const { token } = await signIn(db());
      await setup.ask(calls.findHelpfulCall, { params: { id: ids[text]! }, token });
    }
    const read = async (query: object, language = 'et') =>
      (await setup.list(id, query, { 'accept-language': language })).results.map(({ text }) => text);
    expect(await read({})).toEqual(['et2', 'et1', 'ru2', 'lv1', 'ru1']);
    expect(await read({}, 'ru')).toEqual(['ru2', 'ru1', 'et2', 'lv1', 'et1']);
    expect(await read({ sort: 'helpful' })).toEqual(['et1', 'et2', 'lv1', 'ru2', 'ru1']);
    expect(await read({ sort: 'highest' })).toEqual(['et2', 'et1', 'ru1', 'lv1', 'ru2']);
    expect(await read({ sort: 'lowest' })).toEqual(['et1', 'et2', 'ru2', 'lv1', 'ru1']);
    expect(await read({ rating: 4 })).toEqual(['et2', 'lv1']);
    expect(await read({ page: 2, page_size: 2 })).toEqual(['ru2', 'lv1']);
    expect(await read({ with_pictures: true })).toEqual([]);
  });

  test('RQ-04 reviews are paged and filtered by stars', async () => {
    const { id } = await buildProduct(db());
    for (const rating of [5, 5, 5, 2]) await buildReview(db(), id, { rating });
    const at = `/api/v1/products/${id}/reviews/`;
    const page = await setup.list(id, { page: 2, page_size: 2, rating: 5 });
    expect(page).toMatchObject({ count: 3, next: null, previous: `${at}?page=1&page_size=2&rating=5` });
    expect(page.results).toHaveLength(1);
    expect(await setup.list(id, { page: 9 })).toMatchObject({ count: 4, results: [], next: null });
    for (const query of ['sort=best', 'rating=6', 'page_size=51', 'with_pictures=1', 'moderation=pending'])
      expect((await server.app.inject({ url: `${at}?${query}` })).statusCode, query).toBe(400);
  });
});

describe('feedback', () => {
  test('AC-01 shows what waits for a review and the reviews there are, with their states', async () => {
    const [first, second] = [
      (await buildProduct(db(), { stock: { TLN: 9 } })).id,
      (await buildProduct(db(), { stock: { TLN: 9 } })).id,
    ];
    const { token, customer, userId } = await setup.buyer({ products: [first, second] });
    // Bought again, it waits once.
    const later = await deliverOrder(server, { products: [second], customerId: customer.id, userId });
    const waiting = async (as = token) =>
      (await setup.ask<typeof calls.feedbackCall, Page<WaitingProduct>>(calls.feedbackCall, { token: as }))
        .body;
    const before = await waiting();
    expect(before.count).toBe(2);
    expect(before.results.map(({ product, order }) => [product.id, order])).toEqual([
      [second, later.uuid],
      [first, expect.any(String)],
    ]);
    const { body: review } = await setup.write(token, first, { rating: 3, text: 'Nii ja naa' });
    expect((await waiting()).results.map(({ product }) => product.id)).toEqual([second]);
    await setup.decide(review.id, { moderation: 'denied', reason: 'Põhjus' });
    const own = async (as = token) =>
      (await setup.ask<typeof calls.ownReviewsCall, Page<OwnReview>>(calls.ownReviewsCall, { token: as }))
        .body;
    expect(await own()).toMatchObject({
      count: 1,
      results: [{ product: { id: first, name: expect.any(String) }, moderation: 'denied', reason: 'Põhjus' }],
    });
    await setup.ask(calls.withdrawReviewCall, { params: { id: review.id }, token });
    expect((await waiting()).count).toBe(2);
    expect((await own()).count).toBe(0);
    // A colleague without the right to see the orders of others has nothing to say.
    const colleague = await setup.colleague(customer.id);
    expect((await waiting(colleague.token)).count).toBe(0);
    const nobody = await signIn(db());
    expect((await waiting(nobody.token)).count).toBe(0);
    expect((await own(nobody.token)).count).toBe(0);
  });
});
