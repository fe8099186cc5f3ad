import type { Picture } from '../../domain/catalogue/contract.ts';
import { textSql } from '../platform/texts.ts';

/** Shown until a picture has loaded when its own colour is not known: the page's light grey. */
const unknownColor = '#ececea';

/** A picture as `picturesSql` packs it. */
export type PackedPicture = [
  productId: number,
  key: string,
  width: number,
  height: number,
  color: string | null,
  alt: string,
  orderNumber: number,
  isSwatch: boolean,
];

/**
 * SQL of the first `limit` pictures of several products, and of the swatch of their shade wherever it stands, as a json
 * array of `PackedPicture` in each gallery's order (PL-01). Arguments are SQL; `productIds` is an int[].
 */
export function picturesSql(productIds: string, locale: string, limit: number): string {
  return `(
    select json_agg(json_build_array(pic.product_id, pic.key, pic.width, pic.height, pic.color, pic.alt, pic.order_number, pic.is_swatch)
             order by pic.product_id, pic.nth)
    from (
      select pf.product_id, f.key, f.width, f.height, f.color, ${textSql('pf.i18n_alt', locale)} as alt,
        pf.order_number, pf.is_swatch, row_number() over (partition by pf.product_id order by pf.order_number, f.id) as nth
      from product_file pf join file f on f.id = pf.file_id
      where pf.product_id = any(${productIds})
        and f.kind = 'images' and f.width is not null and f.height is not null
    ) pic where pic.nth <= ${limit} or pic.is_swatch)`;
}

/** A picture without words of its own is described by the name of what it shows. */
export function pictureOf(packed: PackedPicture, name: string): Picture {
  const [, key, width, height, color, alt, order_number] = packed;
  return { key, width, height, color: color ?? unknownColor, alt: alt || name, order_number };
}

/** Whether it shows the colour of a shade as it looks worn. */
export const isSwatch = (packed: PackedPicture): boolean => packed[7];
