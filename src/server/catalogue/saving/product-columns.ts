import type { Multilingual } from '../../../domain/locales.ts';
import type { ContentUnit } from '../../../domain/pricing/price-block.ts';

/** The columns of a product that can be written; what is left out stays as it is. */
export interface ProductColumns {
  ean?: string | null;
  brand_id?: number;
  family_id?: number | null;
  i18n_name?: Multilingual;
  i18n_slug?: Multilingual;
  i18n_description?: Multilingual;
  i18n_usage?: Multilingual;
  i18n_warning?: Multilingual;
  ingredients?: string;
  i18n_variation?: Multilingual;
  shade_code?: string | null;
  shade_hex?: string | null;
  shade_level?: number | null;
  shade_tone?: string | null;
  i18n_shade_tone?: Multilingual;
  content_amount?: number | null;
  content_unit?: ContentUnit | null;
  pack_size?: number;
  weight_g?: number | null;
  is_furniture?: boolean;
  sale_delay?: number | null;
  expected_at?: string | null;
  is_disabled?: boolean;
  /** Bought on the page of its event alone; disabled, so that nothing that lists goods shows it. */
  is_ticket?: boolean;
  popularity?: number | null;
  added_at?: string | null;
  variation_order?: number | null;
}

interface Column {
  name: keyof ProductColumns;
  type: string;
  isTexts?: boolean;
  /** What a new product has that names none, as SQL. */
  initial?: string;
  /** `null` leaves it: the shop goes on counting it itself. */
  staysWhenNull?: boolean;
}

const texts = { type: 'jsonb', isTexts: true, initial: "'{}'" } as const;

/** With their types in a record set. */
export const productColumns: readonly Column[] = [
  { name: 'ean', type: 'text' },
  { name: 'brand_id', type: 'int' },
  { name: 'family_id', type: 'int' },
  { name: 'i18n_name', ...texts },
  { name: 'i18n_slug', ...texts },
  { name: 'i18n_description', ...texts },
  { name: 'i18n_usage', ...texts },
  { name: 'i18n_warning', ...texts },
  { name: 'ingredients', type: 'text', initial: "''" },
  { name: 'i18n_variation', ...texts },
  { name: 'shade_code', type: 'text' },
  { name: 'shade_hex', type: 'text' },
  { name: 'shade_level', type: 'smallint' },
  { name: 'shade_tone', type: 'text' },
  { name: 'i18n_shade_tone', ...texts },
  { name: 'content_amount', type: 'numeric' },
  { name: 'content_unit', type: 'text' },
  { name: 'pack_size', type: 'int', initial: '1' },
  { name: 'weight_g', type: 'int' },
  { name: 'is_furniture', type: 'bool', initial: 'false' },
  { name: 'sale_delay', type: 'int' },
  { name: 'expected_at', type: 'date' },
  { name: 'is_disabled', type: 'bool', initial: 'false' },
  { name: 'is_ticket', type: 'bool', initial: 'false' },
  { name: 'popularity', type: 'real', initial: '0', staysWhenNull: true },
  { name: 'added_at', type: 'date', initial: 'current_date', staysWhenNull: true },
  { name: 'variation_order', type: 'int', initial: '0', staysWhenNull: true },
];
