import type { z } from 'zod';
import { FieldError, ShopError } from '../../domain/errors.ts';
import { centsFromDecimal, decimalFromCents } from '../../domain/money.ts';
import type { Refund, refundBody } from '../../domain/payments/contract.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { issueCreditNote, type CreditData } from '../invoices/service.ts';
import { announceOrder, lockOrderById } from '../orders/service.ts';
import { announce } from '../platform/outbox.ts';
import { signedIn } from '../platform/signed-in.ts';
import type { PaymentServices } from './deps.ts';
import { providerOf } from './providers/open.ts';
import { findOrderId, lockPaidPayment, type PaymentRow } from './queries.ts';
import {
  insertRefund,
  openRefundTask,
  refundableCents,
  setStanding,
  type RefundRow,
} from './refund-queries.ts';

export const refundTopicName = 'payments.refund';

/**
 * Sends money of an order back, for lines or a sum: never more than is left of what came. The credit note is issued at once,
 * the money follows by `refundTopic`, after the commit.
 * @throws ShopError ORDER_NOT_FOUND, NOTHING_TO_REFUND, REFUND_TOO_MUCH, CREDIT_TOO_MUCH
 */
export async function refundOrder(
  trx: Trx,
  services: PaymentServices,
  visitor: Visitor,
  uuid: string,
  { lines, amount, reason }: z.output<typeof refundBody>,
): Promise<Refund> {
  const orderId = await findOrderId(trx, uuid);
  if (orderId === undefined) throw new ShopError('ORDER_NOT_FOUND');
  const cents = amount === undefined ? null : centsFromDecimal(amount);
  if (cents === 0) throw new FieldError({ amount: ['invalid'] });
  await lockOrderById(trx, orderId);
  const paid = await paidPayment(trx, orderId);
  if (!paid) throw new ShopError('NOTHING_TO_REFUND');
  if (cents !== null && cents > paid.leftCents) throw new ShopError('REFUND_TOO_MUCH');
  const credited: CreditData['credited'] =
    cents === null
      ? { kind: 'lines', lines: lines!.map(({ line, quantity }) => ({ orderLineId: line, quantity })) }
      : { kind: 'amount', cents };
  const row = await sendBack(trx, services, {
    ...paid,
    order: { id: orderId, uuid },
    credited,
    cents,
    reason,
    lines: lines ?? null,
    askedBy: signedIn(visitor).user.id,
  });
  return refundAnswer(row);
}

/** What the credit note of a cancelled order gives as its reason. */
const canceledReason = 'Tellimus tühistati / Order cancelled';

/**
 * All that is left of a paid order goes back because it was cancelled; nothing, when nothing came. The invoice is taken back
 * all the same where the buyer's bank took the money already, or where there was nothing to pay: only a credit note ends it.
 */
export async function refundCanceled(trx: Trx, services: PaymentServices, uuid: string): Promise<void> {
  const orderId = await findOrderId(trx, uuid);
  if (orderId === undefined) return;
  await lockOrderById(trx, orderId);
  const paid = await paidPayment(trx, orderId);
  if (!paid) {
    const payment = await lockPaidPayment(trx, orderId);
    const credited = { kind: 'all' } as const;
    if (payment && (payment.charged_back_cents > 0 || payment.amount_cents === 0))
      await issueCreditNote(trx, { orderId, credited, reason: canceledReason }, services.clock());
    return;
  }
  await sendBack(trx, services, {
    ...paid,
    order: { id: orderId, uuid },
    credited: { kind: 'all' },
    cents: paid.leftCents,
    reason: canceledReason,
    isCancellation: true,
    lines: null,
    askedBy: null,
  });
}

/** The payment of the order with what of it can still go back, locked; undefined: there is nothing. */
async function paidPayment(
  trx: Trx,
  orderId: number,
): Promise<{ payment: PaymentRow; leftCents: number } | undefined> {
  const payment = await lockPaidPayment(trx, orderId);
  if (!payment) return undefined;
  const leftCents = await refundableCents(trx, payment);
  return leftCents > 0 ? { payment, leftCents } : undefined;
}

interface Wanted {
  payment: PaymentRow;
  leftCents: number;
  order: { id: number; uuid: string };
  credited: CreditData['credited'];
  /** Null: what the lines were billed. */
  cents: number | null;
  reason: string;
  /** Left out: the order stands. */
  isCancellation?: boolean;
  lines: { line: number; quantity: number }[] | null;
  askedBy: number | null;
}

