import { sql } from 'kysely';
import type { Multilingual } from '../../../domain/locales.ts';
import type { Trx } from '../../database.ts';
import type { ProductPart } from '../check.ts';
import { htmlToText, looksLikeHtml } from '../sources/html-text.ts';
import type { ImportTexts } from '../records.ts';
import { jsonRows, multilingual } from './json-rows.ts';
import type { WriteContext } from './outcome.ts';
import type { ResolvedProduct } from './products.ts';
import { keepOldSlugs, slugTexts } from './slugs.ts';

export interface KnownProduct {
  id: number;
  sku: string;
  family_id: number | null;
  i18n_slug: Multilingual;
}

/** Products by SKU, locked until the transaction ends. */
export async function findProducts(trx: Trx, skus: readonly string[]): Promise<Map<string, KnownProduct>> {
  const { rows } = await sql<KnownProduct>`
    select id, sku, family_id, i18n_slug from product where sku = any(${[...skus]}) for update`.execute(trx);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** The columns of a product, their types in a record set, and the field of the record that speaks of each. */
const columns: readonly {
  name: string;
  type: string;
  field: keyof ProductPart;
  isTexts?: boolean;
  isKept?: boolean;
}[] = [
  { name: 'ean', type: 'text', field: 'ean' },
  { name: 'brand_id', type: 'int', field: 'brand' },
  { name: 'family_id', type: 'int', field: 'family' },
  { name: 'i18n_name', type: 'jsonb', field: 'name', isTexts: true },
  { name: 'i18n_slug', type: 'jsonb', field: 'name', isTexts: true },
  { name: 'i18n_description', type: 'jsonb', field: 'description', isTexts: true },
  { name: 'i18n_usage', type: 'jsonb', field: 'usage', isTexts: true },
  { name: 'i18n_warning', type: 'jsonb', field: 'warning', isTexts: true },
  { name: 'ingredients', type: 'text', field: 'ingredients' },
  { name: 'i18n_variation', type: 'jsonb', field: 'variation', isTexts: true },
  { name: 'shade_code', type: 'text', field: 'shade' },
  { name: 'shade_hex', type: 'text', field: 'shade' },
  { name: 'shade_level', type: 'smallint', field: 'shade' },
  { name: 'shade_tone', type: 'text', field: 'shade' },
  { name: 'i18n_shade_tone', type: 'jsonb', field: 'shade', isTexts: true },
  { name: 'content_amount', type: 'numeric', field: 'content' },
  { name: 'content_unit', type: 'text', field: 'content' },
  { name: 'pack_size', type: 'int', field: 'pack_size' },
  { name: 'weight_g', type: 'int', field: 'weight_g' },
  { name: 'sale_delay', type: 'int', field: 'sale_delay' },
  { name: 'expected_at', type: 'date', field: 'expected_at' },
  { name: 'is_disabled', type: 'bool', field: 'disabled' },
  // The shop goes on counting these itself: a record without them leaves them.
  { name: 'popularity', type: 'real', field: 'popularity', isKept: true },
  { name: 'added_at', type: 'date', field: 'added_at', isKept: true },
  { name: 'variation_order', type: 'int', field: 'variation_order', isKept: true },
];

const recordColumns = sql.raw(
  [
    'id int',
    'sku text',
    'ext_hash text',
    'fields text[]',
    ...columns.map(({ name, type }) => `${name} ${type}`),
  ].join(', '),
);

/** Writes products that are new, in one statement. */
export async function insertProducts(
  products: readonly ResolvedProduct[],
  { trx }: WriteContext,
): Promise<void> {
  if (products.length === 0) return;
  const names = sql.raw(columns.map(({ name }) => name).join(', '));
  const defaults: Record<string, string> = {
    popularity: '0',
    added_at: 'current_date',
    variation_order: '0',
    pack_size: '1',
  };
  const values = sql.raw(
    columns.map(({ name }) => (defaults[name] ? `coalesce(${name}, ${defaults[name]})` : name)).join(', '),
  );
  const { rows } = await sql<{ id: number; sku: string }>`
    insert into product (sku, ext_hash, ${names})
    select sku, ext_hash, ${values} from jsonb_to_recordset(${jsonRows(products.map(rowOf))}::jsonb) as r(${recordColumns})
    returning id, sku`.execute(trx);
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  for (const product of products) product.id = ids.get(product.item.record.sku)!;
}

/** Brings known products up to date; of what a table does not speak of nothing changes. */
export async function updateProducts(
  products: readonly ResolvedProduct[],
  { trx }: WriteContext,
): Promise<void> {
  const [first] = products;
  if (!first) return;
  const { fields } = first.item.raw;
  const set = columns.filter(({ field, name }) => {
    if (name === 'i18n_slug') return !fields || fields.has('name') || fields.has('slug');
    return !fields || fields.has(field) || (name === 'variation_order' && fields.has('family'));
  });
  const assignments = set.map(({ name, isTexts, isKept }) => {
    if (isKept) return `${name} = coalesce(r.${name}, p.${name})`;
    // A table may hold some languages only: the others stay.
    return isTexts && fields ? `${name} = p.${name} || r.${name}` : `${name} = r.${name}`;
  });
  const json = jsonRows(products.map(rowOf));
  if (set.some(({ name }) => name === 'i18n_slug'))
    await keepOldSlugs(trx, 'product', json, sql`c.id = r.id`);
  await sql`
    update product p set ${sql.raw([...assignments, 'ext_hash = r.ext_hash'].join(', '))}, version = p.version + 1,
      updated_at = now()
    from jsonb_to_recordset(${json}::jsonb) as r(${recordColumns})
    where p.id = r.id`.execute(trx);
}

function rowOf({ item, id, brandId, familyId, variationOrder }: ResolvedProduct) {
  const { record, raw } = item;
  return {
    id,
    sku: record.sku,
    ext_hash: item.hash,
    fields: raw.fields ? [...raw.fields] : null,
    ean: record.ean ?? null,
    brand_id: brandId ?? null,
    family_id: familyId,
    i18n_name: multilingual(record.name),
    i18n_slug: multilingual(slugTexts(record.name ?? {}, record.slug, record.name ? record.sku : '')),
    i18n_description: multilingual(plain(record.description)),
    i18n_usage: multilingual(plain(record.usage)),
    i18n_warning: multilingual(plain(record.warning)),
    ingredients: record.ingredients ?? '',
    i18n_variation: multilingual(record.variation),
    shade_code: record.shade?.code ?? null,
    shade_hex: record.shade?.hex.toLowerCase() ?? null,
    shade_level: record.shade?.level ?? null,
    shade_tone: record.shade?.tone ?? null,
    i18n_shade_tone: multilingual(record.shade?.tone_name),
    content_amount: record.content?.amount ?? null,
    content_unit: record.content?.unit ?? null,
    pack_size: record.pack_size ?? 1,
    weight_g: record.weight_g ?? null,
    sale_delay: record.sale_delay ?? null,
    expected_at: record.expected_at ?? null,
    is_disabled: record.disabled ?? false,
    popularity: record.popularity ?? null,
    added_at: record.added_at ?? null,
    variation_order: variationOrder ?? null,
  };
}

/** Descriptions are plain text: HTML from another shop becomes paragraphs. */
function plain(texts: ImportTexts | undefined): ImportTexts | undefined {
  if (!texts || !Object.values(texts).some(looksLikeHtml)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      looksLikeHtml(text) ? htmlToText(text) : text,
    ]),
  );
}
