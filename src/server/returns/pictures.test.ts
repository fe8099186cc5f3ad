import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { startPayingServer } from '../../../test/payments.ts';
import { buildUser } from '../../../test/people.ts';
import { returnsOf } from '../../../test/returns.ts';
import type { TestServer } from '../../../test/server.ts';
import { addressOfCall } from '../../domain/call.ts';
import { returnPicturesCall } from '../../domain/returns/calls.ts';
import type { ReturnPicture } from '../../domain/returns/contract.ts';
import { deleteUnusedReturns, returnsData } from './service.ts';

let server: TestServer;
let shop: Awaited<ReturnType<typeof returnsOf>>;
let png: Buffer;
beforeAll(async () => {
  server = await startPayingServer();
  shop = await returnsOf(server);
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

async function send(order: { uuid: string }, content: Buffer, key = shop.keyOf(order.uuid)) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'pudel.png');
  const request = new Request('http://shop', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: addressOfCall(returnPicturesCall.path, { uuid: order.uuid, key }).url,
    headers: { 'content-type': request.headers.get('content-type')! },
    remoteAddress: '10.7.7.7',
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<ReturnPicture & { file?: string[] }>() };
}

test('AC-05 a picture is typed by its content, shown to who sees the order, and to nobody else', async () => {
  const order = await shop.bought([1]);
  expect((await send(order, Buffer.from('<svg onload="alert(1)"/>'))).body.file).toEqual(['invalid_picture']);
  expect((await send(order, Buffer.from('%PDF-1.4\n1 0 obj'))).status).toBe(400);
  expect((await send(order, Buffer.alloc(0))).body.file).toEqual(['required']);
  const sent = await send(order, png);
  expect(sent.body).toMatchObject({ content_type: 'image/png', bytes: png.length });
  const read = (key: string) =>
    server.app.inject({ url: `${sent.body.url}?key=${key}`, remoteAddress: '10.7.7.8' });
  const shown = await read(shop.keyOf(order.uuid));
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringContaining('attachment'),
  });
  server.setNow(new Date(Date.now() + 25 * 3_600_000));
  expect((await read(shop.keyOf(randomUUID()))).statusCode).toBe(404);
  expect((await send(order, png, 'wrong')).status).toBe(404);
  server.setNow(new Date());
});

test('AC-05 a return shows its own pictures: not those of another order, and none twice', async () => {
  const [mine, other] = [await shop.bought([2]), await shop.bought([1])];
  const own = (await send(mine, png)).body.uuid;
  const theirs = (await send(other, png)).body.uuid;
  const line = { line: mine.lines[0]!.id, quantity: 1, reason: 'damaged' };
  expect((await shop.request(mine, [{ ...line, pictures: [theirs] }])).body.code).toBe(
    'RETURN_PICTURE_UNKNOWN',
  );
  const made = await shop.request(mine, [{ ...line, pictures: [own] }]);
  expect(made.body.lines[0]!.pictures).toMatchObject([{ uuid: own }]);
  expect((await shop.request(mine, [{ ...line, pictures: [own] }])).body.code).toBe('RETURN_PICTURE_UNKNOWN');
});

test('AC-05 pictures nobody shows and statements nobody sent are forgotten', async () => {
  const order = await shop.bought([1]);
  const { uuid } = (await send(order, png)).body;
  const begun = await shop.begin({ order_number: '1', email: 'a@salong.ee' });
  const { db } = server.database;
  await deleteUnusedReturns(db, new Date(Date.now() + 8 * 86_400_000));
  expect(await db.selectFrom('return_picture').select('id').where('uuid', '=', uuid).execute()).toEqual([]);
  expect(
    await db.selectFrom('withdrawal').select('id').where('uuid', '=', begun.body.uuid).execute(),
  ).toEqual([]);
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'returns.delete-picture')
    .executeTakeFirstOrThrow();
  await shop.run('returns.delete-picture', payload as object);
});

test('AC-05 a refund that dies before its end has done nothing, and is made again', async () => {
  const order = await shop.bought([2]);
  const [line] = order.lines;
  const { body } = await shop.request(order, [{ line: line!.id, quantity: 1, reason: 'damaged' }]);
  await shop.accept(body.uuid);
  await shop.receive(body.uuid, [{ line: line!.id, sellable: 1 }]);
  const { db } = server.database;
  // Every write of the refund is made by then; its mail is the last.
  await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    db,
  );
  await sql`create trigger die before insert on mail for each row execute function die()`.execute(db);
  expect((await shop.refund(body.uuid)).status).toBe(500);
  await sql`drop trigger die on mail`.execute(db);
  const [waiting] = await shop.list(order.uuid);
  expect(waiting).toMatchObject({ status: 'received', refund: null });
  await expectSound(db);
  expect((await shop.refund(body.uuid)).body.status).toBe('refunded');
});

test('AC-05 the export has what somebody declared and returned; erasing leaves the evidence without the account', async () => {
  const { db } = server.database;
  const user = await buildUser(db);
  const order = await shop.bought([1]);
  await sql`update shop_order set user_id = ${user.id} where id = ${order.id}`.execute(db);
  const begun = await shop.begin({ order_number: order.number, email: order.email });
  await sql`update withdrawal set user_id = ${user.id} where uuid = ${begun.body.uuid}`.execute(db);
  await shop.confirm(begun.body.uuid);
  const told = await returnsData.read(db, user);
  expect(told).toMatchObject({
    withdrawals: [{ uuid: begun.body.uuid, order_number: order.number }],
    returns: [{ status: 'accepted' }],
  });
  await db.transaction().execute((trx) => returnsData.erase(trx, user, new Date()));
  const left = await db
    .selectFrom('withdrawal')
    .select(['user_id', 'order_number'])
    .where('uuid', '=', begun.body.uuid)
    .executeTakeFirstOrThrow();
  expect(left).toEqual({ user_id: null, order_number: order.number });
});
