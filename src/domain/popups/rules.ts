import { isStaleChoice, type CountryChoice } from '../delivery/country-choice.ts';

/** What is known of a visitor's country when a page opens. */
export interface CountryState {
  /** Whom the visitor acts for; null: nobody. */
  customer: { countryId: number | null } | null;
  choice: CountryChoice | null;
  /** The Latvian shop asks nobody: it sells to Latvia. */
  isLatvianShop: boolean;
  nowMs: number;
}

export type CountryStep =
  | { do: 'ask' }
  | { do: 'save-to-customer'; countryId: number }
  | { do: 'remember'; countryId: number }
  | { do: 'nothing' };

/** What is to be done about the country of a visitor (PP-01 a). */
export function countryStep({ customer, choice, isLatvianShop, nowMs }: CountryState): CountryStep {
  const ask: CountryStep = { do: isLatvianShop ? 'nothing' : 'ask' };
  if (!customer) return choice ? { do: 'nothing' } : ask;
  if (customer.countryId !== null) return { do: 'remember', countryId: customer.countryId };
  if (!choice || isStaleChoice(choice, nowMs)) return ask;
  return { do: 'save-to-customer', countryId: choice.countryId };
}

/** For how long an invitation is not repeated. */
export const signupQuietSeconds = 604_800;

export interface SignupState {
  isSignedIn: boolean;
  wasInvited: boolean;
  isModalOpen: boolean;
  path: string;
}

/** Whether to invite a visitor to register now (PP-01 d), look again after `signupWaitMs`, or leave it. */
export function signupStep({
  isSignedIn,
  wasInvited,
  isModalOpen,
  path,
}: SignupState): 'open' | 'wait' | 'leave' {
  if (isSignedIn || wasInvited) return 'leave';
  const isGame = /^\/game(?:\/|$)/.test(path);
  return isModalOpen || isGame ? 'wait' : 'open';
}
