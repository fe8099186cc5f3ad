import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { PasskeyTable, WebauthnChallengeTable } from './factor-tables.ts';

type PasskeyRow = Selectable<PasskeyTable>;

export async function addChallenge(db: Db, challenge: Selectable<WebauthnChallengeTable>): Promise<void> {
  await db.insertInto('webauthn_challenge').values(challenge).execute();
}

/** Takes a challenge out, so that it is answered once, rightly or wrongly; undefined: unknown, used or too old. */
export async function takeChallenge(
  db: Db,
  wanted: Pick<Selectable<WebauthnChallengeTable>, 'challenge' | 'purpose' | 'rp_id' | 'user_id'>,
  now: Date,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('webauthn_challenge')
    .where('challenge', '=', wanted.challenge)
    .where('purpose', '=', wanted.purpose)
    .where('rp_id', '=', wanted.rp_id)
    .where('user_id', wanted.user_id === null ? 'is' : '=', wanted.user_id)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken.challenge : undefined;
}

export async function deleteOldChallenges(db: Db): Promise<void> {
  await db
    .deleteFrom('webauthn_challenge')
    .where('expires_at', '<', (expression) => expression.fn<Date>('now'))
    .execute();
}

/** The oldest first, as their owner added them. */
export async function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whom a passkey signs in; undefined: no passkey of this domain, or a user who is blocked. */
export async function findPasskey(db: Db, credentialId: Buffer, rpId: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('user_account', 'user_account.id', 'passkey.user_id')
    .selectAll('passkey')
    .select('user_account.uuid as user_uuid')
    .where('passkey.credential_id', '=', credentialId)
    .where('passkey.rp_id', '=', rpId)
    .where('user_account.is_active', '=', true)
    .executeTakeFirst();
}

/** Undefined: the authenticator has been added before, by whomever. */
export async function addPasskey(
  db: Db,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>,
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** False: somebody has used the passkey since it was read. */
export async function noteUse(
  db: Db,
  passkey: Pick<PasskeyRow, 'id' | 'sign_count'>,
  use: Pick<PasskeyRow, 'sign_count' | 'is_backed_up' | 'last_used_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set(use)
    .where('id', '=', passkey.id)
    .where('sign_count', '=', passkey.sign_count)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Undefined: none of this user. */
export async function renamePasskeyOf(
  db: Db,
  userId: number,
  id: number,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** False: none of this user. */
export async function deletePasskeyOf(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
