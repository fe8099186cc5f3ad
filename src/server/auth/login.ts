import { loginCall } from '../../domain/auth/calls.ts';
import type { LoginBody, SignedIn } from '../../domain/auth/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Caller } from '../platform/calls.ts';
import { withTransaction } from '../platform/db.ts';
import type { ShedCall } from '../platform/early-refusals.ts';
import type { AuthServices } from './auth-services.ts';
import { createAdmission } from './admission.ts';
import { guarded, guardedCode } from './guard.ts';
import { networkOf } from './network.ts';
import { checkSecondFactor } from './second-factor.ts';
import { startSession } from './sessions.ts';
import { findUserByEmail, setPasswordHash } from './user-queries.ts';

const admission = createAdmission();

/** Logins are refused before anything of them is read while as many wait as may. */
export const shedLogins: ShedCall = {
  call: loginCall,
  isFull: (ip) => admission.isFull(networkOf(ip)),
};

/**
 * Signs in with a password, and a code where the user has turned codes on. An address that nobody has costs one hash as
 * well, so that time tells nothing.
 */
export async function login(
  services: AuthServices,
  { email, password, code }: LoginBody,
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
): Promise<SignedIn> {
  const { db, clock, passwords } = services;
  const network = networkOf(ip);
  await admission.enter(network);
  const found = await findUserByEmail(db, email);
  const user = found?.is_active ? found : undefined;
  const signedIn = await guarded(services, { email, userId: user?.id, ip }, async (isKnown) => {
    const isRight = await passwords.verify(user?.password_hash ?? null, password, { isKnown });
    if (!user || !isRight) throw new ShopError('WRONG_CREDENTIALS');
    if (user.email_confirmed_at === null) throw new ShopError('EMAIL_NOT_CONFIRMED');
    const rehashed = passwords.isOutdated(user.password_hash!) ? await passwords.hash(password) : null;
    return guardedCode(services, user.id, code, () =>
      withTransaction(db, async (trx) => {
        if (rehashed !== null) await setPasswordHash(trx, user.id, rehashed);
        const hasSecondFactor = await checkSecondFactor(trx, services, user.id, code);
        return startSession(trx, { userId: user.id, userAgent, now: clock(), hasSecondFactor });
      }),
    );
  });
  admission.remember(network);
  return signedIn;
}
