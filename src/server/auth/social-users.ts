import { nameLimit, termsVersion } from '../../domain/auth/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';
import type { SocialProfile } from './factor-tables.ts';
import { openAccount } from './registration.ts';

/** Makes a user of what another service tells; `email` is known to be theirs. */
export async function registerSocialUser(
  trx: Trx,
  { email, first_name, last_name }: Pick<SocialProfile, 'first_name' | 'last_name'> & { email: string },
  { language, shopId }: Audience,
  now: Date,
): Promise<number> {
  const added = await trx
    .insertInto('user_account')
    .values({
      email,
      first_name: storable(first_name),
      last_name: storable(last_name),
      language,
      shop_id: shopId,
      terms_accepted_at: now,
      terms_version: termsVersion,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Somebody registered the address a moment ago.
  if (!added) throw new ShopError('SOCIAL_ACCOUNT_EXISTS');
  await openAccount(trx, added.id, now);
  return added.id;
}

/** A service may tell anything: what no column can hold is left out. */
function storable(name: string): string {
  return [
    ...name
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .trim(),
  ]
    .slice(0, nameLimit)
    .join('');
}

/**
 * Opens the account of a user who registered and never proved to own the address, now that somebody did. Whoever registered
 * may have been somebody else, who knows the password: where the proof was a mail, it is taken away.
 */
export async function openForOwner(
  trx: Trx,
  { id, isProvedByMail }: { id: number; isProvedByMail: boolean },
  now: Date,
): Promise<void> {
  if (isProvedByMail) {
    await trx.updateTable('user_account').set({ password_hash: null }).where('id', '=', id).execute();
  }
  await openAccount(trx, id, now);
}
