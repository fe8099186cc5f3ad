import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DiscountScope, Totals } from '../../domain/orders/totals.ts';
import type { approvalStates, DeliveryInformation, OrderDelivery } from '../../domain/orders/contract.ts';
import type { OrderStatus } from '../../domain/orders/statuses.ts';
import type { VatReason } from '../../domain/orders/vat.ts';
import type { PriceReason } from '../../domain/pricing/rules.ts';
import type { Language, Multilingual } from '../../domain/locales.ts';
import type { PaymentMethod } from '../../domain/payments/contract.ts';
import type { Day, Stamp, Texts } from '../platform/columns.ts';

type Nullable<T> = Generated<T | null>;
/** A jsonb object that is filled later; a plain object may be handed to the driver as it is. */
type OptionalJson<T extends object> = ColumnType<T | null, T | string | null | undefined, T | string | null>;

/** An order from its first draft on; `order` is a word of SQL. Sums are filled when it is placed. */
export interface ShopOrderTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  /** From the sequence `order_number`. */
  number: Nullable<number>;
  /** Raised by every change that a buyer may have to know of. */
  version: Generated<number>;
  status: Generated<OrderStatus>;
  is_event: Generated<boolean>;
  /** Whose tickets it is of. */
  event_id: Nullable<number>;
  /** Whose warehouses its pieces are in; null: those of the country it is delivered to. */
  stock_shop_id: Nullable<number>;
  shop_id: number;
  /** Where it is delivered; decides prices and VAT. */
  country_id: number;
  language: Language;
  /** Null: of a guest, who knows its uuid. */
  customer_id: number | null;
  /** Of somebody who has been erased: knowing its uuid is not enough. */
  needs_key: Generated<boolean>;
  /** Who began it. */
  user_id: number | null;
  is_business: Generated<boolean>;
  /** Group whose prices it was placed with. */
  customer_group_id: Nullable<number>;
  delivery_method_id: Nullable<number>;
  /** As it was when it was chosen: carriers close lockers. */
  pickup_point: OptionalJson<NonNullable<OrderDelivery['pickup_point']>>;
  delivery_note: Nullable<string>;
  promised_on: Nullable<Day>;
  information: OptionalJson<DeliveryInformation>;
  contact_email: Nullable<string>;
  purchase_order_number: Nullable<string>;
  payment_method: Nullable<PaymentMethod>;
  payment_option: Nullable<string>;
  /** Of a guest's cart that became part of another one. */
  merged_into: Nullable<number>;
  /** Of invoices and credit. */
  due_on: Nullable<Day>;
  total_cents: Nullable<number>;
  transport_cents: Nullable<number>;
  payable_cents: Nullable<number>;
  vat_cents: Nullable<number>;
  vat_reason: Nullable<VatReason>;
  totals: OptionalJson<Totals>;
  approval: Nullable<(typeof approvalStates)[number]>;
  approval_reason: Nullable<string>;
  approved_by: Nullable<number>;
  /** What the administrator agreed to; a dearer order asks again. */
  approved_cents: Nullable<number>;
  created_at: Stamp;
  changed_at: Stamp;
  submitted_at: Nullable<Date>;
  /** While a payment is waited for: when that ends without a sign of life. */
  pending_until: Nullable<Date>;
  /** Version and sum the draft had when its last payment ended without money. */
  unpaid_version: Nullable<number>;
  unpaid_cents: Nullable<number>;
  /** Whether the buyer pays with points as far as there are any. */
  use_loyalty_points: Generated<boolean>;
}

export interface OrderLineTable {
  id: GeneratedAlways<number>;
  order_id: number;
  /** Null: the product was deleted; what was ordered stays. */
  product_id: number | null;
  quantity: number;
  /** What a piece cost when the buyer last agreed to it, in the terms of the order. */
  seen_cents: number;
  sku: Nullable<string>;
  i18n_name: OptionalJson<Multilingual>;
  unit_cents: Nullable<number>;
  vat_rate: Nullable<number>;
  cents: Nullable<number>;
  payable_cents: Nullable<number>;
  vat_cents: Nullable<number>;
  /** Written as text: the driver would make a PostgreSQL array of a JavaScript one. */
  price_reasons: ColumnType<PriceReason[] | null, string | null | undefined, string | null>;
  /** Pieces that were not in stock when it was placed. */
  backordered: Generated<number>;
  /** For reasons of hygiene, as the buyer was told. */
  is_sealed: Generated<boolean>;
}

export interface OrderHistoryTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Stamp;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  actor: 'customer' | 'guest' | 'staff' | 'payment' | 'shop';
  user_id: number | null;
  reason: string | null;
}

export interface CouponTable {
  id: GeneratedAlways<number>;
  /** In capitals, without blanks. */
  code: string;
  i18n_name: Texts;
  scope: DiscountScope;
  percent: number | null;
  cents: number | null;
  product_ids: Generated<number[]>;
  valid_from: Date | null;
  valid_to: Date | null;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  min_goods_cents: number | null;
  country_ids: number[] | null;
  is_active: Generated<boolean>;
  /** By orders that are placed or being paid. */
  uses: Generated<number>;
}

export interface OrderCouponTable {
  order_id: number;
  coupon_id: number;
  added_at: Stamp;
}

/** Taken when a payment starts, given back when it ends without money. */
export interface CouponUseTable {
  coupon_id: number;
  order_id: number;
  /** `customer 12`, or the e-mail address of a guest. */
  buyer: string;
}

/** The lines of a cart before it was filled by an older order or a list. */
export interface CartSnapshotTable {
  order_id: number;
  lines: OptionalJson<[product: number, quantity: number, seenCents: number][]>;
  taken_at: Stamp;
}

export interface OrderTables {
  shop_order: ShopOrderTable;
  order_line: OrderLineTable;
  cart_snapshot: CartSnapshotTable;
  order_history: OrderHistoryTable;
  coupon: CouponTable;
  order_coupon: OrderCouponTable;
  coupon_use: CouponUseTable;
}
