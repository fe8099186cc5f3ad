import type { Db, Trx } from '../database.ts';
import { noticeOf } from './notices.ts';
import {
  hasSucceeded,
  insertCallbacks,
  lockLatePayments,
  lockPayment,
  setPayment,
  type SimulatedPayment,
} from './queries.ts';
import { isOpen, lateMs, stateAfter, type Outcome, type SimulatedState } from './states.ts';

/** What somebody chose on the hosted page; what was decided before stays. Undefined: no such payment. */
export async function decide(
  db: Db,
  reference: string,
  outcome: Outcome,
  now: Date,
): Promise<SimulatedPayment | undefined> {
  return db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, reference);
    if (!payment || !isOpen(payment.state)) return payment;
    const copies = outcome === 'settled-twice' ? 2 : 1;
    const settlesAt = outcome === 'settled-late' ? new Date(now.getTime() + lateMs) : null;
    return move(trx, payment, { state: stateAfter(outcome), settlesAt, copies, now });
  });
}

/** Settles what was to settle later and is due. */
export async function settleLate(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const payment of await lockLatePayments(trx, now))
      await move(trx, payment, { state: 'settled', settlesAt: null, copies: 1, now });
  });
}

async function move(
  trx: Trx,
  payment: SimulatedPayment,
  {
    state: wanted,
    settlesAt,
    copies,
    now,
  }: { state: SimulatedState; settlesAt: Date | null; copies: number; now: Date },
): Promise<SimulatedPayment> {
  const isRepeated =
    wanted === 'settled' &&
    payment.protocol === 'everypay' &&
    (await hasSucceeded(trx, payment.order_reference));
  const state = isRepeated ? 'failed' : wanted;
  const moved = await setPayment(trx, payment.reference, {
    state,
    standing_cents: state === 'settled' ? payment.amount_cents : 0,
    settles_at: settlesAt,
    changed_at: now,
  });
  const callback = { reference: payment.reference, ...noticeOf(moved), due_at: now };
  await insertCallbacks(
    trx,
    Array.from({ length: copies }, () => callback),
  );
  return moved;
}
