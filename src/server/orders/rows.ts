import type { Kysely, Selectable } from 'kysely';
import type { OrderHistoryEntry } from '../../domain/orders/contract.ts';
import type { DiscountScope } from '../../domain/orders/totals.ts';
import type { Multilingual } from '../../domain/locales.ts';
import type { PriceReason } from '../../domain/pricing/rules.ts';
import { prepared } from '../platform/db.ts';
import type { ShopOrderTable } from './tables.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';

/** A line as `orderSql` packs it. */
export type PackedLine = [
  id: number,
  productId: number | null,
  quantity: number,
  seenCents: number,
  weightG: number | null,
  isFurniture: boolean,
  availableStock: number,
  sku: string | null,
  name: Multilingual | null,
  unitCents: number | null,
  vatRate: number | null,
  cents: number | null,
  payableCents: number | null,
  vatCents: number | null,
  reasons: PriceReason[] | null,
  /** Of a draft what the product is now, else what it was when it was placed. */
  isSealed: boolean,
];

/** A coupon on an order as `orderSql` packs it; times are ms since 1970. */
export type PackedCoupon = [
  id: number,
  code: string,
  name: Multilingual,
  scope: DiscountScope,
  percent: number | null,
  cents: number | null,
  productIds: number[],
  validFrom: number | null,
  validTo: number | null,
  maxUses: number | null,
  maxUsesPerCustomer: number | null,
  minGoodsCents: number | null,
  countryIds: number[] | null,
  isActive: boolean,
  uses: number,
  usesByBuyer: number,
];

/** An order with all that its price, its answer and what one may do with it depend on. */
export interface OrderRow extends Selectable<ShopOrderTable> {
  /** ISO code of the shop's country. */
  seller_country: string;
  /** ISO code of the country of delivery, and its VAT in percent. */
  country_code: string;
  country_vat_rate: number;
  customer_uuid: string | null;
  customer_name: string | null;
  /** Whose warehouses send it. */
  sender_shop_id: number;
  /** Of the customer now: its group when approved, and what it is. */
  group_id: number | null;
  opened_restrictions: string[] | null;
  is_business_customer: boolean | null;
  /** The VAT number of the buyer, and whether the register of the Union confirmed it. */
  vat_number: string | null;
  vat_is_valid: boolean | null;
  /** What the colleague who began the order may spend; null: of a guest, or no longer of the customer. */
  spending_limit_cents: number | null;
  orders_need_approval: boolean | null;
  /** Name of that colleague; null: nobody is to approve the order. */
  asked_by: string | null;
  /** What the visitor is to the customer. */
  visitor_role: 'CUSTOMER_ADMIN' | 'CUSTOMER_USER' | null;
  /** Of a customer in the loyalty programme: what it has spent, and its free points; null: no member. */
  loyalty_spent_cents: number | null;
  free_points_cents: number | null;
  lines: PackedLine[] | null;
  coupons: PackedCoupon[] | null;
  /** Null: it has none beside its beginning. */
  history:
    | [at: number, from: number | null, to: number, actor: OrderHistoryEntry['by'], reason: string | null][]
    | null;
}

/** What is read of the customer of an order; null: of a guest. */
type PackedCustomer = [
  uuid: string,
  name: string,
  isBusiness: boolean,
  groupId: number | null,
  openedRestrictions: string[],
  spentCents: number | null,
  freePointsCents: number | null,
  spendingLimitCents: number | null,
  ordersNeedApproval: boolean | null,
  visitorRole: OrderRow['visitor_role'],
  askedBy: string | null,
];

/** A row as `orderSql` selects it. */
interface PackedOrder
  extends
    Selectable<ShopOrderTable>,
    Pick<OrderRow, 'seller_country' | 'sender_shop_id' | 'lines' | 'history'> {
  country: [code: string, vatRate: number];
  customer: PackedCustomer | null;
  vat: [number: string | null, isValid: boolean | null];
  has_coupons: boolean;
}

const ms = (instant: string) => `(extract(epoch from ${instant}) * 1000)::float8`;

/** The shop whose warehouses send order `o`: that of the country of delivery, else the one that sells. */
const senderSql = `coalesce(o.stock_shop_id, (select y.id from shop y where y.country_id = o.country_id), o.shop_id)`;

/** Free pieces of a product where order `o` is sent from, those reserved for it included; a seat may wait for a draft. */
export const stockSql = (productId: string) => `(
  coalesce((select sum(s.quantity - s.reserved) from stock s
    where s.product_id = ${productId} and s.warehouse_id = any(array(select w.id from warehouse w where w.shop_id = ${senderSql}))), 0)
  + case when o.status in (${orderStatuses.PENDING}, ${orderStatuses.EVENT_DRAFT}) then coalesce((select sum(r.quantity) from stock_reservation r
    where r.order_uuid = o.uuid and r.product_id = ${productId}), 0) else 0 end)::int`;

/** Whether product `p` is sold sealed, as `isSealedProduct` says. */
export const isSealedSql = (p: string) => `btrim(${p}.ingredients) <> ''`;

const linesSql = `(
  select json_agg(json_build_array(l.id, l.product_id, l.quantity, l.seen_cents, p.weight_g, coalesce(p.is_furniture, false),
      case when l.product_id is null then 0 else ${stockSql('l.product_id')} end,
      l.sku, l.i18n_name, l.unit_cents, l.vat_rate, l.cents, l.payable_cents, l.vat_cents, l.price_reasons,
      case when l.sku is null then coalesce(${isSealedSql('p')}, false) else l.is_sealed end) order by l.id)
  from order_line l left join product p on p.id = l.product_id where l.order_id = o.id)`;

