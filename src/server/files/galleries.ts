import { sql } from 'kysely';
import type { Multilingual } from '../../domain/locales.ts';
import { tags } from '../changes/service.ts';
import type { Trx } from '../database.ts';
import { jsonRows } from '../platform/json-rows.ts';
import { purgeTags } from '../platform/purge.ts';

interface Shown {
  order_number: number;
  i18n_alt: Multilingual;
  is_swatch: boolean;
}

/** The pictures of a product: those the shop has, and those it is still to fetch, by address. */
export interface Gallery {
  productId: number;
  pictures: readonly (Shown & { file_id: number })[];
  wanted: readonly (Shown & { source: string })[];
}

/**
 * Makes galleries exactly these. Pictures at an address wait until fetching is allowed and take their place when they
 * come. Answers the products whose gallery changed.
 */
export async function setGalleries(trx: Trx, galleries: readonly Gallery[]): Promise<number[]> {
  if (galleries.length === 0) return [];
  const ids = galleries.map(({ productId }) => productId);
  const rowsOf = <K extends 'pictures' | 'wanted'>(kind: K) =>
    jsonRows(galleries.flatMap((one) => one[kind].map((row) => ({ product_id: one.productId, ...row }))));
  const { rows: changed } = await sql<{ product_id: number }>`
    with given as (select * from jsonb_to_recordset(${rowsOf('pictures')}::jsonb)
      as r(product_id int, file_id int, order_number int, i18n_alt jsonb, is_swatch boolean)),
    gone as (
      delete from product_file pf using file f where f.id = pf.file_id and f.kind = 'images' and pf.product_id = any(${ids})
        and not exists (select from given g where g.product_id = pf.product_id and g.file_id = pf.file_id)
      returning pf.product_id),
    written as (
      insert into product_file as pf (product_id, file_id, order_number, i18n_alt, is_swatch) select * from given
      on conflict (product_id, file_id) do update
        set order_number = excluded.order_number, i18n_alt = excluded.i18n_alt, is_swatch = excluded.is_swatch
        where (pf.order_number, pf.i18n_alt, pf.is_swatch)
          is distinct from (excluded.order_number, excluded.i18n_alt, excluded.is_swatch)
      returning product_id)
    select product_id from gone union select product_id from written`.execute(trx);
  await sql`
    with given as (select * from jsonb_to_recordset(${rowsOf('wanted')}::jsonb)
      as r(product_id int, source text, order_number int, i18n_alt jsonb, is_swatch boolean)),
    gone as (
      delete from wanted_image w where w.product_id = any(${ids})
        and not exists (select from given g where g.product_id = w.product_id and g.source = w.source))
    insert into wanted_image as w (product_id, source, order_number, i18n_alt, is_swatch, next_at)
    select *, 'infinity' from given
    on conflict (product_id, source) do update
      set order_number = excluded.order_number, i18n_alt = excluded.i18n_alt, is_swatch = excluded.is_swatch`.execute(
    trx,
  );
  return purgeChanged(trx, changed);
}

/** The documents on the page of a product, in their order. */
export interface ProductDocuments {
  productId: number;
  documents: readonly { file_id: number; i18n_title: Multilingual; position: number }[];
}

/** Makes the documents of products exactly these. Answers the products whose documents changed. */
export async function setDocuments(trx: Trx, given: readonly ProductDocuments[]): Promise<number[]> {
  if (given.length === 0) return [];
  const rows = given.flatMap(({ productId, documents }) =>
    documents.map((one) => ({ product_id: productId, ...one })),
  );
  const { rows: changed } = await sql<{ product_id: number }>`
    with given as (select * from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
      as r(product_id int, file_id int, i18n_title jsonb, position int)),
    gone as (
      delete from document d where d.product_id = any(${given.map(({ productId }) => productId)})
        and not exists (select from given g where g.product_id = d.product_id and g.file_id = d.file_id)
      returning d.product_id),
    written as (
      insert into document as d (product_id, file_id, i18n_title, position) select * from given
      on conflict (product_id, file_id) do update set i18n_title = excluded.i18n_title, position = excluded.position
        where (d.i18n_title, d.position) is distinct from (excluded.i18n_title, excluded.position)
      returning product_id)
    select product_id from gone union select product_id from written`.execute(trx);
  return purgeChanged(trx, changed);
}

async function purgeChanged(trx: Trx, changed: readonly { product_id: number }[]): Promise<number[]> {
  const ids = changed.map(({ product_id }) => product_id);
  await purgeTags(trx, ids.map(tags.product));
  return ids;
}

/** Ids of pictures that were fetched from these addresses before. */
export async function findFetchedImages(
  trx: Trx,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<{ source: string; id: number }>`
    select source, id from file where source = any(${addresses}) and kind = 'images'`.execute(trx);
  return new Map(rows.map(({ source, id }) => [source, id]));
}
