import type { Passwords } from './passwords.ts';
import type { FactorServices } from './second-factor.ts';

/** What accounts need of the process. */
export interface AuthServices extends FactorServices {
  passwords: Passwords;
}
