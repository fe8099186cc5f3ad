import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { TotpTable } from './factor-tables.ts';

type TotpRow = Selectable<TotpTable>;

export async function findTotp(db: Db, userId: number): Promise<TotpRow | undefined> {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Begins anew; false: the user has confirmed one, which stays. */
export async function beginTotp(
  db: Db,
  totp: Pick<TotpRow, 'user_id' | 'sealed_secret' | 'created_at'>,
): Promise<boolean> {
  const begun = await db
    .insertInto('totp')
    .values(totp)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: totp.sealed_secret, created_at: totp.created_at, last_step: 0 })
        .where('totp.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Takes a code of a later step than all before it; false: another request has just taken it. */
export async function takeStep(trx: Trx, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function confirmTotpOf(trx: Trx, userId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Whether codes were on; setting up that nobody finished goes as well. */
export async function deleteTotpOf(trx: Trx, userId: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return deleted !== undefined && deleted.confirmed_at !== null;
}

/** The former codes are void. */
export async function replaceRecoveryCodes(
  trx: Trx,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** False: no code of this user, or one that was used. */
export async function takeRecoveryCode(
  trx: Trx,
  userId: number,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** A session whose user has just proved again who they are. */
export async function noteProof(trx: Trx, sessionId: number, now: Date): Promise<void> {
  await trx.updateTable('session').set({ authenticated_at: now }).where('id', '=', sessionId).execute();
}

/** A session whose user has shown more than a password. */
export async function noteSecondFactor(trx: Trx, sessionId: number, now: Date): Promise<void> {
  await trx.updateTable('session').set({ second_factor_at: now }).where('id', '=', sessionId).execute();
}

/** Of a user without any factor left, no session has shown one. */
export async function forgetSecondFactors(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .where('second_factor_at', 'is not', null)
    .execute();
}

/** Holds a user's factors as they are until the end of the transaction. */
export async function lockUser(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Whether a user has a passkey or one-time codes of an app. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from passkey where user_id = ${userId})
      or exists (select from totp where user_id = ${userId} and confirmed_at is not null) as has`.execute(db);
  return rows[0]!.has;
}

/** What a user's own page says of factors: whether codes are on, and whether this session has shown one. */
export async function findFactorsShown(
  db: Db,
  userId: number,
  sessionId: number,
): Promise<{ has_totp: boolean; is_shown: boolean }> {
  const { rows } = await sql<{ has_totp: boolean; is_shown: boolean }>`
    select exists (select from totp where user_id = ${userId} and confirmed_at is not null) as has_totp,
      exists (select from session where id = ${sessionId} and second_factor_at is not null) as is_shown`.execute(
    db,
  );
  return rows[0]!;
}

/** Whether somebody can get into an account: by password, passkey or another service. */
export async function hasSignInMethod(trx: Trx, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from user_account where id = ${userId} and password_hash is not null)
      or exists (select from passkey where user_id = ${userId})
      or exists (select from social_account where user_id = ${userId}) as has`.execute(trx);
  return rows[0]!.has;
}
