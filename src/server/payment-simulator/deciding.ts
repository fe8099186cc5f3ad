import type { Db, Trx } from '../database.ts';
import {
  changePayment,
  lockLatePayments,
  lockPayment,
  type LockedPayment,
  type SimulatedPayment,
} from './queries.ts';
import { isOpen, lateMs, stateAfter, type Outcome, type SimulatedState } from './states.ts';

/**
 * What somebody chose on the hosted page of a provider; what was decided before stays. Undefined: it has no such payment.
 */
export async function decide(
  db: Db,
  { reference, protocol }: Pick<SimulatedPayment, 'reference' | 'protocol'>,
  outcome: Outcome,
  now: Date,
): Promise<SimulatedPayment | undefined> {
  return db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, reference);
    if (payment?.protocol !== protocol) return undefined;
    if (!isOpen(payment.state)) return payment;
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

function move(
  trx: Trx,
  payment: LockedPayment,
  { state: wanted, settlesAt, copies, now }: Decision,
): Promise<SimulatedPayment> {
  const isRepeated = wanted === 'settled' && payment.protocol === 'everypay' && payment.has_succeeded;
  const state = isRepeated ? 'failed' : wanted;
  const change = {
    state,
    standing_cents: state === 'settled' ? payment.amount_cents : 0,
    settles_at: settlesAt,
    changed_at: now,
  };
  return changePayment(trx, payment, change, { copies });
}

interface Decision {
  state: SimulatedState;
  settlesAt: Date | null;
  copies: number;
  now: Date;
}
