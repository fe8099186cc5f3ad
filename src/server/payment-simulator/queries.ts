import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { SimulatedState } from './states.ts';
import type { SimulatedCallbackTable, SimulatedPaymentTable } from './tables.ts';

export type SimulatedPayment = Selectable<SimulatedPaymentTable>;
export type SimulatedCallback = Selectable<SimulatedCallbackTable>;

/** False: the nonce was used before. */
export async function useNonce(db: Db | Trx, nonce: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into simulated_nonce (nonce, at) values (${nonce}, ${now}) on conflict do nothing returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Nonces older than any timestamp that is still taken. */
export async function deleteOldNonces(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('simulated_nonce').where('at', '<', before).execute();
}

export async function insertPayment(
  db: Db | Trx,
  payment: Omit<SimulatedPayment, 'standing_cents' | 'settles_at' | 'state' | 'changed_at'>,
): Promise<SimulatedPayment> {
  return db
    .insertInto('simulated_payment')
    .values({ ...payment, state: 'initial', changed_at: payment.created_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findPayment(db: Db | Trx, reference: string): Promise<SimulatedPayment | undefined> {
  return db.selectFrom('simulated_payment').selectAll().where('reference', '=', reference).executeTakeFirst();
}

export async function lockPayment(trx: Trx, reference: string): Promise<SimulatedPayment | undefined> {
  return trx
    .selectFrom('simulated_payment')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether EveryPay has taken money for this order_reference. */
export async function hasSucceeded(db: Db | Trx, orderReference: string): Promise<boolean> {
  const found = await db
    .selectFrom('simulated_payment')
    .select('reference')
    .where('order_reference', '=', orderReference)
    .where('protocol', '=', 'everypay')
    .where('state', 'in', ['settled', 'refunded'])
    .executeTakeFirst();
  return found !== undefined;
}

export async function setPayment(
  trx: Trx,
  reference: string,
  changes: { state: SimulatedState; standing_cents: number; settles_at?: Date | null; changed_at: Date },
): Promise<SimulatedPayment> {
  return trx
    .updateTable('simulated_payment')
    .set(changes)
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Payments whose money was to arrive later and is due, locked; those another process is at are left to it. */
export async function lockLatePayments(trx: Trx, now: Date): Promise<SimulatedPayment[]> {
  return trx
    .selectFrom('simulated_payment')
    .selectAll()
    .where('settles_at', '<=', now)
    .orderBy('settles_at')
    .limit(50)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function insertCallbacks(
  trx: Trx,
  callbacks: readonly { reference: string; url: string; form: Record<string, string> | null; due_at: Date }[],
): Promise<void> {
  await trx
    .insertInto('simulated_callback')
    .values([...callbacks])
    .execute();
}

/** Callbacks that are due; the next try of each is after `retryMs` unless this one is taken. */
export async function claimCallbacks(
  db: Db,
  now: Date,
  retryMs: readonly number[],
): Promise<SimulatedCallback[]> {
  const { rows } = await sql<SimulatedCallback>`
    update simulated_callback set tries = tries + 1,
      due_at = ${now}::timestamptz
        + (${[...retryMs]}::float8[])[least(tries + 1, ${retryMs.length})] * interval '1 millisecond'
    where id in (
      select id from simulated_callback where due_at <= ${now} and tries <= ${retryMs.length}
      order by due_at limit 20 for update skip locked)
    returning *`.execute(db);
  return rows;
}

export async function deleteCallback(db: Db, id: number): Promise<void> {
  await db.deleteFrom('simulated_callback').where('id', '=', id).execute();
}

export async function setCallbackStatus(db: Db, id: number, last_status: number | null): Promise<void> {
  await db.updateTable('simulated_callback').set({ last_status }).where('id', '=', id).execute();
}
