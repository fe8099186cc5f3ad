import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Day } from '../platform/columns.ts';
import type { TransferKind } from './ledger.ts';

export interface EntryRow {
  id: number;
  at: Date;
  kind: TransferKind;
  cents: number;
  is_gain: boolean;
  available_after: number;
  order_uuid: string | null;
  /** Null: the user does not see the order. */
  shown_uuid: string | null;
  order_number: string | null;
}

/** SQL: the transfers that change what is free to be used. */
const ofBalance = sql`'available' in (t.from_side, t.to_side)`;

/** Transfers of an account that its customer sees, the latest first. */
export async function listEntries(
  db: Db,
  accountId: number,
  reader: { userId: number; isAdministrator: boolean; limit: number; offset: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select t.id, t.at, t.kind, t.cents, t.to_side = 'available' as is_gain, t.available_after, t.order_uuid,
      case when ${reader.isAdministrator} or o.user_id = ${reader.userId} then o.uuid end as shown_uuid,
      o.number::text as order_number
    from loyalty_transfer t left join shop_order o on o.uuid = t.order_uuid
    where t.account_id = ${accountId} and ${ofBalance}
    order by t.id desc limit ${reader.limit} offset ${reader.offset}`.execute(db);
  return rows;
}

export async function countEntries(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from loyalty_transfer t where t.account_id = ${accountId} and ${ofBalance}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** What of the free points expires when, the soonest first. */
export async function listExpiring(db: Db, accountId: number): Promise<{ last_day: Day; cents: number }[]> {
  const { rows } = await sql<{ last_day: Day; cents: number }>`
    select last_day, sum(left_cents)::bigint as cents from loyalty_lot
    where account_id = ${accountId} and left_cents > 0 group by last_day order by last_day`.execute(db);
  return rows;
}
