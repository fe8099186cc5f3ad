import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { draftStatuses } from '../../domain/orders/statuses.ts';
import { literals } from '../platform/literals.ts';

export interface Approval {
  state: 'approved' | 'denied';
  reason: string | null;
  by: number;
  /** What was agreed to; null: nothing. */
  cents: number | null;
}

/** Drafts that a colleague began for a customer. */
export async function draftsOfMember(
  trx: Trx,
  { customer_id, user_id }: { customer_id: number; user_id: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_order where customer_id = ${customer_id} and user_id = ${user_id} and status in (${literals(draftStatuses)})
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Of a locked order: its answer is waited for. What was agreed to before still covers an order that is no dearer. */
export async function markWaiting(trx: Trx, orderId: number): Promise<void> {
  await sql`update shop_order set approval = 'waiting', approval_reason = null where id = ${orderId}`.execute(
    trx,
  );
}

/** Of a locked order. Whoever has it open is to see it, so its version rises. */
export async function updateApproval(
  trx: Trx,
  orderId: number,
  { state, reason, by, cents }: Approval,
): Promise<void> {
  await sql`
    update shop_order set approval = ${state}, approval_reason = ${reason}, approved_by = ${by}, approved_cents = ${cents},
      version = version + 1
    where id = ${orderId}`.execute(trx);
}
