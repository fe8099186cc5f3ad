import { decimalFromCents, netOf } from '../../domain/money.ts';
import { translate, type Language } from '../../domain/locales.ts';
import { orderCan, type OrderCircumstances } from '../../domain/orders/can.ts';
import type { Order, OrderLine } from '../../domain/orders/contract.ts';
import { lineVariation } from '../../domain/orders/line-variation.ts';
import { isEditable, orderStatuses } from '../../domain/orders/statuses.ts';
import type { LineTotals, Totals } from '../../domain/orders/totals.ts';
import { freeDelivery, unitCentsOf, usablePoints, type DraftSums } from '../../domain/orders/draft.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { attendeesAnswer, orderEventAnswer, type EventOfOrder, type LinkKeys } from '../events/service.ts';
import type { Draft, DraftLine } from './draft.ts';
import { exclusionOfLine, isForBusiness, withdrawalEndOf } from './consumer-rights.ts';
import { noRefunds, type OrderRefunds } from './refunds.ts';
import { refusalOf } from './readiness.ts';
import type { OrderRow } from './rows.ts';

const euros = decimalFromCents;

/** A draft as calls answer it. */
export function draftAnswer(draft: Draft, { user, audience }: Visitor, now: Date): Order {
  const { row, lines, vat, sums } = draft;
  const { totals } = sums;
  const { language } = audience;
  return {
    ...orderHead(row, noRefunds),
    ...eventAnswer(draft.event, row, { language, now, keys: null }),
    order_lines: lines.map((line, at) => draftLineAnswer(line, totals.lines[at]!, draft)),
    ...sumsAnswer(totals),
    use_loyalty_points: row.use_loyalty_points && draft.loyalty !== null,
    usable_loyalty_points: euros(usablePoints(draft.loyalty, totals)),
    vat_reason: vat.reason,
    coupons: couponAnswers(row, language, sums),
    free_delivery: freeDeliveryOf(draft),
    weight_g: weightOf(lines),
    delivery: deliveryAnswer(draft, language),
    approval: draft.approval && {
      state: draft.approval,
      reason: row.approval_reason,
      asked_by: row.asked_by,
    },
    can: canOf(row, user, now, {
      approval: draft.approval,
      isReady: refusalOf(draft) === null,
    }),
  };
}

/** The event of an order of tickets, and who attends it. `keys`: of the links to tickets; null: there are none yet. */
export function eventAnswer(
  event: EventOfOrder | null,
  row: OrderRow,
  { language, now, keys }: { language: Language; now: Date; keys: LinkKeys | null },
): Pick<Order, 'event' | 'attendees'> {
  if (!event) return { event: null, attendees: [] };
  const lines = (row.lines ?? []).map(([id, , quantity]) => ({ id, quantity }));
  return {
    event: orderEventAnswer(event, lines, language, now),
    attendees: attendeesAnswer(event, keys, { now, isBuyer: isBuyer(row) }),
  };
}

/** Who reads a customer's order without belonging to it is of the staff. */
const isBuyer = (row: OrderRow) => row.customer_id === null || row.visitor_role !== null;

type Deciding = Pick<OrderCircumstances, 'approval' | 'isReady'> &
  Partial<Pick<OrderCircumstances, 'isPaymentOpen' | 'isRefunded'>>;

/** What the reader of an order may do with it. */
export function canOf(
  row: OrderRow,
  user: Visitor['user'],
  now: Date,
  { isPaymentOpen = false, isRefunded = false, ...more }: Deciding,
): Order['can'] {
  return orderCan({
    status: row.status,
    isEvent: row.is_event,
    isBuyer: isBuyer(row),
    isAdministrator: row.visitor_role === 'CUSTOMER_ADMIN',
    isOwn: row.user_id === null || row.user_id === user?.id,
    isBusiness: isForBusiness(row),
    lines: row.lines?.length ?? 0,
    isPaymentOpen,
    isRefunded,
    ...more,
    withdrawalEndsAt: withdrawalEndOf(row)?.getTime() ?? null,
    now: now.getTime(),
  });
}

/** The sums of an order, live or as it was placed. */
export function sumsAnswer(totals: Totals) {
  return {
    total: euros(totals.totalCents),
    total_with_coupon_discount: euros(totals.afterCouponsCents),
    totalWithDiscount: euros(totals.payableCents),
    loyalty_discount: euros(totals.loyaltyCents),
    used_loyalty_points: euros(totals.pointsCents),
    transport_cost: euros(totals.transport.cents),
    transport: euros(totals.transport.payableCents),
    vat: euros(totals.vatCents),
    vat_rates: totals.vat.map(({ rate, netCents, vatCents }) => ({
      rate,
      net: euros(netCents),
      vat: euros(vatCents),
    })),
    discounts: totals.discounts.map(({ source, code, scope, percent = null, cents }) => ({
      source,
      code,
      scope,
      percent,
      amount: euros(cents),
    })),
  };
}

