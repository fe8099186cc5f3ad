import { sql, type Insertable, type Selectable } from 'kysely';
import { isStaffRole } from '../../domain/auth/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import type { UserAccountTable } from './tables.ts';

export type UserRow = Selectable<UserAccountTable>;

/** The user of an address in its one form. */
const readByEmail = prepared<UserRow>('auth.user-by-email', 'select * from user_account where email = $1');

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return (await readByEmail(db, [email]))[0];
}

export function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @throws ShopError NOT_SIGNED_IN when the user was deleted meanwhile */
export async function getUser(db: Db, id: number): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new ShopError('NOT_SIGNED_IN');
  return user;
}

/**
 * Stores somebody who has registered, in place of who registered the address before and has not confirmed it. Undefined:
 * the address has an account.
 */
export function insertUnconfirmed(
  trx: Trx,
  user: Insertable<UserAccountTable>,
): Promise<UserRow | undefined> {
  const { email: _email, created_at: _createdAt, ...typed } = user;
  return trx
    .insertInto('user_account')
    .values(user)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(typed)
        .where('user_account.email_confirmed_at', 'is', null)
        .where('user_account.is_active', '=', true),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Notes that the address is the user's own; undefined: it was known. */
export function confirmUser(trx: Trx, userId: number, now: Date): Promise<UserRow | undefined> {
  return trx
    .updateTable('user_account')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function setPasswordHash(trx: Trx, userId: number, passwordHash: string): Promise<void> {
  await trx
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

export async function updateUser(
  trx: Trx,
  userId: number,
  changes: Partial<Pick<UserRow, 'first_name' | 'last_name' | 'language'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await trx.updateTable('user_account').set(changes).where('id', '=', userId).execute();
}

/**
 * Gives a user another address, that of somebody who never confirmed it as well. False: it has an account.
 */
export async function setEmail(trx: Trx, userId: number, email: string, now: Date): Promise<boolean> {
  // Two users may follow links to one address at once: the second is to find it taken.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email}`}, 0))`.execute(trx);
  await trx
    .deleteFrom('user_account')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('is_active', '=', true)
    .execute();
  const changed = await trx
    .updateTable('user_account')
    .set({ email, email_confirmed_at: now })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user_account as other').select('other.id').where('other.email', '=', email))),
    )
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes who registered before an instant and never confirmed the address. */
export async function deleteUnconfirmed(db: Db, registeredBefore: Date): Promise<void> {
  await db
    .deleteFrom('user_account')
    .where('email_confirmed_at', 'is', null)
    .where('terms_accepted_at', '<', registeredBefore)
    .where('is_active', '=', true)
    .execute();
}

export async function isStaff(db: Db, userId: number): Promise<boolean> {
  const roles = await db.selectFrom('user_role').select('role').where('user_id', '=', userId).execute();
  return roles.some(({ role }) => isStaffRole(role));
}

/** Whether the user has signed in from there lately. */
const readKnown = prepared(
  'auth.known-address',
  'select 1 from known_address where user_id = $1 and address_hash = $2',
);

export async function isKnownAddress(db: Db, userId: number, addressHash: Buffer): Promise<boolean> {
  return (await readKnown(db, [userId, addressHash])).length > 0;
}

export async function rememberAddress(db: Db, userId: number, addressHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('known_address')
    .values({ user_id: userId, address_hash: addressHash, last_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'address_hash']).doUpdateSet({ last_at: now }))
    .execute();
}

export async function forgetAddresses(db: Db, lastBefore: Date): Promise<void> {
  await db.deleteFrom('known_address').where('last_at', '<', lastBefore).execute();
}
