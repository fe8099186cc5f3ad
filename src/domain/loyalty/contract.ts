import { z } from 'zod';
import { pageOf } from '../page-of.ts';

const tier = z.object({
  level: z.int(),
  min_amount: z.number().describe('Euros of spending from which the level is reached'),
});

/** A customer in the loyalty programme (AC-03). */
export const loyalty = z
  .object({
    is_loyal: z.boolean().describe('Whether the customer is a member'),
    can_join_loyalty: z
      .boolean()
      .describe('Whether the signed-in user may join for the customer: its administrators, once'),
    has_been_loyal: z.boolean().describe('Whether it was a member before and left'),
    show_welcome_popup: z.boolean().describe('Joined, and nobody has acknowledged the welcome yet'),
    show_join_popup: z.boolean().describe('May join, and nobody has answered the call to join yet'),
    non_reserved_points_balance: z
      .number()
      .describe('Points that are free to be used, a point being worth a euro'),
    current_tier: tier.nullable().describe('Null: no member'),
    next_tier: tier.nullable().describe('Null: no member, or the highest level is reached'),
    total_spent_amount: z
      .number()
      .describe(
        'Euros paid for goods and tickets of fulfilled orders, delivery and what was returned left out',
      ),
  })
  .meta({ id: 'Loyalty' });
export type Loyalty = z.infer<typeof loyalty>;

/** What changes the points that are free to be used. */
export const statementKinds = [
  'earned',
  /** Used for an order. */
  'used',
  /** The payment of an order ended without money. */
  'released',
  /** An order that was paid with them was cancelled, or goods of it returned. */
  'given_back',
  /** They were earned with goods that were returned. */
  'taken_back',
  /** Points that were owed after a return. */
  'settled',
  'expired',
  /** The customer left the programme. */
  'forfeited',
] as const;
export type StatementKind = (typeof statementKinds)[number];

const points = z.number().meta({ examples: [1.28] });

export const statementEntry = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(statementKinds),
  points: points.describe('Below zero where the balance went down'),
  balance: points.describe('Points that were free to be used after it'),
  order: z
    .object({
      uuid: z.string().nullable().describe('Null: of a colleague, whose orders the user does not see'),
      number: z.string().nullable(),
    })
    .nullable(),
});
export type StatementEntry = z.infer<typeof statementEntry>;

export const loyaltyStatement = pageOf(statementEntry)
  .extend({
    balance: points.describe('Free to be used'),
    reserved: points.describe('For orders that wait for their payment'),
    owed: points.describe('Taken back by a return after they were used; settled with the next ones earned'),
    expiring: z
      .array(z.object({ last_day: z.string().describe('YYYY-MM-DD in Tallinn'), points }))
      .describe('What of the balance expires when, the soonest first'),
  })
  .meta({ id: 'LoyaltyStatement' });
export type LoyaltyStatement = z.infer<typeof loyaltyStatement>;
