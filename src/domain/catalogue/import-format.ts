import { z } from 'zod';

/**
 * The shop's own import format, version 1. A folder of JSON files (`brands.json`, `categories.json`,
 * `parameters.json`, `restrictions.json`, `families.json`, `price-lists.json`, `products.json` or
 * `products.jsonl`, `related.json`), each an array of the records below; any of them may be missing.
 * A single file may hold one of them, and CSV and XLSX hold products with the same columns, dotted
 * (`name.et`, `price.EE`, `stock.TLN`, `parameter.volume`).
 *
 * Records are found again by their code (`slug` of a brand, `code` of a category, `sku` of a product),
 * so the same file imported twice changes nothing.
 */
const code = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._/+-]*$/u, 'letters, digits and . _ / + - only');
/** The merchant's own product code: whatever can be printed, as old catalogues have blanks, `#` and `*` in theirs. */
const sku = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[^\p{Cc}\p{Cf}]+$/u, 'no invisible characters');
const slug = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes');

/** Text per language, short codes; Estonian is the one the others fall back to. */
const texts = (max: number) =>
  z
    .strictObject({
      et: z.string().trim().max(max).optional(),
      en: z.string().trim().max(max).optional(),
      ru: z.string().trim().max(max).optional(),
      fi: z.string().trim().max(max).optional(),
      lv: z.string().trim().max(max).optional(),
    })
    .refine((t) => Object.values(t).some(Boolean), 'at least one language');

export const importBrand = z.strictObject({
  slug,
  name: z.string().trim().min(1).max(255),
  /** Path of the logo relative to the import folder. */
  logo: z.string().max(1000).optional(),
  description: texts(1000).optional(),
});

export const importCategory = z.strictObject({
  code,
  parent: code.optional(),
  name: texts(255),
  /** Left out: made from the name in each language. */
  slug: texts(255).optional(),
  description: texts(4000).optional(),
  /** Path of a picture relative to the import folder. */
  image: z.string().max(1000).optional(),
  /** Name of an icon of the sprite, for parent categories in the menu. */
  icon: z.string().max(64).optional(),
  position: z.number().int().min(0).optional(),
});

export const parameterTypes = ['STRING', 'COLOR', 'NUMBER', 'BOOLEAN'] as const;

export const importParameter = z.strictObject({
  code,
  type: z.enum(parameterTypes),
  name: texts(255),
  unit: z.string().max(16).optional(),
  filterable: z.boolean().default(true),
  position: z.number().int().min(0).optional(),
  /** STRING and COLOR values: code, text and, for COLOR, `#rrggbb`. NUMBER and BOOLEAN need none. */
  values: z
    .array(
      z.strictObject({
        code,
        name: texts(255),
        color: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i)
          .optional(),
      }),
    )
    .optional(),
});

export const importRestriction = z.strictObject({
  code,
  /** Why the product cannot be bought by everyone; shown to the visitor. */
  reason: texts(1000),
  /** Who is exempt: customers of these groups. */
  allowed_groups: z.array(code).default([]),
  /** Countries (ISO 3166 alpha-2) where it holds; empty means everywhere. */
  countries: z.array(z.string().length(2)).default([]),
});

/** A family gathers variations of one product: shades, sizes or other options. */
export const importFamily = z.strictObject({
  code,
  kind: z.enum(['shade', 'size', 'option']),
  name: texts(255),
  /** sku of the variation that stands for the family in lists; left out: the first one. */
  lead: sku.optional(),
});

export const importPriceList = z.strictObject({
  code,
  name: z.string().max(255),
  /** ISO 3166 alpha-2 of the delivery country. */
  country: z.string().length(2),
  /** Customer group; left out: everyone. */
  group: code.optional(),
  /** true: amounts are without VAT. */
  net: z.boolean().default(false),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});

export const importPrice = z.strictObject({
  list: code,
  /** Whole cents, in the list's own terms (with or without VAT). */
  cents: z.number().int().min(0).max(100_000_000),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});

