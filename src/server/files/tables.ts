import type { Generated, GeneratedAlways } from 'kysely';
import type { OptionalTexts, Stamp, Texts } from '../platform/columns.ts';

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

export interface FileTable {
  id: GeneratedAlways<number>;
  kind: 'images' | 'documents';
  /** The public API's number: 2 MANUAL, 11 GENERAL. */
  category: Generated<number>;
  key: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  color: string | null;
  /** The point that stays in view when it is cropped, as shares of width and height. */
  focal_x: number | null;
  focal_y: number | null;
  sha256: string;
  source: string | null;
  i18n_title: OptionalTexts;
  created_at: Stamp;
}

export interface ProductFileTable {
  product_id: number;
  file_id: number;
  order_number: Generated<number>;
  i18n_alt: OptionalTexts;
  is_swatch: Generated<boolean>;
}

export interface DocumentTable {
  id: GeneratedAlways<number>;
  product_id: number;
  file_id: number;
  i18n_title: Texts;
  position: Generated<number>;
}

export interface FilesTables {
  file: FileTable;
  product_file: ProductFileTable;
  document: DocumentTable;
  wanted_image: WantedImageTable;
}
