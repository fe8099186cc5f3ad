import { isOpenPayment, nextCheckMs } from '../../domain/payments/states.ts';
import type { PaymentServices } from './deps.ts';
import { providerOf } from './providers/open.ts';
import { claimDuePayments, stopAsking, type PaymentRow } from './queries.ts';
import { check, endAttempt } from './settling.ts';

const batch = 20;
/** An attempt that its provider says nothing final of is asked about for so long, in ms. */
const giveUpMs = 14 * 24 * 3_600_000;
const nextMs = Array.from({ length: 12 }, (_, checks) => nextCheckMs(checks));

/** Asks providers about what nothing was heard of, settles or ends it. Answers how many were asked about. */
export async function reconcilePayments(services: PaymentServices, signal: AbortSignal): Promise<number> {
  let asked = 0;
  for (;;) {
    const due = await claimDuePayments(services.db, { now: services.clock(), limit: batch, nextMs });
    if (due.length === 0 || signal.aborted) return asked;
    asked += due.length;
    await Promise.all(
      due.map((payment) =>
        reconcile(services, payment).catch((error: unknown) =>
          services.log.warn({ err: error, payment: payment.uuid }, 'a provider cannot be asked'),
        ),
      ),
    );
  }
}

async function reconcile(services: PaymentServices, payment: PaymentRow): Promise<void> {
  const nowMs = services.clock().getTime();
  const isOpen = isOpenPayment(payment.state);
  // Its process died before the provider was asked, or before its answer was written down: nobody was sent anywhere.
  if (payment.state === 'initial') return endAttempt(services, payment, 'not_started');
  const hasExpired = payment.expires_at !== null && nowMs >= payment.expires_at.getTime();
  if (!providerOf(services.providers, payment)?.ask) {
    if (isOpen && hasExpired) await endAttempt(services, payment, 'expired', { isFinal: true });
    return;
  }
  const { standing } = await check(services, payment, { kind: 'check', notice: 'nothing was heard' });
  if (isOpen && hasExpired && standing === 'open') await endAttempt(services, payment, 'expired');
  else if (nowMs > payment.created_at.getTime() + giveUpMs) await stopAsking(services.db, payment.id);
}
