import { addressOfCall } from '../../domain/call.ts';
import { translate, type Language } from '../../domain/locales.ts';
import { decimalFromCents } from '../../domain/money.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { returnPictureCall } from '../../domain/returns/calls.ts';
import type { OrderReturn, ReturnPage } from '../../domain/returns/contract.ts';
import { returnLabel } from '../../domain/returns/return-label.ts';
import { shareOfPieces } from '../../domain/returns/rules.ts';
import { returnStatusAfter } from '../../domain/returns/statuses.ts';
import type { Seller } from '../../domain/invoices/invoice.ts';
import { countryCodeOf } from '../../domain/shops/audience.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { findOrderId } from '../orders/service.ts';
import { pageOfList } from '../platform/page-links.ts';
import { signedIn } from '../platform/signed-in.ts';
import { getSeller } from '../shops/service.ts';
import { ShopError } from '../../domain/errors.ts';
import type { ReturnServices } from './deps.ts';
import * as queries from './queries.ts';

/** As whom somebody reads returns. */
interface Shown {
  language: Language;
  /** Sees who of the staff did what. */
  isStaff?: boolean;
}

export const returnNumber = ({ number, place }: Pick<queries.ShownReturn, 'number' | 'place'>) =>
  `${number}-${place}`;

/** @throws ShopError ORDER_NOT_FOUND */
export async function readReturnsOf(
  services: ReturnServices,
  visitor: Visitor,
  of: { uuid: string; key: string | undefined },
): Promise<OrderReturn[]> {
  const orderId = await findOrderId(services.orders, visitor, of.uuid, of.key);
  return answersOf(services.db, await queries.listReturnsOf(services.db, orderId), visitor.audience);
}

/** @throws ShopError ORDER_NOT_FOUND, RETURN_NOT_FOUND */
export async function readReturn(
  services: ReturnServices,
  visitor: Visitor,
  of: { uuid: string; key: string | undefined; returnUuid: string },
): Promise<OrderReturn> {
  const orderId = await findOrderId(services.orders, visitor, of.uuid, of.key);
  const row = await queries.findReturn(services.db, { uuid: of.returnUuid, orderId });
  if (!row) throw new ShopError('RETURN_NOT_FOUND');
  return answerOf(services.db, row, visitor.audience);
}

interface Paging {
  page: number;
  page_size: number;
  url: string;
}

/** Returns of the active customer, as far as the user may see its orders. */
export async function readReturns(
  { db }: ReturnServices,
  visitor: Visitor,
  { page, page_size, url }: Paging,
): Promise<ReturnPage> {
  const { user, customer } = signedIn(visitor);
  const of = { page, pageSize: page_size, url };
  if (!customer) return pageOfList<OrderReturn>([], { ...of, count: 0 });
  const whose = { userId: user.id, customerId: customer.id };
  const [rows, count] = await Promise.all([
    queries.listReturnsOfCustomer(db, whose, { limit: page_size, offset: (page - 1) * page_size }),
    queries.countReturnsOfCustomer(db, whose),
  ]);
  return pageOfList(await answersOf(db, rows, visitor.audience), { ...of, count });
}

export async function readAllReturns(
  { db }: ReturnServices,
  visitor: Visitor,
  { status, page, page_size, url }: Paging & { status: OrderReturn['status'] | undefined },
): Promise<ReturnPage> {
  const [rows, count] = await Promise.all([
    queries.listReturns(db, status, { limit: page_size, offset: (page - 1) * page_size }),
    queries.countReturns(db, status),
  ]);
  const answers = await answersOf(db, rows, { ...visitor.audience, isStaff: true });
  return pageOfList(answers, { page, pageSize: page_size, url, count });
}

/** For the staff. @throws ShopError RETURN_NOT_FOUND */
export async function readAnyReturn(db: Db | Trx, visitor: Visitor, uuid: string): Promise<OrderReturn> {
  const row = await queries.findReturn(db, { uuid });
  if (!row) throw new ShopError('RETURN_NOT_FOUND');
  return answerOf(db, row, { ...visitor.audience, isStaff: true });
}

async function answersOf(
  db: Db | Trx,
  rows: readonly queries.ShownReturn[],
  shown: Shown,
): Promise<OrderReturn[]> {
  const sellers = new Map<number, Seller>();
  for (const { shop_id } of rows)
    if (!sellers.has(shop_id)) sellers.set(shop_id, await getSeller(db, shop_id));
  return rows.map((row) => answer(row, sellers.get(row.shop_id)!, shown));
}

export async function answerOf(db: Db | Trx, row: queries.ShownReturn, shown: Shown): Promise<OrderReturn> {
  return answer(row, await getSeller(db, row.shop_id), shown);
}

function answer(row: queries.ShownReturn, seller: Seller, { language, isStaff = false }: Shown): OrderReturn {
  const euros = decimalFromCents;
  const number = returnNumber(row);
  return {
    uuid: row.uuid,
    number,
    order: { uuid: row.order_uuid, number: String(row.number) },
    kind: row.withdrawal_id === null ? 'return' : 'withdrawal',
    status: row.status,
    created_at: row.created_at.toISOString(),
    lines: row.lines.map((line) => ({
      line: line.order_line_id,
      product: {
        id: line.product_id,
        internal_id: line.sku ?? '',
        name: translate(line.name ?? {}, language),
      },
      quantity: line.quantity,
      accepted: line.accepted,
      sellable: line.sellable,
      reason: line.reason,
      note: line.note,
      pictures: (line.pictures ?? []).map((picture) => ({
        ...picture,
        url: addressOfCall(returnPictureCall.path, { uuid: row.order_uuid, picture: picture.uuid }).url,
      })),
      refund: line.refund_cents === null ? null : euros(line.refund_cents),
    })),
    expected_refund: euros(expectedCents(row)),
    refund:
      row.refund_cents === null
        ? null
        : {
            amount: euros(row.refund_cents),
            delivery: euros(row.delivery_cents),
            points: euros(row.points_cents),
            money: row.money!,
            credit_note: row.credit_note,
            at: row.refunded_at!.toISOString(),
          },
    refund_due_on: row.refund_due_on,
    history: row.history.map(({ at, from_status, to_status, actor, user_id, reason }) => ({
      at: new Date(at).toISOString(),
      from: from_status,
      to: to_status,
      by: actor,
      user: isStaff ? user_id : null,
      reason,
    })),
    goods_sent: row.order_status === orderStatuses.FULFILLED,
    label: row.status === 'accepted' ? returnLabel(seller, number, countryCodeOf(row.country_id)) : null,
    can: { cancel: returnStatusAfter('cancel', row.status) !== null },
  };
}

/**
 * What was paid for the pieces that are accepted, as if they were the first ones of their lines to go back; at most what is left
 * of what was paid for the order.
 */
function expectedCents({ lines, left_cents }: queries.ShownReturn): number {
  const cents = lines.reduce(
    (sum, { payable_cents, bought, accepted }) =>
      sum + shareOfPieces(payable_cents, bought, { before: 0, quantity: accepted }),
    0,
  );
  return Math.max(0, Math.min(cents, left_cents));
}
