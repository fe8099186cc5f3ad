import * as passkeys from '../../domain/auth/passkeys-api.ts';
import * as totp from '../../domain/auth/totp-api.ts';
import type { ShopCalls } from '../database.ts';
import type { Caller } from '../platform/calls.ts';
import { withTransaction } from '../platform/db.ts';
import { signedIn } from '../platform/signed-in.ts';
import {
  confirmWithPasskey,
  deletePasskey,
  loginWithPasskey,
  readPasskeys,
  registerPasskey,
  renamePasskey,
  startPasskeyLogin,
  startRegistration,
} from './passkeys.ts';
import { requireRecentLogin } from './recent-login.ts';
import type { FactorServices } from './second-factor.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './totp.ts';
import { relyingParty } from './webauthn.ts';

/** Attempts of one address in a minute; a window that offers passkeys asks for a challenge when it opens. */
const callsPerMinute = 60;

/**
 * Passkeys, and codes of an app (AU-01). Challenges are used up outside of the transaction of the call, as a wrong answer
 * uses them up too; and what is answered is too secret to be stored with an `Idempotency-Key`, so most are no `write`.
 */
export function factorCalls(
  calls: ShopCalls,
  services: FactorServices & { originOf: (host: string) => string },
): void {
  const { db, clock } = services;
  const party = (caller: Caller) => relyingParty(services.originOf(caller.host));

  calls.each(passkeys.passkeys, {}, (visitor) => readPasskeys(db, signedIn(visitor)));
  calls.each(passkeys.startPasskeyRegistration, { callsPerMinute }, async (visitor, _input, caller) => {
    await requireRecentLogin(db, signedIn(visitor), clock());
    return startRegistration(services, signedIn(visitor), party(caller));
  });
  calls.each(passkeys.registerPasskey, { callsPerMinute }, (visitor, { body }, caller) =>
    registerPasskey(services, signedIn(visitor), party(caller), body, caller),
  );
  calls.write(passkeys.renamePasskey, {}, async (visitor, { params, body }, trx) => {
    await requireRecentLogin(trx, signedIn(visitor), clock());
    return renamePasskey(trx, signedIn(visitor), params.id, body.name);
  });
  calls.write(passkeys.deletePasskey, {}, async (visitor, { params }, trx, caller) => {
    await requireRecentLogin(trx, signedIn(visitor), clock());
    await deletePasskey(trx, services, signedIn(visitor), params.id, caller);
    return null;
  });
  calls.each(passkeys.startPasskeyLogin, { callsPerMinute }, (_visitor, _input, caller) =>
    startPasskeyLogin(services, party(caller)),
  );
  calls.each(passkeys.passkeyLogin, { callsPerMinute }, (_visitor, { body }, caller) =>
    loginWithPasskey(services, party(caller), body, caller.userAgent),
  );
  calls.each(passkeys.confirmWithPasskey, { callsPerMinute }, async (visitor, { body }, caller) => {
    await confirmWithPasskey(services, signedIn(visitor), party(caller), body);
    return null;
  });

  calls.each(totp.startTotp, { callsPerMinute }, async (visitor) => {
    await requireRecentLogin(db, signedIn(visitor), clock());
    return startTotp(services, signedIn(visitor));
  });
  calls.each(totp.confirmTotp, { callsPerMinute }, (visitor, { body }, caller) =>
    confirmTotp(services, signedIn(visitor), body.code, caller),
  );
  calls.each(totp.newRecoveryCodes, { callsPerMinute }, async (visitor, _input, caller) => {
    await requireRecentLogin(db, signedIn(visitor), clock());
    return withTransaction(db, (trx) => renewRecoveryCodes(trx, services, signedIn(visitor), caller));
  });
  calls.write(totp.removeTotp, {}, async (visitor, _input, trx, caller) => {
    await requireRecentLogin(trx, signedIn(visitor), clock());
    await removeTotp(trx, services, signedIn(visitor), caller);
    return null;
  });
}
