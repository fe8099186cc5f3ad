import type { Audience } from '../../domain/shops/audience.ts';
import { normalEmail } from '../../domain/email.ts';
import { createIndividual } from '../customers/service.ts';
import type { Trx } from '../database.ts';
import type { SocialProfile } from './factor-tables.ts';

/** Of a first or last name. */
const nameLimit = 64;

/** Makes a user and their customer of what another service tells; the address is known to be theirs. */
export async function registerSocialUser(
  trx: Trx,
  profile: SocialProfile,
  { language, shopId }: Audience,
  now: Date,
): Promise<number> {
  const email = normalEmail(profile.email!)!;
  const first_name = profile.first_name.trim().slice(0, nameLimit);
  const last_name = profile.last_name.trim().slice(0, nameLimit);
  const { id } = await trx
    .insertInto('user_account')
    .values({
      email,
      first_name,
      last_name,
      language,
      shop_id: shopId,
      email_confirmed_at: now,
      terms_accepted_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createIndividual(trx, { userId: id, name: `${first_name} ${last_name}`.trim() || email });
  return id;
}

/**
 * Confirms the address of a user who registered and never proved to own it, now that somebody did. Whoever registered may
 * have been somebody else, who knows the password: where the proof was a mail, it is taken away.
 */
export async function confirmOwner(
  trx: Trx,
  { id, isProvedByMail }: { id: number; isProvedByMail: boolean },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('user_account')
    .set({ email_confirmed_at: now, ...(isProvedByMail && { password_hash: null }) })
    .where('id', '=', id)
    .execute();
}
