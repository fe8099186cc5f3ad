import type { InvoiceKind } from '../../domain/invoices/invoice.ts';
import { orderReferenceNumber } from '../../domain/invoices/numbers.ts';
import { takenDiscounts } from '../../domain/orders/discount-names.ts';
import { translate, type Language } from '../../domain/locales.ts';
import type { OrderInvoice } from '../../domain/orders/contract.ts';
import { formatMoney } from '../../domain/money.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import { listAdmins } from '../customers/service.ts';
import { namedMethod } from '../delivery/service.ts';
import { findEvent, termsOf, formatPlace } from '../events/service.ts';
import { creditUnpaidInvoice, invoicesOf } from '../invoices/service.ts';
import { sendMail, sendMails, type Mail } from '../mail/service.ts';
import {
  findNotifiedOrders,
  payableOrders,
  refundsSince,
  type CarriedOutRefund,
  type OrderEvent,
  type OrderKeys,
  type OrderListener,
  type NotifiedOrder,
  type PayableOrder,
} from '../orders/service.ts';
import { modelFormLetter } from '../returns/service.ts';
import { notifyOfDecision } from './approval-decision.ts';

interface Deps {
  keys: OrderKeys;
  clock: () => Date;
}

/** An order with somebody to write to. */
type Addressed = NotifiedOrder & { contact: NonNullable<NotifiedOrder['contact']> };

/** What a buyer is told that happened after the confirmation. */
type Update = 'payment_failed' | 'canceled' | 'refunded' | 'fulfilled' | 'ready';

const updates: Partial<Record<OrderEvent['event'], Update>> = {
  payment_ended: 'payment_failed',
  canceled: 'canceled',
  refunded: 'refunded',
  fulfilled: 'fulfilled',
};

/**
 * Writes to the buyer what happens to an order, each thing once, and takes back the unpaid invoice of one that is
 * cancelled. Called inside the transaction that hands the events over.
 */
export function orderMails({ keys, clock }: Deps): OrderListener {
  return async (trx, events) => {
    const relevant = events.filter(({ event }) => hasConsequence(event));
    const ordersByUuid = await findNotifiedOrders(trx, [...new Set(relevant.map(({ order }) => order))]);
    const submitted = relevant.flatMap(({ order, event }) => (event === 'submitted' ? [order] : []));
    await confirm(
      trx,
      { keys, clock },
      submitted.flatMap((order) => addressedOf(ordersByUuid.get(order)) ?? []),
    );
    for (const { order, event } of relevant) {
      const notified = ordersByUuid.get(order);
      if (!notified) continue;
      // Before anything else is asked of the order: the mail names what was issued.
      if (event === 'canceled') await creditUnpaidInvoice(trx, notified.id, clock());
      if (event === 'approval_wanted') await askAdministrators(trx, keys, notified);
      if (event === 'approval_decided') await notifyOfDecision(trx, notified);
      const addressed = addressedOf(notified);
      const update = updates[event];
      if (!addressed || !update || !isWorthAMail(update, addressed)) continue;
      if (update === 'refunded') await sendRefundUpdates(trx, { keys, clock }, addressed);
      else if (update === 'fulfilled') await sendGoodsUpdate(trx, keys, addressed);
      else
        await sendUpdate(trx, keys, addressed, { update, creditNote: await noteOf(trx, addressed, update) });
    }
  };
}

function addressedOf(notified: NotifiedOrder | undefined): Addressed | null {
  return notified?.contact ? { ...notified, contact: notified.contact } : null;
}

/** Whether anything follows from it: an order is not read for the others. */
function hasConsequence(event: OrderEvent['event']): boolean {
  return event === 'submitted' || event.startsWith('approval_') || updates[event] !== undefined;
}

/**
 * A draft that was emptied is no matter of a mail; a payment that failed is none once the order was paid after all; and nothing is on its
 * way of an order of tickets, each of which has a mail of its own.
 */
