import type { ImportFamily, ImportProductInput } from '../../src/domain/catalogue/import-format.ts';
import { slugify } from '../../src/domain/slug.ts';
import { brandNames } from './brands.ts';
import { between, dayBetween, eanOf } from './numbers.ts';
import { typeset } from './option-words.ts';
import { pricesOf } from './prices.ts';
import type { Campaign } from './prices.ts';
import { stockOf } from './stock.ts';
import type { StockLevel } from './stock.ts';
import { mapTexts, same } from './texts.ts';
import type { Texts } from './texts.ts';

type Parameters = NonNullable<ImportProductInput['parameters']>;

/** What all variations of a product share. */
export interface Common {
  /** Slug of the brand. */
  brand: string;
  /** Name without the brand. */
  name: Texts;
  description: Texts;
  usage?: Texts;
  /** What one must know before using it. */
  warning?: Texts;
  /** INCI list. */
  ingredients?: string;
  categories: readonly string[];
  parameters?: Parameters;
  /** `nordlys-deep-mask` is media/products/nordlys-deep-mask.webp; others by folder: `covers/event-academy`. */
  images?: readonly string[];
  restrictions?: readonly string[];
  /** Family codes or SKUs of what is bought with it. */
  goesWith?: readonly string[];
  campaigns?: readonly Campaign[];
  /** What a salon pays less than the net list price, in percent; 28 unless said. */
  salonOff?: number;
  /** What the Christmas lists take off, in percent. */
  christmasOff?: number;
  /** Face value instead of price levels: gift cards. */
  faceValue?: boolean;
  /** Brought and fitted on a day agreed upon, however light it is. */
  isFurniture?: boolean;
  /** Days until it is sent when it is not in stock. */
  saleDelay?: number;
  popularity?: number;
  /** ISO day; left out: some day of 2024 to autumn 2026. */
  added?: string;
}

/** One thing on the shelf: what differs from the family. */
export interface Variation extends Partial<Common> {
  /** End of the SKU. */
  suffix: string;
  /** Text of the variation in its family: `300 ml`. */
  text: Texts;
  /** Estonian price with VAT in cents. */
  cents: number;
  content?: ImportProductInput['content'];
  weight_g?: number;
  pack_size?: number;
  stock?: StockLevel;
  /** No longer sold. */
  disabled?: boolean;
  shade?: ImportProductInput['shade'];
}

export interface Item {
  record: ImportProductInput;
  goesWith: readonly string[];
}

/** What a catalogue file gives: `index.ts` gathers them. */
export interface Part {
  families: ImportFamily[];
  items: Item[];
}

export type ProductSpec = Common & Omit<Variation, keyof Common | 'suffix' | 'text'> & { sku: string };

/** A product that stands alone. */
export function product({ sku, cents, ...spec }: ProductSpec): Part {
  return { families: [], items: [item({ ...spec, suffix: sku, text: same(''), cents }, sku, sku)] };
}

export type FamilySpec = Common & {
  code: string;
  kind: ImportFamily['kind'];
  /** Start of every SKU: `ND-HYD-SH` gives `ND-HYD-SH-300`. */
  sku: string;
  /** Suffix of the variation that stands for the family in lists; the first one unless said. */
  lead?: string;
};

/** A family and its variations, in the order they are offered. */
export function family(
  { code, kind, sku, lead, ...common }: FamilySpec,
  variations: readonly Variation[],
): Part {
  const leading = variations.find((one) => one.suffix === lead) ?? variations[0];
  if (!leading) throw new Error(`family ${code} has no variations`);
  const items = variations.map((one) => {
    const merged = { ...common, ...one, parameters: { ...common.parameters, ...one.parameters } };
    // The one that leads sells best; the others follow at their own distance.
    const popularity = Math.round(
      ((one.popularity ?? common.popularity ?? usualPopularity(sku)) *
        (one === leading ? 100 : between(`pop ${sku} ${one.suffix}`, 25, 80))) /
        100,
    );
    return item({ ...merged, popularity }, `${sku}-${one.suffix}`, sku, code);
  });
  return { families: [{ code, kind, name: common.name, lead: `${sku}-${leading.suffix}` }], items };
}

/** A family of sizes. */
export function sizes(spec: Omit<FamilySpec, 'kind'>, variations: readonly Variation[]): Part {
  return family({ ...spec, kind: 'size' }, variations);
}

/** Several parts as one. */
export function gather(...parts: readonly Part[]): Part {
  return { families: parts.flatMap((part) => part.families), items: parts.flatMap((part) => part.items) };
}

function item(spec: Common & Variation, sku: string, key: string, familyCode?: string): Item {
  const record: ImportProductInput = {
    sku,
    ean: eanOf(sku),
    brand: spec.brand,
    name: typeset(spec.name),
    slug: productSlug(spec, familyCode !== undefined),
    description: typeset(spec.description),
    ...(spec.usage && { usage: typeset(spec.usage) }),
    ...(spec.warning && { warning: typeset(spec.warning) }),
    ...(spec.ingredients && { ingredients: spec.ingredients }),
    ...(familyCode && { family: familyCode, variation: spec.text }),
    ...(spec.shade && { shade: spec.shade }),
    categories: [...spec.categories],
    ...(spec.content && { content: spec.content }),
    ...(spec.pack_size && { pack_size: spec.pack_size }),
    ...(spec.weight_g && { weight_g: spec.weight_g }),
    ...(spec.isFurniture && { furniture: true }),
    parameters: { ...volumeOf(spec.content), ...spec.parameters },
    images: (spec.images ?? []).map(imagePath),
    ...(spec.restrictions?.length && { restrictions: [...spec.restrictions] }),
    ...(spec.saleDelay && { sale_delay: spec.saleDelay }),
    ...(spec.disabled && { disabled: true }),
    ...stockOf(sku, spec.stock),
    prices: pricesOf(spec.cents, {
      key,
      salonOff: spec.salonOff ?? 28,
      campaigns: spec.campaigns,
      christmasOff: spec.christmasOff,
      faceValue: spec.faceValue,
    }),
    popularity: spec.popularity ?? usualPopularity(sku),
    added_at: spec.added ?? dayBetween(`added ${key}`, '2024-01-08', '2026-09-30'),
  };
  return { record, goesWith: spec.goesWith ?? [] };
}

/** The amount as a filter value, unless the product names its own: a carton counts as its bottle. */
function volumeOf(content: Variation['content']): Parameters {
  return content && (content.unit === 'ml' || content.unit === 'g')
    ? { volume: `${content.amount}-${content.unit}` }
    : {};
}

/** Brand, name and, within a family, the variation, unless the name already says it. */
function productSlug(spec: Common & Variation, inFamily: boolean): Texts {
  const brand = brandNames[spec.brand];
  if (!brand) throw new Error(`unknown brand ${spec.brand}`);
  return mapTexts(spec.name, (name, language) => {
    const named = slugify(name).includes(slugify(brand));
    const own = slugify(named ? name : `${brand} ${name}`);
    const variation = slugify(spec.text[language]);
    return inFamily && variation && !own.includes(variation) ? `${own}-${variation}` : own;
  });
}

function imagePath(name: string): string {
  return name.includes('/') ? `media/${name}.webp` : `media/products/${name}.webp`;
}

function usualPopularity(key: string): number {
  return between(`popularity ${key}`, 40, 620);
}
