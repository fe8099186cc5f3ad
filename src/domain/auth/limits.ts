/** How attempts slow down: some are free, then each makes the next wait twice as long. */
export interface AttemptRule {
  /** Attempts without a wait. */
  free: number;
  /** The first wait. */
  firstMs: number;
  maxMs: number;
}

const minuteMs = 60_000;
/** After so long without an attempt all is forgotten; longer than any wait. */
export const attemptMemoryMs = 60 * minuteMs;

/** Of one address for one account: somebody who guesses, or has forgotten. */
export const pairRule: AttemptRule = { free: 5, firstMs: 5_000, maxMs: 15 * minuteMs };
/** The same where the account has signed in before. */
export const knownPairRule: AttemptRule = { free: 10, firstMs: 5_000, maxMs: 5 * minuteMs };
/** Of one address for all accounts; a salon or a school has one address for many people. */
export const addressRule: AttemptRule = { free: 30, firstMs: 5_000, maxMs: 15 * minuteMs };
/**
 * Of all addresses that an account does not know. It only makes them slower: whoever could make an account refuse would
 * lock its owner out.
 */
export const accountRule: AttemptRule = { free: 20, firstMs: 250, maxMs: 4_000 };
/** Codes of a second factor for one account, wherever they are tried: who tries has the password. */
export const codeRule: AttemptRule = { free: 10, firstMs: minuteMs, maxMs: 60 * minuteMs };
/** Mails of one kind that anybody may have sent to an address. */
export const mailRule: AttemptRule = { free: 5, firstMs: 15 * minuteMs, maxMs: 60 * minuteMs };

/** How long to wait after so many attempts, the last one counted. */
export function waitMs({ free, firstMs, maxMs }: AttemptRule, attempts: number): number {
  return attempts < free ? 0 : Math.min(maxMs, firstMs * 2 ** Math.min(30, attempts - free));
}
