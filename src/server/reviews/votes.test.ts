import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { waitingMails } from '../../../test/mail.ts';
import { signIn, signInStaff } from '../../../test/people.ts';
import { reviewSetup } from '../../../test/reviews.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Page } from '../../domain/pagination.ts';
import * as calls from '../../domain/reviews/calls.ts';
import type { StaffReview, VisitorReviews } from '../../domain/reviews/contract.ts';
import { maxOpenReports } from '../../domain/reviews/rules.ts';

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

async function shown() {
  const written = await setup.reviewed();
  await setup.decide(written.review.id, { moderation: 'approved' });
  return { ...written, params: { id: written.review.id } };
}

describe('helpful', () => {
  test('PL-06 a user finds a review helpful once, and takes it back', async () => {
    const { product, params, review } = await shown();
    const { token } = await signIn(db());
    const vote = () => setup.ask(calls.findHelpfulCall, { params, token });
    expect((await vote()).body).toEqual({ is_helpful: true, helpful_count: 1 });
    expect((await vote()).body).toEqual({ is_helpful: true, helpful_count: 1 });
    const mine = await setup.ask<typeof calls.visitorReviewsCall, VisitorReviews>(calls.visitorReviewsCall, {
      params: { id: product },
      token,
    });
    expect(mine.body).toEqual({ can_review: false, author_name: '', review: null, helpful: [review.id] });
    await expect.poll(async () => (await setup.list(product)).results[0]!.helpful_count).toBe(1);
    for (const _ of [1, 2])
      expect((await setup.ask(calls.findUnhelpfulCall, { params, token })).status).toBe(204);
    await expect.poll(async () => (await setup.list(product)).results[0]!.helpful_count).toBe(0);
  });

  test('PL-06 votes that come at once all count, and one pressed ten times is one', async () => {
    const { params } = await shown();
    const voters = await Promise.all(Array.from({ length: 10 }, () => signIn(db())));
    const [first] = voters;
    const votes = [...voters, ...Array.from({ length: 9 }, () => first!)];
    await Promise.all(votes.map(({ token }) => setup.ask(calls.findHelpfulCall, { params, token })));
    const again = await setup.ask(calls.findHelpfulCall, { params, token: first!.token });
    expect(again.body).toEqual({ is_helpful: true, helpful_count: 10 });
  });

  test('PL-06 nobody votes on what is not shown, on the own review, or without signing in', async () => {
    const { params, token, product } = await shown();
    expect((await setup.ask(calls.findHelpfulCall, { params, token })).body).toMatchObject({
      code: 'REVIEW_IS_OWN',
    });
    expect((await setup.ask(calls.findHelpfulCall, { params })).status).toBe(401);
    const waiting = await setup.reviewed({}, [product]);
    const reader = await signIn(db());
    for (const id of [waiting.review.id, 999_999_999])
      expect((await setup.ask(calls.findHelpfulCall, { params: { id }, token: reader.token })).status).toBe(
        404,
      );
  });

  test('PL-06 an edited review begins without votes', async () => {
    const { params, token } = await shown();
    await setup.ask(calls.findHelpfulCall, { params, token: (await signIn(db())).token });
    const edited = await setup.ask(calls.editReviewCall, { params, body: { text: 'Teine' }, token });
    expect(edited.body).toMatchObject({ helpful_count: 0 });
  });
});

describe('reports', () => {
  const report = (id: number, body: object, token?: string) =>
    setup.ask(calls.reportReviewCall, { params: { id }, body: body as { reason: 'other' }, token });
  const reported = async () => {
    const { token } = await signInStaff(db(), 'TH_PRODUCT_ADMIN');
    const page = await setup.ask<typeof calls.staffReviewsCall, Page<StaffReview>>(calls.staffReviewsCall, {
      params: { reported: true, page_size: 50 },
      token,
    });
    return page.body.results;
  };

  test('PL-06 anybody reports a review, and those who can be told hear what became of it', async () => {
    const { review } = await shown();
    const { id } = review;
    const { token, userId } = await signIn(db());
    expect((await report(id, { reason: 'offensive', text: ' Solvab\n\n\n\nmind ' }, token)).status).toBe(204);
    // Again by the same user: it waits already.
    expect((await report(id, { reason: 'other' }, token)).status).toBe(204);
    expect((await report(id, { reason: 'illegal', email: 'Keegi@Salong.ee' })).status).toBe(204);
    expect((await report(id, { reason: 'not_genuine' })).status).toBe(204);
    const found = (await reported()).find((one) => one.id === id)!;
    expect(found.reports.map(({ reason, text }) => [reason, text])).toEqual([
      ['offensive', 'Solvab\n\nmind'],
      ['illegal', ''],
      ['not_genuine', ''],
    ]);
    expect((await setup.decide(id, { moderation: 'approved' })).status).toBe(200);
    expect((await reported()).some((one) => one.id === id)).toBe(false);
    const { email } = await db()
      .selectFrom('user_account')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const told = (await waitingMails(db())).filter(({ template }) => template === 'report-decided');
    expect(told.map(({ to, props }) => [to, props]).toSorted()).toEqual(
      [
        ['keegi@salong.ee', { product: expect.any(String), isRemoved: false }],
        [email, { product: expect.any(String), isRemoved: false }],
      ].toSorted(),
    );
    // Nothing waits any more, so there is nothing to decide.
    expect((await setup.decide(id, { moderation: 'approved' })).status).toBe(409);
  });

  test('PL-06 of one review only so many reports wait, and who comes later is thanked as well', async () => {
    const { review } = await shown();
    const answers = await Promise.all(
      Array.from({ length: maxOpenReports + 5 }, () => report(review.id, { reason: 'other' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await reported()).find((one) => one.id === review.id)!.reports).toHaveLength(maxOpenReports);
  });

  test.each([
    [{}, { reason: ['invalid'] }],
    [{ reason: 'boring' }, { reason: ['invalid'] }],
    [{ reason: 'other', text: 'x'.repeat(1001) }, { text: ['too_long'] }],
    [{ reason: 'other', email: 'keegi' }, { email: ['invalid_email'] }],
    [{ reason: 'other', user: 1 }, { user: ['unknown_field'] }],
  ])('PL-06 ER-01 %j is refused with its field', async (body, fields) => {
    expect(await report(1, body)).toMatchObject({ status: 400, body: fields });
  });

  test('PL-06 what is not shown cannot be reported, and one address reports five times a minute', async () => {
    const { review } = await setup.reviewed();
    expect((await report(review.id, { reason: 'other' })).status).toBe(404);
    const seen = await shown();
    const statuses = [];
    for (let at = 0; at < 6; at++)
      statuses.push(
        (
          await setup.ask(calls.reportReviewCall, {
            params: seen.params,
            body: { reason: 'other' },
            ip: '192.0.2.77',
          })
        ).status,
      );
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});
