import type { Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { idsSql, prepared } from '../platform/db.ts';
import { preparedPipelined } from '../platform/pipelined-writes.ts';
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

/** $1 nonce, $2 reference, $3 order_reference, $4 amount_cents, $5 source, $6 request, $7 now */
const start = prepared<Partial<SimulatedPayment> & { is_fresh: boolean }>(
  'simulator.start-everypay',
  `with used as (insert into simulated_nonce (nonce, at) values ($1, $7) on conflict do nothing returning 1),
  started as (
    insert into simulated_payment (reference, protocol, order_reference, amount_cents, source, request, created_at,
      changed_at, state)
    select $2, 'everypay', $3, $4::bigint, $5, $6::jsonb, $7, $7, 'initial' from used
    where not exists (select from simulated_payment paid where paid.order_reference = $3 and paid.protocol = 'everypay'
      and paid.state in ('settled', 'refunded'))
    returning *)
  select exists (select from used) as is_fresh, started.* from (values (1)) one left join started on true`,
);

/** Starts a payment by EveryPay unless its nonce was used before, or money was taken for its order_reference already. */
export async function startPayment(
  db: Db,
  nonce: string,
  { reference, order_reference, amount_cents, source, request, created_at }: Omit<NewPayment, 'protocol'>,
): Promise<SimulatedPayment | 'nonce_used' | 'paid_already'> {
  const values = [nonce, reference, order_reference, amount_cents, source, request, created_at];
  const { is_fresh, ...started } = (await start(db, values))[0]!;
  if (!is_fresh) return 'nonce_used';
  return started.reference === null ? 'paid_already' : (started as SimulatedPayment);
}

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

const hasSucceeded = `exists (select from simulated_payment paid
  where paid.order_reference = one.order_reference and paid.protocol = 'everypay' and paid.state in ('settled', 'refunded'))
  as has_succeeded`;

const lockOne = prepared<LockedPayment>(
  'simulator.lock',
  `select one.*, ${hasSucceeded} from simulated_payment one where reference = $1 for update`,
);

export async function lockPayment(trx: Trx, reference: string): Promise<LockedPayment | undefined> {
  return (await lockOne(trx, [reference]))[0];
}

type Change = Pick<SimulatedPayment, 'state' | 'standing_cents' | 'changed_at'> & {
  settles_at?: Date | null;
};

/** $1 reference, $2 state, $3 standing_cents, $4 settles_at, $5 changed_at, $6 url, $7 form, $8 copies */
const change = preparedPipelined(
  'simulator.change',
  `with changed as (
    update simulated_payment set state = $2, standing_cents = $3, settles_at = $4, changed_at = $5 where reference = $1)
  insert into simulated_callback (reference, url, form, due_at)
  select $1, $6, $7::jsonb, $5 from generate_series(1, $8::int)`,
);

/** Changes a locked payment, and has the shop told of it, `copies` times. */
export async function changePayment<Payment extends SimulatedPayment>(
  trx: Trx,
  payment: Payment,
  changes: Change,
  { copies }: { copies: number },
): Promise<Payment> {
  const changed = { ...payment, ...changes };
  const { reference, state, standing_cents, settles_at, changed_at } = changed;
  const { url, form } = noticeOf(changed);
  await change(trx, [reference, state, standing_cents, settles_at, changed_at, url, form, copies]);
  return changed;
}

const lockLate = prepared<LockedPayment>(
  'simulator.lock-late',
  `select one.*, ${hasSucceeded} from simulated_payment one
  where settles_at <= $1 order by settles_at limit 50 for update skip locked`,
);

/** Payments whose money was to arrive later and is due, locked; those another process is at are left to it. */
export function lockLatePayments(trx: Trx, now: Date): Promise<LockedPayment[]> {
  return lockLate(trx, [now]);
}

/** As many callbacks are claimed at once. */
export const maxClaimed = 20;

/** $1 now, $2 after how many ms each try is made again */
const claim = prepared<SimulatedCallback>(
  'simulator.claim-callbacks',
  `update simulated_callback set tries = tries + 1,
    due_at = $1::timestamptz
      + ($2::float8[])[least(tries + 1, cardinality($2::float8[]))] * interval '1 millisecond'
  where id in (
    select id from simulated_callback where due_at <= $1 and tries <= cardinality($2::float8[])
    order by due_at limit ${maxClaimed} for update skip locked)
  returning *`,
);

/** Callbacks that are due; the next try of each is after `retryMs` unless this one is taken. */
export function claimCallbacks(db: Db, now: Date, retryMs: readonly number[]): Promise<SimulatedCallback[]> {
  return claim(db, [now, retryMs]);
}

const deleteAll = prepared(
  'simulator.delete-callbacks',
  `delete from simulated_callback where id = any(${idsSql('$1')})`,
);

export async function deleteCallbacks(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await deleteAll(db, [ids]);
}

export async function setCallbackStatus(db: Db, id: number, last_status: number | null): Promise<void> {
  await db.updateTable('simulated_callback').set({ last_status }).where('id', '=', id).execute();
}
