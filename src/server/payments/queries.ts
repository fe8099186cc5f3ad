import { sql, type Selectable } from 'kysely';
import type { PaymentState } from '../../domain/payments/states.ts';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import { preparedLast, writePipelined } from '../platform/pipelined-writes.ts';
import type { PaymentEventTable, PaymentTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentTable>;

export type LastPayment = PaymentRow & {
  /** What went back, or is on its way. */
  refunded_cents: number;
};

/** One that settled is what counts, whatever was tried after it. */
const readLast = prepared<{ order_country_id: number } & (LastPayment | { id: null })>(
  'payments.last',
  `select p.*, (select coalesce(sum(r.amount_cents), 0)::float8 from refund r where r.payment_id = p.id) as refunded_cents,
    o.country_id as order_country_id
  from shop_order o left join payment p on p.order_id = o.id where o.uuid = $1
  order by p.state in ('settled', 'agreed') desc, p.attempt desc limit 1`,
);

/** What a payment of this order has become last, if one was ever started. */
export async function findLastPayment(db: Db | Trx, orderUuid: string): Promise<LastPayment | undefined> {
  return (await findPaying(db, orderUuid))?.last;
}

interface Paying {
  /** Where the order is delivered. */
  countryId: number;
  last: LastPayment | undefined;
}

/** The same with what decides how an order may be paid, whoever asks; undefined: there is no such order. */
export async function findPaying(db: Db | Trx, orderUuid: string): Promise<Paying | undefined> {
  const [row] = await readLast(db, [orderUuid]);
  return row && { countryId: row.order_country_id, last: row.id === null ? undefined : row };
}

const readBy = {
  id: readOneBy('id'),
  uuid: readOneBy('uuid'),
  provider_reference: readOneBy('provider_reference'),
  order_reference: readOneBy('order_reference'),
};

function readOneBy(column: string) {
  return prepared<FoundPayment>(
    `payments.by-${column}`,
    `select p.*, o.uuid as order_uuid from payment p left join shop_order o on o.id = p.order_id where p.${column} = $1`,
  );
}

export type FoundPayment = PaymentRow & {
  /** Null: its order is no more. */
  order_uuid: string | null;
};

/** The payment of a value that no two have. */
export async function findPayment(
  db: Db | Trx,
  by: Partial<Pick<PaymentRow, keyof typeof readBy>>,
): Promise<FoundPayment | undefined> {
  const [[column, value]] = Object.entries(by) as [[keyof typeof readBy, unknown]];
  return (await readBy[column](db, [value]))[0];
}

/** The order is to be locked before. */
export async function lockPayment(trx: Trx, id: number): Promise<PaymentRow> {
  return trx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

type PaymentAmongOthers = PaymentRow & { is_paid_otherwise: boolean };

const lockAmongOthers = prepared<PaymentAmongOthers>(
  'payments.lock-among-others',
  `select *, exists (select from payment other where other.order_id = payment.order_id
    and other.id <> payment.id and other.state in ('settled', 'agreed')) as is_paid_otherwise
  from payment where id = $1 for update`,
);

/** The same, with whether money came for another attempt of the order. */
export async function lockPaymentAmongOthers(trx: Trx, id: number): Promise<PaymentAmongOthers> {
  const [payment] = await lockAmongOthers(trx, [id]);
  if (!payment) throw new Error(`there is no payment ${id}`);
  return payment;
}

export async function orderUuidOf(db: Db | Trx, orderId: number): Promise<string> {
  const { uuid } = await db
    .selectFrom('shop_order')
    .select('uuid')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return uuid;
}

export async function findOrderId(db: Db | Trx, uuid: string): Promise<number | undefined> {
  const row = await db.selectFrom('shop_order').select('id').where('uuid', '=', uuid).executeTakeFirst();
  return row?.id;
}

/** The payment that the order was paid by, or is owed by, locked. */
export async function lockPaidPayment(trx: Trx, orderId: number): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['settled', 'agreed'])
    .forUpdate()
    .executeTakeFirst();
}

export type NewPayment = Pick<
  PaymentRow,
  | 'customer_id'
  | 'method'
  | 'option'
  | 'provider'
  | 'country_id'
  | 'amount_cents'
  | 'state'
  | 'created_at'
  | 'expires_at'
  | 'check_at'
> &
  Partial<Pick<PaymentRow, 'standing_cents' | 'is_test' | 'closed_at'>> & { order_id: number };

export type StartedRow = PaymentRow & { order_number: number };

const insert = preparedLast<StartedRow>(
  'payments.insert',
  `with next as (
    select number, (select coalesce(max(attempt), 0) + 1 from payment where order_id = $1) as attempt
    from shop_order where id = $1)
  insert into payment (order_id, customer_id, attempt, method, option, provider, country_id, order_reference,
    amount_cents, standing_cents, state, is_test, created_at, changed_at, closed_at, expires_at, check_at)
  select $1, $2, attempt, $3, $4, $5, $6, number || '-' || attempt, $7, $8, $9, $10, $11, $11, $12, $13, $14 from next
  returning *, (select number from next) as order_number`,
);

