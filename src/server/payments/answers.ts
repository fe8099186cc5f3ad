import type { Payment, StartedPayment } from '../../domain/payments/contract.ts';
import { decimalFromCents } from '../../domain/money.ts';
import { isAtBank, isOpenPayment, statusOf } from '../../domain/payments/states.ts';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import type { LastPayment, PaymentRow } from './queries.ts';

/** A payment as the buyer sees it. */
export async function paymentAnswer(db: Db | Trx, row: PaymentRow & Partial<LastPayment>): Promise<Payment> {
  const isOpen = isOpenPayment(row.state);
  const hasRefunds = !isOpen && row.state !== 'failed';
  return {
    uuid: row.uuid,
    method: row.method,
    option: row.option,
    provider: row.provider,
    amount: decimalFromCents(row.amount_cents),
    refunded: decimalFromCents(hasRefunds ? (row.refunded_cents ?? (await refundedCents(db, row.id))) : 0),
    status: statusOf(row.state),
    is_test: row.is_test,
    // Once the bank is at it there is nothing to go on with.
    redirect_url: isOpen && !isAtBank(row.provider_state) ? row.redirect_url : null,
    expires_at: isOpen ? (row.expires_at?.toISOString() ?? null) : null,
  };
}

export async function startedAnswer(db: Db, row: PaymentRow): Promise<StartedPayment> {
  const payment = await paymentAnswer(db, row);
  return { payment, status: payment.status, redirect_url: payment.redirect_url };
}

const readRefunded = prepared<{ cents: number }>(
  'payments.refunded',
  'select coalesce(sum(amount_cents), 0)::float8 as cents from refund where payment_id = $1',
);

/** What went back, or is on its way. */
async function refundedCents(db: Db | Trx, paymentId: number): Promise<number> {
  return (await readRefunded(db, [paymentId]))[0]!.cents;
}
