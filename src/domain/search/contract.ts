import { z } from 'zod';
import { productListItem, multilingual } from '../catalogue/contract.ts';
import { parameterTypes } from '../catalogue/import-format.ts';
import { languages } from '../locales.ts';
import { pageOf } from '../page-of.ts';
import {
  defaultPageSize,
  emptySearch,
  fixedKinds,
  parameterPairPattern,
  parametersOf,
  priceOf,
  searchLimits,
  unique,
  type SearchQuery,
} from './address.ts';
import { shadeSort, sorts } from './sorts.ts';
import { maxAskedBought } from './limits.ts';

/** A key may be repeated; its values then count as one comma-joined list. */
const text = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value.join(',') : value));

/** What the API document says of a value: its own schema reads texts, of which little can be told. */
type Documented = Record<string, unknown>;
const wholes = (minimum: number, maximum: number): Documented => ({ type: 'integer', minimum, maximum });
const choice = (choices: readonly string[]): Documented => ({ type: 'string', enum: choices });
const yesOrNo: Documented = { type: 'boolean' };
const amount: Documented = { type: 'number', minimum: 0, maximum: searchLimits.priceEuros };

/** `pattern`: what one value of the list looks like. */
const list = <T>(item: z.ZodType<T, string>, pattern: string, max: number = searchLimits.values) =>
  text
    .transform((joined) => [
      ...new Set(
        joined
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(item).max(searchLimits.values, 'too_many_values'))
    .optional()
    .meta({ as: { type: 'string', pattern: `^${pattern}(?:,${pattern}){0,${max - 1}}$` } });
const one = <T>(item: z.ZodType<T, string>, as: Documented) =>
  text
    .transform((value) => value.trim() || undefined)
    .pipe(item.optional())
    .optional()
    .meta({ as });

const id = z
  .string()
  .regex(/^\d{1,9}$/, 'not_a_number')
  .transform(Number)
  .refine((value) => value > 0, 'too_small');
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'not_a_number')
    .transform(Number)
    .refine((value) => value >= min, 'too_small')
    .refine((value) => value <= max, 'too_large');
const euros = z
  .string()
  .regex(/^\d{1,9}(?:[.,]\d{1,4})?$/, 'not_a_number')
  .transform((value) => Number(value.replace(',', '.')))
  .refine((value) => value <= searchLimits.priceEuros, 'too_large');
const flag = z
  .enum(['true', 'false', '1', '0'], 'not_true_or_false')
  .transform((value) => value === 'true' || value === '1');
const idPattern = String.raw`\d{1,9}`;
const dayPattern = String.raw`\d{4}-\d{2}-\d{2}`;
const parameterPair = z.string().regex(parameterPairPattern, 'not_code_and_value');

/** The query string as it is sent: all values are text. Unknown keys are refused. */
const sentQuery = z.strictObject({
  term: text
    .transform((value) => value.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().max(searchLimits.term, 'too_long'))
    .optional()
    .meta({ as: { type: 'string', maxLength: searchLimits.term } })
    .describe('What the visitor typed; up to 255 letters'),
  page_size: one(whole(1, searchLimits.pageSize), wholes(1, searchLimits.pageSize)).describe(
    '1 to 100, 24 when left out',
  ),
  page: one(whole(1, searchLimits.depth), wholes(1, searchLimits.depth)).describe(
    'From 1; page times page_size is at most 10 000',
  ),
  standalone: one(flag, yesOrNo).describe('true: the results alone, without facets and suggestions'),
  categories: one(flag, yesOrNo).describe(
    'true: with the brands and categories the text means, and of the facets only those two',
  ),
  variations: one(flag, yesOrNo).describe(
    'true: each variation is a result of its own, a family’s together and in their order; filters, facets, sorts and pages are those of variations',
  ),
  fixed: one(z.enum(fixedKinds, 'unknown_value'), choice(fixedKinds)).describe(
    'The list is of one category or brand where no other can be chosen: that facet stays empty',
  ),
  campaign: list(id, idPattern).describe('Ids, comma-joined'),
  category: list(id, idPattern).describe('Ids, comma-joined; products below a category belong to it'),
  brand: list(id, idPattern).describe('Ids, comma-joined'),
  price_start: one(euros, amount).describe('Lowest price in euros; `price[start]` means the same'),
  price_end: one(euros, amount).describe('Highest price in euros; `price[end]` means the same'),
  'price[start]': one(euros, amount).describe('As `price_start`'),
  'price[end]': one(euros, amount).describe('As `price_end`'),
  location: list(id, idPattern).describe('Ids of places where an event is held'),
  language: list(z.enum(languages, 'unknown_value'), `(?:${languages.join('|')})`).describe(
    'Languages an event is held in',
  ),
  event_category: list(id, idPattern).describe('Ids of kinds of events'),
  date: list(z.iso.date('not_a_date'), dayPattern, 2).describe('A day, or the first and the last day'),
  parameter: list(parameterPair, parameterPairPattern.source.slice(1, -1)).describe(
    '`volume:300-ml,volume:1000-ml,vegan:true`: any value of one code, every code',
  ),
  sort: one(z.enum([...sorts, shadeSort], 'unknown_value'), choice([...sorts, shadeSort])).describe(
    'relevance when left out; -price is from the dearest; shade is by depth, then reflect',
  ),
  discount_rate: one(whole(1, 100), wholes(1, 100)).describe('At least so many percents off'),
  in_stock: one(flag, yesOrNo).describe('true: only what is in stock'),
});

/** The search as it travels in an address or a call, checked and typed. */
export const searchQuery = sentQuery.transform((sent, context): SearchQuery => {
  const query: SearchQuery = {
    ...emptySearch,
    term: sent.term ?? '',
    page: sent.page ?? 1,
    page_size: sent.page_size ?? defaultPageSize,
    standalone: sent.standalone ?? false,
    categories: sent.categories ?? false,
    variations: sent.variations ?? false,
    campaign: unique(sent.campaign),
    category: unique(sent.category),
    brand: unique(sent.brand),
    price: priceOf(sent.price_start ?? sent['price[start]'], sent.price_end ?? sent['price[end]']),
    location: unique(sent.location),
    language: unique(sent.language),
    event_category: unique(sent.event_category),
    date: unique(sent.date).sort(),
    parameter: parametersOf(sent.parameter ?? []),
    sort: sent.sort ?? 'relevance',
    in_stock: sent.in_stock ?? false,
    ...(sent.fixed !== undefined && { fixed: sent.fixed }),
    ...(sent.discount_rate !== undefined && { discount_rate: sent.discount_rate }),
  };
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (query.page * query.page_size > searchLimits.depth) refuse('page', 'too_far');
  if (query.date.length > 2) refuse('date', 'too_many_values');
  const { start, end } = query.price;
  if (start !== undefined && end !== undefined && start > end) refuse('price_end', 'before_start');
  return query;
});

const counted = { count: z.number().int() };

export const categoryFacet = z.object({
  id: z.number().int(),
  parent: z.number().int().nullable(),
  name: z.string(),
  slug: z.string(),
  ...counted,
});
export const brandFacet = z.object({ id: z.number().int(), name: z.string(), slug: z.string(), ...counted });
export const parameterFacet = z.object({
  code: z.string(),
  type: z.enum(parameterTypes),
  name: z.string(),
  unit: z.string().nullable(),
  values: z.array(z.object({ code: z.string(), name: z.string(), color: z.string().nullable(), ...counted })),
});
export type ParameterFacet = z.infer<typeof parameterFacet>;

/** Counts within the filtered set; a group that is itself chosen from is counted without its own choice. */
export const searchFacets = z.object({
  category: z.array(categoryFacet),
  brand: z.array(brandFacet),
  price: z
    .object({ start: z.number(), end: z.number() })
    .nullable()
    .describe('Lowest and highest price in euros'),
  parameter: z.array(parameterFacet),
  discount: z
    .array(z.object({ rate: z.number().int(), ...counted }))
    .describe('How many have at least so many percents off'),
  in_stock: z.number().int().describe('How many are in stock'),
});
export type SearchFacetsAnswer = z.infer<typeof searchFacets>;

export const brandSuggestion = z.object({ id: z.number().int(), name: z.string(), slug: z.string() });
export const categorySuggestion = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  parent_name: z.string().nullable(),
});

