import type { ImportBrand } from '../../../domain/catalogue/import-format.ts';
import { sql } from 'kysely';
import type { Checked } from '../check.ts';
import { jsonRows, multilingual } from './json-rows.ts';
import type { WriteContext } from './outcome.ts';

/** Brands by their slug: new ones are made, changed ones brought up to date. */
export async function writeBrands(
  items: readonly Checked<ImportBrand>[],
  context: WriteContext,
): Promise<number[]> {
  const { trx, refs, pictures, outcome, settings } = context;
  const changed = items.filter(
    ({ record, hash }) => settings.force || refs.brands.get(record.slug)?.hash !== hash,
  );
  outcome.unchanged += items.length - changed.length;
  const rows = [];
  for (const { record, raw, hash } of changed) {
    let logoId: number | null = null;
    if (record.logo) {
      const id = await pictures.idOf(trx, record.logo, 'images');
      if (typeof id === 'number') logoId = id;
      else outcome.findings.warning(raw.place, raw.columnOf(['logo']), `${record.logo} ${id}`);
    }
    rows.push({
      slug: record.slug,
      name: record.name,
      logo_id: logoId,
      i18n_description: multilingual(record.description),
      ext_hash: hash,
      // A table without the column says nothing of the logo or description.
      has_logo: !raw.fields || raw.fields.has('logo'),
      has_description: !raw.fields || raw.fields.has('description'),
    });
  }
  if (rows.length === 0) return [];
  const { rows: written } = await sql<{ id: number; slug: string; ext_hash: string }>`
    with given as (
      select * from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r(
        slug text, name text, logo_id int, i18n_description jsonb, ext_hash text, has_logo bool, has_description bool)),
    updated as (
      update brand b set name = g.name, ext_hash = g.ext_hash, updated_at = now(),
        logo_id = case when g.has_logo then g.logo_id else b.logo_id end,
        i18n_description = case when g.has_description then g.i18n_description else b.i18n_description end
      from given g where b.slug = g.slug returning b.id, b.slug, b.ext_hash),
    made as (
      insert into brand (slug, name, logo_id, i18n_description, ext_hash)
      select slug, name, logo_id, i18n_description, ext_hash from given g
      where not exists (select from brand b where b.slug = g.slug)
      returning id, slug, ext_hash)
    select * from updated union all select * from made`.execute(trx);
  for (const { id, slug, ext_hash } of written) {
    if (refs.brands.has(slug)) outcome.changed += 1;
    else outcome.created += 1;
    refs.brands.set(slug, { id, hash: ext_hash });
  }
  return written.map(({ id }) => id);
}

/** Makes brands that products named and the shop does not have. */
export async function makeBrands(
  wanted: readonly { slug: string; name: string }[],
  { trx, refs, outcome }: WriteContext,
): Promise<void> {
  const missing = new Map(
    wanted.filter(({ slug }) => slug && !refs.brands.has(slug)).map((one) => [one.slug, one]),
  );
  if (missing.size === 0) return;
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into brand (slug, name)
    select slug, name from jsonb_to_recordset(${jsonRows([...missing.values()])}::jsonb) as r(slug text, name text)
    returning id, slug`.execute(trx);
  for (const { id, slug } of rows) refs.brands.set(slug, { id, hash: null });
  outcome.implied += rows.length;
}
