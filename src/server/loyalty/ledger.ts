import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/** Sides of the ledger: the first three are a customer's, the others the shop's. */
export type Side = 'available' | 'reserved' | 'owed' | 'issued' | 'spent' | 'expired' | 'forfeited';

/** Each thing that happens to points, and from which side to which it moves them. */
export const transferSides = {
  earn: ['issued', 'available'],
  /** Points that were owed are taken from those just earned. */
  settle: ['available', 'owed'],
  reserve: ['available', 'reserved'],
  release: ['reserved', 'available'],
  spend: ['reserved', 'spent'],
  give_back: ['spent', 'available'],
  take_back: ['available', 'issued'],
  /** What a return takes back and the customer has used already. */
  owe: ['owed', 'issued'],
  expire: ['available', 'expired'],
  forfeit: ['available', 'forfeited'],
} as const satisfies Record<string, readonly [from: Side, to: Side]>;
export type TransferKind = keyof typeof transferSides;

interface Transfer {
  accountId: number;
  kind: TransferKind;
  cents: number;
  orderUuid?: string | null;
  now: Date;
}

/**
 * Moves points of a locked account and writes its balances with them. Nothing is written for 0 cents. What would go below
 * zero fails by the checks of the table: a verb asks before.
 */
export async function transfer(
  trx: Trx,
  { accountId, kind, cents, orderUuid = null, now }: Transfer,
): Promise<void> {
  if (cents === 0) return;
  const [from, to] = transferSides[kind];
  const change = (side: Side) => (to === side ? cents : 0) - (from === side ? cents : 0);
  await sql`
    with moved as (
      update loyalty_account set available_cents = available_cents + ${change('available')}::bigint,
        reserved_cents = reserved_cents + ${change('reserved')}::bigint,
        -- A debt is what a side has less than nothing.
        owed_cents = owed_cents - ${change('owed')}::bigint
      where id = ${accountId} returning id, available_cents)
    insert into loyalty_transfer (account_id, kind, from_side, to_side, cents, available_after, order_uuid, at)
    select id, ${kind}, ${from}, ${to}, ${cents}, available_cents, ${orderUuid}::uuid, ${now} from moved`.execute(
    trx,
  );
}

/** Points that expire together come to an account. */
export async function addLot(
  trx: Trx,
  lot: { accountId: number; orderUuid: string; cents: number; lastDay: string },
): Promise<void> {
  if (lot.cents === 0) return;
  await trx
    .insertInto('loyalty_lot')
    .values({
      account_id: lot.accountId,
      order_uuid: lot.orderUuid,
      cents: lot.cents,
      left_cents: lot.cents,
      last_day: lot.lastDay,
    })
    .execute();
}

/**
 * Takes points out of the lots of a locked account, those that expire soonest first, and before all of them those of the
 * order `own`. With `usedBy` it is written from which lots that order took them.
 */
export async function takeFromLots(
  trx: Trx,
  {
    accountId,
    cents,
    own = null,
    usedBy = null,
  }: { accountId: number; cents: number; own?: string | null; usedBy?: string | null },
): Promise<void> {
  if (cents === 0) return;
  await sql`
    with lots as (
      select id, left_cents, sum(left_cents) over (
        order by order_uuid is not distinct from ${own}::uuid desc, last_day, id) as upto
      from loyalty_lot where account_id = ${accountId} and left_cents > 0),
    parts as (
      select id, least(left_cents, ${cents}::bigint - (upto - left_cents)) as cents
      from lots where upto - left_cents < ${cents}::bigint),
    taken as (
      update loyalty_lot l set left_cents = l.left_cents - p.cents from parts p where l.id = p.id returning l.id)
    insert into loyalty_use (order_uuid, lot_id, cents)
    select ${usedBy}::uuid, p.id, p.cents from parts p join taken t on t.id = p.id
    where ${usedBy}::uuid is not null`.execute(trx);
}

/** Puts what an order took back into its lots. */
export async function putBackIntoLots(trx: Trx, orderUuid: string): Promise<void> {
  await sql`
    with used as (delete from loyalty_use where order_uuid = ${orderUuid} returning lot_id, cents)
    update loyalty_lot l set left_cents = l.left_cents + u.cents from used u where l.id = u.lot_id`.execute(
    trx,
  );
}

/** All lots of an account are empty from now on. */
export async function emptyLots(trx: Trx, accountId: number): Promise<void> {
  await sql`update loyalty_lot set left_cents = 0 where account_id = ${accountId} and left_cents > 0`.execute(
    trx,
  );
}

/** The last day of the points an order took that are good for longest; null: it took none. */
export async function lastDayOfUsed(trx: Trx, orderUuid: string): Promise<string | null> {
  const { rows } = await sql<{ last_day: string | null }>`
    select max(l.last_day) as last_day from loyalty_use u join loyalty_lot l on l.id = u.lot_id
    where u.order_uuid = ${orderUuid}`.execute(trx);
  return rows[0]?.last_day ?? null;
}
