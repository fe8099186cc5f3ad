import { sql } from 'kysely';
import type PQueue from 'p-queue';
import { buildEvent } from '../test/events.ts';
import { buildDraft, type placer } from '../test/placing.ts';
import type { Db } from '../src/server/database.ts';
import { orderStatuses } from '../src/domain/orders/statuses.ts';

interface Race {
  place: ReturnType<typeof placer>;
  /** Who has no connection waits here. */
  queue: PQueue;
  buyers: number;
  round: number;
  violated: (what: string) => void;
}

/**
 * Buyers want the few seats of an event at once while others wait for one. A third of those who got a seat gives it up: it
 * is offered to who waits, and nobody else gets it. Never are more seats sold and reserved than there are.
 */
export async function seatsRace(db: Db, { place, queue, buyers, round, violated }: Race): Promise<number> {
  const seats = 1 + (round % 5);
  const event = await buildEvent(db, { tickets: { participant: seats }, price: '10.00' });
  const product = event.tickets['participant']!;
  const drafts = await Promise.all(
    Array.from({ length: buyers }, () => queue.add(() => buildTickets(db, event.id, product))),
  );
  await db
    .insertInto('event_waitlist')
    .values(
      Array.from({ length: 2 }, (_, at) => ({
        event_id: event.id,
        product_id: null,
        email: `ootaja-${round}-${at}@salong.ee`,
        language: 'et' as const,
        shop_id: 2,
        customer_id: null,
        user_id: null,
        state: 'waiting' as const,
        created_at: new Date(),
        changed_at: new Date(),
      })),
    )
    .execute();
  const answers = await Promise.allSettled(drafts.map(({ uuid }) => queue.add(() => place.start(uuid))));
  for (const answer of answers)
    if (answer.status === 'rejected' && answer.reason?.code !== 'ORDER_CHANGED')
      violated(`round ${round}, seats: ${answer.reason}`);
  const paying = drafts.filter((_, at) => answers[at]!.status === 'fulfilled');
  if (paying.length !== seats) violated(`round ${round}, seats: ${paying.length} of ${seats} pay`);
  const settled = await Promise.all(
    paying.map(({ id }, at) =>
      queue.add(() => (at % 3 === 2 ? place.end(id).then(() => 'ended') : place.confirm(id))),
    ),
  );
  const sold = settled.filter((one) => one === 'confirmed').length;
  const { rows } = await sql<{ left: number; reserved: number; offered: number }>`
    select sum(s.quantity)::int as left, sum(s.reserved)::int as reserved,
      (select count(*)::int from event_waitlist where event_id = ${event.id} and state = 'offered') as offered
    from stock s where s.product_id = ${product}`.execute(db);
  const { left, reserved, offered } = rows[0]!;
  const freed = seats - sold;
  if (left !== freed || reserved !== offered || offered !== Math.min(freed, 2))
    violated(
      `round ${round}, seats: ${sold} sold, ${left} left, ${reserved} reserved and ${offered} offered of ${seats}`,
    );
  return sold;
}

/** A draft of one seat that only has to be paid. */
async function buildTickets(db: Db, eventId: number, product: number): Promise<{ id: number; uuid: string }> {
  const draft = await buildDraft(db, { products: [product], hasDelivery: false });
  await sql`
    update shop_order set status = ${orderStatuses.EVENT_DRAFT}, is_event = true, event_id = ${eventId}, stock_shop_id = 2
    where id = ${draft.id}`.execute(db);
  await sql`update order_history set to_status = ${orderStatuses.EVENT_DRAFT} where order_id = ${draft.id}`.execute(
    db,
  );
  await sql`
    insert into event_attendee (event_id, order_id, order_line_id, first_name, last_name, email, language)
    select ${eventId}, ${draft.id}, id, 'Mari', 'Kask', 'mari@salong.ee', 'et' from order_line
    where order_id = ${draft.id}`.execute(db);
  return draft;
}
