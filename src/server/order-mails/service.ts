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
import { findEvent, termsOf, writtenPlace } from '../events/service.ts';
import { creditUnpaidInvoice, invoicesOf } from '../invoices/service.ts';
import { sendMail, sendMails, type Mail } from '../mail/service.ts';
import {
  findNewsOfOrders,
  payableOrders,
  refundsSince,
  type CarriedOutRefund,
  type OrderEvent,
  type OrderKeys,
  type OrderListener,
  type OrderNews,
  type PayableOrder,
} from '../orders/service.ts';
import { modelFormLetter } from '../returns/service.ts';
import { tellDecision } from './approval-decision.ts';

interface Deps {
  keys: OrderKeys;
  clock: () => Date;
}

/** An order with somebody to write to. */
type Told = OrderNews & { contact: NonNullable<OrderNews['contact']> };

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
 * cancelled. Hears of events inside the transaction that hands them over.
 */
export function orderMails({ keys, clock }: Deps): OrderListener {
  return async (trx, events) => {
    const heard = events.filter(({ event }) => isHeard(event));
    const newsByOrder = await findNewsOfOrders(trx, [...new Set(heard.map(({ order }) => order))]);
    const submitted = heard.flatMap(({ order, event }) => (event === 'submitted' ? [order] : []));
    await confirm(
      trx,
      { keys, clock },
      submitted.flatMap((order) => toldOf(newsByOrder.get(order)) ?? []),
    );
    for (const { order, event } of heard) {
      const news = newsByOrder.get(order);
      if (!news) continue;
      // Before anything else is asked of the order: the mail names what was issued.
      if (event === 'canceled') await creditUnpaidInvoice(trx, news.id, clock());
      if (event === 'approval_wanted') await askAdministrators(trx, keys, news);
      if (event === 'approval_decided') await tellDecision(trx, news);
      const told = toldOf(news);
      const update = updates[event];
      if (!told || !update || !isWorthAMail(update, told)) continue;
      if (update === 'refunded') await tellOfRefunds(trx, { keys, clock }, told);
      else if (update === 'fulfilled') await tellOfGoods(trx, keys, told);
      else await tell(trx, keys, told, { update, creditNote: await noteOf(trx, told, update) });
    }
  };
}

function toldOf(news: OrderNews | undefined): Told | null {
  return news?.contact ? { ...news, contact: news.contact } : null;
}

/** Whether anything follows from it: an order is not read for the others. */
function isHeard(event: OrderEvent['event']): boolean {
  return event === 'submitted' || event.startsWith('approval_') || updates[event] !== undefined;
}

/**
 * A draft that was emptied is no news; a payment that failed is none once the order was paid after all; and nothing is on its
 * way of an order of tickets, each of which has a mail of its own.
 */
function isWorthAMail(update: Update, { number, status, eventId }: OrderNews): boolean {
  if (update === 'fulfilled' && eventId !== null) return false;
  if (update === 'payment_failed')
    return status === orderStatuses.DRAFT || status === orderStatuses.EVENT_DRAFT;
  // What came too late goes back although the order was never placed.
  return number !== null || update === 'refunded';
}

/** The law wants what was agreed in writing: goods, sums, delivery, payment, and how to step back. */
async function confirm(trx: Trx, deps: Deps, told: readonly Told[]): Promise<void> {
  const orders = await payableOrders(
    trx,
    told.map(({ id }) => id),
  );
  const invoices = await invoicesOf(trx, told);
  const mails: Mail<'order-confirmation'>[] = [];
  for (const news of told)
    mails.push(
      await confirmationOf(trx, deps, news, {
        order: orders.get(news.id)!,
        invoice: lastNumber(invoices.get(news.id), 'invoice'),
      }),
    );
  await sendMails(trx, mails);
}

