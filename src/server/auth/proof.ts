import { ShopError } from '../../domain/errors.ts';
import type { Caller } from '../platform/calls.ts';
import { withTransaction } from '../platform/db.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import type { AuthServices } from './auth-services.ts';
import { guarded, guardedCode } from './guard.ts';
import { requireRecentLogin } from './recent-login.ts';
import { checkSecondFactor } from './second-factor.ts';
import { setAuthenticatedAt } from './session-queries.ts';
import { getUser } from './user-queries.ts';

/**
 * Takes the password as the proof where it is given, else a login of the last minutes.
 * @throws ShopError WRONG_CREDENTIALS, RECENT_LOGIN_NEEDED
 */
export async function proveIdentity(
  services: AuthServices,
  visitor: SignedInVisitor,
  password: string | undefined,
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  if (password === undefined) return requireRecentLogin(services.db, visitor, services.clock());
  const user = await getUser(services.db, visitor.user.id);
  await guarded(services, { email: user.email, userId: user.id, ip }, async (isKnown) => {
    if (!(await services.passwords.verify(user.password_hash, password, { isKnown }))) {
      throw new ShopError('WRONG_CREDENTIALS');
    }
  });
}

/**
 * Notes in the session that its user has proved who they are, with the password, and a code where codes are turned on.
 * @throws ShopError WRONG_CREDENTIALS, SECOND_FACTOR_NEEDED, WRONG_CODE
 */
export async function confirmItIsMe(
  services: AuthServices,
  visitor: SignedInVisitor,
  { password, code }: { password: string; code?: string | undefined },
  caller: Pick<Caller, 'ip'>,
): Promise<null> {
  await proveIdentity(services, visitor, password, caller);
  await guardedCode(services, visitor.user.id, code, () =>
    withTransaction(services.db, async (trx) => {
      const hasSecondFactor = await checkSecondFactor(trx, services, visitor.user.id, code);
      await setAuthenticatedAt(trx, visitor.sessionId, services.clock(), hasSecondFactor);
    }),
  );
  return null;
}
