import { z } from 'zod';

export const review = z.object({
  id: z.number().int(),
  author_name: z.string(),
  author_city: z.string().nullable(),
  is_verified_buyer: z.boolean(),
  is_professional: z.boolean(),
  rating: z.number().int().min(1).max(5),
  body: z.string(),
  language: z.string(),
  reply: z.string(),
  created_at: z.string(),
});
export type Review = z.infer<typeof review>;

export const reviewSummary = z.object({
  average_rating: z.number().nullable(),
  rating_count: z.number().int(),
  /** How many of 5, 4, 3, 2 and 1 stars. */
  histogram: z.array(z.number().int()).length(5),
});

export type ReviewSummary = z.infer<typeof reviewSummary>;
