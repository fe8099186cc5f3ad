import { sql } from 'kysely';
import { assignSeats, offerUntil } from '../../domain/events/rules.ts';
import type { Trx } from '../database.ts';
import { announceAll } from '../platform/outbox.ts';
import { freeStock, reserveStock } from '../stock/service.ts';

/** Somebody who waits was offered a seat and is to be told. */
export const offeredTopic = 'events.offered';

/**
 * Seats of an event may be free again: the first who wait for them are offered them, in the transaction that frees them, so
 * that nobody comes between. Locks come after those of orders: the stock of the tickets by product, then who waits.
 * `returningOrder`: an order that lost its seat with its payment, and has it back while it was offered it.
 */
export async function seatsFreed(
  trx: Trx,
  eventId: number,
  { now, returningOrder }: { now: Date; returningOrder?: string },
): Promise<void> {
  if (returningOrder !== undefined) await reserveAgain(trx, returningOrder, now);
  await offerSeats(trx, eventId, now);
}

async function reserveAgain(trx: Trx, orderUuid: string, now: Date): Promise<void> {
  const { rows } = await sql<{ offered_product_id: number; shop_id: number }>`
    select w.offered_product_id, e.shop_id from event_waitlist w join event e on e.id = w.event_id
    where w.order_uuid = ${orderUuid} and w.state = 'accepted' and w.offered_until > ${now}`.execute(trx);
  const [accepted] = rows;
  if (accepted) await reserveSeat(trx, accepted.shop_id, orderUuid, accepted.offered_product_id);
}

interface OfferingEvent {
  shop_id: number;
  starts_at: Date;
  offer_hours: number;
  products: number[];
}

async function offerSeats(trx: Trx, eventId: number, now: Date): Promise<void> {
  const { rows } = await sql<OfferingEvent>`
    select e.shop_id, e.starts_at, e.offer_hours,
      array(select k.product_id from event_ticket k where k.event_id = e.id order by k.position, k.product_id) as products
    from event e where e.id = ${eventId} and e.canceled_at is null
      and exists (select from event_waitlist w where w.event_id = e.id and w.state = 'waiting')`.execute(trx);
  const [event] = rows;
  const until = event && offerUntil(event.offer_hours, event.starts_at, now);
  if (!event || !until) return;
  const free = await freeStock(trx, event.shop_id, event.products);
  const seats = event.products.map((product) => ({ product, free: free.get(product) ?? 0 }));
  if (seats.every((seat) => seat.free <= 0)) return;
  const { rows: waiting } = await sql<{
    id: number;
    uuid: string;
    order_uuid: string;
    product: number | null;
  }>`
    select id, uuid, order_uuid, product_id as product from event_waitlist
    where event_id = ${eventId} and state = 'waiting' order by id for update`.execute(trx);
  for (const { entry, product } of assignSeats(seats, waiting)) {
    await reserveSeat(trx, event.shop_id, entry.order_uuid, product);
    await sql`
      update event_waitlist set state = 'offered', offered_product_id = ${product}, offered_until = ${until},
        changed_at = ${now} where id = ${entry.id}`.execute(trx);
    await announceAll(trx, offeredTopic, [{ entry: entry.uuid }], { key: entry.uuid });
  }
}

/** @throws Error when the seat is not free, which whoever has locked the stock knows it is */
async function reserveSeat(trx: Trx, shopId: number, orderUuid: string, productId: number): Promise<void> {
  const { missing } = await reserveStock(trx, orderUuid, shopId, [
    { productId, quantity: 1, mayWait: false },
  ]);
  if (missing.length > 0) throw new Error(`no seat of ticket ${productId} is free`);
}