/** How a draft is delivered; null: nothing is chosen that is still offered. */
export function deliveryAnswer(
  { row, deliveryOption, isPointGone }: Draft,
  language: Language,
): Order['delivery'] {
  if (!deliveryOption) return null;
  const { id, i18n_name, kind, needsPickupPoint, promisedOn } = deliveryOption.method;
  return {
    method: { id, name: translate(i18n_name, language), needs_pickup_point: needsPickupPoint },
    is_collected: kind === 'store',
    pickup_point: row.pickup_point,
    is_pickup_point_gone: isPointGone,
    note: row.delivery_note,
    promised_on: promisedOn,
  };
}

function freeDeliveryOf({ deliveryOptions, sums }: Draft): Order['free_delivery'] {
  const free = freeDelivery(
    deliveryOptions.map(({ transport }) => transport),
    sums.totals,
  );
  return free && { from: euros(free.fromCents), missing: euros(free.missingCents) };
}

/** What drafts and placed orders show alike. */
export function orderHead(row: OrderRow, back: OrderRefunds) {
  return {
    uuid: row.uuid,
    number: row.number === null ? null : String(row.number),
    version: row.version,
    status: { id: row.status },
    is_event: row.is_event,
    customer: row.customer_uuid === null ? null : { uuid: row.customer_uuid, name: row.customer_name ?? '' },
    country_id: row.country_id,
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    delivery_information: row.information,
    purchase_order_number: row.purchase_order_number,
    payment: paymentOf(row, back),
    history: (row.history ?? []).map(([at, from, to, by, reason]) => ({
      at: new Date(at).toISOString(),
      from,
      to,
      by,
      reason,
    })),
    invoices: [],
    refunds: back.refunds,
    refunded: back.refunded,
  };
}

/** A line of a draft, which belongs to `draft`. */
export function draftLineAnswer(line: DraftLine, sums: LineTotals, { row, terms }: Draft): OrderLine {
  const { id, quantity, seenCents, offer, deleted, unitCents, problem } = line;
  const item = offer?.item;
  return {
    id,
    product: {
      id: item ? item.id : null,
      internal_id: item?.internal_id ?? deleted?.sku ?? '',
      name: item?.name ?? deleted?.name ?? '',
      variation: item ? lineVariation(item.name, item.variation) : '',
      slug: item?.slug ?? '',
      brand_name: item?.brand_name ?? '',
      pack_size: item?.pack_size ?? 1,
      picture: item?.files[0] ?? null,
    },
    price: unitCents / 100,
    price_net: netOf(unitCents, terms.vatRate) / 100,
    price_before: unitCents === seenCents ? null : seenCents / 100,
    price_reasons: (offer?.price?.reasons ?? []).map((reason) => ({
      code: reason.code,
      name: reason.listName,
      price: unitCentsOf(terms, reason) / 100,
    })),
    quantity,
    total: euros(sums.cents),
    payable: euros(sums.payableCents),
    vat: euros(sums.vatCents),
    vat_rate: terms.vatRate,
    available_stock: line.availableStock,
    sale_delay: item?.sale_delay ?? null,
    restrictions: item?.valid_restrictions ?? [],
    withdrawal_exclusion: exclusionOfLine(row, line.isSealed),
    problem,
  };
}

export function couponAnswers(
  row: OrderRow,
  language: Language,
  sums: Pick<DraftSums, 'refusals' | 'missingCents'>,
): Order['coupons'] {
  return (row.coupons ?? []).map(([, code, name], at) => ({
    code,
    name: translate(name, language),
    problem: sums.refusals[at] ?? null,
    missing: missingOf(sums, at),
  }));
}

/** Euros of goods that are missing until the coupon at this place counts. */
export function missingOf({ missingCents }: Pick<DraftSums, 'missingCents'>, at: number): string | null {
  const cents = missingCents[at] ?? null;
  return cents === null ? null : euros(cents);
}

/** Grams of the whole order; null when nobody has weighed one of its products. */
export function weightOf(lines: readonly Pick<DraftLine, 'weightG' | 'quantity'>[]): number | null {
  let sum = 0;
  for (const { weightG, quantity } of lines) {
    if (weightG === null) return null;
    sum += weightG * quantity;
  }
  return sum;
}

/** How it was to be paid; the state of each attempt is told by the call about payments. */
function paymentOf(
  { status, payment_method, payment_option, due_on }: OrderRow,
  { redirectUrl }: OrderRefunds,
): Order['payment'] {
  if (payment_method === null) return null;
  const states = { [orderStatuses.PENDING]: 'pending', [orderStatuses.CANCELED]: 'none' } as const;
  const state = isEditable(status)
    ? 'failed'
    : ((states as Record<number, 'pending' | 'none'>)[status] ?? 'success');
  return { method: payment_method, option: payment_option, status: state, due_on, redirect_url: redirectUrl };
}
