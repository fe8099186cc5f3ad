import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buildMember, buyAndReceive, draftOfMember } from '../../../test/loyalty.ts';
import { placer } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Db } from '../database.ts';
import { findBroken } from '../platform/invariants.ts';
import { loyaltyInvariants } from './service.ts';

let server: TestServer;
let db: Db;
let place: ReturnType<typeof placer>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  place = placer(server);
});
afterAll(() => server.stop());

/** A member with an order that is being paid with points, one that was, and one that earned some. */
async function fixtures() {
  const member = await buildMember(db, { points: 2000 });
  const earned = await buyAndReceive(db, place, member, { cents: 10_000 });
  const sold = await draftOfMember(db, member, { cents: 1000, usesPoints: true });
  await place.submit(sold.uuid, { visitor: member.visitor });
  const pending = await draftOfMember(db, member, { cents: 500, usesPoints: true });
  await place.start(pending.uuid, { visitor: member.visitor });
  return { account: member.accountId, earned, sold, pending };
}
type Fixtures = Awaited<ReturnType<typeof fixtures>>;

/** What somebody does to the tables by hand, and what has to notice it. */
const damages: [what: string, (f: Fixtures) => RawBuilder<unknown>, noticed: RegExp][] = [
  [
    'a cent more in a balance',
    (f) => sql`update loyalty_account set available_cents = available_cents + 1 where id = ${f.account}`,
    /sums of their transfers/,
  ],
  [
    'a reserved cent that nobody moved',
    (f) => sql`update loyalty_account set reserved_cents = reserved_cents + 1 where id = ${f.account}`,
    /sums of their transfers/,
  ],
  [
    'a debt nobody owes',
    (f) => sql`update loyalty_account set owed_cents = 1 where id = ${f.account}`,
    /sums of their transfers/,
  ],
  [
    'a transfer that is gone',
    (f) =>
      sql`delete from loyalty_transfer where account_id = ${f.account} and kind = 'earn' and order_uuid is not null`,
    /sums of their transfers/,
  ],
  [
    'a line of a statement that is wrong',
    (f) =>
      sql`update loyalty_transfer set available_after = available_after + 1 where account_id = ${f.account} and kind = 'reserve'`,
    /Each line of a statement/,
  ],
  [
    'a lot that holds less',
    (f) =>
      sql`update loyalty_lot set left_cents = left_cents - 1 where account_id = ${f.account} and left_cents > 0`,
    /left in the lots/,
  ],
  [
    'points of somebody who left',
    (f) => sql`update loyalty_account set joined_at = null where id = ${f.account}`,
    /no member has no free points/,
  ],
  [
    'a reservation out of no lot',
    (f) => sql`delete from loyalty_use where order_uuid = ${f.pending.uuid}`,
    /Reserved points are those/,
  ],
  [
    'a payment with points that were never reserved',
    (f) => sql`delete from loyalty_order where order_uuid = ${f.pending.uuid}`,
    /have reserved the points/,
  ],
  [
    'a sold order whose points are still reserved',
    (f) => sql`update loyalty_order set points_state = 'reserved' where order_uuid = ${f.sold.uuid}`,
    /sold ones have spent them/,
  ],
  [
    'a cancelled order that gave nothing back',
    (f) => sql`update shop_order set status = 4 where id = ${f.sold.id}`,
    /sold ones have spent them/,
  ],
  [
    'a cent more spent',
    (f) => sql`update loyalty_account set spent_cents = spent_cents + 1 where id = ${f.account}`,
    /What a customer has spent/,
  ],
  [
    'an order that counts before it is fulfilled',
    (f) =>
      sql`update loyalty_order set fulfilled_at = now(), goods_cents = 1 where order_uuid = ${f.sold.uuid}`,
    /counts once it is fulfilled/,
  ],
  [
    'an order that earned more than the ledger says',
    (f) => sql`update loyalty_order set earned_cents = earned_cents + 1 where order_uuid = ${f.earned.uuid}`,
    /earned, used and given back/,
  ],
];

test.each(damages)('AC-03 %s is noticed', async (_what, damage, noticed) => {
  const made = await fixtures();
  await expectSound(db);
  const undone = new Error('undone');
  const work = db.transaction().execute(async (trx) => {
    await damage(made).execute(trx);
    const found = (await findBroken(trx, loyaltyInvariants)).filter(({ count }) => count > 0);
    expect(
      found.find(({ name }) => noticed.test(name)),
      found.map(({ name }) => name).join('\n'),
    ).toBeDefined();
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
});