export const contentUnits = ['ml', 'l', 'g', 'kg', 'pcs', 'm', 'cm'] as const;

export const importProduct = z.strictObject({
  sku,
  ean: z
    .string()
    .regex(/^\d{8}$|^\d{12,14}$/)
    .optional(),
  brand: slug,
  name: texts(255),
  slug: texts(255).optional(),
  description: texts(10_000).optional(),
  usage: texts(4000).optional(),
  /** What one must know before using it: allergies, burns. */
  warning: texts(1000).optional(),
  ingredients: z.string().max(4000).optional(),
  family: code.optional(),
  /** Text of this variation within its family, for example `300 ml`. */
  variation: texts(64).optional(),
  /** Place within its family, from 0; left out: the order of the file. */
  variation_order: z.number().int().min(0).max(10_000).optional(),
  /** Of a shade: its code, colour, depth 1 (black) to 10 (lightest blonde) and reflection (the series column). */
  shade: z
    .strictObject({
      code: z.string().max(16),
      hex: z.string().regex(/^#[0-9a-f]{6}$/i),
      level: z.number().int().min(1).max(12).optional(),
      tone: z.string().max(16).optional(),
      tone_name: texts(64).optional(),
    })
    .optional(),
  categories: z.array(code).min(1).max(20),
  /** Amount in the package, for the comparison price (price per 100 ml, 100 g, piece or metre). */
  content: z.strictObject({ amount: z.number().positive(), unit: z.enum(contentUnits) }).optional(),
  /** Sold in multiples of this many. */
  pack_size: z.number().int().min(1).max(10_000).default(1),
  weight_g: z.number().int().min(0).optional(),
  /** Brought and fitted on a day agreed upon, however light it is. */
  furniture: z.boolean().default(false),
  /** STRING and COLOR: value code or codes; NUMBER: number; BOOLEAN: true or false. */
  parameters: z.record(code, z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])).optional(),
  /**
   * Paths relative to the import folder, or https addresses, in the gallery's order. The one marked `swatch` shows the
   * colour of a shade as it looks worn.
   */
  images: z
    .array(
      z.union([
        z.string().max(1000),
        z.strictObject({
          file: z.string().max(1000),
          alt: texts(255).optional(),
          swatch: z.boolean().optional(),
        }),
      ]),
    )
    .optional(),
  documents: z.array(z.strictObject({ file: z.string().max(1000), title: texts(255) })).optional(),
  restrictions: z.array(code).optional(),
  /** Days until it is sent when it is not stocked. */
  sale_delay: z.number().int().min(0).max(365).optional(),
  disabled: z.boolean().default(false),
  /** Pieces per warehouse code. */
  stock: z.record(code, z.number().int().min(0).max(10_000_000)).optional(),
  /** Day the next delivery is expected, when it is out of stock. */
  expected_at: z.iso.date().optional(),
  prices: z.array(importPrice).default([]),
  /** Higher comes first; the shop adds what it sells. */
  popularity: z.number().min(0).max(1_000_000).optional(),
  /** Day it came to the shop; `newest` sorts by it. */
  added_at: z.iso.date().optional(),
});

export const importRelated = z.strictObject({
  sku,
  related: z.array(sku).max(50),
  kind: z.enum(['goes_with', 'also_bought', 'replaced_by']).default('goes_with'),
});

export type ImportBrand = z.infer<typeof importBrand>;
export type ImportCategory = z.infer<typeof importCategory>;
export type ImportParameter = z.infer<typeof importParameter>;
export type ImportRestriction = z.infer<typeof importRestriction>;
export type ImportFamily = z.infer<typeof importFamily>;
export type ImportPriceList = z.infer<typeof importPriceList>;
export type ImportProduct = z.infer<typeof importProduct>;
export type ImportProductInput = z.input<typeof importProduct>;
export type ImportRelated = z.infer<typeof importRelated>;
