import type { ProductInput } from '../../catalogue/service.ts';
import type { ProductPart } from '../check.ts';
import type { ImportTexts } from '../records.ts';
import { slugTexts } from '../slugs.ts';
import { htmlToText, looksLikeHtml } from '../sources/html-text.ts';
import { multilingual } from '../texts.ts';
import { speaksOf, type ResolvedProduct } from './products.ts';

/** A product as the catalogue saves it: a table says nothing of the columns it does not have. */
export function inputOf(product: ResolvedProduct): ProductInput {
  const { record, raw, hash } = product.item;
  const isPartial = raw.fields !== null;
  const columns = columnsOf(product);
  const spoken = Object.entries(columns).filter(([field]) => speaksOf(product, field as keyof ProductPart));
  return {
    sku: record.sku,
    ext_hash: hash,
    isPartial,
    ...Object.assign({}, ...spoken.map(([, given]) => given)),
    // The name may be given by its slug alone.
    ...(speaksOf(product, 'slug') && columns.name),
    // A record without them leaves them; a product that changes its family gets a new place.
    popularity: record.popularity ?? null,
    added_at: record.added_at ?? null,
    variation_order: record.variation_order ?? null,
    ...(speaksOf(product, 'categories') &&
      product.categoryIds.length > 0 && { category_ids: product.categoryIds }),
    ...(speaksOf(product, 'parameters') && { parameter_value_ids: product.parameterValueIds }),
    ...(speaksOf(product, 'restrictions') && { restriction_ids: product.restrictionIds }),
  };
}

/** What each field of a record becomes. */
function columnsOf({ item: { record }, brandId, familyId }: ResolvedProduct) {
  const { shade, content } = record;
  return {
    ean: { ean: record.ean ?? null },
    brand: brandId === undefined ? {} : { brand_id: brandId },
    family: { family_id: familyId },
    name: {
      i18n_name: multilingual(record.name),
      i18n_slug: multilingual(slugTexts(record.name ?? {}, record.slug, record.name ? record.sku : '')),
    },
    description: { i18n_description: multilingual(plain(record.description)) },
    usage: { i18n_usage: multilingual(plain(record.usage)) },
    warning: { i18n_warning: multilingual(plain(record.warning)) },
    ingredients: { ingredients: record.ingredients ?? '' },
    variation: { i18n_variation: multilingual(record.variation) },
    shade: {
      shade_code: shade?.code ?? null,
      shade_hex: shade?.hex.toLowerCase() ?? null,
      shade_level: shade?.level ?? null,
      shade_tone: shade?.tone ?? null,
      i18n_shade_tone: multilingual(shade?.tone_name),
    },
    content: { content_amount: content?.amount ?? null, content_unit: content?.unit ?? null },
    pack_size: { pack_size: record.pack_size ?? 1 },
    weight_g: { weight_g: record.weight_g ?? null },
    furniture: { is_furniture: record.furniture ?? false },
    sale_delay: { sale_delay: record.sale_delay ?? null },
    expected_at: { expected_at: record.expected_at ?? null },
    disabled: { is_disabled: record.disabled ?? false },
  } satisfies Partial<Record<keyof ProductPart, object>>;
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
