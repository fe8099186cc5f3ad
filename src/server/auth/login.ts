import type { LoginBody, SignedIn } from '../../domain/auth/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Caller } from '../platform/calls.ts';
import { withTransaction } from '../platform/db.ts';
import type { AuthServices } from './auth-services.ts';
import { findUserByEmail, setPasswordHash } from './queries.ts';
import { checkSecondFactor } from './second-factor.ts';
import { startSession } from './sessions.ts';

/** Signs in with a password, and a code where the user has turned codes on. An address that nobody has costs one hash as well, so that time tells nothing. */
export async function login(
  services: AuthServices,
  { email, password, code }: LoginBody,
  { userAgent }: Pick<Caller, 'userAgent'>,
): Promise<SignedIn> {
  const { db, clock, passwords } = services;
  const user = await findUserByEmail(db, email);
  const isRight = await passwords.verify(user?.password_hash ?? null, password);
  if (!user || !isRight || !user.is_active) throw new ShopError('WRONG_CREDENTIALS');
  if (user.email_confirmed_at === null) throw new ShopError('EMAIL_NOT_CONFIRMED');
  const rehashed = passwords.isOutdated(user.password_hash!) ? await passwords.hash(password) : null;
  return withTransaction(db, async (trx) => {
    if (rehashed !== null) await setPasswordHash(trx, user.id, rehashed);
    const hasSecondFactor = await checkSecondFactor(trx, services, user.id, code);
    return startSession(trx, { userId: user.id, userAgent, now: clock(), hasSecondFactor });
  });
}
