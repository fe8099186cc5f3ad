import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { phonePhotograph, pictureForm } from '../../../test/pictures.ts';
import { signIn, signInStaff } from '../../../test/people.ts';
import { reviewSetup } from '../../../test/reviews.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/reviews/calls.ts';
import type { ReviewPicture } from '../../domain/reviews/contract.ts';
import { maxLoosePictures, maxPictureBytes } from '../../domain/reviews/rules.ts';
import { folderStorage } from '../files/storage.ts';
import { deleteWithdrawnReviews, deletedPictures, deleteLoosePictures } from './service.ts';

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

let addresses = 0;
async function upload(token: string | undefined, content?: Buffer, field?: string) {
  const { headers, body } = await pictureForm(content, field);
  addresses += 1;
  const answer = await server.app.inject({
    method: 'POST',
    url: calls.uploadPicturePath,
    headers: { ...headers, ...(token !== undefined && { authorization: `Token ${token}` }) },
    remoteAddress: `10.9.${addresses >> 8}.${addresses & 255}`,
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<ReviewPicture & { file?: string[] }>() };
}
const look = (url: string, token?: string) =>
  server.app.inject({ url, headers: token === undefined ? {} : { authorization: `Token ${token}` } });
const uuidsOf = async (token: string, count: number) => {
  const uuids: string[] = [];
  for (let at = 0; at < count; at++) uuids.push((await upload(token)).body.uuid);
  return uuids;
};

describe('uploading', () => {
  test('PL-06 a picture stands upright and says neither who made it nor where', async () => {
    const { token } = await setup.buyer();
    const { status, body } = await upload(token, await phonePhotograph(90, 60));
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 60, height: 90 });
    for (const address of [body.small, body.large]) {
      const answer = await look(address, token);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      const { width, height, exif, xmp, iptc } = await sharp(answer.rawPayload).metadata();
      expect([width, height, exif, xmp, iptc]).toEqual([60, 90, undefined, undefined, undefined]);
      expect(answer.rawPayload.includes('Maasikas')).toBe(false);
    }
    const large = await upload(token, await phonePhotograph(3000, 2000));
    expect(large.body).toMatchObject({ width: 1067, height: 1600 });
    expect((await sharp((await look(large.body.small, token)).rawPayload).metadata()).height).toBe(480);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['a page', async () => Buffer.from('<html><script>x()</script></html>')],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
    ['a document', async () => Buffer.from('%PDF-1.7\n…')],
    ['half a photograph', async () => (await phonePhotograph(400, 300)).subarray(0, 900)],
    ['what only begins as a photograph', async () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    [
      'a moving picture',
      async () =>
        sharp(await phonePhotograph())
          .gif()
          .toBuffer(),
    ],
  ])('PL-06 %s is refused', async (_what, content) => {
    const { token } = await signIn(server.database.db);
    expect(await upload(token, await content())).toMatchObject({
      status: 400,
      body: { file: ['invalid_picture'] },
    });
  });

  test('PL-06 nothing, too much, under another name and from nobody is refused', async () => {
    const { token } = await signIn(server.database.db);
    expect(await upload(undefined)).toMatchObject({ status: 401 });
    expect(await upload(token, Buffer.alloc(0))).toMatchObject({ status: 400, body: { file: ['required'] } });
    expect(await upload(token, undefined, 'picture')).toMatchObject({ body: { file: ['required'] } });
    expect(await upload(token, Buffer.alloc(maxPictureBytes + 1, 1))).toMatchObject({
      status: 400,
      body: { file: ['file_too_large'] },
    });
  });

  test('PL-06 who has too many that belong to no review has to send one first', async () => {
    const { token } = await signIn(server.database.db);
    const answers = [];
    for (let at = 0; at < maxLoosePictures + 1; at++) answers.push((await upload(token)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(maxLoosePictures);
    expect(answers.at(-1)).toBe(400);
  });
});

describe('pictures of a review', () => {
  test('PL-06 are for their author and the staff until it is approved, and then for everybody', async () => {
    const { db } = server.database;
    const author = await setup.buyer();
    const uuids = await uuidsOf(author.token, 2);
    const { body: review } = await setup.write(author.token, author.product, {
      rating: 5,
      text: 'Piltidega',
      pictures: uuids,
    });
    expect(review.pictures.map(({ uuid }) => uuid)).toEqual(uuids);
    const { small } = review.pictures[0]!;
    const stranger = await setup.buyer();
    const staff = await signInStaff(db, 'TH_PRODUCT_ADMIN');
    const statuses = async () =>
      Promise.all(
        [undefined, stranger.token, author.token, staff.token].map(
          async (token) => (await look(small, token)).statusCode,
        ),
      );
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    await setup.decide(review.id, { moderation: 'approved' });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await look(small)).headers['cache-control']).toBe('public, max-age=300');
    const list = await setup.list(author.product, { with_pictures: true });
    expect(list).toMatchObject({
      count: 1,
      results: [{ pictures: [{ uuid: uuids[0] }, { uuid: uuids[1] }] }],
    });
    await setup.decide(review.id, { moderation: 'denied', reason: 'Võõras inimene pildil' });
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    for (const address of [
      small.replace('small', 'huge'),
      small.replace(uuids[0]!, 'x'),
      small.replace(uuids[0]!, crypto.randomUUID()),
      '/api/v1/reviews/pictures/..%2f..%2fetc/small/',
    ])
      expect((await look(address, author.token)).statusCode, address).toBe(404);
  });

  test('PL-06 the picture of another, of another review, or one twice is refused, and nothing is written', async () => {
    const [author, stranger] = [await setup.buyer(), await setup.buyer()];
    const [own] = await uuidsOf(author.token, 1);
    const [foreign] = await uuidsOf(stranger.token, 1);
    const write = (pictures: string[]) =>
      setup.write(author.token, author.product, { rating: 5, text: 'Pilt', pictures });
    expect(await write([own!, foreign!])).toMatchObject({
      status: 400,
      body: { pictures: { 1: ['unknown_value'] } },
    });
    expect(await write([own!, own!])).toMatchObject({ status: 400, body: { pictures: ['not_unique'] } });
    expect(await write([crypto.randomUUID()])).toMatchObject({ status: 400 });
    expect(await write([own!])).toMatchObject({ status: 200 });
    // That of a review is no longer free, for its author neither.
    const { token } = author;
    const second = await setup.reviewed();
    expect(
      await setup.ask(calls.editReviewCall, {
        params: { id: second.review.id },
        body: { pictures: [own!] },
        token: second.token,
      }),
    ).toMatchObject({ status: 400 });
    expect((await look(`/api/v1/reviews/pictures/${own}/small/`, token)).statusCode).toBe(200);
  });

  test('PL-06 an edit changes which pictures there are and in which order', async () => {
    const { token, review } = await setup.reviewed();
    const [first, second] = await uuidsOf(token, 2);
    const edit = (pictures: string[]) =>
      setup.ask<typeof calls.editReviewCall, { pictures: ReviewPicture[] }>(calls.editReviewCall, {
        params: { id: review.id },
        body: { pictures },
        token,
      });
    const shown = async (pictures: string[]) => (await edit(pictures)).body.pictures.map(({ uuid }) => uuid);
    expect(await shown([first!, second!])).toEqual([first, second]);
    expect(await shown([second!, first!])).toEqual([second, first]);
    expect(await shown([second!])).toEqual([second]);
    expect(await shown([])).toEqual([]);
  });

  test('PL-06 what became of no review and what was withdrawn is deleted after a day, files too', async () => {
    const { db } = server.database;
    const { token, review } = await setup.reviewed();
    const uuids = await uuidsOf(token, 2);
    await setup.ask(calls.editReviewCall, {
      params: { id: review.id },
      body: { pictures: [uuids[0]!] },
      token,
    });
    const count = async () =>
      (await db.selectFrom('review_picture').select('uuid').where('uuid', 'in', uuids).execute()).length;
    const run = async (hours: number) => {
      const then = new Date(Date.now() + hours * 3_600_000);
      const { signal } = new AbortController();
      await deleteWithdrawnReviews(db, then, signal);
      await deleteLoosePictures(db, then, signal);
    };
    await run(23);
    expect(await count()).toBe(2);
    await setup.ask(calls.withdrawReviewCall, { params: { id: review.id }, token });
    await run(25);
    expect(await count()).toBe(0);
    expect(await db.selectFrom('review').select('id').where('id', '=', review.id).execute()).toEqual([]);
    const rows = await db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'reviews.delete-picture')
      .execute();
    const told = rows.map(({ payload }) => (payload as { uuid: string }).uuid);
    expect(told).toEqual(expect.arrayContaining(uuids));
    const storage = folderStorage(server.privateFolder);
    const topic = deletedPictures(storage);
    for (const uuid of uuids)
      await topic.run({
        id: uuid,
        key: null,
        payload: { uuid },
        attempt: 1,
        announcedAt: new Date(),
        signal: new AbortController().signal,
      });
    const files = await readdir(server.privateFolder, { recursive: true });
    expect(files.filter((name) => uuids.some((uuid) => name.includes(uuid)))).toEqual([]);
  });
});
