import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { openingHours, ShopSupport } from '../../domain/shops/contract.ts';
import type { z } from 'zod';
import type { Seller } from '../../domain/invoices/invoice.ts';
import type { JsonArray, JsonObject, Texts } from '../platform/columns.ts';

export interface CountryTable {
  id: number;
  code: string;
  i18n_name: Texts;
  /** Whole and part percents, `24` or `25.5`. */
  vat_rate: number;
}

export interface ShopTable {
  id: number;
  country_id: number;
  code: string;
  default_language: Language;
  languages: Language[];
  hosts: Generated<string[]>;
  /** Estonian categories whose name begins with it are left out of the menu (LY-04). */
  seasonal_label: Generated<string>;
  support: JsonObject<ShopSupport>;
  /** Who sells, as invoices name it. */
  seller: JsonObject<Seller>;
}

/** What the installation remembers of itself. */
export interface InstallationStateTable {
  key: string;
  value: string;
}

export interface CustomerGroupTable {
  id: GeneratedAlways<number>;
  code: string;
  name: string;
  is_business: Generated<boolean>;
}

export interface StoreTable {
  id: GeneratedAlways<number>;
  shop_id: number;
  code: string;
  i18n_name: Texts;
  address: string;
  city: string;
  postal_code: string;
  map_url: string;
  phone: string;
  email: string;
  opening_hours: JsonArray<z.infer<typeof openingHours>>;
  image_key: string | null;
  position: Generated<number>;
}

export interface ShopTables {
  installation_state: InstallationStateTable;
  country: CountryTable;
  shop: ShopTable;
  customer_group: CustomerGroupTable;
  store: StoreTable;
}
