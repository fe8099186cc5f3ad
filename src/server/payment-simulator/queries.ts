import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import { writeWithNext } from '../platform/with-next.ts';
import { noticeOf } from './notices.ts';
import type { SimulatedCallbackTable, SimulatedPaymentTable } from './tables.ts';

export type SimulatedPayment = Selectable<SimulatedPaymentTable>;
export type SimulatedCallback = Selectable<SimulatedCallbackTable>;

const insertNonce = prepared(
  'simulator.nonce',
  'insert into simulated_nonce (nonce, at) values ($1, $2) on conflict do nothing returning 1',
);

/** False: the nonce was used before. */
export async function useNonce(db: Db | Trx, nonce: string, now: Date): Promise<boolean> {
  return (await insertNonce(db, [nonce, now])).length > 0;
}

/** Nonces older than any timestamp that is still taken. */
export async function deleteOldNonces(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('simulated_nonce').where('at', '<', before).execute();
}

type NewPayment = Omit<SimulatedPayment, 'standing_cents' | 'settles_at' | 'state' | 'changed_at'>;

const insert = prepared<SimulatedPayment>(
  'simulator.start',
  `insert into simulated_payment (reference, protocol, order_reference, amount_cents, source, request, created_at,
    changed_at, state)
  values ($1, $2, $3, $4, $5, $6, $7, $7, 'initial') returning *`,
);

export async function insertPayment(db: Db | Trx, payment: NewPayment): Promise<SimulatedPayment> {
  const { reference, protocol, order_reference, amount_cents, source, request, created_at } = payment;
  const values = [reference, protocol, order_reference, amount_cents, source, request, created_at];
  return (await insert(db, values))[0]!;
}

const readPayment = prepared<SimulatedPayment>(
  'simulator.payment',
  'select * from simulated_payment where reference = $1',
);

export async function findPayment(db: Db | Trx, reference: string): Promise<SimulatedPayment | undefined> {
  return (await readPayment(db, [reference]))[0];
}

export type LockedPayment = SimulatedPayment & {
  /** Money was taken for its order_reference, by this payment or another one. */
  has_succeeded: boolean;
};

export async function lockPayment(trx: Trx, reference: string): Promise<LockedPayment | undefined> {
  return trx
    .selectFrom('simulated_payment')
    .selectAll()
    .select(hasSucceededSql('simulated_payment.order_reference').as('has_succeeded'))
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

const readSucceeded = prepared(
  'simulator.succeeded',
  `select 1 from simulated_payment
  where order_reference = $1 and protocol = 'everypay' and state in ('settled', 'refunded')`,
);

/** Whether EveryPay has taken money for this order_reference. */
export async function hasSucceeded(db: Db | Trx, orderReference: string): Promise<boolean> {
  return (await readSucceeded(db, [orderReference])).length > 0;
}

const hasSucceededSql = (orderReference: string) => sql<boolean>`exists (
  select from simulated_payment paid where paid.order_reference = ${sql.ref(orderReference)}
    and paid.protocol = 'everypay' and paid.state in ('settled', 'refunded'))`;

type Change = Pick<SimulatedPayment, 'state' | 'standing_cents' | 'changed_at'> & {
  settles_at?: Date | null;
};

/** Changes a locked payment, and has the shop told of it, `copies` times. */
export async function changePayment<Payment extends SimulatedPayment>(
  trx: Trx,
  payment: Payment,
  change: Change,
  { copies }: { copies: number },
): Promise<Payment> {
  const changed = { ...payment, ...change };
  const { url, form } = noticeOf(changed);
  const callback = { reference: payment.reference, url, form, due_at: change.changed_at };
  const written = trx
    .with('changed', (db) =>
      db.updateTable('simulated_payment').set(change).where('reference', '=', payment.reference),
    )
    .insertInto('simulated_callback')
    .values(Array.from({ length: copies }, () => callback));
  await writeWithNext(trx, written);
  return changed;
}

/** Payments whose money was to arrive later and is due, locked; those another process is at are left to it. */
export async function lockLatePayments(trx: Trx, now: Date): Promise<LockedPayment[]> {
  return trx
    .selectFrom('simulated_payment')
    .selectAll()
    .select(hasSucceededSql('simulated_payment.order_reference').as('has_succeeded'))
    .where('settles_at', '<=', now)
    .orderBy('settles_at')
    .limit(50)
    .forUpdate()
    .skipLocked()
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

const deleteOne = prepared('simulator.delete-callback', 'delete from simulated_callback where id = $1');

export async function deleteCallback(db: Db, id: number): Promise<void> {
  await deleteOne(db, [id]);
}

export async function setCallbackStatus(db: Db, id: number, last_status: number | null): Promise<void> {
  await db.updateTable('simulated_callback').set({ last_status }).where('id', '=', id).execute();
}
