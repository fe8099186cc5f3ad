import { sql } from 'kysely';
import type { ImportProduct } from '../../../domain/catalogue/import-format.ts';
import { jsonRows, multilingual } from './json-rows.ts';
import type { WriteContext } from './outcome.ts';
import { fetchedImages, Pictures } from './pictures.ts';
import { speaksOf } from './products.ts';
import type { ResolvedProduct } from './products.ts';

type Image = NonNullable<ImportProduct['images']>[number];

/** Paths and addresses of all files that a product names, in its own order. */
export function filesOf(record: Pick<Partial<ImportProduct>, 'images' | 'documents'>): string[] {
  return [...(record.images ?? []).map(pathOf), ...(record.documents ?? []).map(({ file }) => file)];
}

/**
 * Galleries and documents of the products whose records name any; a record without the field leaves them. Pictures at
 * an address that was not fetched yet are noted as wanted; once fetching is allowed they come and take their place.
 */
export async function writePicturesOf(
  products: readonly ResolvedProduct[],
  context: WriteContext,
): Promise<void> {
  const speaking = products.filter((product) => speaksOf(product, 'images') && product.item.record.images);
  if (speaking.length > 0) await writeImages(speaking, context);
  const documented = products.filter(
    (product) => speaksOf(product, 'documents') && product.item.record.documents,
  );
  if (documented.length > 0) await writeDocuments(documented, context);
}

async function writeImages(products: readonly ResolvedProduct[], context: WriteContext): Promise<void> {
  const { trx, pictures, outcome } = context;
  const addresses = products.flatMap(({ item }) =>
    item.record.images!.map(pathOf).filter((path) => Pictures.isAddress(path)),
  );
  const fetched = await fetchedImages(trx, [...new Set(addresses)]);
  const linked = [];
  const wanted = [];
  for (const { id, item } of products) {
    const seen = new Set<number | string>();
    for (const [order_number, image] of item.record.images!.entries()) {
      const path = pathOf(image);
      const { alt, swatch = false } = typeof image === 'string' ? {} : image;
      const shown = { product_id: id, order_number, i18n_alt: multilingual(alt), is_swatch: swatch };
      const isWanted = Pictures.isAddress(path) && !fetched.has(path);
      const target = isWanted ? path : (fetched.get(path) ?? (await pictures.idOf(trx, path, 'images')));
      if (!isWanted && typeof target === 'string') {
        outcome.findings.warning(
          item.raw.place,
          item.raw.columnOf(['images', order_number]),
          `${path} ${target}`,
        );
        continue;
      }
      if (seen.has(target)) continue;
      seen.add(target);
      if (isWanted) wanted.push({ ...shown, source: path });
      else linked.push({ ...shown, file_id: target });
    }
  }
  const ids = products.map(({ id }) => id);
  await sql`
    with given as (select * from jsonb_to_recordset(${jsonRows(linked)}::jsonb)
      as r(product_id int, file_id int, order_number int, i18n_alt jsonb, is_swatch boolean)),
    gone as (
      delete from product_file pf using file f where f.id = pf.file_id and f.kind = 'images' and pf.product_id = any(${ids})
        and not exists (select from given g where g.product_id = pf.product_id and g.file_id = pf.file_id))
    insert into product_file as pf (product_id, file_id, order_number, i18n_alt, is_swatch) select * from given
    on conflict (product_id, file_id) do update
      set order_number = excluded.order_number, i18n_alt = excluded.i18n_alt, is_swatch = excluded.is_swatch
      where (pf.order_number, pf.i18n_alt, pf.is_swatch)
        is distinct from (excluded.order_number, excluded.i18n_alt, excluded.is_swatch)`.execute(trx);
  await sql`
    with given as (select * from jsonb_to_recordset(${jsonRows(wanted)}::jsonb)
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
}

async function writeDocuments(products: readonly ResolvedProduct[], context: WriteContext): Promise<void> {
  const { trx, pictures, outcome } = context;
  const rows = [];
  for (const { id, item } of products) {
    const seen = new Set<number>();
    for (const [position, { file, title }] of item.record.documents!.entries()) {
      const fileId = await pictures.idOf(trx, file, 'documents');
      if (typeof fileId === 'string') {
        outcome.findings.warning(
          item.raw.place,
          item.raw.columnOf(['documents', position]),
          `${file} ${fileId}`,
        );
      } else if (!seen.has(fileId))
        rows.push({ product_id: id, file_id: fileId, i18n_title: multilingual(title), position });
      if (typeof fileId === 'number') seen.add(fileId);
    }
  }
  await sql`
    with given as (select * from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
      as r(product_id int, file_id int, i18n_title jsonb, position int)),
    gone as (
      delete from document d where d.product_id = any(${products.map(({ id }) => id)})
        and not exists (select from given g where g.product_id = d.product_id and g.file_id = d.file_id))
    insert into document (product_id, file_id, i18n_title, position) select * from given
    on conflict (product_id, file_id) do update set i18n_title = excluded.i18n_title, position = excluded.position`.execute(
    trx,
  );
}

function pathOf(image: Image): string {
  return typeof image === 'string' ? image : image.file;
}
