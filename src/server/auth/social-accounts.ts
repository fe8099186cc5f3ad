import type { SocialAccount, SocialProvider } from '../../domain/auth/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db, Trx } from '../database.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';
import { hasWayIn, lockUser } from './factor-queries.ts';
import { mailSignInChange, type Change } from './mails.ts';
import { listSocialAccounts, unlinkUser } from './social-queries.ts';

export async function readSocialAccounts(db: Db, { user }: SignedInVisitor): Promise<SocialAccount[]> {
  return (await listSocialAccounts(db, user.id)).map(({ provider, created_at, last_used_at }) => ({
    provider,
    linked_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
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
  if (!(await unlinkUser(trx, user.id, provider))) throw new ShopError('NOT_FOUND');
  if (!(await hasWayIn(trx, user.id))) throw new ShopError('LAST_WAY_IN');
  await mailSignInChange(trx, user.id, `${provider}-unlinked`, change);
}
