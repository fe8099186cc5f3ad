import type { Generated, GeneratedAlways } from 'kysely';
import type { TimeRange, TimeRangeWithDefault } from '../platform/columns.ts';

export interface PriceListTable {
  id: GeneratedAlways<number>;
  code: string;
  name: string;
  country_id: number;
  /** Null: everyone. */
  customer_group_id: number | null;
  /** Amounts are without VAT. */
  is_net: Generated<boolean>;
  valid: TimeRangeWithDefault;
  ext_hash: string | null;
}

export interface PriceTable {
  id: GeneratedAlways<number>;
  price_list_id: number;
  product_id: number;
  /** In the list's own terms, with or without VAT. */
  cents: number;
  valid: TimeRange;
}

export interface PricingTables {
  price_list: PriceListTable;
  price: PriceTable;
}
