import type { Language } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Database, Db, Trx } from '../database.ts';
import type { DataSubject, PersonalData } from '../platform/personal-data.ts';

/** Everything by which a user signs in goes with the account. */
const ofUser = [
  'session',
  'email_token',
  'known_address',
  'passkey',
  'webauthn_challenge',
  'totp',
  'recovery_code',
  'social_account',
  'social_login',
  'user_role',
] as const;

/** The account: who the user is and how they sign in, without anything that would let a reader sign in. */
export const accountData: PersonalData<Database> = {
  name: 'account',
  async read(db, { id }) {
    const of = (table: 'session' | 'passkey' | 'social_account') =>
      db.selectFrom(table).where('user_id', '=', id);
    const [account, sessions, passkeys, socialAccounts] = await Promise.all([
      db
        .selectFrom('user_account')
        .select(['uuid', 'email', 'first_name', 'last_name', 'language', 'created_at', 'email_confirmed_at'])
        .select(['terms_accepted_at', 'terms_version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
      of('session').select(['device', 'created_at', 'last_used_at', 'expires_at']).execute(),
      db
        .selectFrom('passkey')
        .select(['name', 'rp_id as domain', 'created_at', 'last_used_at'])
        .where('user_id', '=', id)
        .execute(),
      db
        .selectFrom('social_account')
        .select(['provider', 'email', 'created_at', 'last_used_at'])
        .where('user_id', '=', id)
        .execute(),
    ]);
    return { ...account, sessions, passkeys, social_accounts: socialAccounts };
  },
  /** The row stays as the one that orders and the audit log refer to, and names nobody any more. */
  async erase(trx, { id }, now) {
    for (const table of ofUser) await trx.deleteFrom(table).where('user_id', '=', id).execute();
    const { uuid } = await trx
      .selectFrom('user_account')
      .select('uuid')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('user_account')
      .set({
        email: `${uuid}@erased.invalid`,
        first_name: '',
        last_name: '',
        password_hash: null,
        is_active: false,
        wants_newsletter: false,
        erased_at: now,
      })
      .where('id', '=', id)
      .execute();
  },
};

/** Whose data, and how to write to them; undefined: no such user, or erased already. */
export async function findDataSubject(
  db: Db | Trx,
  userId: number,
): Promise<(DataSubject & { name: string; language: Language; shopId: ShopId }) | undefined> {
  return db
    .selectFrom('user_account')
    .select(['id', 'email', 'first_name as name', 'language'])
    .select((eb) => eb.ref('shop_id').$castTo<ShopId>().as('shopId'))
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}
