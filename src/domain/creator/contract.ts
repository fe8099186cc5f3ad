import { z } from 'zod';
import { isLocale, languageOf, languages, type Language } from '../locales.ts';
import { pageOf } from '../page-of.ts';
import { sharedPositions } from './placeholder-types.ts';

export const entityTypes = ['CAMPAIGN', 'SHADOW', 'EVENT', 'ROUTE', 'POST'] as const;
export type EntityType = (typeof entityTypes)[number];

export const visibilities = ['UNPUBLISHED', 'PUBLISHED', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/** A campaign: order −1 marks the special one, 0 and up is its place in the list (CN-01). */
export const campaignProps = z.object({
  order: z.number().int().min(-1).default(0),
  is_highlighted: z.boolean().default(false),
});

const localText = z.union([
  z.string(),
  z.partialRecord(z.enum(['en_US', 'et_EE', 'ru_RU', 'fi_FI', 'lv_LV']), z.string()),
]);

export const eventProps = z.object({
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
  location: localText.default(''),
  event_language: z.enum(languages).nullable().default(null).describe('The language of teaching'),
  event_category: localText.default(''),
  price: z.number().min(0).nullable().default(null).describe('Euros with VAT; null: not for sale, 0: free'),
  is_price_from: z.boolean().default(false).describe('There are dearer tickets beside the one of that price'),
  seats: z.number().int().min(0).nullable().default(null).describe('Seats left; null: no limit'),
});
export type EventProps = z.infer<typeof eventProps>;

export const postProps = z.object({
  tag: localText.default(''),
  reading_minutes: z.number().int().min(1).nullable().default(null),
});

export const route = z.object({
  uuid: z.uuid(),
  type: z.enum(entityTypes),
  name: z.string(),
  props: z.record(z.string(), z.unknown()),
});
export type Route = z.infer<typeof route>;

export const scheme = z
  .object({
    uuid: z.uuid(),
    route_uuid: z.uuid(),
    type: z.enum(entityTypes),
    path: z.string(),
    language: z.enum(languages),
    visibility: z.enum(visibilities),
    allow_fallback: z.boolean().describe('May be shown to readers of another language'),
    is_business: z.boolean().nullable().describe('Null: for every audience'),
    shop_id: z.number().int().nullable().describe('Null: in every shop'),
    created_at: z.string(),
    meta_title: z.string(),
    meta_image_src: z.string(),
    meta_description: z.string(),
    meta_keywords: z.string(),
  })
  .describe('A page in one language for one audience');
export type Scheme = z.infer<typeof scheme>;

export const placeholder = z.object({
  uuid: z.uuid(),
  type: z.string(),
  name: z.string(),
  route_uuid: z.uuid(),
  scheme_uuid: z.uuid().nullable(),
  props: z.record(z.string(), z.unknown()),
});
export type Placeholder = z.infer<typeof placeholder>;

export const component = z
  .object({
    uuid: z.uuid(),
    name: z.string().describe('The block it is rendered by'),
    props: z.record(z.string(), z.unknown()),
    slot: z.string(),
    parent_uuid: z.uuid().nullable(),
    route_uuid: z.uuid(),
    scheme_uuid: z.uuid().nullable(),
    placeholder_uuid: z.uuid(),
    template_uuid: z.uuid().nullable().describe('The shared component whose props and children it shows'),
    slots: z.array(z.string()),
    index: z.number().int(),
  })
  .describe('One block of a page; siblings are ordered by `index`');
export type Component = z.infer<typeof component>;

export const blueprint = z.object({
  route_uuid: z.uuid(),
  scheme_uuid: z.uuid().nullable(),
  placeholder_uuid: z.uuid(),
  pattern: z.array(z.uuid()).describe('Component uuids in document order, parent before its children'),
});
export type Blueprint = z.infer<typeof blueprint>;

/** Why a block cannot be rendered. Visitors see nothing in its place, editors a box with its name. */
export const blockProblems = ['unknown_block', 'invalid_props', 'missing_template', 'too_deep'] as const;
export type BlockProblem = (typeof blockProblems)[number];

/** A block ready to be rendered: props checked, in one language, children in order. */
export interface ComposedNode {
  uuid: string;
  name: string;
  slot: string;
  props: Record<string, unknown>;
  children: ComposedNode[];
  problem?: BlockProblem;
}

/** Size, colour and focal point of a picture that blocks name by its address, to reserve its place before it loads. */
export const pictureMeta = z.object({
  width: z.number().int(),
  height: z.number().int(),
  color: z.string().nullable(),
  focal: z
    .object({ x: z.number(), y: z.number() })
    .optional()
    .describe(
      'The point that stays in view when it is cropped, as shares of width and height; absent: the middle',
    ),
});
export type PictureMeta = z.infer<typeof pictureMeta>;

// OpenAPI shows recursive schemas poorly, so the shape is described in words.
const composedNode = z
  .object({
    uuid: z.string(),
    name: z.string(),
    slot: z.string(),
    props: z.record(z.string(), z.unknown()),
    children: z.array(z.unknown() as z.ZodType<ComposedNode>),
    problem: z.enum(blockProblems).optional(),
  })
  .describe('A block with its checked props in the asked language; `children` are blocks of the same shape');

const composedPlaceholder = z.object({
  uuid: z.uuid(),
  type: z.string(),
  name: z.string(),
  components: z.array(composedNode),
});

export const composedPage = z
  .object({
    route,
    scheme,
    placeholders: z.array(composedPlaceholder),
    pictures: z.record(z.string(), pictureMeta).describe('By the address the props name'),
  })
  .describe('A page with everything its first paint needs');

export const sharedPlaceholders = z
  .object({
    positions: z.partialRecord(z.enum(sharedPositions), composedPlaceholder),
    pictures: z.record(z.string(), pictureMeta),
  })
  .describe('What stands in the positions that pages share; empty positions are absent');

export interface ComposedPlaceholder {
  uuid: string;
  type: string;
  name: string;
  components: ComposedNode[];
}
export interface ComposedPage {
  route: Route;
  scheme: Scheme;
  placeholders: ComposedPlaceholder[];
  pictures: Record<string, PictureMeta>;
}
export interface SharedPlaceholders {
  positions: Partial<Record<(typeof sharedPositions)[number], ComposedPlaceholder>>;
  pictures: Record<string, PictureMeta>;
}

/** How far an event has come. */
export const eventProgress = { upcoming: 0, in_progress: 1, done: 2 } as const;

export const post = z
  .object({
    path: z.string(),
    type: z.enum(entityTypes),
    meta_title: z.string(),
    meta_image_src: z.string(),
    picture: pictureMeta.nullable(),
    created_at: z.string(),
    description: z.string().describe('Meta description, else the beginning of the excerpt'),
    language: z.enum(languages).describe('The language it is written in'),
    campaign: z.object({ order: z.number().int(), is_highlighted: z.boolean() }).optional(),
    event: z
      .object({
        starts_at: z.string(),
        ends_at: z.string(),
        location: z.string(),
        event_language: z.enum(languages).nullable(),
        event_category: z.string(),
        price: z.number().nullable(),
        is_price_from: z.boolean().describe('There are dearer tickets beside the one of that price'),
        seats: z.number().int().nullable(),
        progress: z
          .union([z.literal(0), z.literal(1), z.literal(2)])
          .describe('0 upcoming, 1 in progress, 2 done'),
      })
      .optional(),
    article: z.object({ tag: z.string(), reading_minutes: z.number().int().nullable() }).optional(),
  })
  .describe('A campaign, event or article as lists show it');
export type Post = z.infer<typeof post>;

export const postPage = pageOf(post).extend({
  filters: z
    .object({
      locations: z.array(z.string()),
      languages: z.array(z.enum(languages)),
      categories: z.array(z.string()),
    })
    .describe('What events can be filtered by'),
});
export type PostPage = z.infer<typeof postPage>;

/** `true` and `false` as they stand in an address. */
const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .meta({ as: { type: 'boolean' } });
const anyCase = z
  .preprocess((text) => (typeof text === 'string' ? text.toUpperCase() : text), z.enum(entityTypes))
  .meta({ as: { type: 'string', enum: entityTypes } });

/** A short code (`et`) or a locale (`et_EE`). */
const languageText = z
  .string()
  .max(5)
  .transform((text, context): Language => {
    const found = isLocale(text) ? languageOf[text] : languages.find((one) => one === text);
    if (found) return found;
    context.addIssue({ code: 'custom', message: 'invalid_choice' });
    return z.NEVER;
  });

const path = z.string().min(1).max(1000).startsWith('/');
const asked = {
  language: languageText.optional().describe('Short code or locale; left out: that of the caller'),
};

export const schemesByPathQuery = z.strictObject({
  ...asked,
  type: anyCase.default('ROUTE'),
  path: path.optional(),
  allow_fallback: flag.optional().describe('Also schemes of the languages a missing one falls back to'),
  is_business: flag.optional(),
  existence_only: flag.optional().describe('Answers whether there is any, with at most one scheme'),
});
export const schemeUuidQuery = z.strictObject({ ...asked, scheme_uuid: z.uuid() });
export const routeUuidQuery = z.strictObject({ ...asked, route_uuid: z.uuid() });

export const composedPageQuery = z.strictObject({ ...asked, type: anyCase.default('ROUTE'), path });
export const sharedPlaceholdersQuery = z.strictObject({
  ...asked,
  types: z
    .string()
    .max(500)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(sharedPositions)))
    .optional()
    .describe('Comma-joined; left out: the positions of the layout'),
  path: path.optional().describe('Content made for this address goes before what stands everywhere'),
});

const postTypes = ['POST', 'CAMPAIGN', 'EVENT'] as const;

export const postsQuery = z.strictObject({
  ...asked,
  type: z
    .preprocess(
      (text) => (typeof text === 'string' ? text.toUpperCase() : text),
      z.enum(postTypes).default('POST'),
    )
    .meta({ as: { type: 'string', enum: postTypes, default: 'POST' } }),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(48).default(12),
  location: z.string().max(255).optional(),
  event_language: z.enum(languages).optional(),
  event_category: z.string().max(255).optional(),
  date: z.iso.date().optional().describe('Events on this day, Tallinn time'),
  upcoming: flag.optional().describe('Leaves out events that are over'),
});
export type PostsQuery = z.output<typeof postsQuery>;
