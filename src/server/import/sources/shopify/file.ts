import type { Language } from '../../../../domain/locales.ts';
import type { Findings } from '../../problems.ts';
import type { ShopifyField } from './columns.ts';

export interface ShopifySettings {
  language: Language;
  priceList: string;
  warehouse: string;
  /** Name of the brand of products without vendor. */
  brand: string;
  /** What tags become when the product has a type or category of its own; without one they are its categories. */
  tags: 'parameter' | 'categories' | 'none';
}

/** What the mapper knows of the whole file. */
export interface ShopifyFile {
  settings: ShopifySettings;
  findings: Findings;
  /** Fields the file has columns for. */
  fields: ReadonlySet<string>;
  columnName(field: ShopifyField): string;
  /** SKUs given so far, with the variant that has them. */
  skus: Map<string, string>;
}
