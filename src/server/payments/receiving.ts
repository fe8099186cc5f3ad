import type { z } from 'zod';
import { FieldError, ShopError } from '../../domain/errors.ts';
import { centsFromDecimal, decimalFromCents } from '../../domain/money.ts';
import type { Payment, receivedPaymentBody } from '../../domain/payments/contract.ts';
import { tallinnDay } from '../../domain/time.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { announceOrder, lockOrderById } from '../orders/service.ts';
import { signedIn } from '../platform/signed-in.ts';
import { paymentAnswer } from './answers.ts';
import type { PaymentServices } from './deps.ts';
import { findOrderId, insertEvent, lockPaidPayment, setReceived } from './queries.ts';

/**
 * What a customer owed for an order has come to the bank: the order is paid, and its sum counts against the credit limit no
 * more. The sum is asked for as a check, since a transfer of another order is easily taken for this one.
 * @throws ShopError ORDER_NOT_FOUND, NOTHING_OWED
 * @throws FieldError `received_on` in the future, `amount` not what is owed
 */
export async function receivePayment(
  trx: Trx,
  { clock }: Pick<PaymentServices, 'clock'>,
  visitor: Visitor,
  uuid: string,
  { received_on, amount }: z.output<typeof receivedPaymentBody>,
): Promise<Payment> {
  const now = clock();
  const orderId = await findOrderId(trx, uuid);
  if (orderId === undefined) throw new ShopError('ORDER_NOT_FOUND');
  await lockOrderById(trx, orderId);
  const payment = await lockPaidPayment(trx, orderId);
  if (payment?.state !== 'agreed' || payment.standing_cents === 0) throw new ShopError('NOTHING_OWED');
  if (received_on > tallinnDay(now)) throw new FieldError({ received_on: ['invalid_date'] });
  if (centsFromDecimal(amount) !== payment.standing_cents) throw new FieldError({ amount: ['invalid'] });
  await setReceived(trx, payment.id, now);
  await insertEvent(trx, payment.id, {
    kind: 'received',
    notice: `${decimalFromCents(payment.standing_cents)} on ${received_on}, noted by user ${signedIn(visitor).user.id}`,
    outcome: 'settled',
    at: now,
  });
  await announceOrder(trx, uuid, ['paid']);
  return paymentAnswer(trx, { ...payment, state: 'settled' });
}
