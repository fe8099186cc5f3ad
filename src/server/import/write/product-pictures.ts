import type { ImportProduct } from '../../../domain/catalogue/import-format.ts';
import type { Multilingual } from '../../../domain/locales.ts';
import { findFetchedImages, setDocuments, setGalleries } from '../../files/service.ts';
import { multilingual } from '../texts.ts';
import type { WriteContext } from './outcome.ts';
import { Pictures } from './pictures.ts';
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
  const fetched = await findFetchedImages(trx, [...new Set(addresses)]);
  const galleries = [];
  for (const { id, item } of products) {
    const seen = new Set<number | string>();
    const shown = [];
    const wanted = [];
    for (const [order_number, image] of item.record.images!.entries()) {
      const path = pathOf(image);
      const { alt, swatch = false } = typeof image === 'string' ? {} : image;
      const place = { order_number, i18n_alt: multilingual(alt), is_swatch: swatch };
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
      if (typeof target === 'string') wanted.push({ ...place, source: target });
      else shown.push({ ...place, file_id: target });
    }
    galleries.push({ productId: id, pictures: shown, wanted });
  }
  await setGalleries(trx, galleries);
}

async function writeDocuments(products: readonly ResolvedProduct[], context: WriteContext): Promise<void> {
  const { trx, pictures, outcome } = context;
  const given = [];
  for (const { id, item } of products) {
    const documents = new Map<number, { file_id: number; i18n_title: Multilingual; position: number }>();
    for (const [position, { file, title }] of item.record.documents!.entries()) {
      const file_id = await pictures.idOf(trx, file, 'documents');
      if (typeof file_id === 'string') {
        outcome.findings.warning(
          item.raw.place,
          item.raw.columnOf(['documents', position]),
          `${file} ${file_id}`,
        );
      } else if (!documents.has(file_id))
        documents.set(file_id, { file_id, i18n_title: multilingual(title), position });
    }
    given.push({ productId: id, documents: [...documents.values()] });
  }
  await setDocuments(trx, given);
}

function pathOf(image: Image): string {
  return typeof image === 'string' ? image : image.file;
}