async function sendBack(trx: Trx, services: PaymentServices, wanted: Wanted): Promise<RefundRow> {
  const { leftCents, order, credited, cents, reason } = wanted;
  const note = await issueCreditNote(trx, { orderId: order.id, credited, reason }, services.clock());
  const amountCents = cents ?? note?.totalCents ?? 0;
  if (amountCents === 0) throw new ShopError('NOTHING_TO_REFUND');
  if (amountCents > leftCents) throw new ShopError('REFUND_TOO_MUCH');
  return sendMoney(trx, services, { ...wanted, amountCents, creditNote: note?.number ?? null });
}

/** Writes a refund down and has it carried out. */
async function sendMoney(
  trx: Trx,
  services: PaymentServices,
  wanted: Pick<Wanted, 'payment' | 'order' | 'reason' | 'isCancellation' | 'lines' | 'askedBy'> & {
    amountCents: number;
    creditNote: string | null;
  },
): Promise<RefundRow> {
  const { payment, order, amountCents, creditNote, reason, isCancellation = false, lines, askedBy } = wanted;
  const now = services.clock();
  const state = stateOf(services, payment);
  const row = await insertRefund(trx, {
    payment_id: payment.id,
    amount_cents: amountCents,
    lines: lines && JSON.stringify(lines),
    reason,
    is_cancellation: isCancellation,
    state,
    asked_by: askedBy,
    credit_note: creditNote,
    created_at: now,
    closed_at: state === 'waiting' ? null : now,
  });
  if (state === 'waiting') {
    await announce(trx, refundTopicName, { refund: row.id }, { key: `payment ${payment.id}` });
    return row;
  }
  await setStanding(trx, payment.id, payment.standing_cents - amountCents, now);
  if (state === 'manual')
    await openRefundTask(trx, { payment, reason: 'refund_manual', amountCents, detail: row.uuid, now });
  await announceOrder(trx, order.uuid, ['refunded']);
  return row;
}

/** Goods of a locked order that came back, and what for the delivery goes back with them. */
export interface ReturnedGoods {
  order: { id: number; uuid: string };
  lines: { line: number; quantity: number }[];
  deliveryCents: number;
  /** As the credit note gives it. */
  reason: string;
  askedBy: number | null;
}

export interface ReturnRefund {
  /** With that for delivery; never more than is left of what was paid. */
  cents: number;
  /** `owed_less`: it was not paid yet. */
  money: 'sent_back' | 'owed_less' | 'none';
  creditNote: string | null;
}

/**
 * Gives back what was paid for goods that came back: a credit note, and the money by the way it came. Pieces that were paid
 * with nothing, gifts or what points paid, need neither. Call it last in the transaction, as `issueInvoice`.
 */
export async function refundReturned(
  trx: Trx,
  services: PaymentServices,
  { order, lines, deliveryCents, reason, askedBy }: ReturnedGoods,
): Promise<ReturnRefund> {
  const payment = await lockPaidPayment(trx, order.id);
  const leftCents = payment ? await refundableCents(trx, payment) : 0;
  const returned = lines.map(({ line, quantity }) => ({ orderLineId: line, quantity }));
  const credited: CreditData['credited'] = { kind: 'returned', lines: returned, deliveryCents };
  const note = await issueCreditNote(trx, { orderId: order.id, credited, reason }, services.clock());
  const creditNote = note?.number ?? null;
  const cents = note?.totalCents ?? 0;
  const amountCents = Math.min(cents, leftCents);
  if (!payment || amountCents === 0) return { cents, money: cents === 0 ? 'none' : 'owed_less', creditNote };
  await sendMoney(trx, services, { payment, order, lines, reason, askedBy, amountCents, creditNote });
  return {
    cents,
    money: payment.state === 'agreed' && payment.provider === null ? 'owed_less' : 'sent_back',
    creditNote,
  };
}

/** What was only owed is owed no more at once; what came by bank, or by a provider that sends nothing back, is left to
 * somebody with a bank. */
function stateOf({ providers }: PaymentServices, payment: PaymentRow): RefundRow['state'] {
  if (payment.provider === null) return payment.state === 'agreed' ? 'done' : 'manual';
  return providerOf(providers, payment)?.refund ? 'waiting' : 'manual';
}

function refundAnswer(row: RefundRow): Refund {
  return {
    id: row.id,
    amount: decimalFromCents(row.amount_cents),
    reason: row.reason,
    status: row.state,
    created_at: row.created_at.toISOString(),
    credit_note: row.credit_note,
  };
}
