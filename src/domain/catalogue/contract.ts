import { z } from 'zod';
import { locales } from '../locales.ts';
import { parameterTypes } from './import-format.ts';

export const multilingual = z.partialRecord(
  z.enum(locales),
  z.object({ value: z.string(), ext_id: z.string().nullish() }),
);

/** A picture: `key` goes into `/media/{width}/{key}`, `color` is shown until it has loaded. */
export const picture = z.object({
  key: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  color: z.string(),
  alt: z.string(),
  order_number: z.number().int(),
});
export type Picture = z.infer<typeof picture>;

export const category = z
  .object({
    id: z.number().int(),
    parent: z.number().int().optional(),
    i18n_name: multilingual,
    i18n_slug: multilingual,
    children: z.array(z.number().int()),
    icon: z.string().nullable(),
    image: picture.nullable(),
    /** Products in it and below it that are listed. */
    product_count: z.number().int(),
    is_seasonal: z
      .literal(true)
      .optional()
      .describe('Holds seasonal discounts, which menus leave out; absent otherwise'),
    shade_count: z
      .number()
      .int()
      .optional()
      .describe('Shades it lists, where those of hair colour are all it lists; absent otherwise'),
  })
  .describe('A category of the tree; `parent` is absent for a root');
export type Category = z.infer<typeof category>;

export const brand = z.object({
  id: z.number().int(),
  value: z.string().describe('The name of the brand'),
  slug: z.string(),
  logo: z.string().nullable().describe('Address of the logo'),
  product_count: z.number().int(),
});
export type Brand = z.infer<typeof brand>;

/** All amounts are euros with two decimals as numbers, in the terms `vat_included` says. */
export const priceBlock = z.object({
  price: z.number().nullable().describe('Null: not for sale to this customer'),
  /** Lowest price of the 30 days before the reduction; null when the price is not reduced (Directive 98/6/EC art. 6a). */
  old_price: z.number().nullable(),
  /** Whole percents taken from `old_price`; 0 when the price is not reduced. */
  discount_rate: z.number().int().min(0).max(100),
  comparison_price: z.object({ price: z.number(), amount: z.number(), unit: z.string() }).nullable(),
  /** The same price in the other terms: without VAT when `vat_included`, with VAT otherwise. */
  other_price: z.number().nullable(),
  vat_included: z.boolean(),
});
export type PriceBlock = z.infer<typeof priceBlock>;

export const stockStates = ['in_stock', 'low', 'out', 'on_order'] as const;
export const availability = z.object({
  available_stock: z.number().int(),
  stock_state: z.enum(stockStates),
  /** Day the next delivery is expected (ISO date), today or later. */
  expected_at: z.string().nullable(),
  /** Days until it is sent when it is not stocked. */
  sale_delay: z.number().int().nullable(),
});

export const validRestriction = z.object({
  restriction: z.object({
    id: z.number().int(),
    code: z.string(),
    i18n_reason: multilingual,
    is_for_groups: z
      .boolean()
      .describe('Customers of some groups may buy it; otherwise it binds everybody it holds for'),
  }),
});

export const shade = z
  .object({
    code: z.string(),
    name: z.string().describe('What it is called after its code: `dark copper`'),
    hex: z.string(),
    level: z.number().int().nullable().describe('Depth, 1 (black) to 10 (lightest blonde)'),
    tone: z.string().nullable().describe('The series it belongs to: `64`'),
    tone_name: z.string(),
    swatch: picture
      .nullable()
      .describe('The colour as it looks worn: a strand of hair, a smear of lipstick; also among `files`'),
  })
  .describe('The colour of a product that is one shade of a range');
export type Shade = z.infer<typeof shade>;

export const shadeChip = z.object({ id: z.number().int(), code: z.string(), hex: z.string() });

