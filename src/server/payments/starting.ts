import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '../../domain/orders/contract.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { PaymentMethod, StartedPayment, startPaymentBody } from '../../domain/payments/contract.ts';
import { attemptMs, isOpenPayment, nextCheckMs } from '../../domain/payments/states.ts';
import { ShopError } from '../../domain/errors.ts';
import { centsFromDecimal } from '../../domain/money.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { readOrder, startPayment, type PlacedOrder } from '../orders/service.ts';
import { startedAnswer } from './answers.ts';
import type { PaymentServices } from './deps.ts';
import { placeOnAccount } from './on-account.ts';
import { chosenOffer, isForAnySum, offersFor, offersOfAnySum, type Offer } from './offers.ts';
import { providerOf } from './providers/open.ts';
import {
  findLastPayment,
  findPaying,
  findPayment,
  commitPayment,
  setStarted,
  type PaymentRow,
  type StartedRow,
} from './queries.ts';
import { check, endAttempt } from './settling.ts';
import type { z } from 'zod';

/** Who pays, and from where. */
export interface Payer {
  visitor: Visitor;
  now: Date;
  /** Shows the key of the mail about the order. */
  hasKey?: boolean;
  ip: string;
  /** Where the shop is reached by the buyer. */
  origin: string;
}

type Chosen = z.output<typeof startPaymentBody>;

/** How often a buyer's two presses may meet each other before one is refused. */
const maxRounds = 4;
const pollMs = 100;
/** What the shop itself takes beside the provider's time limit. */
const ownMs = 5_000;

/**
 * Starts the payment of an order, or answers the one that is open: pressed twice, in two tabs or after a process that died,
 * an order has one payment at a time. Two short transactions stand around the call of the provider: what is asked for is
 * written down before, what came of it after, and what died between is ended by `reconcilePayments`.
 * @throws ShopError PAYMENT_METHOD_NOT_ALLOWED, PAYMENT_IN_PROGRESS, PAYMENT_PROVIDER_UNAVAILABLE, and those of placing
 */
export async function payOrder(
  services: PaymentServices,
  payer: Payer,
  uuid: string,
  chosen: Chosen,
): Promise<StartedPayment> {
  let version = chosen.version;
  for (let round = 1; ; round++) {
    const { last, countryId } = (await findPaying(services.db, uuid)) ?? notThere();
    if (last && last.state !== 'failed' && last.state !== 'stray') {
      // Read after the attempt: one that starts in between is not taken for one that its order has left behind.
      // Who may only look at an order must not end the payment of its buyer.
      const order = await readOrder(services.orders, { ...payer, isBuyer: true }, uuid);
      const standing = await standingPayment(services, order, last, chosen);
      if (standing) return startedAnswer(services.db, standing);
      // The attempt that was ended has changed the order, and nothing else has.
      if (version === order.version) version = undefined;
      if (round < maxRounds) continue;
      throw new ShopError('PAYMENT_IN_PROGRESS');
    }
    try {
      return await startedAnswer(
        services.db,
        await newPayment(services, payer, { uuid, countryId }, { ...chosen, version }),
      );
    } catch (error) {
      if (round < maxRounds && (await wasOvertaken(services, uuid, error))) continue;
      throw error;
    }
  }
}

function notThere(): never {
  throw new ShopError('ORDER_NOT_FOUND');
}

/** Whether another press was quicker: then its payment is the answer. */
async function wasOvertaken({ db }: PaymentServices, uuid: string, error: unknown): Promise<boolean> {
  const codes = ['ORDER_NOT_EDITABLE', 'ORDER_STALE'];
  if (!(error instanceof ShopError) || !codes.includes(error.code)) return false;
  const last = await findLastPayment(db, uuid);
  return last !== undefined && last.state !== 'failed' && last.state !== 'stray';
}

/** What stands in the way of a new attempt, if it is the answer; undefined once it does no more. */
async function standingPayment(
  services: PaymentServices,
  order: Order,
  last: PaymentRow,
  { method, option = null }: Chosen,
): Promise<PaymentRow | undefined> {
  if (!isOpenPayment(last.state)) {
    if (order.status.id === orderStatuses.CANCELED) throw new ShopError('ORDER_NOT_EDITABLE');
    return last;
  }
  const isSame = last.method === method && last.option === (option ?? null);
  if (last.state === 'initial') {
    const started = await whenStarted(services, last);
    return isSame && started.state === 'pending' ? started : undefined;
  }
  if (isSame && order.status.id === orderStatuses.PENDING) return last;
  return giveUp(services, last);
}

/** Waits for the press that is just asking the provider; one that died with its process is ended. */
async function whenStarted(services: PaymentServices, initial: PaymentRow): Promise<PaymentRow> {
  const maxMs = services.timeoutMs + ownMs;
  const leftMs = initial.created_at.getTime() + maxMs - services.clock().getTime();
  // A clock that is turned back would have it wait until it has caught up.
  const until = performance.now() + Math.min(leftMs, maxMs);
  for (;;) {
    const row = (await findPayment(services.db, { id: initial.id }))!;
    if (row.state !== 'initial') return row;
    if (performance.now() > until) break;
    await sleep(pollMs);
  }
  await endAttempt(services, initial, 'not_started');
  return (await findPayment(services.db, { id: initial.id }))!;
}

