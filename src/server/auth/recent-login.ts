import { isRecent } from '../../domain/auth/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db } from '../database.ts';
import type { SignedInVisitor } from '../platform/signed-in.ts';

/**
 * Lets those pass who proved a moment ago who they are: a session left open on a desk adds and removes nothing.
 * @throws ShopError RECENT_LOGIN_NEEDED
 */
export async function requireRecentLogin(db: Db, { sessionId }: SignedInVisitor, now: Date): Promise<void> {
  const session = await db
    .selectFrom('session')
    .select('authenticated_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new ShopError('NOT_SIGNED_IN');
  if (!isRecent(session.authenticated_at, now)) throw new ShopError('RECENT_LOGIN_NEEDED');
}
