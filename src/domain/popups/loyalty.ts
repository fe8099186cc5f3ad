import type { Loyalty } from '../loyalty/contract.ts';

export interface LoyaltyState {
  /** Of the customer the visitor acts for; null: of nobody. */
  loyalty: Pick<Loyalty, 'show_welcome_popup' | 'show_join_popup'> | null;
  /** Somebody has said “not now” in this session of the browser. */
  isDelayed: boolean;
  path: string;
}

/** Which window about the programme opens by itself (PP-01 b, c). Nobody is asked to join in the middle of a purchase. */
export function loyaltyStep({ loyalty, isDelayed, path }: LoyaltyState): 'welcome' | 'join' | 'nothing' {
  if (loyalty?.show_welcome_popup) return 'welcome';
  if (!loyalty?.show_join_popup || isDelayed) return 'nothing';
  return /^\/(?:cart|order)(?:\/|$)/.test(path) ? 'nothing' : 'join';
}
