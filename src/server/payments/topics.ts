import { z } from 'zod';
import type { Trx } from '../database.ts';
import { announceOrder, type OrderEvent } from '../orders/service.ts';
import { jobTopic, type CheckedTopic } from '../platform/job-topics.ts';
import { announce } from '../platform/outbox.ts';
import type { PaymentServices } from './deps.ts';
import { providerOf } from './providers/open.ts';
import { ProviderRefused } from './providers/provider.ts';
import { findPayment, insertEvent, lockPayment, orderUuidOf, type PaymentRow } from './queries.ts';
import { closeRefund, findRefund, openRefundTask, setStanding, type RefundRow } from './refund-queries.ts';
import { refundCanceled, refundTopicName } from './refunds.ts';

const canceledTopicName = 'payments.canceled';
const maxAttempts = 10;

/** Hears of orders that were cancelled; each is looked at by itself, after this transaction. */
export async function onOrderEvents(trx: Trx, events: readonly OrderEvent[]): Promise<void> {
  for (const { order, event } of events)
    if (event === 'canceled') await announce(trx, canceledTopicName, { order }, { key: order });
}

/** What paying has to do after a commit. */
export function paymentTopics(services: PaymentServices): CheckedTopic[] {
  return [
    jobTopic({
      topic: canceledTopicName,
      payload: z.object({ order: z.uuid() }),
      run: ({ payload }) =>
        services.db.transaction().execute((trx) => refundCanceled(trx, services, payload.order)),
    }),
    jobTopic({
      topic: refundTopicName,
      payload: z.object({ refund: z.int() }),
      // Refunds of one payment follow each other: what stands before tells whether one was carried out already.
      key: 'ordered',
      maxAttempts,
      retryDelaySeconds: 15,
      run: ({ payload, attempt }) => sendBack(services, payload.refund, attempt),
    }),
  ];
}

/** Has the provider send money back; what it refuses, or does not take in ten attempts, becomes somebody's task. */
async function sendBack(services: PaymentServices, id: number, attempt: number): Promise<void> {
  const refund = await findRefund(services.db, id);
  if (refund?.state !== 'waiting') return;
  const payment = (await findPayment(services.db, { id: refund.payment_id }))!;
  const provider = providerOf(services.providers, payment);
  if (!provider?.refund || payment.provider_reference === null)
    return close(services, refund, { state: 'manual', error: 'no provider sends it back' });
  // The buyer may have it from the bank: somebody looks before it goes back twice.
  if (payment.charged_back_cents > 0)
    return close(services, refund, { state: 'manual', error: 'the bank of the buyer took the payment back' });
  try {
    const state = await provider.refund({
      reference: payment.provider_reference,
      amountCents: refund.amount_cents,
      standingCents: payment.standing_cents,
      isByBank: payment.method === 'BANK',
    });
    await close(services, refund, { state, error: null });
  } catch (error) {
    if (!(error instanceof ProviderRefused) && attempt < maxAttempts) throw error;
    services.log.error({ err: error, refund: refund.uuid }, 'money could not be sent back');
    await close(services, refund, { state: 'manual', error: String(error).slice(0, 1000) });
  }
}

async function close(
  { db, clock }: PaymentServices,
  refund: RefundRow,
  { state, error }: { state: 'done' | 'manual'; error: string | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payment: PaymentRow = await lockPayment(trx, refund.payment_id);
    if ((await findRefund(trx, refund.id))?.state !== 'waiting') return;
    const now = clock();
    await closeRefund(trx, refund.id, { state, error, closed_at: now });
    await setStanding(trx, payment.id, payment.standing_cents - refund.amount_cents, now);
    if (state === 'manual')
      await openRefundTask(trx, {
        payment,
        reason: error === null ? 'refund_manual' : 'refund_failed',
        amountCents: refund.amount_cents,
        detail: refund.uuid,
        now,
      });
    await insertEvent(trx, payment.id, { kind: 'refund', notice: refund.uuid, outcome: state, at: now });
    if (payment.order_id !== null)
      await announceOrder(trx, await orderUuidOf(trx, payment.order_id), ['refunded']);
  });
}
