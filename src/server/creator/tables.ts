import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { JsonObjectWithDefault, Stamp, TimeRangeWithDefault } from '../platform/columns.ts';

/** Kinds of composed things; the numbers are those of the public API. */
export type RouteType = 'ROUTE' | 'CAMPAIGN' | 'EVENT' | 'POST' | 'SHADOW';
type Props = JsonObjectWithDefault<Record<string, unknown>>;

export interface CreatorRouteTable {
  uuid: string;
  type: RouteType;
  name: string;
  props: Props;
  revision: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface SchemeTable {
  uuid: string;
  route_uuid: string;
  /** Null: every shop. */
  shop_id: number | null;
  type: RouteType;
  path: string;
  language: Language;
  visibility: Generated<'UNPUBLISHED' | 'PUBLISHED' | 'PRIVATE'>;
  allow_fallback: Generated<boolean>;
  /** Null: every audience. */
  is_business: boolean | null;
  meta_title: Generated<string>;
  meta_description: Generated<string>;
  meta_keywords: Generated<string>;
  meta_image_src: Generated<string>;
  revision: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface PlaceholderTable {
  uuid: string;
  type: string;
  name: Generated<string>;
  route_uuid: string;
  scheme_uuid: string | null;
  props: Props;
  revision: Generated<number>;
}

export interface ComponentTable {
  uuid: string;
  name: string;
  props: Props;
  /** The version of the block that the props were saved in. */
  props_version: Generated<number>;
  slot: Generated<string>;
  slots: Generated<string[]>;
  index: Generated<number>;
  parent_uuid: string | null;
  route_uuid: string;
  scheme_uuid: string | null;
  placeholder_uuid: string;
  template_uuid: string | null;
  revision: Generated<number>;
}

export interface BlueprintTable {
  placeholder_uuid: string;
  route_uuid: string;
  scheme_uuid: string | null;
  pattern: Generated<string[]>;
  revision: Generated<number>;
}

export interface CampaignTable {
  id: GeneratedAlways<number>;
  code: string;
  route_uuid: string | null;
  valid: TimeRangeWithDefault;
}

export interface CampaignProductTable {
  campaign_id: number;
  product_id: number;
}

export interface CreatorTables {
  creator_route: CreatorRouteTable;
  scheme: SchemeTable;
  placeholder: PlaceholderTable;
  component: ComponentTable;
  blueprint: BlueprintTable;
  campaign: CampaignTable;
  campaign_product: CampaignProductTable;
}
