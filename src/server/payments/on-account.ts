import { ShopError } from '../../domain/errors.ts';
import { centsFromDecimal } from '../../domain/money.ts';
import type { startPaymentBody } from '../../domain/payments/contract.ts';
import { accountMethods, dueDay } from '../../domain/payments/methods.ts';
import { tallinnDay } from '../../domain/time.ts';
import type { z } from 'zod';
import { creditOf, lockCredit } from '../customers/service.ts';
import { readOrder, submitOrder } from '../orders/service.ts';
import { creditorOf } from './creditor.ts';
import type { PaymentServices } from './deps.ts';
import { commitPayment, type PaymentRow } from './queries.ts';
import type { Payer } from './starting.ts';

/**
 * Submits an order that is paid later, or that costs nothing: on an invoice, on account, or with nothing left to pay. What
 * a customer owes is counted under its lock, so that two orders at once do not go over its limit together.
 */
export async function placeOnAccount(
  { db, clock, orders }: PaymentServices,
  payer: Payer,
  uuid: string,
  { method, version, total }: z.output<typeof startPaymentBody>,
): Promise<PaymentRow> {
  const { customer } = await readOrder(orders, payer, uuid);
  const credit = customer === null ? undefined : await creditOf(db, customer.uuid);
  const now = clock();
  const isFree = method === 'NO_PAYMENT';
  const dueOn = isFree ? null : dueDay(tallinnDay(now), credit?.paymentTermDays ?? null);
  return db.transaction().execute(async (trx) => {
    const placed = await submitOrder(trx, orders, payer, uuid, {
      method,
      dueOn,
      ...(version !== undefined && { version }),
      ...(total !== undefined && { totalCents: centsFromDecimal(total) }),
    });
    const { customerId } = placed;
    const locked = customerId === null ? undefined : await lockCredit(trx, customerId);
    const allowed = accountMethods(placed.payableCents, await creditorOf(trx, locked));
    if (!allowed.some((one) => one.method === method && one.refused === null))
      throw new ShopError('PAYMENT_METHOD_NOT_ALLOWED');
    return commitPayment(trx, {
      order_id: placed.orderId,
      customer_id: customerId,
      method,
      option: null,
      provider: null,
      country_id: placed.countryId,
      amount_cents: placed.payableCents,
      standing_cents: placed.payableCents,
      state: isFree ? 'settled' : 'agreed',
      created_at: now,
      closed_at: now,
      expires_at: null,
      check_at: null,
    });
  });
}
