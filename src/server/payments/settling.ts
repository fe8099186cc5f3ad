import { isEditable, orderStatuses } from '../../domain/orders/statuses.ts';
import {
  isOpenPayment,
  stepAfter,
  type PaymentState,
  type RefundTaskReason,
} from '../../domain/payments/states.ts';
import type { Db, Trx } from '../database.ts';
import {
  confirmPayment,
  endPayment,
  prolongPending,
  lockOrderById,
  type LockedOrder,
} from '../orders/service.ts';
import type { PaymentServices } from './deps.ts';
import { providerOf } from './providers/open.ts';
import type { ProviderAnswer } from './providers/provider.ts';
import {
  closePayment,
  findPayment,
  insertEvent,
  lockOpenPayment,
  lockPayment,
  lockPaymentAmongOthers,
  recordAnswer,
  type FoundPayment,
  type PaymentRow,
} from './queries.ts';
import { chargeBack, openRefundTask } from './refund-queries.ts';
import type { PaymentEventTable } from './tables.ts';

export type Kind = PaymentEventTable['kind'];

/** How the shop learned of it, and what was said. */
export interface NoticeSource {
  kind: Kind;
  /** As it came, for whoever looks into it later. */
  notice: string;
}

/**
 * Carries out what a provider says of a payment. Doubled, late or out of order: the order is locked first, then the payment,
 * so what two say at once is settled one after the other, and the second finds it done.
 */
export async function settle(
  services: PaymentServices,
  { id: paymentId, order_id: orderId }: Pick<PaymentRow, 'id' | 'order_id'>,
  answer: ProviderAnswer,
  source: NoticeSource,
): Promise<PaymentState> {
  const now = services.clock();
  return services.db.transaction().execute(async (trx) => {
    const order = orderId === null ? null : await lockOrderById(trx, orderId);
    const payment = await lockPaymentAmongOthers(trx, paymentId);
    const event = { ...source, notice: `${answer.state} ${source.notice}`, at: now };
    if (answer.orderReference !== null && answer.orderReference !== payment.order_reference) {
      await insertEvent(trx, payment.id, { ...event, outcome: 'of another order' });
      return payment.state;
    }
    const { step, task } = stepAfter({
      payment,
      provider: { standing: answer.standing, amount_cents: answer.amountCents, currency: answer.currency },
      order: {
        waitsForCents:
          order === null
            ? null
            : order.status === orderStatuses.PENDING
              ? order.payable_cents
              : isEditable(order.status)
                ? order.unpaid_cents
                : null,
        isPaid: order !== null && payment.is_paid_otherwise,
      },
    });
    await recordAnswer(trx, payment.id, {
      event: { ...event, outcome: task ?? step },
      answered: {
        provider_state: answer.state,
        provider_reference: payment.provider_reference ?? (answer.reference || null),
        changed_at: now,
        // Nothing more will come of what is final for the provider as well.
        ...(isFinal(answer) && !isOpenPayment(payment.state) && { check_at: null }),
      },
      settled:
        step === 'settle'
          ? { state: 'settled', standing_cents: payment.amount_cents, end_reason: null, check_at: null }
          : null,
    });
    switch (step) {
      case 'settle':
        return confirm(trx, services, payment, order!, now);
      case 'end':
        await end(trx, payment, { reason: answer.state, isFinal: true, now });
        return 'failed';
      case 'stray':
        return stray(trx, payment, { reason: task!, came: answer, now });
      case 'chargeback':
        await chargeBack(trx, payment, now);
        await openRefundTask(trx, { payment, reason: task!, amountCents: answer.amountCents, now });
        return payment.state;
      case 'nothing':
        if (answer.standing === 'processing' && isOpenPayment(payment.state) && payment.order_id !== null)
          await prolongPending(trx, payment.order_id, now);
        return payment.state;
    }
  });
}

function isFinal({ standing }: ProviderAnswer): boolean {
  return standing === 'settled' || standing === 'failed' || standing === 'chargeback';
}

