import type { SocialAccount, SocialAnswer, SocialProvider } from '../../domain/auth/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db, Trx } from '../database.ts';
import type { Caller } from '../platform/calls.ts';
import { withTransaction } from '../platform/db.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import { hasSignInMethod, lockUser } from './factor-queries.ts';
import { mailSignInChange, type Change } from './mails.ts';
import * as queries from './social-queries.ts';
import { returnedProfile, type SocialServices } from './social-flow.ts';

export async function readSocialAccounts(db: Db, { user }: SignedInVisitor): Promise<SocialAccount[]> {
  return (await queries.listSocialAccounts(db, user.id)).map(
    ({ provider, email, created_at, last_used_at }) => ({
      provider,
      email,
      linked_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    }),
  );
}

/**
 * Links the account of the callback to the user who started the login, in place of another at the same service.
 * @throws ShopError SOCIAL_LOGIN_FAILED, SOCIAL_UNAVAILABLE; SOCIAL_ACCOUNT_TAKEN: it signs another user in
 */
export async function linkSocialAccount(
  services: Pick<SocialServices, 'db' | 'clock' | 'social'>,
  { user }: SignedInVisitor,
  provider: SocialProvider,
  body: SocialAnswer,
  { userAgent, log }: Pick<Caller, 'userAgent' | 'log'>,
): Promise<void> {
  const { stateHash, profile } = await returnedProfile(services, provider, body, { log, userId: user.id });
  const now = services.clock();
  await withTransaction(services.db, async (trx) => {
    if (!(await queries.deleteSocialLogin(trx, stateHash))) throw new ShopError('SOCIAL_LOGIN_FAILED');
    await lockUser(trx, user.id);
    const owner = await queries.findLinkedUserForChange(trx, provider, profile.subject);
    if (owner && owner.id !== user.id) throw new ShopError('SOCIAL_ACCOUNT_TAKEN');
    await queries.linkUser(trx, provider, profile, user.id, now);
    if (!owner) await mailSignInChange(trx, user.id, `${provider}-linked`, { now, userAgent });
  });
}

/**
 * Has an account at another service sign nobody in any more.
 * @throws ShopError NOT_FOUND, LAST_WAY_IN
 */
export async function unlinkSocialAccount(
  trx: Trx,
  { user }: SignedInVisitor,
  provider: SocialProvider,
  change: Change,
): Promise<void> {
  // Two removals at once must not each see the other's way in.
  await lockUser(trx, user.id);
  if (!(await queries.unlinkUser(trx, user.id, provider))) throw new ShopError('NOT_FOUND');
  if (!(await hasSignInMethod(trx, user.id))) throw new ShopError('LAST_WAY_IN');
  await mailSignInChange(trx, user.id, `${provider}-unlinked`, change);
}