/**
 * Ends an open attempt for another one, once its provider says that it is not paid. Answers the attempt when it turns out to
 * be paid.
 */
async function giveUp(services: PaymentServices, last: PaymentRow): Promise<PaymentRow | undefined> {
  let standing;
  try {
    ({ standing } = await check(services, last, { kind: 'check', notice: 'another way to pay was chosen' }));
  } catch (error) {
    services.log.warn({ err: error, payment: last.uuid }, 'a provider cannot be asked');
    throw unavailable();
  }
  const now = (await findPayment(services.db, { id: last.id }))!;
  if (now.state === 'settled') return now;
  // The bank is at it: taking it back is not possible any more.
  if (standing === 'processing') throw new ShopError('PAYMENT_IN_PROGRESS');
  await endAttempt(services, last, 'replaced');
  return undefined;
}

async function newPayment(
  services: PaymentServices,
  payer: Payer,
  order: { uuid: string; countryId: number },
  chosen: Chosen,
): Promise<PaymentRow> {
  const offers = await offersOf(services, payer, order, chosen.method);
  const offer = chosenOffer(offers, chosen.method, chosen.option ?? null);
  if (!offer) {
    // To who may not see the order it is not there.
    await readOrder(services.orders, payer, order.uuid);
    throw new ShopError('PAYMENT_METHOD_NOT_ALLOWED');
  }
  if (offer.provider === null) return placeOnAccount(services, payer, order.uuid, chosen);
  const { payment, placed } = await writeDown(services, payer, order.uuid, { ...chosen, offer });
  return askProvider(services, payer, payment, placed);
}

/** What an order may be paid by; it is read only where its sum or its customer decides about that. */
async function offersOf(
  services: PaymentServices,
  payer: Payer,
  { uuid, countryId }: { uuid: string; countryId: number },
  method: PaymentMethod,
): Promise<Offer[]> {
  const { language } = payer.visitor.audience;
  if (isForAnySum(method)) return offersOfAnySum(services, countryId, language);
  return offersFor(services, await readOrder(services.orders, payer, uuid), language, method);
}

/** The first transaction: the order waits for its money, and the attempt is known before any provider hears of it. */
async function writeDown(
  { db, clock, orders }: PaymentServices,
  payer: Payer,
  uuid: string,
  { method, option = null, version, total, offer }: Chosen & { offer: Offer },
): Promise<{ payment: StartedRow; placed: PlacedOrder }> {
  return db.transaction().execute(async (trx) => {
    const placed = await startPayment(trx, orders, payer, uuid, {
      method,
      option,
      ...(version !== undefined && { version }),
      ...(total !== undefined && { totalCents: centsFromDecimal(total) }),
    });
    // The sum may be another one than when the offers were made.
    if (placed.payableCents < Math.max(1, offer.minCents) || placed.payableCents > offer.maxCents)
      throw new ShopError('PAYMENT_METHOD_NOT_ALLOWED');
    const now = clock();
    const payment = await commitPayment(trx, {
      order_id: placed.orderId,
      customer_id: placed.customerId,
      method,
      option,
      provider: offer.provider,
      country_id: placed.countryId,
      amount_cents: placed.payableCents,
      state: 'initial',
      is_test: offer.isTest,
      created_at: now,
      expires_at: new Date(now.getTime() + attemptMs),
      check_at: new Date(now.getTime() + nextCheckMs(0)),
    });
    return { payment, placed };
  });
}

/** The provider is asked, and what it says written down; when it fails the order is editable again. */
async function askProvider(
  services: PaymentServices,
  payer: Payer,
  payment: StartedRow,
  placed: PlacedOrder,
): Promise<PaymentRow> {
  const { contact, invoice_address: address } = placed.information;
  try {
    const provider = providerOf(services.providers, payment);
    if (!provider) throw new Error(`no provider ${payment.provider}`);
    const started = await provider.start({
      uuid: payment.uuid,
      orderReference: payment.order_reference,
      orderNumber: String(payment.order_number),
      amountCents: payment.amount_cents,
      method: payment.method,
      option: payment.option,
      country: countryCodeOf(placed.countryId),
      language: payer.visitor.audience.language,
      ip: payer.ip,
      origin: payer.origin,
      contact,
      address,
    });
    const pending = await setStarted(services.db, payment.id, {
      provider_reference: started.reference,
      redirect_url: started.redirectUrl,
      provider_state: started.state.slice(0, 64),
      changed_at: services.clock(),
    });
    if (pending) return pending;
    throw new Error(`payment ${payment.uuid} was ended while its provider was asked`);
  } catch (error) {
    services.log.error({ err: error, payment: payment.uuid }, 'a payment could not be started');
    await endAttempt(services, payment, 'provider_unavailable');
    throw unavailable();
  }
}

function unavailable(): ShopError {
  return new ShopError('PAYMENT_PROVIDER_UNAVAILABLE', undefined, { retryAfterSeconds: 10 });
}
