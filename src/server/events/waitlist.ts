import { sql, type Selectable } from 'kysely';
import { FieldError, ShopError } from '../../domain/errors.ts';
import type { WaitlistAnswer, WaitlistEntry } from '../../domain/events/contract.ts';
import { translate, type Language } from '../../domain/locales.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { findDataSubject } from '../auth/service.ts';
import type { Db, Trx } from '../database.ts';
import { announce } from '../platform/outbox.ts';
import { freeStock, releaseStock } from '../stock/service.ts';
import { waitlistUuid, type LinkKeys } from './links.ts';
import { seatsFreed } from './offers.ts';
import { eventToOrder, isTicketOf } from './order-event.ts';
import { findEvent } from './queries.ts';
import type { EventWaitlistTable } from './tables.ts';

export type WaitlistRow = Selectable<EventWaitlistTable>;

/** Somebody wants to wait and is asked to confirm the address. */
export const joinedTopic = 'events.joined';

/**
 * Has somebody wait for a seat: who is signed in with the own address at once, anybody else once the address is confirmed.
 * Asked again it is the same place in the line.
 * @throws ShopError EVENT_NOT_FOUND, EVENT_CANCELED, EVENT_OVER, SEATS_ARE_FREE; FieldError
 */
export async function joinWaitlist(
  trx: Trx,
  visitor: Visitor,
  eventId: number,
  { product, email }: { product: number | null; email: string | null },
  now: Date,
): Promise<WaitlistAnswer> {
  const event = await eventToOrder(trx, eventId, now);
  if (product !== null && !isTicketOf(event, product)) throw new FieldError({ product: ['invalid_choice'] });
  const own = visitor.user && (await findDataSubject(trx, visitor.user.id))?.email;
  const address = email ?? own;
  if (!address) throw new FieldError({ email: ['required'] });
  const wanted = (event.tickets ?? []).filter(([id]) => product === null || id === product);
  const free = await freeStock(
    trx,
    event.shop_id,
    wanted.map(([id]) => id),
  );
  if ([...free.values()].some((pieces) => pieces > 0)) throw new ShopError('SEATS_ARE_FREE');
  const isConfirmed = address === own;
  const { rows } = await sql<{ uuid: string; state: WaitlistAnswer['state']; is_new: boolean }>`
    insert into event_waitlist as w (event_id, product_id, email, language, shop_id, customer_id, user_id, state,
      created_at, changed_at)
    values (${eventId}, ${product}, ${address}, ${visitor.audience.language}, ${visitor.audience.shopId},
      ${isConfirmed ? (visitor.customer?.id ?? null) : null}, ${isConfirmed ? visitor.user!.id : null},
      ${isConfirmed ? 'waiting' : 'unconfirmed'}, ${now}, ${now})
    on conflict (event_id, email) where state in ('unconfirmed', 'waiting', 'offered')
      do update set changed_at = excluded.changed_at,
        state = case when w.state = 'unconfirmed' then excluded.state else w.state end,
        user_id = coalesce(w.user_id, excluded.user_id), customer_id = coalesce(w.customer_id, excluded.customer_id),
        product_id = case when w.state = 'unconfirmed' then excluded.product_id else w.product_id end
    returning uuid, state, xmax = 0 as is_new`.execute(trx);
  const [row] = rows;
  if (row!.state === 'unconfirmed')
    await announce(trx, joinedTopic, { entry: row!.uuid }, { key: row!.uuid });
  // Whether somebody else's address waits already is nobody's business.
  return { state: isConfirmed ? row!.state : 'unconfirmed' };
}

/** @throws ShopError WAITLIST_NOT_FOUND */
export async function confirmWaitlist(
  trx: Trx,
  keys: LinkKeys,
  token: string,
  now: Date,
): Promise<WaitlistAnswer> {
  const entry = await lockEntry(trx, keys, token);
  if (entry.state !== 'unconfirmed') return { state: entry.state };
  await setState(trx, entry.id, 'waiting', now);
  await seatsFreed(trx, entry.event_id, { now });
  return { state: (await lockEntry(trx, keys, token)).state };
}

/**
 * Leaves the line; a seat that was offered goes to the next.
 * @throws ShopError WAITLIST_NOT_FOUND, OFFER_ENDED for one whose order is begun, which is cancelled instead
 */
export async function leaveWaitlist(
  trx: Trx,
  keys: LinkKeys,
  token: string,
  now: Date,
): Promise<WaitlistAnswer> {
  const seen = await findEntry(trx, keys, token);
  // Stock comes before who waits.
  if (seen.state === 'offered') await releaseStock(trx, seen.order_uuid);
  const entry = await lockEntry(trx, keys, token);
  if (entry.state === 'accepted' || (entry.state === 'offered' && seen.state !== 'offered'))
    throw new ShopError('OFFER_ENDED');
  if (entry.state === 'ended' || entry.state === 'left') return { state: entry.state };
  await setState(trx, entry.id, 'left', now);
  if (entry.state === 'offered') await seatsFreed(trx, entry.event_id, { now });
  return { state: 'left' };
}