async function confirmationOf(
  trx: Trx,
  { keys, clock }: Deps,
  news: Told,
  { order, invoice }: { order: PayableOrder; invoice: string | null },
): Promise<Mail<'order-confirmation'>> {
  const { totals, information, dueOn, method } = order;
  const isConsumer = !order.isBusiness && !information.company;
  const way = await wayOf(trx, order.deliveryMethodId);
  return {
    template: 'order-confirmation',
    to: news.contact.email,
    language: order.language,
    shopId: news.shopId,
    key: `order-confirmation ${news.uuid}`,
    props: {
      name: news.contact.name,
      uuid: news.uuid,
      key: keys.keyOf(news.uuid),
      number: String(order.number),
      purchaseOrder: order.purchaseOrderNumber,
      isBusiness: order.isBusiness,
      isConsumer,
      withdrawalForm: isConsumer && news.eventId === null ? formOf(order) : [],
      lines: order.lines.map(({ name, quantity, unitCents }) => ({ name, quantity, unitCents })),
      goodsCents: totals.totalCents - totals.transport.cents,
      discounts: takenDiscounts(totals),
      transportCents: totals.transport.cents,
      payableCents: order.payableCents,
      vatCents: totals.vatCents,
      vatReason: order.vatReason,
      deliveryMethod: way ? translate(way.i18n_name, order.language) : null,
      isCollected: way?.kind === 'store',
      address: addressOf(order, news.pickupPoint),
      promisedOn: news.promisedOn,
      event: news.eventId === null ? null : await eventFacts(trx, news.eventId, order.language, clock()),
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
async function tellOfGoods(trx: Trx, keys: OrderKeys, news: Told): Promise<void> {
  const way = await wayOf(trx, news.deliveryMethodId);
  const point = way?.kind === 'store' ? news.pickupPoint : null;
  if (!point) return tell(trx, keys, news, { update: 'fulfilled', creditNote: null });
  const town = `${point.postal_code} ${point.city}`.trim();
  const place = [point.name, point.address, town].filter(Boolean).join(', ');
  return tell(trx, keys, news, { update: 'ready', creditNote: null, place });
}

/** Where the goods end up: the locker or shop they are fetched from, else the address they are brought to. */
function addressOf({ information, countryId }: PayableOrder, point: OrderNews['pickupPoint']) {
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
    place: writtenPlace(event, language),
    cancelUntil: toCome(cancel_until),
    renameUntil: toCome(rename_until),
  };
}

function transferOf({ seller, number }: PayableOrder, dueOn: string) {
  const { name: receiver, iban, bank } = seller;
  return { receiver, iban, bank, reference: orderReferenceNumber(number), dueOn };
}

/** A letter of an older refund was sent long ago; that one was is known for 30 days (`mail/queries.ts`). */
const refundToldMs = 14 * 24 * 60 * 60 * 1000;

/** Money may go back in several parts, each of which is told once, however late its event is heard. */
async function tellOfRefunds(trx: Trx, { keys, clock }: Deps, news: Told): Promise<void> {
  const since = new Date(clock().getTime() - refundToldMs);
  for (const refund of await refundsSince(trx, news.id, since))
    await tell(trx, keys, news, { update: 'refunded', creditNote: refund.creditNote, refund });
}

interface Letter {
  update: Update;
  creditNote: string | null;
  refund?: CarriedOutRefund;
  /** Of what is ready: where. */
  place?: string;
}

async function tell(
  trx: Trx,
  keys: OrderKeys,
  news: Told,
  { update, creditNote, refund, place = '' }: Letter,
): Promise<void> {
  await sendMail(trx, {
    template: 'order-update',
    to: news.contact.email,
    language: news.language,
    shopId: news.shopId,
    key: `order-${update} ${news.uuid}${refund ? ` ${creditNote ?? refund.uuid}` : ''}`,
    props: {
      name: news.contact.name,
      uuid: news.uuid,
      key: keys.keyOf(news.uuid),
      number: news.number === null ? null : String(news.number),
      update,
      refund: refund ? { amount: formatMoney(refund.cents, news.language), money: refund.money } : null,
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
  { uuid, version, customerId, shopId, userName }: OrderNews,
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
async function noteOf(trx: Trx, news: OrderNews, update: Update): Promise<string | null> {
  if (update !== 'canceled') return null;
  return lastNumber((await invoicesOf(trx, [news])).get(news.id), 'credit_note');
}

/** The last document of a kind. */
function lastNumber(documents: readonly OrderInvoice[] | undefined, kind: InvoiceKind): string | null {
  return documents?.findLast((one) => one.kind === kind)?.number ?? null;
}
