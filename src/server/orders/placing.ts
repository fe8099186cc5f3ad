import { ShopError } from '../../domain/errors.ts';
import type { OrderStep } from '../../domain/orders/statuses.ts';
import type { PaymentMethod } from '../../domain/payments/contract.ts';
import type { Trx } from '../database.ts';
import { lockEventForSale, seatsFreed } from '../events/service.ts';
import { lockPoints, reservePoints, spendPoints } from '../loyalty/service.ts';
import { releaseStock, reserveStock, takeStock } from '../stock/service.ts';
import type { Reader } from './access.ts';
import { couponBuyer, lockCoupons, takeCoupons } from './coupon-uses.ts';
import { draftOf, type Draft, type OrderServices } from './draft.ts';
import { freezeLines, frozenSums } from './freezing.ts';
import { byBuyer, type Actor } from './history.ts';
import { lockDraft } from './lock.ts';
import { nextNumber } from './numbers.ts';
import { payableOrder, type PayableOrder } from './payable.ts';
import { getOrder } from './queries.ts';
import { answerOf } from './reading.ts';
import { refusalOf } from './readiness.ts';
import type { OrderRow } from './rows.ts';
import { moveOrder } from './statuses.ts';
import { bill } from './billing.ts';
import { pendingUntil } from './waiting.ts';

/** How an order is to be paid; `version` and `totalCents` are what the buyer has seen. */
export interface PlacedBy {
  method: PaymentMethod;
  option?: string | null;
  version?: number;
  totalCents?: number;
}

/** An order that waits for its money, as far as its provider asks about it. */
export interface PlacedOrder extends Pick<
  PayableOrder,
  'orderId' | 'customerId' | 'countryId' | 'payableCents' | 'information'
> {}

/**
 * Starts the payment of a draft with a provider: everything is checked anew, sums are frozen, stock and coupons reserved,
 * and the order waits for the money.
 * @throws ShopError ORDER_NOT_FOUND, ORDER_STALE, ORDER_NOT_EDITABLE, ORDER_EMPTY, ORDER_STEP_MISSING, ORDER_CHANGED,
 * ORDER_NEEDS_APPROVAL, PICKUP_POINT_UNKNOWN
 */
export async function startPayment(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { method, option = null, ...seen }: PlacedBy,
): Promise<PlacedOrder> {
  const draft = await buyableDraft(trx, services, reader, uuid, seen);
  await placeOrRefuse(trx, services, reader, draft, {
    step: 'start_payment',
    by: byBuyer(reader.visitor),
    now: reader.now,
    changes: {
      payment_method: method,
      payment_option: option,
      due_on: null,
      pending_until: pendingUntil(reader.now),
    },
  });
  const { id, customer_id, country_id, information } = draft.row;
  return {
    orderId: id,
    customerId: customer_id,
    countryId: country_id,
    payableCents: draft.sums.totals.payableCents,
    // Nothing is placed without it.
    information: information!,
  };
}

/**
 * Submits a draft that no provider is paid for: on credit, on an invoice, or with nothing left to pay.
 * @throws ShopError as `startPayment`
 */
export async function submitOrder(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { method, dueOn, ...seen }: PlacedBy & { dueOn: string | null },
): Promise<PayableOrder> {
  const draft = await buyableDraft(trx, services, reader, uuid, seen);
  const { id, uuid: orderUuid } = draft.row;
  await placeOrRefuse(trx, services, reader, draft, {
    step: 'submit',
    by: byBuyer(reader.visitor),
    now: reader.now,
    changes: { payment_method: method, payment_option: null, due_on: dueOn, submitted_at: reader.now },
  });
  if (draft.sums.totals.pointsCents > 0) await spendPoints(trx, orderUuid, reader.now);
  await takeStock(trx, orderUuid);
  const order = await payableOrder(trx, id);
  await bill(trx, order, reader.now);
  return order;
}

