import type { Trx } from '../database.ts';
import { mailChange, mailReset, type Change } from './mails.ts';
import { openAccount } from './registration.ts';
import { endSessionsOf } from './session-queries.ts';
import { revokeTokens, useToken } from './tokens.ts';
import { findUserByEmail, getUser, setPasswordHash } from './user-queries.ts';

/** Mails a link to an address that has an account, and to no other. */
export async function askPasswordReset(trx: Trx, email: string, now: Date): Promise<void> {
  const user = await findUserByEmail(trx, email);
  if (user?.is_active) await mailReset(trx, user, now);
}

/** Sets a new password by a mailed link, which also proves the address. Whoever was signed in is so no longer. */
export async function resetPassword(
  trx: Trx,
  { uid, token, passwordHash, ...change }: { uid: string; token: string; passwordHash: string } & Change,
): Promise<null> {
  const { now } = change;
  const { userId } = await useToken(trx, { token, purpose: 'reset_password', uid, now });
  await setPasswordHash(trx, userId, passwordHash);
  await openAccount(trx, userId, now);
  await revokeTokens(trx, userId, ['confirm_email', 'change_email']);
  await endSessionsOf(trx, userId);
  await mailChange(trx, await getUser(trx, userId), 'password-changed', change);
  return null;
}
