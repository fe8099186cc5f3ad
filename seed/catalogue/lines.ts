import type { ImportFamily } from '../../src/domain/catalogue/import-format.ts';
import { family, gather, product } from './builders.ts';
import type { Common, Part, Variation } from './builders.ts';
import { join, same } from './texts.ts';
import type { Texts } from './texts.ts';

/**
 * A line is one thing as a catalogue page describes it, with the options it is sold in: colours, bases,
 * diameters. It is the builders' family with galleries and campaigns worked out from its items.
 */
export interface Line extends Omit<Common, 'images' | 'campaigns'> {
  /** Left out when the line has a single item. */
  family?: { code: string; kind: ImportFamily['kind']; name?: Texts; lead?: string };
  content?: Variation['content'];
  /** Pictures of the line in use (`banners/banner-tools`), after the item's own photograph. */
  scenes: readonly string[];
  /** Reductions and the items they hold for; without `only`, all of them. */
  campaigns?: readonly (NonNullable<Common['campaigns']>[number] & { only?: (item: LineItem) => boolean })[];
  items: readonly LineItem[];
}

export interface LineItem {
  sku: string;
  /** Text of the variation: `43 mm, must`. */
  detail?: Texts;
  /** The whole name, where it is not the line's: shades. */
  name?: Texts;
  /** Estonian price with VAT in cents. */
  cents: number;
  /** File name of the photograph in media/products, without its ending. */
  photo: string;
  /** Of a shade: the picture of its colour as it looks worn, `strands/oxlab-gloss-9-12`. */
  swatch?: string;
  weight_g?: number;
  /** Sold so many at a time. Left out: one. */
  pack_size?: number;
  usage?: Texts;
  /** Besides those of the line. */
  categories?: readonly string[];
  content?: Variation['content'];
  parameters?: Common['parameters'];
  shade?: Variation['shade'];
  stock?: Variation['stock'];
}

/**
 * Families and products of some lines, in their order; `shared` holds for each line that does not say
 * otherwise. Throws when a line of several items names no family.
 */
export function partOf(lines: readonly Line[], shared: Pick<Common, 'salonOff' | 'isFurniture'> = {}): Part {
  return gather(...lines.map((line) => linePart({ ...shared, ...line })));
}

function linePart(line: Line): Part {
  const { family: of, items } = line;
  const [only] = items;
  if (!of) {
    if (!only || items.length > 1) throw new Error(`line ${line.name.en} needs a family`);
    return product({ ...commonOf(line), ...variationOf(line, only, only.sku), sku: only.sku });
  }
  const sku = commonStart(items.map((item) => item.sku));
  const name = of.name ?? line.name;
  return family(
    {
      ...commonOf(line),
      name,
      code: of.code,
      kind: of.kind,
      sku,
      lead: of.lead?.slice(sku.length + 1),
    },
    items.map((item) => variationOf(line, item, item.sku.slice(sku.length + 1))),
  );
}

function variationOf(line: Line, item: LineItem, suffix: string): Variation {
  const { cents, detail, name, usage, shade, parameters, weight_g, pack_size } = item;
  const reductions = line.campaigns?.filter(({ only }) => !only || only(item));
  return {
    suffix,
    text: detail ?? same(''),
    cents,
    content: item.content ?? line.content,
    categories: [...line.categories, ...(item.categories ?? [])],
    images: gallery(line, item),
    campaigns: reductions?.map(({ when, off }) => ({ when, off })),
    stock: item.stock ?? (line.saleDelay === undefined ? undefined : 'on-order'),
    // What is left out here must not wipe out what the line says.
    ...(name && { name }),
    ...(usage && { usage }),
    ...(shade && { shade }),
    ...(parameters && { parameters }),
    ...(weight_g && { weight_g }),
    ...(pack_size && { pack_size }),
  };
}

/** Its own photograph, its colour, the line in use, then one sibling of another colour. */
function gallery({ items, scenes }: Line, { photo, swatch, shade }: LineItem): string[] {
  const photos = [...new Set(items.map((item) => item.photo))];
  const sibling = shade ? photo : photos[(photos.indexOf(photo) + 1) % photos.length]!;
  return [...new Set([photo, ...(swatch ? [swatch] : []), ...scenes, sibling])];
}

function commonOf(line: Line): Common {
  const { brand, name, description, usage, warning, ingredients, categories, parameters, restrictions } =
    line;
  const { goesWith, salonOff, isFurniture, saleDelay, popularity, added } = line;
  return {
    brand,
    name,
    description,
    usage,
    warning,
    ingredients,
    categories,
    parameters,
    restrictions,
    goesWith,
    salonOff,
    isFurniture,
    saleDelay,
    popularity,
    added,
  };
}

/** The dashed parts that all SKUs begin with: `FF-BER` of `FF-BER-BK-R` and `FF-BER-SD-5C`. */
function commonStart(skus: readonly string[]): string {
  const [first = '', ...others] = skus;
  const parts = first.split('-').slice(0, -1);
  while (parts.length && !others.every((sku) => sku.startsWith(`${parts.join('-')}-`))) parts.pop();
  return parts.join('-');
}

/** The colour of a line and its options as one text, commas between. */
export function options(...parts: readonly (Texts | undefined)[]): Texts {
  return join(', ', ...parts.filter((part) => part !== undefined));
}
