import type { Generated } from 'kysely';
import type { OptionalTexts, Stamp } from '../platform/columns.ts';

/** A picture a product names by its address and that is still to be fetched. */
export interface WantedImageTable {
  product_id: number;
  source: string;
  order_number: Generated<number>;
  i18n_alt: OptionalTexts;
  is_swatch: Generated<boolean>;
  attempts: Generated<number>;
  next_at: Stamp;
  last_error: string | null;
}

export interface FilesTables {
  wanted_image: WantedImageTable;
}
