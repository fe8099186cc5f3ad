import { ShopError } from '../../domain/errors.ts';
import type { Trx } from '../database.ts';
import { moveConsents } from '../notices/service.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import { mailAddressTaken, mailChange, mailEmailChange, type Change } from './mails.ts';
import { revokeTokens, useToken } from './tokens.ts';
import { findUserByEmail, getUser, setEmail } from './user-queries.ts';

/** Mails a link to the new address. One that has an account is only told so: the answer is the same. */
export async function askEmailChange(
  trx: Trx,
  visitor: SignedInVisitor,
  email: string,
  now: Date,
): Promise<null> {
  const user = await getUser(trx, visitor.user.id);
  if (user.email === email) return null;
  const owner = await findUserByEmail(trx, email);
  if (owner?.email_confirmed_at) await mailAddressTaken(trx, owner, now);
  else await mailEmailChange(trx, user, email, now);
  return null;
}

/** Makes the address a link was mailed to that of its user; the former one is told. */
export async function verifyEmailChange(trx: Trx, token: string, change: Change): Promise<{ email: string }> {
  const { now } = change;
  const { userId, email } = await useToken(trx, { token, purpose: 'change_email', now });
  const former = await getUser(trx, userId);
  // Somebody may have confirmed an account with it meanwhile.
  if (!(await setEmail(trx, userId, email, now))) throw new ShopError('TOKEN_INVALID');
  await moveConsents(trx, former.email, email, now);
  // Links mailed to the former address are no longer the user's.
  await revokeTokens(trx, userId, ['reset_password', 'confirm_email']);
  await mailChange(trx, former, 'email-changed', change);
  return { email };
}
