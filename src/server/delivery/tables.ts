import type { GeneratedAlways, Generated } from 'kysely';
import type { Carrier, DeliveryKind } from '../../domain/delivery/contract.ts';
import type { Multilingual } from '../../domain/locales.ts';
import type { JsonObject, Texts } from '../platform/columns.ts';

export interface DeliveryMethodTable {
  id: GeneratedAlways<number>;
  shop_id: number;
  code: string;
  kind: DeliveryKind;
  carrier: Carrier | null;
  i18n_name: Texts;
  position: Generated<number>;
  is_active: Generated<boolean>;
}

/** What a way costs to a country, by the weight of the whole order: above `from_g` and up to `to_g`. */
export interface DeliveryPriceTable {
  method_id: number;
  country_id: number;
  from_g: Generated<number>;
  to_g: number | null;
  cents: number;
  free_from_cents: number | null;
}

export interface PickupPointTable {
  carrier: Carrier;
  ext_id: string;
  country_id: number;
  name: string;
  address: string;
  city: string;
  postal_code: string;
  latitude: number | null;
  longitude: number | null;
  opening_hours: string | null;
  i18n_comment: JsonObject<Multilingual> | null;
  is_active: Generated<boolean>;
  seen_at: Date;
}

/** One attempt to refresh the list of a carrier. */
export interface PickupPointRefreshTable {
  id: GeneratedAlways<number>;
  carrier: Carrier;
  at: Date;
  is_taken: boolean;
  received: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  vanished: Generated<number>;
  reason: string | null;
}

export interface DeliveryTables {
  delivery_method: DeliveryMethodTable;
  delivery_price: DeliveryPriceTable;
  pickup_point: PickupPointTable;
  pickup_point_refresh: PickupPointRefreshTable;
}
