import * as api from '../../domain/auth/api.ts';
import * as registration from '../../domain/auth/registration-api.ts';
import type { ShopCalls } from '../database.ts';
import { withTransaction } from '../platform/db.ts';
import { signedIn } from '../platform/signed-in.ts';
import { changeUser, readUser } from './account.ts';
import type { AuthServices } from './auth-services.ts';
import { askEmailChange, verifyEmailChange } from './email-change.ts';
import { refuseKnownPassword } from './known-passwords.ts';
import { login } from './login.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.ts';
import { changePassword, preparePasswordChange } from './password-change.ts';
import { askPasswordReset, resetPassword } from './password-reset.ts';
import { confirmItIsMe, proveIdentity } from './proof.ts';
import { register, resendConfirmation, verifyCustomer } from './registration.ts';
import { endSession, endSessionsOf } from './session-queries.ts';

/** Attempts of one address in a minute; wrong passwords are limited much sooner. */
const logins = { callsPerMinute: 600 };
/** What sends mails to an address that anybody may type: nothing that happens inside takes so long. */
const mailing = { callsPerMinute: 30, minMs: 300 };
const links = { callsPerMinute: 60 };
/** Until its answer every process has heard that the sessions have ended. */
const reset = { ...links, minMs: 300 };

/**
 * Accounts and signing in (AU-01, AU-02, AU-06). Hashing takes longer than a transaction may, so it is done before one
 * begins. What answers a token is no \`write\`: with an \`Idempotency-Key\` the token would be stored.
 */
export function authCalls(calls: ShopCalls, services: AuthServices): void {
  const { db, clock, passwords } = services;
  calls.each(api.login, logins, (_visitor, { body }, caller) => login(services, body, caller));
  calls.write(api.logout, {}, async (visitor, _input, trx) => {
    const { user, sessionId } = signedIn(visitor);
    await endSession(trx, user.id, sessionId);
    return null;
  });
  calls.each(api.user, {}, (visitor) => readUser(services, signedIn(visitor)));
  calls.write(api.changeUser, {}, (visitor, { body }, trx) =>
    changeUser(services, trx, signedIn(visitor), body),
  );
  calls.each(api.confirmItIsMe, logins, (visitor, { body }, caller) =>
    confirmItIsMe(services, signedIn(visitor), body, caller),
  );
  registrationCalls(calls, services);

  calls.prepared(api.changePassword, logins, {
    prepare: (visitor, { body }, caller) => preparePasswordChange(services, signedIn(visitor), body, caller),
    write: (visitor, _input, trx, passwordHash, { userAgent }) =>
      changePassword(trx, signedIn(visitor), passwordHash, { now: clock(), userAgent }),
  });
  calls.prepared(registration.resetPassword, reset, {
    async prepare(_visitor, { body }) {
      await refuseKnownPassword('new_password', body.new_password, []);
      return passwords.hash(body.new_password);
    },
    write: (_visitor, { body: { uid, token } }, trx, passwordHash, { userAgent }) =>
      resetPassword(trx, { uid, token, passwordHash, now: clock(), userAgent }),
  });
  calls.prepared(api.changeEmail, mailing, {
    prepare: (visitor, { body }, caller) => proveIdentity(services, signedIn(visitor), body.password, caller),
    write: (visitor, { body }, trx) => askEmailChange(trx, signedIn(visitor), body.email, clock()),
  });
  calls.each(api.verifyEmailChange, links, (_visitor, { params }, { userAgent }) =>
    withTransaction(db, (trx) => verifyEmailChange(trx, params.token, { now: clock(), userAgent })),
  );

  calls.each(api.sessions, {}, (visitor) => listOwnSessions(db, signedIn(visitor), clock()));
  calls.write(api.endOtherSessions, {}, async (visitor, _input, trx) => {
    const { user, sessionId } = signedIn(visitor);
    await endSessionsOf(trx, user.id, sessionId);
    return null;
  });
  calls.write(api.endSession, {}, (visitor, { params }, trx) =>
    endOwnSession(trx, signedIn(visitor), params.id),
  );
}

/** What people do who have no account yet, or cannot get into it. */
function registrationCalls(calls: ShopCalls, { db, clock, passwords }: AuthServices): void {
  calls.prepared(registration.register, mailing, {
    async prepare(_visitor, { body }) {
      await refuseKnownPassword('password', body.password, [body.email, body.first_name, body.last_name]);
      return passwords.hash(body.password);
    },
    async write(visitor, { body }, trx, passwordHash) {
      await register(trx, visitor, body, { passwordHash, now: clock() });
      return null;
    },
  });
  calls.write(registration.resendConfirmation, mailing, async (_visitor, { body }, trx) => {
    await resendConfirmation(trx, body.email, clock());
    return null;
  });
  calls.each(registration.verifyCustomer, links, (_visitor, { params }) =>
    withTransaction(db, (trx) => verifyCustomer(trx, { ...params, now: clock() })),
  );
  calls.write(registration.askPasswordReset, mailing, async (_visitor, { body }, trx) => {
    await askPasswordReset(trx, body.email, clock());
    return null;
  });
}
