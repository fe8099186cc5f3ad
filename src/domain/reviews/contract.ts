import { z } from 'zod';
import { seenVersion } from '../fields.ts';
import { productListItem } from '../catalogue/contract.ts';
import { emailField } from '../email.ts';
import { decisions, moderations, type Decision } from './moderation.ts';
import { maxPictures, maxReasonLength, maxTextLength, reportReasons, normalText } from './rules.ts';

const rating = z.int({ error: 'invalid' }).min(1, 'too_small').max(5, 'too_big');
const state = z.enum(moderations);
/** Longer than any text before it is put in order, so that nobody makes us read megabytes. */
const maxLength = 4 * maxTextLength;

const words = (max: number) =>
  z
    .string({ error: 'invalid' })
    .max(maxLength, 'too_long')
    .transform(normalText)
    .pipe(z.string().max(max, 'too_long'));
const text = words(maxTextLength)
  .pipe(z.string().min(1, 'required'))
  .describe(`Plain text, with line breaks; at most ${maxTextLength} characters`);

/** A picture of a review. Until the review is approved its addresses answer its author and the staff alone. */
export const reviewPicture = z.object({
  uuid: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  small: z.string().describe('Address of the picture, at most 480 pixels wide and high'),
  large: z.string().describe('At most 1600 pixels'),
});
export type ReviewPicture = z.infer<typeof reviewPicture>;

const written = z.object({
  id: z.number().int(),
  author_name: z.string().describe('First name and first letter of the last name; may be empty'),
  author_city: z.string().nullable(),
  is_verified_buyer: z.boolean().describe('The product was delivered to the author'),
  is_professional: z.boolean(),
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  language: z.string(),
  reply: z.string().describe('What the shop answered; may be empty'),
  pictures: z.array(reviewPicture),
  helpful_count: z.number().int().describe('How many signed-in users found it helpful'),
  created_at: z.string(),
  edited_at: z.string().nullable(),
});

export const review = written;
export type Review = z.infer<typeof review>;

export const reviewSummary = z.object({
  average_rating: z.number().nullable(),
  rating_count: z.number().int(),
  /** How many of 5, 4, 3, 2 and 1 stars. */
  histogram: z.array(z.number().int()).length(5),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

/** A review as its author sees it. */
export const ownReview = written.extend({
  product: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }),
  moderation: state,
  reason: z.string().nullable().describe('Why it was denied'),
});
export type OwnReview = z.infer<typeof ownReview>;

const pictures = z
  .array(z.uuid({ error: 'invalid' }), { error: 'invalid' })
  .max(maxPictures, 'too_many_values')
  .refine((uuids) => new Set(uuids).size === uuids.length, 'not_unique')
  .describe('Pictures of the writer, uploaded before, in the order they are shown');

export const reviewBody = z.strictObject({ rating, text, pictures: pictures.optional() });
export type ReviewBody = z.input<typeof reviewBody>;
export type NewReview = z.output<typeof reviewBody>;

export const reviewChanges = reviewBody.partial();
export type ReviewChangesBody = z.input<typeof reviewChanges>;
export type ReviewChanges = z.output<typeof reviewChanges>;

/** What a signed-in visitor has to do with the reviews of a product. */
export const visitorReviews = z.object({
  can_review: z.boolean().describe('The active customer has had it delivered and has not reviewed it'),
  author_name: z.string().describe('How the visitor would be called beside a review'),
  review: ownReview.nullable().describe('Of the active customer, in whatever state'),
  helpful: z.array(z.number().int()).describe('Reviews of this product the visitor found helpful'),
});
export type VisitorReviews = z.infer<typeof visitorReviews>;

export const helpfulness = z.object({ is_helpful: z.boolean(), helpful_count: z.number().int() });
export type Helpfulness = z.infer<typeof helpfulness>;

export const reportBody = z.strictObject({
  reason: z.enum(reportReasons, { error: 'invalid' }),
  text: words(maxReasonLength).optional().describe('What is wrong with it'),
  email: emailField
    .optional()
    .describe('Who is not signed in is told here what became of the report; left out: nobody is told'),
});
export type ReportBody = z.input<typeof reportBody>;
export type Report = z.output<typeof reportBody>;

/** A product that was delivered and has no review of its buyer. */
export const waitingProduct = z.object({
  product: productListItem,
  order: z.string().describe('The latest order with it'),
  bought_at: z.string(),
});
export type WaitingProduct = z.infer<typeof waitingProduct>;

/** A step in the life of a review. */
export const reviewStep = z.object({
  moderation: state,
  reason: z.string().nullable(),
  user: z.string().nullable().describe('uuid of who did it; null: the account is gone'),
  at: z.string(),
});

export const reviewReport = z.object({
  reason: z.enum(reportReasons),
  text: z.string(),
  created_at: z.string(),
});

/** A review as the staff sees it. */
export const staffReview = ownReview.extend({
  version: z.number().int(),
  customer: z.string().nullable().describe('uuid of the customer; null: gone, or written elsewhere'),
  is_withdrawn: z.boolean(),
  reports: z.array(reviewReport).describe('Those that wait for a decision'),
  history: z.array(reviewStep).describe('The first step first'),
});
export type StaffReview = z.infer<typeof staffReview>;

export const moderationBody = z
  .strictObject({
    moderation: z
      .enum(Object.keys(decisions) as [Decision, ...Decision[]], { error: 'invalid' })
      .optional()
      .describe('Left out: it stays where it stands'),
    reason: words(maxReasonLength)
      .nullish()
      .transform((reason) => reason || null)
      .describe('The author is told why a review was denied: needed then'),
    reply: words(maxTextLength)
      .optional()
      .describe('What the shop answers, shown below the review; empty: nothing any more, left out: as it is'),
    version: seenVersion.describe('The version that was looked at'),
  })
  .refine(({ moderation, reply }) => moderation !== undefined || reply !== undefined, {
    error: 'required',
    path: ['moderation'],
  })
  .refine(({ moderation, reason }) => moderation !== 'denied' || reason !== null, {
    error: 'required',
    path: ['reason'],
  });
export type ModerationBody = z.input<typeof moderationBody>;
export type Judgement = z.output<typeof moderationBody>;
