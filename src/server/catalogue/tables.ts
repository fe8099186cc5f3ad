import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { productLists } from '../../domain/catalogue/contract.ts';
import type { contentUnits, parameterTypes } from '../../domain/catalogue/import-format.ts';
import type { Day, OptionalTexts, Stamp, Texts, TimeRange } from '../platform/columns.ts';

export interface BrandTable {
  id: GeneratedAlways<number>;
  name: string;
  slug: string;
  logo_id: number | null;
  i18n_description: OptionalTexts;
  ext_hash: string | null;
  updated_at: Stamp;
}

export interface CategoryTable {
  id: GeneratedAlways<number>;
  code: string;
  parent_id: number | null;
  i18n_name: Texts;
  i18n_slug: Texts;
  i18n_description: OptionalTexts;
  image_id: number | null;
  icon: string | null;
  position: Generated<number>;
  ext_hash: string | null;
  updated_at: Stamp;
}

export interface ProductFamilyTable {
  id: GeneratedAlways<number>;
  code: string;
  kind: 'shade' | 'size' | 'option';
  i18n_name: Texts;
  lead_product_id: number | null;
  ext_hash: string | null;
}

export interface ProductTable {
  id: GeneratedAlways<number>;
  sku: string;
  ean: string | null;
  brand_id: number;
  family_id: number | null;
  i18n_name: Texts;
  i18n_slug: Texts;
  i18n_description: OptionalTexts;
  i18n_usage: OptionalTexts;
  i18n_warning: OptionalTexts;
  ingredients: Generated<string>;
  i18n_variation: OptionalTexts;
  variation_order: Generated<number>;
  shade_code: string | null;
  shade_hex: string | null;
  shade_level: number | null;
  shade_tone: string | null;
  i18n_shade_tone: OptionalTexts;
  content_amount: number | null;
  content_unit: (typeof contentUnits)[number] | null;
  pack_size: Generated<number>;
  weight_g: number | null;
  is_furniture: Generated<boolean>;
  sale_delay: number | null;
  expected_at: Day | null;
  is_disabled: Generated<boolean>;
  /** A seat at an event; always disabled. */
  is_ticket: Generated<boolean>;
  popularity: Generated<number>;
  /** Sum and count of approved reviews, set by the room of reviews (PL-06). */
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  added_at: ColumnType<Day, Day | undefined, Day>;
  ext_hash: string | null;
  version: Generated<number>;
  updated_at: Stamp;
}

export interface ProductCategoryTable {
  product_id: number;
  category_id: number;
  position: Generated<number>;
}

export interface ParameterTable {
  id: GeneratedAlways<number>;
  code: string;
  type: (typeof parameterTypes)[number];
  i18n_name: Texts;
  unit: string | null;
  is_filterable: Generated<boolean>;
  position: Generated<number>;
  ext_hash: string | null;
}

export interface ParameterValueTable {
  id: GeneratedAlways<number>;
  parameter_id: number;
  code: string;
  i18n_name: Texts;
  color: string | null;
  number: number | null;
  position: Generated<number>;
}

export interface ProductParameterTable {
  product_id: number;
  parameter_value_id: number;
}

export interface RestrictionTable {
  id: GeneratedAlways<number>;
  code: string;
  i18n_reason: Texts;
  /** Codes of customer groups that are exempt. */
  allowed_groups: Generated<string[]>;
  /** Country codes where it holds; empty: everywhere. */
  countries: Generated<string[]>;
  ext_hash: string | null;
}

export interface ProductRestrictionTable {
  product_id: number;
  restriction_id: number;
}

export interface ProductRelationTable {
  product_id: number;
  related_id: number;
  kind: 'goes_with' | 'also_bought' | 'replaced_by';
  position: Generated<number>;
}

export interface FeaturedProductTable {
  list: (typeof productLists)[number];
  shop_id: number;
  product_id: number;
  position: Generated<number>;
}

export interface PopularBrandTable {
  shop_id: number;
  brand_id: number;
  position: number;
}

export interface PopularCategoryTable {
  shop_id: number;
  category_id: number;
  position: number;
}

export interface SlugHistoryTable {
  kind: 'product' | 'category' | 'brand' | 'page';
  slug: string;
  target_id: string;
  changed_at: Stamp;
}

export interface PromoLabelTable {
  id: GeneratedAlways<number>;
  code: string;
  i18n_label: Texts;
  color: 'brand' | 'black';
  valid: TimeRange;
}

export interface CatalogueTables {
  brand: BrandTable;
  category: CategoryTable;
  product_family: ProductFamilyTable;
  product: ProductTable;
  product_category: ProductCategoryTable;
  parameter: ParameterTable;
  parameter_value: ParameterValueTable;
  product_parameter: ProductParameterTable;
  restriction: RestrictionTable;
  product_restriction: ProductRestrictionTable;
  product_relation: ProductRelationTable;
  featured_product: FeaturedProductTable;
  popular_brand: PopularBrandTable;
  popular_category: PopularCategoryTable;
  slug_history: SlugHistoryTable;
  promo_label: PromoLabelTable;
}