/** A product as lists, searches and cards show it. */
export const productListItem = z
  .object({
    id: z.number().int(),
    internal_id: z.string().describe('The code of the product (SKU)'),
    name: z.string(),
    slug: z.string(),
    brand_id: z.number().int(),
    brand_name: z.string(),
    variation: z.string(),
    shade: shade.nullable(),
    ...priceBlock.shape,
    ...availability.shape,
    pack_size: z.number().int(),
    files: z.array(picture).max(2),
    reviews: z.object({ average_rating: z.number().nullable(), rating_count: z.number().int() }),
    is_disabled: z.boolean(),
    is_color_variation: z.boolean(),
    is_new: z.boolean(),
    valid_restrictions: z.array(validRestriction),
    /** Of a family: how many variations it has, up to six shades to show, and the sizes it comes in. */
    family: z
      .object({
        kind: z.enum(['shade', 'size', 'option']),
        count: z.number().int(),
        shades: z.array(shadeChip),
        sizes: z
          .object({ from: z.number(), to: z.number(), unit: z.string() })
          .nullable()
          .describe('Smallest and largest content of a family of sizes; null where they do not compare'),
      })
      .nullable(),
  })
  .meta({ id: 'ProductListItem', description: 'A product as lists show it' });
export type ProductListItem = z.infer<typeof productListItem>;

export const parameterOfProduct = z.object({
  code: z.string(),
  type: z.enum(parameterTypes),
  name: z.string(),
  unit: z.string().nullable(),
  values: z.array(z.object({ code: z.string(), name: z.string(), color: z.string().nullable() })),
});

export const axis = z.object({
  code: z.string().describe('Code of the parameter'),
  name: z.string(),
  unit: z.string().nullable(),
  values: z.array(z.object({ code: z.string(), name: z.string(), color: z.string().nullable() })),
});

export const variation = z.object({
  id: z.number().int(),
  internal_id: z.string(),
  slug: z.string(),
  name: z.string(),
  variation: z.string(),
  shade: shade.nullable(),
  choice: z.array(z.string()).describe('Codes of its values, one for each of `axes`'),
  price: z.number().nullable(),
  stock_state: z.enum(stockStates),
  available_stock: z.number().int(),
  sale_delay: z.number().int().nullable(),
  pack_size: z.number().int(),
  is_restricted: z.boolean().describe('Whether something keeps this customer from buying it'),
  picture: picture.nullable(),
});
export type Variation = z.infer<typeof variation>;

export const productDocument = z.object({
  id: z.number().int(),
  title: z.string(),
  url: z.string(),
  mime: z.string(),
  size: z.number().int(),
  created_at: z.string(),
});

export const warehouseStock = z.object({ code: z.string(), name: z.string(), available: z.number().int() });

export const product = z
  .object({
    ...productListItem.shape,
    i18n_slug: multilingual.describe('Its name in the address, in each language'),
    description: z.string(),
    usage: z.string(),
    warning: z.string().describe('What one must know before using it; empty when there is nothing'),
    ingredients: z.string(),
    ean: z.string().nullable(),
    files: z.array(picture),
    categories: z.array(z.number().int()),
    parameters: z.array(parameterOfProduct),
    documents: z.array(productDocument),
    stock: z.array(warehouseStock),
    axes: z
      .array(axis)
      .describe('The parameters that tell the variations apart together; empty where one list says it'),
    variations: z.array(variation).describe('All of its family, itself among them'),
    price_reasons: z.array(z.object({ code: z.string(), label: z.string(), price: z.number() })),
    added_at: z.string(),
    weight_g: z.number().int().nullable(),
    is_furniture: z.boolean().describe('Brought and fitted on a day agreed upon, however light it is'),
  })
  .describe('One product as its page shows it');
export type Product = z.infer<typeof product>;

export const productLists = [
  'highlighted',
  'business_highlighted',
  'popular',
  'business_popular',
  'recommended',
  'fair_favourites',
  'brand_favourites',
] as const;
export type ProductListName = (typeof productLists)[number];
