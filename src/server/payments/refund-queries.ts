import type { Insertable, Selectable } from 'kysely';
import type { RefundState, RefundTaskReason } from '../../domain/payments/states.ts';
import type { Db, Trx } from '../database.ts';
import type { PaymentRow } from './queries.ts';
import type { RefundTable } from './tables.ts';

export type RefundRow = Selectable<RefundTable>;

/** Has somebody look at money; told twice, it is one task. */
export async function openRefundTask(
  trx: Trx,
  task: {
    payment: Pick<PaymentRow, 'id'>;
    reason: RefundTaskReason;
    amountCents: number;
    detail?: string;
    now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('refund_task')
    .values({
      payment_id: task.payment.id,
      reason: task.reason,
      amount_cents: task.amountCents,
      detail: task.detail ?? '',
      created_at: task.now,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason', 'detail']).doNothing())
    .execute();
}

/** What of a payment can still go back: less what is on its way. */
export async function refundableCents(trx: Trx, { id, standing_cents }: PaymentRow): Promise<number> {
  const { waiting } = await trx
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('waiting'))
    .where('payment_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return standing_cents - Number(waiting ?? 0);
}

export async function insertRefund(trx: Trx, refund: Insertable<RefundTable>): Promise<RefundRow> {
  return trx.insertInto('refund').values(refund).returningAll().executeTakeFirstOrThrow();
}

export async function findRefund(db: Db | Trx, id: number): Promise<RefundRow | undefined> {
  return db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function closeRefund(
  trx: Trx,
  id: number,
  closed: { state: RefundState; error: string | null; closed_at: Date },
): Promise<void> {
  await trx.updateTable('refund').set(closed).where('id', '=', id).execute();
}

/** The buyer's bank took back all that stood; a refund on its way is the buyer's already and is left to its own end. */
export async function chargeBack(trx: Trx, payment: PaymentRow, now: Date): Promise<void> {
  const takenCents = await refundableCents(trx, payment);
  await trx
    .updateTable('payment')
    .set({
      charged_back_cents: payment.charged_back_cents + takenCents,
      standing_cents: payment.standing_cents - takenCents,
      changed_at: now,
    })
    .where('id', '=', payment.id)
    .execute();
}

export async function setStanding(trx: Trx, id: number, standing_cents: number, now: Date): Promise<void> {
  await trx.updateTable('payment').set({ standing_cents, changed_at: now }).where('id', '=', id).execute();
}
