import { sql } from 'kysely';
import type { Language, Multilingual } from '../../domain/locales.ts';
import type { DeliveryInformation } from '../../domain/orders/contract.ts';
import { soldStatuses, type OrderStatus } from '../../domain/orders/statuses.ts';
import type { Totals } from '../../domain/orders/totals.ts';
import type { WithdrawalExclusion } from '../../domain/returns/exclusions.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Db, Trx } from '../database.ts';
import { claimEndOf, exclusionOfLine, isForBusiness, withdrawalEndOf } from './consumer-rights.ts';
import { isAllRefunded, refundedCentsSql, refundedPiecesSql } from './refunds.ts';
import type { OrderRow } from './rows.ts';

/** A line as it was bought; cents in the terms of the order. */
export interface BoughtLine {
  id: number;
  productId: number | null;
  sku: string;
  i18n_name: Multilingual;
  quantity: number;
  /** Pieces whose money the staff gave back without a return. */
  refunded: number;
  payableCents: number;
  /** Of one piece, in g; null: nobody has weighed it. */
  weightG: number | null;
  isFurniture: boolean;
  exclusion: WithdrawalExclusion | null;
}

/** An order that was bought, with all that decides what may go back and what for. */
export interface BoughtOrder {
  id: number;
  uuid: string;
  number: number;
  status: OrderStatus;
  isSold: boolean;
  /** All that was paid went back already, by the staff: nothing is left to give back for goods. */
  isRefunded: boolean;
  isEvent: boolean;
  isBusiness: boolean;
  shopId: ShopId;
  countryId: number;
  language: Language;
  customerId: number | null;
  contact: { name: string; email: string } | null;
  /** ms since 1970; null: the period has not begun. */
  withdrawalEndsAt: number | null;
  claimEndsAt: number | null;
  totals: Totals;
  /** In the order of `totals.lines`. */
  lines: BoughtLine[];
}

type Row = Pick<
  OrderRow,
  | 'id'
  | 'uuid'
  | 'number'
  | 'status'
  | 'is_event'
  | 'is_business'
  | 'shop_id'
  | 'country_id'
  | 'language'
  | 'customer_id'
  | 'pickup_point'
  | 'totals'
  | 'history'
> & {
  information: DeliveryInformation | null;
  refunded_cents: number;
  lines:
    | [
        id: number,
        productId: number | null,
        sku: string,
        name: Multilingual,
        quantity: number,
        payable: number,
        weightG: number | null,
        isFurniture: boolean,
        isSealed: boolean,
        refunded: number,
      ][]
    | null;
};

/** An order as it was bought; undefined: it was never placed. Lock it first where something follows from it. */
export async function findBought(db: Db | Trx, orderId: number): Promise<BoughtOrder | undefined> {
  const { rows } = await sql<Row>`
    select o.id, o.uuid, o.number, o.status, o.is_event, o.is_business, o.shop_id, o.country_id, o.language,
      o.customer_id, o.pickup_point, o.totals, o.information, ${refundedCentsSql} as refunded_cents,
      (select json_agg(json_build_array((extract(epoch from h.at) * 1000)::float8, h.from_status, h.to_status, h.actor,
          h.reason) order by h.id) from order_history h where h.order_id = o.id) as history,
      (select json_agg(json_build_array(l.id, l.product_id, l.sku, l.i18n_name, l.quantity, l.payable_cents, p.weight_g,
          coalesce(p.is_furniture, false), l.is_sealed, coalesce(b.pieces, 0)) order by l.id)
        from order_line l left join product p on p.id = l.product_id
          left join (${sql.raw(refundedPiecesSql('o.id'))}) b on b.line = l.id where l.order_id = o.id) as lines
    from shop_order o where o.id = ${orderId} and o.number is not null and o.totals is not null`.execute(db);
  const [row] = rows;
  return row && boughtOrder(row);
}

function boughtOrder(row: Row): BoughtOrder {
  const { information } = row;
  return {
    id: row.id,
    uuid: row.uuid,
    number: row.number!,
    status: row.status,
    isSold: soldStatuses.includes(row.status),
    isRefunded: isAllRefunded(row.totals!, row.refunded_cents),
    isEvent: row.is_event,
    isBusiness: isForBusiness(row),
    shopId: row.shop_id as ShopId,
    countryId: row.country_id,
    language: row.language,
    customerId: row.customer_id,
    contact: information && { name: information.contact.first_name, email: information.contact.email },
    withdrawalEndsAt: withdrawalEndOf(row)?.getTime() ?? null,
    claimEndsAt: claimEndOf(row)?.getTime() ?? null,
    totals: row.totals!,
    lines: (row.lines ?? []).map(
      ([
        id,
        productId,
        sku,
        i18n_name,
        quantity,
        payableCents,
        weightG,
        isFurniture,
        isSealed,
        refunded,
      ]) => ({
        id,
        productId,
        sku,
        i18n_name,
        quantity,
        refunded: Math.min(quantity, refunded),
        payableCents,
        weightG,
        isFurniture,
        exclusion: exclusionOfLine(row, isSealed),
      }),
    ),
  };
}

/** The order that a number and the address of its buyer name together; undefined: none, or it was never placed. */
export async function findByNumber(
  db: Db | Trx,
  { number, email }: { number: number; email: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_order where number = ${number} and lower(contact_email) = ${email.toLowerCase()}`.execute(
    db,
  );
  return rows[0]?.id;
}