function isWorthAMail(update: Update, { number, status, eventId }: NotifiedOrder): boolean {
  if (update === 'fulfilled' && eventId !== null) return false;
  if (update === 'payment_failed')
    return status === orderStatuses.DRAFT || status === orderStatuses.EVENT_DRAFT;
  // What came too late goes back although the order was never placed.
  return number !== null || update === 'refunded';
}

/** The law wants what was agreed in writing: goods, sums, delivery, payment, and how to step back. */
async function confirm(trx: Trx, deps: Deps, all: readonly Addressed[]): Promise<void> {
  const orders = await payableOrders(
    trx,
    all.map(({ id }) => id),
  );
  const invoices = await invoicesOf(trx, all);
  const mails: Mail<'order-confirmation'>[] = [];
  for (const notified of all)
    mails.push(
      await confirmationOf(trx, deps, notified, {
        order: orders.get(notified.id)!,
        invoice: lastNumber(invoices.get(notified.id), 'invoice'),
      }),
    );
  await sendMails(trx, mails);
}

async function confirmationOf(
  trx: Trx,
  { keys, clock }: Deps,
  notified: Addressed,
  { order, invoice }: { order: PayableOrder; invoice: string | null },
): Promise<Mail<'order-confirmation'>> {
  const { totals, information, dueOn, method } = order;
  const isConsumer = !order.isBusiness && !information.company;
  const way = await wayOf(trx, order.deliveryMethodId);
  return {
    template: 'order-confirmation',
    to: notified.contact.email,
    language: order.language,
    shopId: notified.shopId,
    key: `order-confirmation ${notified.uuid}`,
    props: {
      name: notified.contact.name,
      uuid: notified.uuid,
      key: keys.keyOf(notified.uuid),
      number: String(order.number),
      purchaseOrder: order.purchaseOrderNumber,
      isBusiness: order.isBusiness,
      isConsumer,
      withdrawalForm: isConsumer && notified.eventId === null ? formOf(order) : [],
      lines: order.lines.map(({ name, quantity, unitCents }) => ({ name, quantity, unitCents })),
      goodsCents: totals.totalCents - totals.transport.cents,
      discounts: takenDiscounts(totals),
      transportCents: totals.transport.cents,
      payableCents: order.payableCents,
      vatCents: totals.vatCents,
      vatReason: order.vatReason,
      deliveryMethod: way ? translate(way.i18n_name, order.language) : null,
      isCollected: way?.kind === 'store',
      address: addressOf(order, notified.pickupPoint),
      promisedOn: notified.promisedOn,
      event:
        notified.eventId === null ? null : await eventFacts(trx, notified.eventId, order.language, clock()),
      method,
      transfer: dueOn === null ? null : transferOf(order, dueOn),
      invoice,
    },
  };
}

/** The model form of withdrawal, line by line: it belongs into what the buyer keeps, and a link may change. */
function formOf({ seller, language }: PayableOrder): string[] {
  const { title, lines, note } = modelFormLetter(seller, language);
  return [title, ...lines, note];
}

/** How it gets to the buyer; undefined: it is of tickets. */
async function wayOf(trx: Trx, deliveryMethodId: number | null) {
  return deliveryMethodId === null ? undefined : namedMethod(trx, deliveryMethodId);
}

/** Goods that are fetched from a store of ours are on nobody's way: they wait there. */
async function sendGoodsUpdate(trx: Trx, keys: OrderKeys, notified: Addressed): Promise<void> {
  const way = await wayOf(trx, notified.deliveryMethodId);
  const point = way?.kind === 'store' ? notified.pickupPoint : null;
  if (!point) return sendUpdate(trx, keys, notified, { update: 'fulfilled', creditNote: null });
  const town = `${point.postal_code} ${point.city}`.trim();
  const place = [point.name, point.address, town].filter(Boolean).join(', ');
  return sendUpdate(trx, keys, notified, { update: 'ready', creditNote: null, place });
}

