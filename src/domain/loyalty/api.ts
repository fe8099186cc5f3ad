import { z } from 'zod';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import { loyalty, loyaltyStatement } from './contract.ts';
import { exampleLoyalty, exampleStatement } from './examples.ts';

const tag = 'Loyalty';
const answer = loyalty.meta({ examples: [exampleLoyalty] });

export const joinLoyalty = contract(calls.joinLoyaltyCall, {
  tag,
  summary: 'Join the loyalty programme for the active customer',
  description:
    'For its administrators. What it has spent so far counts for its level, points are earned from now on. A member stays as it is.',
  answer,
  errors: ['CUSTOMER_NEEDED', 'NOT_ALLOWED', 'LOYALTY_NOT_OPEN'],
});

export const leaveLoyalty = contract(calls.leaveLoyaltyCall, {
  tag,
  summary: 'Leave the loyalty programme: points that are free to be used are lost',
  description:
    'For administrators of the active customer. Refused while an order that uses points waits for its payment. Who is no member stays none.',
  answer,
  errors: ['CUSTOMER_NEEDED', 'NOT_ALLOWED', 'LOYALTY_POINTS_RESERVED'],
});

export const statement = contract(calls.loyaltyStatementCall, {
  tag,
  summary: 'What changed the points of the active customer, the latest first',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    page_size: z.coerce.number().int().min(1).max(60).default(20),
  }),
  answer: loyaltyStatement.meta({ examples: [exampleStatement] }),
});

export const acknowledgePopup = contract(calls.acknowledgePopupCall, {
  tag,
  summary: 'The welcome, or the call to join, was seen: it is not shown again',
  description: 'For every user of the active customer; of somebody without one it changes nothing.',
});