/** A draft of the visitor that can be placed as it stands, priced by the database and locked with its coupons. */
async function buyableDraft(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { version, totalCents }: Pick<PlacedBy, 'version' | 'totalCents'>,
): Promise<Draft> {
  const row = await lockDraft(trx, services, reader, uuid, version);
  const draft = await lockedDraft(trx, services, reader, row);
  const refusal = refusalOf(draft);
  // Points may have been used in another tab: nobody pays what was not shown.
  const isAsSeen = totalCents === undefined || totalCents === draft.sums.totals.payableCents;
  if (refusal === null && isAsSeen) return draft;
  if (refusal === null || refusal[0] === 'ORDER_CHANGED')
    throw await orderChanged(trx, services, reader, row);
  throw new ShopError(...refusal);
}

/** The draft of a locked order, by prices of the database and with the uses of its coupons as they stay. */
export async function lockedDraft(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  row: OrderRow,
): Promise<Draft> {
  const { coupons, customer_id, use_loyalty_points } = row;
  if (coupons !== null) await lockCoupons(trx, row.id);
  const usesPoints = use_loyalty_points && customer_id !== null;
  if (usesPoints) await lockPoints(trx, customer_id);
  if (row.event_id !== null) await lockEventForSale(trx, row.event_id);
  const settled = coupons === null && !usesPoints ? row : await getOrder(trx, reader, row.uuid);
  return draftOf(services, settled, reader.visitor.audience.language, { kind: 'charged', trx }, reader.now);
}

interface Placing {
  step: Extract<OrderStep, 'start_payment' | 'submit'>;
  by: Actor;
  reason?: string;
  now: Date;
  changes: NonNullable<Parameters<typeof moveOrder>[3]['changes']>;
}

async function placeOrRefuse(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  draft: Draft,
  placing: Placing,
): Promise<void> {
  // Somebody else may have been quicker between the reading and the lock.
  if (!(await place(trx, draft, placing))) throw await orderChanged(trx, services, reader, draft.row);
}

/** Freezes a locked draft, reserves what it holds and moves it on; false, and nothing changed, when stock is missing. */
export async function place(
  trx: Trx,
  draft: Draft,
  { step, by, reason, now, changes }: Placing,
): Promise<boolean> {
  const { row, lines, event } = draft;
  // A seat from the waiting list is reserved already, and counted anew with the others.
  if (event && event.offered_until_ms !== null) await releaseStock(trx, row.uuid);
  const { missing, backordered } = await reserveStock(
    trx,
    row.uuid,
    row.sender_shop_id,
    lines.map(({ productId, quantity, offer }) => ({
      productId: productId!,
      quantity,
      mayWait: event === null && offer?.item.sale_delay !== null,
    })),
  );
  if (missing.length > 0) {
    if (event && event.offered_until_ms !== null)
      await seatsFreed(trx, event.id, { now, returningOrder: row.uuid });
    return false;
  }
  await takeCoupons(trx, row.id, {
    couponIds: couponsInUse(draft),
    buyer: couponBuyer(row),
  });
  await reservePoints(trx, {
    customerId: row.customer_id,
    orderUuid: row.uuid,
    cents: draft.sums.totals.pointsCents,
    now,
  });
  await freezeLines(trx, draft, backordered);
  await moveOrder(trx, row, step, {
    by,
    now,
    ...(reason !== undefined && { reason }),
    changes: {
      ...frozenSums(draft),
      number: row.number ?? nextNumber,
      // Asked about and then made cheaper, it was placed without an answer: nobody is to give one any more.
      approval: draft.approval ?? (row.approval === 'approved' ? 'approved' : null),
      unpaid_version: null,
      unpaid_cents: null,
      ...changes,
    },
  });
  return true;
}

/**
 * Which of its coupons an order uses: those that take something off it. One that takes nothing, as one for transport where
 * delivery is free anyway, stays on the order and is not counted: its buyer has it for another order.
 */
function couponsInUse({ row, sums }: Draft): number[] {
  const codes = sums.totals.discounts.flatMap(({ source, code, cents }) =>
    source === 'coupon' && cents > 0 ? code : [],
  );
  return (row.coupons ?? []).flatMap(([id, code]) => (codes.includes(code) ? id : []));
}

/** The order as it is now, which is not what the buyer agreed to. */
export async function orderChanged(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  { uuid }: OrderRow,
): Promise<ShopError> {
  const row = await getOrder(trx, reader, uuid);
  const order = await answerOf(services, row, reader.visitor, { kind: 'charged', trx }, reader.now);
  return new ShopError('ORDER_CHANGED', undefined, { more: { order } });
}
