import { sql, type Selectable } from 'kysely';
import type { SocialProvider } from '../../domain/auth/contract.ts';
import { maxSocialAttempts } from '../../domain/auth/factor-rules.ts';
import { normalEmail } from '../../domain/email.ts';
import type { Db, Trx } from '../database.ts';
import type { SocialLoginTable, SocialProfile } from './factor-tables.ts';

type SocialLoginRow = Selectable<SocialLoginTable>;

/** What finds a login that was started: only the browser that started it knows the keys. */
export interface PendingLoginKey {
  stateHash: Buffer;
  browserKeyHash: Buffer;
  /** Who links an account to theirs; null: signs in. */
  userId: number | null;
}

export async function addSocialLogin(
  db: Db,
  login: Omit<SocialLoginRow, 'code_hash' | 'profile' | 'email_code_hash' | 'attempts'>,
): Promise<void> {
  await db.insertInto('social_login').values(login).execute();
}

/** Counts an attempt before it is made, so that many at once are no more; undefined: unknown, too old or too often. */
export async function countAttempt(
  db: Db,
  { stateHash, browserKeyHash, userId }: PendingLoginKey,
  now: Date,
): Promise<SocialLoginRow | undefined> {
  return db
    .updateTable('social_login')
    .set({ attempts: sql`attempts + 1` })
    .where('state_hash', '=', stateHash)
    .where('browser_key_hash', '=', browserKeyHash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .where('attempts', '<', maxSocialAttempts)
    .returningAll()
    .executeTakeFirst();
}

/** False: a code has been exchanged before, or is just being. */
export async function takeCode(db: Db, stateHash: Buffer, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('social_login')
    .set({ code_hash: codeHash })
    .where('state_hash', '=', stateHash)
    .where('code_hash', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function storeProfile(db: Db, stateHash: Buffer, profile: SocialProfile): Promise<void> {
  await db.updateTable('social_login').set({ profile }).where('state_hash', '=', stateHash).execute();
}

export async function storeEmailCode(trx: Trx, stateHash: Buffer, codeHash: Buffer): Promise<void> {
  await trx
    .updateTable('social_login')
    .set({ email_code_hash: codeHash })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** False: another request has finished this login. */
export async function deleteSocialLogin(db: Db, stateHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('social_login')
    .where('state_hash', '=', stateHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteOldSocialLogins(db: Db): Promise<void> {
  await db
    .deleteFrom('social_login')
    .where('expires_at', '<', (expression) => expression.fn<Date>('now'))
    .execute();
}

/** Whom an account at another service signs in. */
export async function findLinkedUser(db: Db, provider: SocialProvider, subject: string) {
  return db
    .selectFrom('social_account')
    .innerJoin('user_account', 'user_account.id', 'social_account.user_id')
    .select(['user_account.id', 'user_account.is_active'])
    .where('social_account.provider', '=', provider)
    .where('social_account.subject', '=', subject)
    .executeTakeFirst();
}

/**
 * Whom an account at another service signs in, until the end of the transaction: nobody else links it meanwhile. Whoever's
 * links may be changed is locked before, so that theirs stay as well.
 */
export async function findLinkedUserForChange(trx: Trx, provider: SocialProvider, subject: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`social account ${provider} ${subject}`}, 0))`.execute(
    trx,
  );
  return findLinkedUser(trx, provider, subject);
}

/** Links an account at another service to a user, in place of the one that was linked before; notes its use. */
export async function linkUser(
  trx: Trx,
  provider: SocialProvider,
  { subject, email }: Pick<SocialProfile, 'subject' | 'email'>,
  userId: number,
  now: Date,
): Promise<void> {
  const account = { subject, email: normalEmail(email ?? ''), last_used_at: now };
  await trx
    .insertInto('social_account')
    .values({ ...account, provider, user_id: userId, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({
        ...account,
        created_at: sql`case when social_account.subject = excluded.subject
          then social_account.created_at else excluded.created_at end`,
      }),
    )
    .execute();
}

/** Accounts at other services that sign this user in. */
export async function listSocialAccounts(db: Db, userId: number) {
  return db
    .selectFrom('social_account')
    .select(['provider', 'email', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** False: none was linked. */
export async function unlinkUser(trx: Trx, userId: number, provider: SocialProvider): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('social_account')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
