import { sql, type Insertable, type Selectable } from 'kysely';
import type { WithdrawalOutcome } from '../../domain/returns/contract.ts';
import type { Db, Trx } from '../database.ts';
import type { WithdrawalTable } from './tables.ts';

export type WithdrawalRow = Selectable<WithdrawalTable>;

export async function insertWithdrawal(
  trx: Trx,
  row: Insertable<WithdrawalTable>,
): Promise<Pick<WithdrawalRow, 'uuid'>> {
  return trx.insertInto('withdrawal').values(row).returning('uuid').executeTakeFirstOrThrow();
}

export async function findWithdrawal(db: Db | Trx, uuid: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawal').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

export async function lockWithdrawal(trx: Trx, uuid: string): Promise<WithdrawalRow | undefined> {
  return trx.selectFrom('withdrawal').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
}

/** How many acknowledgements an address was sent since. */
export async function countMailed(trx: Trx, email: string, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('is_mailed', '=', true)
    .where('submitted_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function declareWithdrawal(
  trx: Trx,
  id: number,
  declared: Pick<WithdrawalRow, 'submitted_at' | 'acknowledgement' | 'acknowledgement_sha256' | 'is_mailed'> &
    Found,
): Promise<WithdrawalRow> {
  return trx
    .updateTable('withdrawal')
    .set(declared)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type Found = Pick<WithdrawalRow, 'outcome' | 'in_time' | 'order_id'>;

/** What the staff found out about a statement. */
export async function setMatched(
  trx: Trx,
  id: number,
  found: Found & { matched_by: number },
): Promise<WithdrawalRow> {
  return trx
    .updateTable('withdrawal')
    .set(found)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setAcknowledged(trx: Trx, uuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('withdrawal')
    .set({ acknowledged_at: at })
    .where('uuid', '=', uuid)
    .where('acknowledged_at', 'is', null)
    .execute();
}

export interface StaffWithdrawalRow extends WithdrawalRow {
  order_uuid: string | null;
  number: number | null;
  return_uuid: string | null;
}

const staffSelect = sql`
  select w.*, o.uuid as order_uuid, o.number, r.uuid as return_uuid
  from withdrawal w left join shop_order o on o.id = w.order_id left join order_return r on r.withdrawal_id = w.id`;

export async function listDeclared(
  db: Db,
  outcome: WithdrawalOutcome | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffWithdrawalRow[]> {
  const { rows } = await sql<StaffWithdrawalRow>`
    ${staffSelect} where w.submitted_at is not null and (${outcome ?? null}::text is null or w.outcome = ${outcome ?? null})
    order by w.submitted_at desc, w.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countDeclared(db: Db, outcome: WithdrawalOutcome | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawal
    where submitted_at is not null and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})`.execute(
    db,
  );
  return rows[0]!.count;
}

export async function findDeclared(db: Db | Trx, uuid: string): Promise<StaffWithdrawalRow | undefined> {
  const { rows } = await sql<StaffWithdrawalRow>`${staffSelect} where w.uuid = ${uuid}`.execute(db);
  return rows[0];
}

/** Forgets statements that were never sent. */
export async function deleteUnsent(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('withdrawal')
    .where('submitted_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
