import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buildPrice, buildPriceList, buildProduct, buildRestriction } from '../../../test/factories.ts';
import { waitingMails } from '../../../test/mail.ts';
import { addMember, buildCustomer, buildUser } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { dropsPerMail } from '../../domain/notices/rules.ts';
import type { MailProduct } from '../mail/service.ts';
import { changePrices } from '../pricing/service.ts';
import { giveConsent, notifyOfPriceDrops } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Prices are written at the time of the database, so the jobs of the tests run after it. */
let now: number;
const tell = (signal?: AbortSignal) => notifyOfPriceDrops(server.database.db, () => new Date(now), signal);

beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['mail', 'notice_run', 'notice_consent_event', 'notice_consent'] as const)
    await db.deleteFrom(table).execute();
  now = Date.now() - minuteMs;
  // The first run only begins to look.
  expect(await tell()).toBe(0);
  now = Date.now() + minuteMs;
});

interface Wants {
  products: readonly number[];
  isAllowed?: boolean;
  customerId?: number;
}

async function person({ products, isAllowed = true, customerId }: Wants) {
  const { db } = server.database;
  const user = await buildUser(db);
  if (customerId !== undefined) await addMember(db, customerId, user.id, 'CUSTOMER_ADMIN');
  for (const product_id of products)
    await db.insertInto('favourite').values({ user_id: user.id, product_id }).execute();
  const { email } = user;
  const given = { email, kind: 'price_drop', source: 'account', shopId: 2, language: 'et' } as const;
  if (isAllowed) await db.transaction().execute((trx) => giveConsent(trx, given, new Date()));
  return user;
}

/** Has a product cost this from now on. */
async function reprice(productId: number, cents: number) {
  const { db } = server.database;
  const { id: listId } = await db
    .selectFrom('price_list')
    .select('id')
    .where('code', '=', 'EE')
    .executeTakeFirstOrThrow();
  const wanted = [{ productId, listId, isNew: false, periods: [{ cents, from: null, to: null }] }];
  await db.transaction().execute((trx) => changePrices(trx, wanted));
}

const mails = async () =>
  (await waitingMails(server.database.db)).map(({ to, props }) => ({
    to,
    products: (props as { products: MailProduct[] }).products.map(({ id, cents, oldCents, percent }) => ({
      id,
      cents,
      oldCents,
      percent,
    })),
  }));

test('AC-02 who allowed it is told once that a favourite is cheaper, with the lowest price of the 30 days before', async () => {
  const { id } = await buildProduct(server.database.db);
  const { email } = await person({ products: [id] });
  await person({ products: [id], isAllowed: false });
  await person({ products: [] });
  await reprice(id, 800);
  expect(await tell()).toBe(1);
  expect(await mails()).toEqual([{ to: email, products: [{ id, cents: 800, oldCents: 1000, percent: 20 }] }]);
  now += 5 * minuteMs;
  expect(await tell()).toBe(0);
});

test('AC-02 a price that was committed after the job had looked is told of by the next', async () => {
  const { id } = await buildProduct(server.database.db);
  await person({ products: [id] });
  expect(await tell()).toBe(0);
  // Written at a time the job has looked at already.
  await reprice(id, 800);
  now += 5 * minuteMs;
  expect(await tell()).toBe(1);
});

test.each([
  ['dearer', 1100],
  ['cheaper by less than 5 %', 951],
])('AC-02 a price that is %s is no news', async (_what, cents) => {
  const { id } = await buildProduct(server.database.db);
  await person({ products: [id] });
  await reprice(id, cents);
  expect(await tell()).toBe(0);
});

test('AC-02 a campaign that begins counts, and one that cost as little two weeks ago is no news', async () => {
  const { db } = server.database;
  const [first, again] = [(await buildProduct(db)).id, (await buildProduct(db)).id];
  const { email } = await person({ products: [first, again] });
  const from = new Date(now - minuteMs / 2);
  const { id: list } = await buildPriceList(db, { from });
  for (const id of [first, again]) await buildPrice(db, id, { cents: 700, list });
  const { id: former } = await buildPriceList(db, {
    from: new Date(now - 20 * dayMs),
    to: new Date(now - 14 * dayMs),
  });
  await buildPrice(db, again, { cents: 700, list: former });
  expect(await tell()).toBe(1);
  expect(await mails()).toEqual([
    { to: email, products: [{ id: first, cents: 700, oldCents: 1000, percent: 30 }] },
  ]);
});

test('AC-02 each is told of their own prices: a group’s drop is no news to others', async () => {
  const { db } = server.database;
  const { id } = await buildProduct(db);
  const salon = await buildCustomer(db, { group: 'SALONS-OF-TEST' });
  const { email } = await person({ products: [id], customerId: salon.id });
  await person({ products: [id] });
  const { id: list } = await buildPriceList(db, {
    group: 'SALONS-OF-TEST',
    from: new Date(now - minuteMs / 2),
  });
  await buildPrice(db, id, { cents: 620, list });
  expect(await tell()).toBe(1);
  // A business reads prices without VAT, 24 % in Estonia.
  expect(await mails()).toEqual([{ to: email, products: [{ id, cents: 500, oldCents: 806, percent: 38 }] }]);
});

test('AC-02 what cannot be bought is no news', async () => {
  const { db } = server.database;
  const soldOut = await buildProduct(db, { stock: { TLN: 0 } });
  const restricted = await buildProduct(db, { restrictions: [(await buildRestriction(db)).id] });
  const disabled = await buildProduct(db, { isDisabled: true });
  const ids = [soldOut.id, restricted.id, disabled.id];
  await person({ products: ids });
  for (const id of ids) await reprice(id, 500);
  expect(await tell()).toBe(0);
});

test('AC-02 one product is told of once in two weeks, and one mail shows the largest drops', async () => {
  const { db } = server.database;
  const products: number[] = [];
  for (let at = 0; at < dropsPerMail + 2; at++) products.push((await buildProduct(db)).id);
  await person({ products });
  for (const [at, id] of products.entries()) await reprice(id, 900 - at * 10);
  expect(await tell()).toBe(1);
  const [mail] = await mails();
  expect(mail!.products.map(({ id }) => id)).toEqual(products.toReversed().slice(0, dropsPerMail));
  await reprice(products.at(-1)!, 300);
  now += 2 * dayMs;
  expect(await tell()).toBe(0);
});

test('AC-02 a job that is stopped in the middle goes on where it was, and two at once tell nobody twice', async () => {
  const { db } = server.database;
  const { id } = await buildProduct(db);
  const people: string[] = [];
  for (let at = 0; at < 6; at++) people.push((await person({ products: [id] })).email);
  await reprice(id, 500);
  // Dies with its transaction: nothing of that step was written.
  await expect(
    notifyOfPriceDrops(db, () => {
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await tell(AbortSignal.abort())).toBe(0);
  await Promise.all([tell(), tell(), tell()]);
  expect((await mails()).map(({ to }) => to).toSorted()).toEqual(people.toSorted());
});