/**
 * Under which names the buyer of order `o` has used coupons: as the customer, and as a guest with the address of the account,
 * once it is confirmed. A company is a buyer of its own, whoever orders for it.
 */
const couponBuyersSql = `(
  select coalesce('customer ' || o.customer_id, o.contact_email)
  union all
  select 'customer ' || m.customer_id
  from user_account a join customer_user m on m.user_id = a.id join customer own on own.id = m.customer_id
  where o.customer_id is null and a.email = o.contact_email and a.email_confirmed_at is not null and not own.is_business
  union all
  select a.email
  from customer_user m join user_account a on a.id = m.user_id join customer own on own.id = m.customer_id
  where m.customer_id = o.customer_id and a.email_confirmed_at is not null and not own.is_business)`;

/** Uses by the order itself are left out: they are what a payment that is under way has taken. */
const readCoupons = prepared<{ id: number; coupons: PackedCoupon[] }>(
  'orders.coupons',
  `select o.id, json_agg(json_build_array(c.id, c.code, c.i18n_name, c.scope, c.percent, c.cents, c.product_ids,
      ${ms('c.valid_from')}, ${ms('c.valid_to')}, c.max_uses, c.max_uses_per_customer, c.min_goods_cents, c.country_ids,
      c.is_active,
      c.uses - (select count(*) from coupon_use u where u.coupon_id = c.id and u.order_id = o.id),
      (select count(*) from coupon_use u where u.coupon_id = c.id and u.order_id <> o.id
        and u.buyer in ${couponBuyersSql})) order by oc.added_at, c.id) as coupons
  from shop_order o join order_coupon oc on oc.order_id = o.id join coupon c on c.id = oc.coupon_id
  where o.id = any((select $1::bigint[])::bigint[]) group by o.id`,
);

const historySql = `(
  select json_agg(json_build_array(${ms('h.at')}, h.from_status, h.to_status, h.actor, h.reason) order by h.id)
  from order_history h where h.order_id = o.id)`;

const customerSql = (userId: string) => `(
  select json_build_array(c.uuid, c.name, c.is_business, case when c.status = 'approved' then c.customer_group_id end,
    c.opened_restrictions, loyal.spent_cents, loyal.available_cents, buyer.spending_limit_cents, buyer.orders_need_approval, me.role,
    case when o.approval is not null or buyer.orders_need_approval is not null then (
      select nullif(btrim(u.first_name || ' ' || u.last_name), '') from user_account u where u.id = o.user_id) end)
  from customer c
    left join loyalty_account loyal on loyal.customer_id = c.id and loyal.joined_at is not null
    left join customer_user buyer on buyer.customer_id = c.id and buyer.user_id = o.user_id
    left join customer_user me on me.customer_id = c.id and me.user_id = ${userId}
  where c.id = o.customer_id)`;

const vatSql = `(
  select json_build_array(own.number,
    (select k.is_valid from vat_check k where k.vat = own.number order by k.checked_at desc, k.id desc limit 1))
  from (select case when o.information is null then (select c.vat from customer c where c.id = o.customer_id)
    else o.information->'company'->>'vat' end as number) own)`;

/**
 * SELECT of an order for `preparedOrders`; `from` names it as `o`: the table, or what a statement has just written. `userId` is
 * SQL. Each thing beside the order is a value of its own: joined, the eighty columns of an order would be passed from one join
 * to the next, and preparing each of them for that took longer than reading the rows.
 */
export function orderSql(from: string, userId: string, more = ''): string {
  return `select ${headSql(userId)}, ${linesSql} as lines, ${historySql} as history,
    exists (select from order_coupon oc where oc.order_id = o.id) as has_coupons${more}
  from ${from}`;
}

/** The same of an order that a statement has just begun, which has nothing yet. */
export function newOrderSql(from: string, userId: string): string {
  return `select ${headSql(userId)}, null::json as lines, null::json as history, false as has_coupons from ${from}`;
}

/** What is told of any order. */
const headSql = (userId: string) => `o.*,
    (select seller.code from shop sh join country seller on seller.id = sh.country_id where sh.id = o.shop_id) as seller_country,
    (select json_build_array(target.code, target.vat_rate) from country target where target.id = o.country_id) as country,
    ${customerSql(userId)} as customer, ${vatSql} as vat, ${senderSql} as sender_shop_id`;

/** A statement of `orderSql`, prepared under `name`; `More` is what it tells beside the order. Coupons are read for orders that have some. */
export function preparedOrders<More = unknown>(
  name: string,
  text: string,
): <T>(db: Kysely<T>, values: readonly unknown[]) => Promise<(OrderRow & More)[]> {
  const read = prepared<PackedOrder & More>(name, text);
  return async (db, values) => {
    const rows = await read(db, values);
    const ids = rows.filter((row) => row.has_coupons).map((row) => row.id);
    const coupons = new Map(
      ids.length > 0 ? (await readCoupons(db, [ids])).map((one) => [one.id, one.coupons]) : [],
    );
    return rows.map((row) => ({ ...row, ...unpacked(row, coupons.get(row.id) ?? null) }));
  };
}

function unpacked({ country, customer, vat }: PackedOrder, coupons: PackedCoupon[] | null) {
  return {
    country_code: country[0],
    country_vat_rate: country[1],
    vat_number: vat[0],
    vat_is_valid: vat[1],
    customer_uuid: customer && customer[0],
    customer_name: customer && customer[1],
    is_business_customer: customer && customer[2],
    group_id: customer && customer[3],
    opened_restrictions: customer && customer[4],
    loyalty_spent_cents: customer && customer[5],
    free_points_cents: customer && customer[6],
    spending_limit_cents: customer && customer[7],
    orders_need_approval: customer && customer[8],
    visitor_role: customer && customer[9],
    asked_by: customer && customer[10],
    coupons,
  };
}
