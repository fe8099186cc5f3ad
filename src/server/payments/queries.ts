import { sql, type Insertable, type Selectable } from 'kysely';
import type { PaymentState } from '../../domain/payments/states.ts';
import type { Db, Trx } from '../database.ts';
import type { PaymentEventTable, PaymentTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** What a payment of this order has become last, if one was ever started. */
export async function findLastPayment(db: Db | Trx, orderUuid: string): Promise<PaymentRow | undefined> {
  return (
    db
      .selectFrom('payment')
      .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
      .selectAll('payment')
      .where('shop_order.uuid', '=', orderUuid)
      // One that settled is what counts, whatever was tried after it.
      .orderBy(sql`payment.state in ('settled', 'agreed')`, 'desc')
      .orderBy('payment.attempt', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

export async function findPayment(
  db: Db | Trx,
  by: Partial<Pick<PaymentRow, 'id' | 'uuid' | 'provider_reference' | 'order_reference'>>,
): Promise<PaymentRow | undefined> {
  let query = db.selectFrom('payment').selectAll();
  for (const [column, value] of Object.entries(by))
    query = query.where(column as keyof typeof by, '=', value as string);
  return query.executeTakeFirst();
}

/** The order is to be locked before. */
export async function lockPayment(trx: Trx, id: number): Promise<PaymentRow> {
  return trx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
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

/** The number of the next attempt; the order is locked. */
export async function nextAttempt(trx: Trx, orderId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('payment')
    .select(({ fn }) => fn.max('attempt').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function insertPayment(trx: Trx, payment: Insertable<PaymentTable>): Promise<PaymentRow> {
  return trx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();
}

/** Notes where the buyer pays; undefined: the attempt was ended meanwhile. */
export async function setStarted(
  db: Db,
  id: number,
  started: { provider_reference: string; redirect_url: string; provider_state: string; changed_at: Date },
): Promise<PaymentRow | undefined> {
  return db
    .updateTable('payment')
    .set({ ...started, state: 'pending' })
    .where('id', '=', id)
    .where('state', '=', 'initial')
    .returningAll()
    .executeTakeFirst();
}

/** Another attempt of the order that money came for. */
export async function hasPaidOtherwise(trx: Trx, orderId: number, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('id', '<>', id)
    .where('state', 'in', ['settled', 'agreed'])
    .executeTakeFirst();
  return found !== undefined;
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

export async function closePayment(
  trx: Trx,
  id: number,
  closed: {
    state: PaymentState;
    standing_cents: number;
    end_reason: string | null;
    check_at: Date | null;
    now: Date;
  },
): Promise<void> {
  const { now, ...columns } = closed;
  await trx
    .updateTable('payment')
    .set({ ...columns, changed_at: now, closed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Notes what a provider calls a payment and its state. */
export async function setProviderState(
  trx: Trx,
  id: number,
  heard: { provider_state: string; provider_reference: string | null; changed_at: Date; check_at?: null },
): Promise<void> {
  await trx.updateTable('payment').set(heard).where('id', '=', id).execute();
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

/** Notices of one payment that are kept; more of them tell nothing new. */
const maxEvents = 100;
const maxNoticeLength = 4000;

export async function insertEvent(
  db: Db | Trx,
  paymentId: number,
  event: { kind: PaymentEventTable['kind']; notice: string; outcome: string; at: Date },
): Promise<void> {
  const notice = event.notice.replaceAll('\0', '').slice(0, maxNoticeLength);
  await sql`
    insert into payment_event (payment_id, at, kind, notice, outcome)
    select ${paymentId}, ${event.at}, ${event.kind}, ${notice}, ${event.outcome}
    where (select count(*) from payment_event where payment_id = ${paymentId}) < ${maxEvents}`.execute(db);
}
