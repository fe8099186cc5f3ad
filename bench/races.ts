import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import PQueue from 'p-queue';
import { buildProduct } from '../test/factories.ts';
import { buildCoupon, buildDraft, placer } from '../test/placing.ts';
import { audit } from '../src/server/audit/service.ts';
import { createCardDataCache } from '../src/server/catalogue/service.ts';
import type { Database } from '../src/server/database.ts';
import { openDatabase } from '../src/server/platform/db.ts';
import { startPostgres } from '../src/server/platform/embedded-postgres.ts';
import { pointsRace } from './points-race.ts';
import { seatsRace } from './seats-race.ts';
import { migrate } from '../src/server/platform/migrate.ts';

/*
 * `npm run bench:races [-- --rounds 500 --only points]`: in each round 200 buyers start to pay at once for 1 to 5 pieces. By
 * turns they want one product, two products in either order, have a coupon that few may use, are colleagues who all pay
 * with the same points while those expire, or want the seats of an event that others wait for; then a third of those who got something gives it up while others are confirmed
 * and the rest is cancelled. Ends with 1 when anything was sold or used twice.
 */
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1] ?? 500) || 500;
const buyersAtOnce = 200;
const kinds = ['one', 'bundle', 'coupon', 'points', 'seats'] as const;
const only = kinds.find((kind) => process.argv.includes(kind) && process.argv.includes('--only'));

const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-races-'));
// What is proved here is locking, not surviving a power cut.
const postgres = await startPostgres({
  dataDir: folder,
  settings: { fsync: 'off', synchronous_commit: 'off' },
});
const connections = 32;
const { db } = openDatabase<Database>(postgres.connectionString, { max: connections, statementTimeoutMs: 0 });
/** Who has no connection waits here, where nobody gives up. */
const queue = new PQueue({ concurrency: connections });
const violations: string[] = [];
const violated = (what: string) => {
  console.log(what);
  violations.push(what);
};
const startedAt = performance.now();
let started = 0;
let sold = 0;

try {
  await migrate(db);
  const cardDataCache = createCardDataCache({ maxBytes: 1_000_000, now: () => performance.now() });
  const place = placer({ database: { db }, cardDataCache });
  for (let round = 0; round < rounds; round++) {
    const kind = only ?? kinds[round % kinds.length]!;
    if (kind === 'points') await pointsRace(db, { place, queue, buyers: buyersAtOnce, round, violated });
    else if (kind === 'seats')
      sold += await seatsRace(db, { place, queue, buyers: buyersAtOnce, round, violated });
    else await race(place, round, kind);
    if ((round + 1) % 50 === 0) {
      await sound();
      console.log(`${round + 1} rounds, ${sold} sold, ${violations.length} violations`);
    }
  }
  await sound();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `\n${rounds} rounds of ${buyersAtOnce} buyers in ${seconds} s: ${started} payments started, ${sold} orders sold, ${violations.length} violations.`,
  );
  if (violations.length > 0) process.exitCode = 1;
} finally {
  await db.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function race(
  place: ReturnType<typeof placer>,
  round: number,
  kind: 'one' | 'bundle' | 'coupon',
): Promise<void> {
  const pieces = 1 + (round % 5);
  const plenty = { TLN: buyersAtOnce };
  const scarce = { TLN: Math.ceil(pieces / 2), TRT: Math.floor(pieces / 2) };
  const first = await buildProduct(db, { stock: kind === 'coupon' ? plenty : scarce });
  const second = await buildProduct(db, { stock: plenty });
  const coupon = kind === 'coupon' ? await buildCoupon(db, { maxUses: pieces }) : null;
  const inOrder = [first.id, second.id];
  const drafts = await Promise.all(
    Array.from({ length: buyersAtOnce }, (_, at) => {
      const products = kind === 'bundle' ? (at % 2 === 0 ? inOrder : inOrder.toReversed()) : [first.id];
      return queue.add(() => buildDraft(db, { products, ...(coupon !== null && { coupons: [coupon] }) }));
    }),
  );
  const answers = await Promise.allSettled(drafts.map(({ uuid }) => queue.add(() => place.start(uuid))));
  for (const answer of answers) {
    if (answer.status === 'rejected' && answer.reason?.code !== 'ORDER_CHANGED')
      violated(`round ${round}: ${answer.reason}`);
  }
  const paying = drafts.filter((_, at) => answers[at]!.status === 'fulfilled');
  started += paying.length;
  if (paying.length !== pieces) violated(`round ${round}, ${kind}: ${paying.length} of ${pieces} pay`);
  const settled = await Promise.all(
    paying.map(({ id }, at) => (at % 3 === 2 ? place.end(id).then(() => 'ended') : place.confirm(id))),
  );
  const confirmed = settled.filter((one) => one === 'confirmed').length;
  sold += confirmed;
  const { rows } = await sql<{ left: number; reserved: number }>`
    select sum(quantity)::int as left, sum(reserved)::int as reserved from stock where product_id = ${first.id}`.execute(
    db,
  );
  const had = kind === 'coupon' ? buyersAtOnce : pieces;
  const { left, reserved } = rows[0]!;
  if (left !== had - confirmed || reserved !== 0)
    violations.push(
      `round ${round}, ${kind}: ${left} left and ${reserved} reserved of ${had}, ${confirmed} sold`,
    );
}

async function sound(): Promise<void> {
  for (const { name, count, examples } of await audit(db))
    if (count > 0) violated(`${name}: ${count}, ${examples[0]}`);
}