export const searchAnswer = pageOf(productListItem)
  .extend({
    relation: z
      .enum(['eq', 'gte'])
      .describe('gte: `count` is the limit up to which is counted, there are more'),
    facets: searchFacets.nullable().describe('Null with standalone'),
    did_you_mean: z.string().nullable().describe('What was searched for instead of the text, or null'),
    exact: z
      .object({ id: z.number().int(), slug: z.string() })
      .nullable()
      .describe('The one product whose whole SKU or EAN the text is: results pages lead to it'),
    unknown_code: z
      .string()
      .nullable()
      .describe('The text, when it can only be a code and the shop has no product with it'),
    brands: z.array(brandSuggestion).describe('Brands the text means, up to 8; filled with categories=true'),
    categories: z
      .array(categorySuggestion)
      .describe('Categories the text means, up to 8; filled with categories=true'),
  })
  .describe('A page of results with the facets of all of them');
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const popularItem = z.object({
  id: z.number().int(),
  type: z.enum(['category', 'brand']),
  name: z.string(),
  slug: z.string(),
  i18n_slug: multilingual.nullable(),
});
export type PopularItem = z.infer<typeof popularItem>;

export const popularSearch = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string().describe('The text, ready for an address'),
});
export type PopularSearch = z.infer<typeof popularSearch>;

/** Maximum entries of each popular list. */
export const popularLimit = 5;

/** Sent when a results page has been shown (SR-06). */
export const searchMade = z.strictObject({
  term: z.string().trim().min(2, 'too_short').max(searchLimits.term, 'too_long'),
});

const asked = /^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/;

export const boughtQuery = z.strictObject({
  products: z
    .string()
    .regex(asked, 'invalid')
    .refine((text) => text.split(',').length <= maxAskedBought, 'too_many')
    .describe(`Numbers joined by commas, ${maxAskedBought} at most`),
});

export const boughtProduct = z.object({
  product: z.int(),
  is_itself: z.boolean().describe('False: another variation of its family was'),
});
export type BoughtProduct = z.infer<typeof boughtProduct>;
