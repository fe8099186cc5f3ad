import { sql } from 'kysely';
import type PQueue from 'p-queue';
import { buildProduct } from '../test/factories.ts';
import { balanceOf, buildMember, givePoints } from '../test/loyalty.ts';
import { buildDraft, type placer } from '../test/placing.ts';
import type { Db } from '../src/server/database.ts';
import { expirePoints } from '../src/server/loyalty/service.ts';

interface Race {
  place: ReturnType<typeof placer>;
  /** Who has no connection waits here. */
  queue: PQueue;
  buyers: number;
  round: number;
  violated: (what: string) => void;
}

const yearMs = 366 * 24 * 3_600_000;

/**
 * Colleagues of one customer start to pay at once, all with the same points, some of which expire meanwhile. A third then
 * gives up, the others are confirmed. Whatever happened first, no point is used twice and none is lost.
 */
export async function pointsRace(db: Db, { place, queue, buyers, round, violated }: Race): Promise<void> {
  const now = new Date();
  const fresh = 100 + (round % 50) * 40;
  const old = round % 2 === 0 ? 0 : 500;
  const member = await buildMember(db, { points: fresh, now });
  await givePoints(db, member.accountId, old, new Date(now.getTime() - 2 * yearMs));
  const { id: product } = await buildProduct(db, { stock: { TLN: buyers } });
  const drafts = await Promise.all(
    Array.from({ length: buyers }, () =>
      queue.add(() =>
        buildDraft(db, { products: [product], customerId: member.customer.id, userId: member.userId }),
      ),
    ),
  );
  await db
    .updateTable('shop_order')
    .set({ use_loyalty_points: true })
    .where('customer_id', '=', member.customer.id)
    .execute();
  const never = new AbortController().signal;
  const [started] = await Promise.all([
    Promise.allSettled(
      drafts.map(({ uuid }) => queue.add(() => place.start(uuid, { visitor: member.visitor }))),
    ),
    queue.add(() => expirePoints(db, now, never)),
  ]);
  for (const answer of started)
    if (answer.status === 'rejected') violated(`round ${round}, points: ${answer.reason}`);
  await Promise.all(
    drafts.map(({ id }, at) =>
      queue.add(() => (at % 3 === 2 ? place.end(id).then(() => undefined) : place.confirm(id))),
    ),
  );
  await expirePoints(db, now, never);
  const { free, reserved } = await balanceOf(db, member.accountId);
  const { rows } = await sql<{ spent: number; expired: number }>`
    select coalesce(sum(cents) filter (where kind = 'spend'), 0)::int as spent,
      coalesce(sum(cents) filter (where kind = 'expire'), 0)::int as expired
    from loyalty_transfer where account_id = ${member.accountId}`.execute(db);
  const { spent, expired } = rows[0]!;
  if (free + spent + expired !== fresh + old || reserved !== 0)
    violated(
      `round ${round}, points: ${free} free, ${reserved} reserved, ${spent} spent and ${expired} expired of ${fresh + old}`,
    );
}