/** Where the goods end up: the locker or shop they are fetched from, else the address they are brought to. */
function addressOf({ information, countryId }: PayableOrder, point: NotifiedOrder['pickupPoint']) {
  const { contact, delivery_address, invoice_address } = information;
  if (point !== null) {
    return {
      name: `${contact.first_name} ${contact.last_name}`,
      street: [point.name, point.address].filter(Boolean).join(', '),
      city: `${point.postal_code} ${point.city}`.trim(),
      country: countryCodeOf(countryId),
    };
  }
  const { name, street, postal_code, city, country_id } = delivery_address ?? invoice_address;
  return { name, street, city: `${postal_code} ${city}`, country: countryCodeOf(country_id) };
}

/** What is booked, and until when that can be changed; null: it cannot any more. */
async function eventFacts(trx: Trx, id: number, language: Language, now: Date) {
  const event = (await findEvent(trx, id))!;
  const { cancel_until, rename_until } = termsOf(event);
  const toCome = (until: string) => (until > now.toISOString() ? until : null);
  return {
    event: translate(event.name, language),
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    place: formatPlace(event, language),
    cancelUntil: toCome(cancel_until),
    renameUntil: toCome(rename_until),
  };
}

function transferOf({ seller, number }: PayableOrder, dueOn: string) {
  const { name: receiver, iban, bank } = seller;
  return { receiver, iban, bank, reference: orderReferenceNumber(number), dueOn };
}

/** A mail of an older refund was sent long ago; that one was is known for 30 days (`mail/queries.ts`). */
const refundMailedMs = 14 * 24 * 60 * 60 * 1000;

/** Money may go back in several parts, each of which is told once, however late its event is handled. */
async function sendRefundUpdates(trx: Trx, { keys, clock }: Deps, notified: Addressed): Promise<void> {
  const since = new Date(clock().getTime() - refundMailedMs);
  for (const refund of await refundsSince(trx, notified.id, since))
    await sendUpdate(trx, keys, notified, { update: 'refunded', creditNote: refund.creditNote, refund });
}

interface UpdateDetails {
  update: Update;
  creditNote: string | null;
  refund?: CarriedOutRefund;
  /** Of what is ready: where. */
  place?: string;
}

async function sendUpdate(
  trx: Trx,
  keys: OrderKeys,
  notified: Addressed,
  { update, creditNote, refund, place = '' }: UpdateDetails,
): Promise<void> {
  await sendMail(trx, {
    template: 'order-update',
    to: notified.contact.email,
    language: notified.language,
    shopId: notified.shopId,
    key: `order-${update} ${notified.uuid}${refund ? ` ${creditNote ?? refund.uuid}` : ''}`,
    props: {
      name: notified.contact.name,
      uuid: notified.uuid,
      key: keys.keyOf(notified.uuid),
      number: notified.number === null ? null : String(notified.number),
      update,
      refund: refund ? { amount: formatMoney(refund.cents, notified.language), money: refund.money } : null,
      creditNote,
      colleague: null,
      place,
    },
  });
}

/** Each administrator of the customer, in their own language; anew for an order that was changed since the last answer. */
async function askAdministrators(
  trx: Trx,
  keys: OrderKeys,
  { uuid, version, customerId, shopId, userName }: NotifiedOrder,
): Promise<void> {
  if (customerId === null) return;
  for (const admin of await listAdmins(trx, customerId)) {
    await sendMail(trx, {
      template: 'order-update',
      to: admin.email,
      language: admin.language,
      shopId,
      key: `order-approval ${uuid} ${version} ${admin.email}`,
      props: {
        name: admin.first_name,
        uuid,
        key: keys.keyOf(uuid),
        number: null,
        update: 'approval_wanted',
        refund: null,
        creditNote: null,
        colleague: userName,
        place: '',
      },
    });
  }
}

/** The credit note of an order that was cancelled. */
async function noteOf(trx: Trx, notified: NotifiedOrder, update: Update): Promise<string | null> {
  if (update !== 'canceled') return null;
  return lastNumber((await invoicesOf(trx, [notified])).get(notified.id), 'credit_note');
}

/** The last document of a kind. */
function lastNumber(documents: readonly OrderInvoice[] | undefined, kind: InvoiceKind): string | null {
  return documents?.findLast((one) => one.kind === kind)?.number ?? null;
}
