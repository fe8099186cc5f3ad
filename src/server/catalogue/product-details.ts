import type { VariationValue } from '../../domain/catalogue/axes.ts';
import type { parameterOfProduct, Product, productDocument } from '../../domain/catalogue/contract.ts';
import { localeOf, type Multilingual } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { z } from 'zod';
import type { Db } from '../database.ts';
import { batched } from '../platform/batched.ts';
import { idsSql, prepared } from '../platform/db.ts';
import { textSql } from '../platform/texts.ts';
import { picturesSql, type PackedPicture } from './pictures.ts';

/** What a product's own page shows beyond its card. */
export interface DetailsRow {
  id: number;
  i18n_slug: Multilingual;
  ean: string | null;
  description: string;
  usage: string;
  warning: string;
  ingredients: string;
  weight_g: number | null;
  is_furniture: boolean;
  added_at: string;
  categories: number[] | null;
  pictures: PackedPicture[] | null;
  parameters: z.infer<typeof parameterOfProduct>[] | null;
  documents: PackedDocument[] | null;
  stock: Product['stock'] | null;
  /** All of its family in their order, itself among them. */
  family: number[];
  /** What the family says by parameters; nothing of shades, which have a chart. */
  family_values: VariationValue[] | null;
}

export type PackedDocument = Omit<z.infer<typeof productDocument>, 'url'> & { key: string };

const picturesOfGallery = 50;

/** $1 products, $2 locale, $3 country, $4 shop visited */
const readDetails = prepared<DetailsRow>(
  'catalogue.product_details',
  `select p.id, p.i18n_slug, p.ean, p.ingredients, p.weight_g, p.is_furniture, p.added_at,
    ${textSql('p.i18n_description', '$2')} as description, ${textSql('p.i18n_usage', '$2')} as usage,
    ${textSql('p.i18n_warning', '$2')} as warning,
    (select json_agg(pc.category_id order by pc.position, pc.category_id)
      from product_category pc where pc.product_id = p.id) as categories,
    ${picturesSql('array[p.id]', '$2', picturesOfGallery)} as pictures,
    (select json_agg(json_build_object('code', pa.code, 'type', pa.type, 'name', ${textSql('pa.i18n_name', '$2')},
        'unit', pa.unit, 'values', v.of_product) order by pa.position, pa.id)
      from (select pv.parameter_id, json_agg(json_build_object('code', pv.code, 'color', pv.color,
              'name', ${textSql('pv.i18n_name', '$2')}) order by pv.position, pv.id) as of_product
            from product_parameter pp join parameter_value pv on pv.id = pp.parameter_value_id
            where pp.product_id = p.id group by pv.parameter_id) v
        join parameter pa on pa.id = v.parameter_id) as parameters,
    (select json_agg(json_build_object('id', d.id, 'title', ${textSql('d.i18n_title', '$2')}, 'key', f.key,
        'mime', f.mime, 'size', f.size, 'created_at', to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        order by d.position, d.id)
      from document d join file f on f.id = d.file_id where d.product_id = p.id) as documents,
    (select json_agg(json_build_object('code', w.code, 'name', ${textSql('w.i18n_name', '$2')},
        'available', coalesce(s.quantity - s.reserved, 0)) order by w.id)
      from warehouse w left join stock s on s.warehouse_id = w.id and s.product_id = p.id
      where w.shop_id = coalesce((select id from shop where country_id = $3), $4)) as stock,
    (select json_agg(m.id order by m.variation_order, m.id)
      from product m
      where m.id = p.id or (m.family_id = p.family_id and not m.is_disabled)) as family,
    (select json_agg(json_build_object('id', m.id,
        'parameter', json_build_object('code', pa.code, 'name', ${textSql('pa.i18n_name', '$2')}, 'unit', pa.unit),
        'value', json_build_object('code', pv.code, 'name', ${textSql('pv.i18n_name', '$2')}, 'color', pv.color))
        order by pa.position, pa.id, pv.number nulls last, pv.position, pv.id)
      from product_family f join product m on m.family_id = f.id
        join product_parameter pp on pp.product_id = m.id
        join parameter_value pv on pv.id = pp.parameter_value_id
        join parameter pa on pa.id = pv.parameter_id
      where f.id = p.family_id and f.kind <> 'shade' and (m.id = p.id or not m.is_disabled)) as family_values
  from product p where p.id = any(${idsSql('$1')}) and not p.is_ticket`,
);

type Reader = (ids: readonly number[]) => Promise<(DetailsRow | undefined)[]>;
const readers = new WeakMap<Db, Map<string, Reader>>();

/** What the page of a product shows beyond its card; products asked for at the same time are read together. */
export async function findDetails(db: Db, id: number, audience: Audience): Promise<DetailsRow | undefined> {
  const { countryId, shopId, language } = audience;
  const byAudience = readers.get(db) ?? new Map<string, Reader>();
  readers.set(db, byAudience);
  const key = `${language} ${countryId} ${shopId}`;
  const read =
    byAudience.get(key) ??
    batched(async (ids: readonly number[]) => {
      const rows = await readDetails(db, [[...new Set(ids)], localeOf[language], countryId, shopId]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((one) => byId.get(one));
    });
  byAudience.set(key, read);
  return (await read([id]))[0];
}
