import type { Loyalty, LoyaltyStatement } from './contract.ts';

/** A member on the second level with some points. */
export const exampleLoyalty: Loyalty = {
  is_loyal: true,
  can_join_loyalty: false,
  has_been_loyal: false,
  show_welcome_popup: false,
  show_join_popup: false,
  non_reserved_points_balance: 12.24,
  current_tier: { level: 2, min_amount: 500 },
  next_tier: { level: 3, min_amount: 1500 },
  total_spent_amount: 612.4,
};

export const exampleStatement: LoyaltyStatement = {
  count: 1,
  next: null,
  previous: null,
  results: [
    {
      id: 41,
      at: '2026-11-23T08:31:02.518Z',
      kind: 'earned',
      points: 1.28,
      balance: 12.24,
      order: { uuid: '5f0c2f6e-6b0f-4a3a-9a5b-0d6f5f0f3b11', number: '100117' },
    },
  ],
  balance: 12.24,
  reserved: 0,
  owed: 0,
  expiring: [{ last_day: '2027-11-23', points: 12.24 }],
};

/** Of a customer that is no member and has answered the call to join. */
export const exampleOutside: Loyalty = {
  is_loyal: false,
  can_join_loyalty: true,
  has_been_loyal: false,
  show_welcome_popup: false,
  show_join_popup: false,
  non_reserved_points_balance: 0,
  current_tier: null,
  next_tier: null,
  total_spent_amount: 0,
};
