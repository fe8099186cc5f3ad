import type { CustomerStatus } from '../customers/contract.ts';
import type { CustomerRole } from '../visitor.ts';
import type { Loyalty } from './contract.ts';
import { tierAfter, tierOf, type LoyaltyTier } from './tiers.ts';

/** What is written of a customer in the programme. */
export interface LoyaltyAccount {
  isMember: boolean;
  /** Was a member and left. */
  hasLeft: boolean;
  /** Has seen that it is one. */
  isWelcomed: boolean;
  /** Was asked to join, and has answered. */
  isAsked: boolean;
  spentCents: number;
  /** Points that are free to be used. */
  availableCents: number;
}

/** Of a customer nothing is written of yet. */
export const noAccount: LoyaltyAccount = {
  isMember: false,
  hasLeft: false,
  isWelcomed: false,
  isAsked: false,
  spentCents: 0,
  availableCents: 0,
};

/** Whether somebody may join for a customer: its administrators, unless the shop has denied it. */
export function mayJoin({ role, status }: { role: CustomerRole; status: CustomerStatus }): boolean {
  return role === 'CUSTOMER_ADMIN' && status !== 'denied';
}

/** The programme as one of the users of a customer sees it. */
export function loyaltyOf(
  account: LoyaltyAccount,
  user: { role: CustomerRole; status: CustomerStatus },
): Loyalty {
  const { isMember, spentCents, availableCents } = account;
  const canJoin = !isMember && mayJoin(user);
  const tier = isMember ? tierOf(spentCents) : null;
  const next = tier && tierAfter(tier);
  return {
    is_loyal: isMember,
    can_join_loyalty: canJoin,
    has_been_loyal: account.hasLeft,
    show_welcome_popup: isMember && !account.isWelcomed,
    show_join_popup: canJoin && !account.isAsked,
    non_reserved_points_balance: availableCents / 100,
    current_tier: tier && tierAnswer(tier),
    next_tier: next && tierAnswer(next),
    total_spent_amount: spentCents / 100,
  };
}

function tierAnswer({ level, minCents }: LoyaltyTier) {
  return { level, min_amount: minCents / 100 };
}
