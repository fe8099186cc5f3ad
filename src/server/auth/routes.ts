import * as api from '../../domain/auth/api.ts';
import type { ShopCalls } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import { readUser } from './account.ts';
import type { AuthServices } from './auth-services.ts';
import { login } from './login.ts';
import { endSession } from './queries.ts';

/** Attempts of one address in a minute; wrong ones are limited much sooner. */
const callsPerMinute = 600;

/**
 * Accounts and signing in (AU-01, AU-02, AU-06). Whatever takes a password is no `write`: hashing takes longer than a
 * transaction may, and neither a password nor a token may be stored with an `Idempotency-Key`.
 */
export function authCalls(calls: ShopCalls, services: AuthServices): void {
  calls.each(api.login, { callsPerMinute }, (_visitor, { body }, caller) => login(services, body, caller));
  calls.write(api.logout, {}, (visitor, _input, trx) => endSession(trx, signedIn(visitor).sessionId));
  calls.each(api.user, {}, (visitor) => readUser(services, signedIn(visitor)));
}
