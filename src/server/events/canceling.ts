import { sql } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import type { Db, Trx } from '../database.ts';
import { tags } from '../changes/service.ts';
import { purgeTags } from '../platform/purge.ts';
import { releaseStock } from '../stock/service.ts';

/**
 * Cancels an event: nobody can buy a ticket any more, and nobody waits. What was sold is given back afterwards, order by
 * order.
 * @throws ShopError EVENT_NOT_FOUND, EVENT_CANCELED, EVENT_OVER
 */
export async function cancelEvent(trx: Trx, id: number, reason: string, now: Date): Promise<void> {
  const { rows } = await sql<{ ends_at: Date; canceled_at: Date | null }>`
    select ends_at, canceled_at from event where id = ${id} for update`.execute(trx);
  const [event] = rows;
  if (!event) throw new ShopError('EVENT_NOT_FOUND');
  if (event.canceled_at !== null) throw new ShopError('EVENT_CANCELED');
  if (event.ends_at <= now) throw new ShopError('EVENT_OVER');
  await trx
    .updateTable('event')
    .set({ canceled_at: now, cancel_reason: reason })
    .where('id', '=', id)
    .execute();
  const offered = await sql<{ order_uuid: string }>`
    select order_uuid from event_waitlist where event_id = ${id} and state = 'offered' order by id`.execute(
    trx,
  );
  for (const { order_uuid } of offered.rows) await releaseStock(trx, order_uuid);
  // Drafts with a seat are let go by the clock, as an order is locked before its stock.
  await sql`
    update event_waitlist set state = 'ended', offered_product_id = null, offered_until = null, changed_at = ${now}
    where event_id = ${id} and state in ('unconfirmed', 'waiting', 'offered')`.execute(trx);
  await sql`
    update event_waitlist set offered_until = ${now} where event_id = ${id} and state = 'accepted'`.execute(
    trx,
  );
  await purgeTags(trx, [tags.events]);
}

/** Orders of an event that have a ticket which is still valid, a batch of them. */
export async function ordersWithTickets(db: Db | Trx, eventId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select o.uuid from shop_order o where o.id in (
      select a.order_id from event_attendee a where a.event_id = ${eventId} and a.status = 'ISSUED')
    order by o.id limit ${limit}`.execute(db);
  return rows.map(({ uuid }) => uuid);
}
