import { ShopError } from '../../domain/errors.ts';
import { translate, type Language } from '../../domain/locales.ts';
import { centsFromDecimal, decimalFromCents } from '../../domain/money.ts';
import { arrivalOf } from '../../domain/orders/arrival.ts';
import { isReorderable } from '../../domain/orders/can.ts';
import type { Order, OrderHistoryPage, OrderSummary } from '../../domain/orders/contract.ts';
import { isEditable } from '../../domain/orders/statuses.ts';
import { cachedOffers } from '../catalogue/service.ts';
import { pageOfList } from '../platform/page-links.ts';
import { signedIn } from '../platform/signed-in.ts';
import type { Reader } from './access.ts';
import type { OrderServices } from './draft.ts';
import { isAllRefunded, refundsAnswer } from './refunds.ts';
import { listPast, type PastRow } from './past-queries.ts';
import { readOrder } from './reading.ts';

/** Products of a summary that are shown. */
const pictures = 4;

interface Asked {
  search: string;
  /** Of events that are not over alone, the soonest first. */
  hasUpcomingEvent: boolean;
  page: number;
  pageSize: number;
  url: string;
}

/** Orders of the active customer that the user may see, once they are no drafts, the latest first (AC-01). */
export async function readPast(
  services: OrderServices,
  { visitor, now }: Reader,
  { search, hasUpcomingEvent, page, pageSize, url }: Asked,
): Promise<OrderHistoryPage> {
  const { user, customer } = signedIn(visitor);
  const of = { count: 0, page, pageSize, url };
  if (!customer) return pageOfList<OrderSummary>([], of);
  const wish = {
    now,
    userId: user.id,
    customerId: customer.id,
    search,
    eventsAfter: hasUpcomingEvent ? now : null,
  };
  const { rows, count } = await listPast(services.db, wish, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const ids = [...new Set(rows.flatMap(({ product_ids }) => product_ids.slice(0, pictures)))];
  const offers = await cachedOffers(services, ids, visitor.audience, now);
  const summaries = rows.map((row) => ({
    ...summaryOf(row, visitor.audience.language),
    pictures: row.product_ids.slice(0, pictures).flatMap((id) => offers.get(id)?.item.files[0] ?? []),
  }));
  return pageOfList(summaries, { ...of, count });
}

function summaryOf(row: PastRow, language: Language): Omit<OrderSummary, 'pictures'> {
  const back = refundsAnswer(row.refunds, language);
  const paid = { payableCents: row.payable_cents ?? 0, pointsCents: row.points_cents ?? 0 };
  const isAll = !row.has_goods || isAllRefunded(paid, centsFromDecimal(back.refunded));
  return {
    uuid: row.uuid,
    number: row.number === null ? null : String(row.number),
    status: { id: row.status },
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    totalWithDiscount: decimalFromCents(row.payable_cents ?? 0),
    ...back,
    pieces: row.pieces,
    purchase_order_number: row.purchase_order_number,
    promised_on: arrivalOf({ status: row.status, promisedOn: row.promised_on, isRefunded: isAll }),
    is_collected: row.is_collected,
    approval: row.approval,
    event: row.event && {
      id: row.event.id,
      template: row.event.template,
      name: translate(row.event.name, language),
      starts_at: new Date(row.event.starts_at).toISOString(),
      ends_at: new Date(row.event.ends_at).toISOString(),
      location: translate(row.event.place, language),
      seats: row.event.seats,
    },
    redirect_url: row.redirect_url,
    can: {
      reorder: isReorderable({ status: row.status, isEvent: row.event !== null, lines: row.pieces }),
      pay: row.redirect_url !== null,
    },
  };
}

/** @throws ShopError ORDER_NOT_FOUND, for drafts too */
export async function readPastOrder(services: OrderServices, reader: Reader, uuid: string): Promise<Order> {
  const order = await readOrder(services, reader, uuid);
  if (isEditable(order.status.id as Parameters<typeof isEditable>[0])) throw new ShopError('ORDER_NOT_FOUND');
  return order;
}
