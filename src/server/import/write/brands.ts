import type { ImportBrand } from '../../../domain/catalogue/import-format.ts';
import { saveBrands } from '../../catalogue/service.ts';
import type { Checked } from '../check.ts';
import { multilingual } from '../texts.ts';
import { changedOnly, countSaved } from './counting.ts';
import type { WriteContext } from './outcome.ts';

/** Brands by their slug. A table without a column says nothing of it. */
export async function writeBrands(
  items: readonly Checked<ImportBrand>[],
  context: WriteContext,
): Promise<void> {
  const { trx, refs, pictures, outcome } = context;
  const changed = changedOnly(items, ({ slug }) => refs.brands.get(slug)?.hash, context);
  const rows = [];
  for (const { record, raw, hash } of changed) {
    let logo_id: number | null = null;
    if (record.logo) {
      const id = await pictures.idOf(trx, record.logo, 'images');
      if (typeof id === 'number') logo_id = id;
      else outcome.findings.warning(raw.place, raw.columnOf(['logo']), `${record.logo} ${id}`);
    }
    rows.push({
      slug: record.slug,
      name: record.name,
      ext_hash: hash,
      ...((!raw.fields || raw.fields.has('logo')) && { logo_id }),
      ...((!raw.fields || raw.fields.has('description')) && {
        i18n_description: multilingual(record.description),
      }),
    });
  }
  const saved = await saveBrands(trx, rows);
  countSaved(changed, ({ slug }) => slug, saved.map(isNewOf), refs.brands, context);
}

/** Makes brands that products named and the shop does not have. */
export async function makeBrands(
  wanted: readonly { slug: string; name: string }[],
  { trx, refs, outcome }: WriteContext,
): Promise<void> {
  const missing = new Map(
    wanted.filter(({ slug }) => slug && !refs.brands.has(slug)).map((one) => [one.slug, one]),
  );
  const made = await saveBrands(trx, [...missing.values()]);
  for (const { id, key } of made) refs.brands.set(key, { id, hash: null });
  outcome.implied += made.length;
}

/** A row of a verb as the counts take it. */
export const isNewOf = ({ id, key, before }: { id: number; key: string; before: object | null }) => ({
  id,
  key,
  isNew: before === null,
});
