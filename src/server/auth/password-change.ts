import type { PasswordChangeBody } from '../../domain/auth/contract.ts';
import { FieldError } from '../../domain/errors.ts';
import type { Trx } from '../database.ts';
import type { Caller } from '../platform/calls.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import type { AuthServices } from './auth-services.ts';
import { refuseKnownPassword } from './known-passwords.ts';
import { mailChange, type Change } from './mails.ts';
import { proveIdentity } from './proof.ts';
import { endSessionsOf, setAuthenticatedAt } from './session-queries.ts';
import { revokeTokens } from './tokens.ts';
import { getUser, setPasswordHash } from './user-queries.ts';

/** Checks the old password, and hashes the new one. */
export async function preparePasswordChange(
  services: AuthServices,
  visitor: SignedInVisitor,
  body: PasswordChangeBody,
  caller: Pick<Caller, 'ip'>,
): Promise<string> {
  const user = await getUser(services.db, visitor.user.id);
  await refuseKnownPassword('new_password', body.new_password, [user.email, user.first_name, user.last_name]);
  if (body.old_password === undefined && user.password_hash !== null) {
    throw new FieldError({ old_password: ['required'] });
  }
  await proveIdentity(services, visitor, body.old_password, caller);
  return services.passwords.hash(body.new_password);
}

/** Sets the new password; whoever else was signed in is so no longer. */
export async function changePassword(
  trx: Trx,
  visitor: SignedInVisitor,
  passwordHash: string,
  change: Change,
): Promise<null> {
  await setPasswordHash(trx, visitor.user.id, passwordHash);
  await endSessionsOf(trx, visitor.user.id, visitor.sessionId);
  await setAuthenticatedAt(trx, visitor.sessionId, change.now);
  await revokeTokens(trx, visitor.user.id, ['reset_password', 'change_email']);
  await mailChange(trx, await getUser(trx, visitor.user.id), 'password-changed', change);
  return null;
}