/** @throws ShopError WAITLIST_NOT_FOUND */
export async function readEntry(
  db: Db,
  keys: LinkKeys,
  token: string,
  language: Language,
): Promise<WaitlistEntry> {
  const entry = await findEntry(db, keys, token);
  const event = (await findEvent(db, entry.event_id))!;
  const product = entry.offered_product_id ?? entry.product_id;
  const ticket = (event.tickets ?? []).find(([id]) => id === product);
  const { rows } = await sql<{ position: number }>`
    select count(*)::int as position from event_waitlist
    where event_id = ${entry.event_id} and state = 'waiting' and id <= ${entry.id}`.execute(db);
  return {
    state: entry.state,
    position: entry.state === 'waiting' ? rows[0]!.position : null,
    offered_until: entry.offered_until?.toISOString() ?? null,
    ticket: ticket ? { product: ticket[0], name: translate(ticket[3], language) } : null,
    order: entry.state === 'accepted' ? entry.order_uuid : null,
    event: {
      id: event.id,
      template: event.template,
      name: translate(event.name, language),
      starts_at: event.starts_at.toISOString(),
      ends_at: event.ends_at.toISOString(),
      location: translate(event.place, language),
    },
  };
}

/**
 * Takes up an offer, or answers the one that was taken up.
 * @throws ShopError WAITLIST_NOT_FOUND, OFFER_ENDED
 */
export async function takeOffer(
  trx: Trx,
  keys: LinkKeys,
  token: string,
  now: Date,
): Promise<{ entry: WaitlistRow; isNew: boolean }> {
  const entry = await lockEntry(trx, keys, token);
  if (entry.state === 'accepted') return { entry, isNew: false };
  if (entry.state !== 'offered' || entry.offered_until! <= now) throw new ShopError('OFFER_ENDED');
  await sql`
    update event_waitlist set state = 'accepted', changed_at = ${now} where id = ${entry.id}`.execute(trx);
  return { entry, isNew: true };
}

/** The seat of an order was bought, or is wanted no more: its place in the line is over. */
export async function endEntryOf(trx: Trx, orderUuid: string, now: Date): Promise<void> {
  await sql`
    update event_waitlist set state = 'ended', offered_product_id = null, offered_until = null, changed_at = ${now}
    where order_uuid = ${orderUuid} and state in ('offered', 'accepted')`.execute(trx);
}

/** Offers whose time has come, the oldest first. */
export async function endedOffers(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ order_uuid: string; event_id: number }[]> {
  const { rows } = await sql<{ order_uuid: string; event_id: number }>`
    select order_uuid, event_id from event_waitlist
    where offered_until <= ${now} order by offered_until, id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Passes a seat on that nobody took up in time; the order that was begun with it, if there is one, is locked and a draft.
 * @throws Error when the offer is not one that has ended
 */
export async function passOn(
  trx: Trx,
  { order_uuid, event_id }: { order_uuid: string; event_id: number },
  now: Date,
): Promise<void> {
  await releaseStock(trx, order_uuid);
  const { rows } = await sql`
    select from event_waitlist where order_uuid = ${order_uuid} and offered_until <= ${now} for update`.execute(
    trx,
  );
  if (rows.length === 0) throw new Error('the offer has not ended');
  await endEntryOf(trx, order_uuid, now);
  await seatsFreed(trx, event_id, { now });
}

/** Events that somebody waits for, soon enough to come: in case a seat was freed between two looks. */
export async function awaitedEvents(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`
    select distinct w.event_id from event_waitlist w join event e on e.id = w.event_id
    where w.state = 'waiting' and e.canceled_at is null and e.starts_at > ${now}
      and exists (select from event_ticket k join stock s on s.product_id = k.product_id
        where k.event_id = e.id and s.quantity > s.reserved)`.execute(db);
  return rows.map(({ event_id }) => event_id);
}

/** Lets nobody wait for what has begun. */
export async function endWaitingForPast(db: Db, now: Date): Promise<void> {
  await sql`
    update event_waitlist w set state = 'ended', changed_at = ${now} from event e
    where e.id = w.event_id and e.starts_at <= ${now} and w.state in ('unconfirmed', 'waiting')`.execute(db);
}

async function setState(trx: Trx, id: number, state: 'waiting' | 'left', now: Date): Promise<void> {
  await trx
    .updateTable('event_waitlist')
    .set({ state, offered_product_id: null, offered_until: null, changed_at: now })
    .where('id', '=', id)
    .execute();
}

async function findEntry(db: Db | Trx, keys: LinkKeys, token: string): Promise<WaitlistRow> {
  const uuid = waitlistUuid(keys, token);
  const found = uuid === null ? undefined : await findEntryByUuid(db, uuid);
  if (!found) throw new ShopError('WAITLIST_NOT_FOUND');
  return found;
}

async function lockEntry(trx: Trx, keys: LinkKeys, token: string): Promise<WaitlistRow> {
  const { id } = await findEntry(trx, keys, token);
  return trx
    .selectFrom('event_waitlist')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function findEntryByUuid(db: Db | Trx, uuid: string): Promise<WaitlistRow | undefined> {
  return db.selectFrom('event_waitlist').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}
