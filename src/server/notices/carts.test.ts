import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../test/factories.ts';
import { waitingMails } from '../../../test/mail.ts';
import { buildUser } from '../../../test/people.ts';
import { buildDraft } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { cartLinesShown } from '../../domain/notices/rules.ts';
import type { MailProduct } from '../mail/service.ts';
import type { ShopOrderTable } from '../orders/tables.ts';
import { noteReminded } from './cart-queries.ts';
import { giveConsent, remindOfCarts } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.db.deleteFrom('mail').execute();
});

const hourMs = 3_600_000;
const remind = (now = Date.now()) => remindOfCarts(server.database.db, () => new Date(now));

async function person(isAllowed = true) {
  const { db } = server.database;
  const user = await buildUser(db);
  const given = {
    email: user.email,
    kind: 'abandoned_cart',
    source: 'account',
    shopId: 2,
    language: 'et',
  } as const;
  if (isAllowed) await db.transaction().execute((trx) => giveConsent(trx, given, new Date()));
  return user;
}

/** A cart its owner left so many hours ago. */
async function left(
  hours: number,
  userId: number,
  lines: Record<number, number>,
  changes: Updateable<ShopOrderTable> = {},
) {
  const { db } = server.database;
  const cart = await buildDraft(db, { lines, userId });
  const changed_at = new Date(Date.now() - hours * hourMs);
  await db
    .updateTable('shop_order')
    .set({ changed_at, ...changes })
    .where('id', '=', cart.id)
    .execute();
  return cart;
}

const mails = async () =>
  (await waitingMails(server.database.db)).map(({ to, props }) => ({
    to,
    products: (props as { products: MailProduct[] }).products.map(({ id, cents, oldCents, quantity }) => [
      id,
      cents,
      oldCents,
      quantity,
    ]),
  }));

test('CT-01 a cart left for hours is reminded of once, at the prices of now', async () => {
  const { id } = await buildProduct(server.database.db, { cents: 1250 });
  const { id: userId, email } = await person();
  await left(5, userId, { [id]: 3 });
  expect(await remind()).toBe(1);
  expect(await mails()).toEqual([{ to: email, products: [[id, 1250, null, 3]] }]);
  expect(await remind()).toBe(0);
  // Touched again and left again: the same cart, and the same person within days.
  expect(await remind(Date.now() + 24 * hourMs)).toBe(0);
});

test.each([
  ['left a moment ago', 3.9],
  ['left too long ago', 72.1],
])('CT-01 a cart %s is no matter of a mail', async (_what, hours) => {
  const { id } = await buildProduct(server.database.db);
  await left(hours, (await person()).id, { [id]: 1 });
  expect(await remind()).toBe(0);
});

test('CT-01 nobody is reminded who has not allowed it, has ordered since, or left nothing that can be bought', async () => {
  const { db } = server.database;
  const { id } = await buildProduct(db);
  const { id: disabled } = await buildProduct(db, { isDisabled: true });
  await left(5, (await person(false)).id, { [id]: 1 });
  await left(5, (await person()).id, {});
  await left(5, (await person()).id, { [disabled]: 1 });
  const buyer = await person();
  await left(5, buyer.id, { [id]: 1 });
  await left(
    2,
    buyer.id,
    { [id]: 1 },
    {
      status: 2,
      number: 9_000_001,
      payable_cents: 0,
      submitted_at: new Date(Date.now() - 2 * hourMs),
    },
  );
  await left(5, (await person()).id, { [id]: 1 }, { is_event: true });
  expect(await remind()).toBe(0);
});

test('CT-01 of several carts the latest is reminded of, and its mail stays short', async () => {
  const { db } = server.database;
  const lines: Record<number, number> = {};
  for (let at = 0; at < cartLinesShown + 2; at++) lines[(await buildProduct(db)).id] = 1;
  const { id: old } = await buildProduct(db);
  const { id: userId } = await person();
  await left(20, userId, { [old]: 1 });
  await left(5, userId, lines);
  expect(await remind()).toBe(1);
  const [mail] = await waitingMails(db);
  expect(mail!.props).toMatchObject({ more: 2 });
  expect((mail!.props as { products: MailProduct[] }).products).toHaveLength(cartLinesShown);
});

test('CT-01 several jobs at once remind each person once', async () => {
  const { id } = await buildProduct(server.database.db);
  const people: string[] = [];
  for (let at = 0; at < 5; at++) {
    const one = await person();
    people.push(one.email);
    await left(5, one.id, { [id]: 1 });
  }
  await Promise.all([remind(), remind(), remind()]);
  expect((await mails()).map(({ to }) => to).toSorted()).toEqual(people.toSorted());
});

test('CT-01 a job reminds of no cart that another one has noted since it looked', async () => {
  const note = (uuids: readonly string[]) =>
    server.database.db
      .transaction()
      .execute((trx) =>
        noteReminded(
          trx,
          uuids.map((uuid) => ({ uuid, email: 'mari@salong.ee' })),
          new Date(),
        ),
      )
      .then((carts) => carts.map(({ uuid }) => uuid));
  const [first, second] = [randomUUID(), randomUUID()];
  expect(await note([first])).toEqual([first]);
  expect(await note([first, second])).toEqual([second]);
});
