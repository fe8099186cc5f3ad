import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buildProduct } from '../../../test/factories.ts';
import { buildCoupon, buildDraft, placer } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { isOutage, ShopError } from '../../domain/errors.ts';
import type { Database, Db } from '../database.ts';
import { openDatabase, type OpenDatabase } from '../platform/db.ts';

let server: TestServer;
let db: Db;
/** A line of its own, as those of the shop are all taken. */
let killer: OpenDatabase<Database>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  killer = openDatabase(server.database.connectionString, { max: 1 });
});
afterAll(async () => {
  await killer.db.destroy();
  await server.stop();
});

/** As a process that dies does to its transactions: whatever they were at, from one moment to the next. */
const breakOff = () =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by random() limit 2`.execute(killer.db);

test('CO-05 CT-12 orders whose transactions are broken off at any moment are whole or untouched', async () => {
  const place = placer(server);
  const { id: product } = await buildProduct(db, { stock: { TLN: 300, TRT: 300 } });
  const coupon = await buildCoupon(db, { maxUses: 30 });
  const drafts = await Promise.all(
    Array.from({ length: 60 }, () => buildDraft(db, { lines: { [product]: 2 }, coupons: [coupon] })),
  );
  let broken = 0;
  let isOver = false;
  const tried = async (step: () => Promise<unknown>) => {
    try {
      await step();
    } catch (error) {
      // A coupon that is used up is no break.
      if (!(error instanceof ShopError) || isOutage(error)) broken++;
    }
  };
  const killing = (async () => {
    while (!isOver) {
      await sleep(Math.random() * 8);
      await tried(breakOff);
    }
  })();
  await Promise.all(
    drafts.map(async ({ id, uuid }, at) => {
      if (at % 4 === 0) return tried(() => place.submit(uuid));
      await tried(() => place.start(uuid));
      await tried(() => (at % 4 === 1 ? place.end(id) : place.confirm(id)));
    }),
  );
  isOver = true;
  await killing;
  expect(broken, 'something was broken off').toBeGreaterThan(0);
  // A connection that was broken off last is noticed with its next use.
  await vi.waitFor(() => expectSound(db));
  // What was broken off can simply be done again.
  const { rows } = await sql<{ id: number }>`select id from shop_order where status = 6`.execute(db);
  for (const { id } of rows) expect(await place.confirm(id)).toBe('confirmed');
  await expectSound(db);
});