/** The order has the money of a settled payment, unless it waits for it no more. */
async function confirm(
  trx: Trx,
  services: PaymentServices,
  payment: PaymentRow,
  order: LockedOrder,
  now: Date,
): Promise<PaymentState> {
  // The buyer had given this attempt up for another one, and paid it after all.
  const open = isOpenPayment(payment.state) ? undefined : await lockOpenPayment(trx, order.id);
  if (open)
    await closePayment(trx, open.id, {
      state: 'failed',
      standing_cents: 0,
      end_reason: 'superseded',
      check_at: watchAt(open, now),
      now,
    });
  const paidBy = { payment_method: payment.method, payment_option: payment.option };
  if ((await confirmPayment(trx, services.orders, order, paidBy, now)) === 'confirmed') return 'settled';
  const came = { amountCents: payment.amount_cents, currency: 'EUR' };
  return stray(trx, payment, { reason: 'order_dead', came, now });
}

interface Stray {
  reason: RefundTaskReason;
  came: Pick<ProviderAnswer, 'amountCents' | 'currency'>;
  now: Date;
}

/** Money that nobody waits for: what came of it is in the books until somebody has sent it back. */
async function stray(
  trx: Trx,
  payment: PaymentRow,
  { reason, came: { amountCents, currency }, now }: Stray,
): Promise<PaymentState> {
  await closePayment(trx, payment.id, {
    state: 'stray',
    standing_cents: amountCents,
    received_cents: amountCents,
    received_currency: currency,
    end_reason: reason,
    check_at: null,
    now,
  });
  await openRefundTask(trx, { payment, reason, amountCents, now });
  if (isOpenPayment(payment.state) && payment.order_id !== null)
    await endPayment(trx, payment.order_id, reason, now);
  return 'stray';
}

/**
 * Ends an attempt without money: its order is editable again. Order and payment are locked. `isFinal`: the provider says so
 * itself; otherwise it is asked for some days more, since the buyer may still have its page open.
 */
export async function end(
  trx: Trx,
  payment: PaymentRow,
  { reason, isFinal: final, now }: { reason: string; isFinal: boolean; now: Date },
): Promise<void> {
  if (!isOpenPayment(payment.state)) return;
  await closePayment(trx, payment.id, {
    state: 'failed',
    standing_cents: 0,
    end_reason: reason,
    check_at: final ? null : watchAt(payment, now),
    now,
  });
  if (payment.order_id !== null) await endPayment(trx, payment.order_id, reason, now);
}

/** The same in a transaction of its own; nothing happens to one that has ended. */
export async function endAttempt(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  payment: Pick<PaymentRow, 'id' | 'order_id'>,
  reason: string,
  { isFinal: final = false } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (payment.order_id !== null) await lockOrderById(trx, payment.order_id);
    await end(trx, await lockPayment(trx, payment.id), { reason, isFinal: final, now: clock() });
  });
}

const hourMs = 3_600_000;

/** An attempt that only we have given up is asked about later, so that money that comes after all is found. */
function watchAt({ provider_reference }: PaymentRow, now: Date): Date | null {
  return provider_reference === null ? null : new Date(now.getTime() + hourMs);
}

/**
 * Asks the provider about a payment and carries out what it says; one that cannot be asked stays as it is.
 * @throws ProviderUnavailable, ProviderRefused
 */
export async function check(
  services: PaymentServices,
  payment: PaymentRow,
  source: NoticeSource,
): Promise<{ state: PaymentState; standing: ProviderAnswer['standing'] | null }> {
  const provider = providerOf(services.providers, payment);
  if (!provider?.ask || payment.provider_reference === null) return { state: payment.state, standing: null };
  const { promise: ended, resolve } = Promise.withResolvers<PaymentState | null>();
  underWay.set(payment.uuid, ended);
  let state: PaymentState | null = null;
  try {
    const answer = await provider.ask(payment.provider_reference);
    state = await settle(services, payment, answer, source);
    return { state, standing: answer.standing };
  } finally {
    if (underWay.get(payment.uuid) === ended) underWay.delete(payment.uuid);
    resolve(state);
  }
}

/** The last check of each payment that has not ended, in this process; what came of it, null where the provider was away. */
const underWay = new Map<string, Promise<PaymentState | null>>();

/**
 * A payment as it is once a check that is under way has ended. A provider tells and sends the buyer back at the same moment:
 * the second of them would hold a connection until the first has settled, only to find it done.
 */
export async function findCheckedPayment(
  db: Db,
  by: Parameters<typeof findPayment>[1],
): Promise<FoundPayment | undefined> {
  const found = await findPayment(db, by);
  const check = found && underWay.get(found.uuid);
  if (!check) return found;
  const state = await check;
  return state === null ? findPayment(db, by) : { ...found, state };
}
