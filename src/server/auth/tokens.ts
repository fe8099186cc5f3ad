import { randomBytes } from 'node:crypto';
import { linkMs } from '../../domain/auth/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db, Trx } from '../database.ts';
import { hashOfToken } from './sessions.ts';
import type { EmailPurpose } from './tables.ts';

interface TokenOf {
  userId: number;
  purpose: EmailPurpose;
  /** Where it is mailed to. */
  email: string;
  now: Date;
}

/** Makes a token for a mailed link; earlier ones of the same purpose stop working. `key` names its mail. */
export async function issueToken(
  trx: Trx,
  { userId, purpose, email, now }: TokenOf,
): Promise<{ token: string; key: string }> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    token_hash: hashOfToken(token),
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + linkMs[purpose]),
  };
  await trx
    .insertInto('email_token')
    .values({ user_id: userId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute();
  return { token, key: `${purpose} ${row.token_hash.toString('hex')}` };
}

/**
 * Takes the one use of a token.
 * @throws ShopError TOKEN_INVALID for one that is wrong, used, replaced, expired or another user's
 */
export async function useToken(
  trx: Trx,
  { token, purpose, uid, now }: { token: string; purpose: EmailPurpose; uid?: string; now: Date },
): Promise<{ userId: number; email: string }> {
  let used = trx
    .deleteFrom('email_token')
    .using('user_account')
    .whereRef('user_account.id', '=', 'email_token.user_id')
    .where('email_token.token_hash', '=', hashOfToken(token))
    .where('email_token.purpose', '=', purpose)
    .where('email_token.expires_at', '>', now)
    .where('user_account.is_active', '=', true);
  if (uid !== undefined)
    used = used.where((eb) => eb(eb.cast<string>('user_account.uuid', 'text'), '=', uid));
  const row = await used.returning(['email_token.user_id', 'email_token.email']).executeTakeFirst();
  if (!row) throw new ShopError('TOKEN_INVALID');
  return { userId: row.user_id, email: row.email };
}

/** Makes the links of a user worthless that were mailed to a former address, or before a new password. */
export async function revokeTokens(
  trx: Trx,
  userId: number,
  purposes: readonly EmailPurpose[],
): Promise<void> {
  await trx
    .deleteFrom('email_token')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_token').where('expires_at', '<', now).execute();
}