/**
 * Writes the next attempt of a locked order down and commits the transaction; ours to tell it by are the number of the order
 * and its own.
 */
export async function commitPayment(trx: Trx, payment: NewPayment): Promise<StartedRow> {
  const { created_at, closed_at = null, expires_at, check_at } = payment;
  const { standing_cents = 0, is_test = false } = payment;
  const [row] = await insert(trx, [
    payment.order_id,
    payment.customer_id,
    payment.method,
    payment.option,
    payment.provider,
    payment.country_id,
    payment.amount_cents,
    standing_cents,
    payment.state,
    is_test,
    created_at,
    closed_at,
    expires_at,
    check_at,
  ]);
  return row!;
}

const start = prepared<PaymentRow>(
  'payments.started',
  `update payment set provider_reference = $2, redirect_url = $3, provider_state = $4, changed_at = $5, state = 'pending'
  where id = $1::bigint and state = 'initial' returning *`,
);

interface StartedAttempt {
  provider_reference: string;
  redirect_url: string;
  provider_state: string;
  changed_at: Date;
}

/** Notes where the buyer pays; undefined: the attempt was ended meanwhile. */
export async function setStarted(
  db: Db,
  id: number,
  { provider_reference, redirect_url, provider_state, changed_at }: StartedAttempt,
): Promise<PaymentRow | undefined> {
  return (await start(db, [id, provider_reference, redirect_url, provider_state, changed_at]))[0];
}

/** The attempt of the order that is open, locked. */
export async function lockOpenPayment(trx: Trx, orderId: number): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['initial', 'pending'])
    .forUpdate()
    .executeTakeFirst();
}

interface Closing {
  state: PaymentState;
  received_cents?: number;
  received_currency?: string;
  standing_cents: number;
  end_reason: string | null;
  check_at: Date | null;
  now: Date;
}

export async function closePayment(trx: Trx, id: number, { now, ...columns }: Closing): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ ...columns, changed_at: now, closed_at: now })
    .where('id', '=', id)
    .execute();
}

/** What a provider calls a payment, and its state. */
interface AnsweredState {
  provider_state: string;
  provider_reference: string | null;
  changed_at: Date;
  check_at?: null;
}

/** What was owed is there. */
export async function setReceived(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('payment').set({ state: 'settled', changed_at: now }).where('id', '=', id).execute();
}

/** Records what a provider answered of a payment, and closes it where that settles it: one statement, as every order comes by. */
export async function recordAnswer(
  trx: Trx,
  id: number,
  {
    event,
    answered,
    settled,
  }: { event: NewEvent; answered: AnsweredState; settled: Omit<Closing, 'now'> | null },
): Promise<void> {
  const changed = trx
    .updateTable('payment')
    .set({ ...answered, ...(settled && { ...settled, closed_at: answered.changed_at }) })
    .where('id', '=', id);
  await writePipelined(trx, sql`with changed as (${changed}) ${eventSql(id, event)}`);
}

/**
 * Attempts that are due to be asked about; the next time is set, so that no other process asks as well: later each time,
 * and at the moment their own time ends.
 */
export async function claimDuePayments(
  db: Db,
  { now, limit, nextMs }: { now: Date; limit: number; nextMs: readonly number[] },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payment set checks = checks + 1,
      check_at = least(
        ${now}::timestamptz + (${[...nextMs]}::float8[])[least(checks + 1, ${nextMs.length})] * interval '1 millisecond',
        case when expires_at > ${now} then expires_at end)
    where id in (
      select id from payment where check_at <= ${now} order by check_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Asks no more about an attempt that has ended. */
export async function stopAsking(db: Db, id: number): Promise<void> {
  await db
    .updateTable('payment')
    .set({ check_at: null })
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .execute();
}

/** What is still owed on account by a customer. */
export async function owedCents(db: Db | Trx, customerId: number): Promise<number> {
  const { owed } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.sum<string | null>('standing_cents').as('owed'))
    .where('customer_id', '=', customerId)
    .where('state', '=', 'agreed')
    .where('method', '=', 'CREDIT')
    .executeTakeFirstOrThrow();
  return Number(owed ?? 0);
}

/** Notices of one payment that are stored; more of them tell nothing new. */
const maxEvents = 100;
const maxNoticeLength = 4000;

interface NewEvent {
  kind: PaymentEventTable['kind'];
  notice: string;
  outcome: string;
  at: Date;
}

export async function insertEvent(db: Db | Trx, paymentId: number, event: NewEvent): Promise<void> {
  await eventSql(paymentId, event).execute(db);
}

function eventSql(paymentId: number, { at, kind, notice, outcome }: NewEvent) {
  const text = notice.replaceAll('\0', '').slice(0, maxNoticeLength);
  return sql`
    insert into payment_event (payment_id, at, kind, notice, outcome)
    select ${paymentId}, ${at}, ${kind}, ${text}, ${outcome}
    where (select count(*) from payment_event where payment_id = ${paymentId}) < ${maxEvents}`;
}
