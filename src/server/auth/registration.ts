import type { RegistrationBody } from '../../domain/auth/contract.ts';
import { termsVersion } from '../../domain/auth/rules.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { createIndividual, isInvited } from '../customers/service.ts';
import type { Trx } from '../database.ts';
import { giveConsent } from '../notices/service.ts';
import { mailAddressTaken, mailConfirmation } from './mails.ts';
import { useToken } from './tokens.ts';
import { confirmUser, findUserByEmail, insertUnconfirmed } from './user-queries.ts';

/**
 * Registers a person, who exists once the mailed link is opened. Until then nobody has proved whose the address is, so
 * who registers it again replaces what was typed before. An address that has an account is only told so, by mail.
 */
export async function register(
  trx: Trx,
  { audience }: Pick<Visitor, 'audience'>,
  body: RegistrationBody,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const registered = await insertUnconfirmed(trx, {
    email: body.email,
    first_name: body.first_name,
    last_name: body.last_name,
    password_hash: passwordHash,
    language: audience.language,
    shop_id: audience.shopId,
    wants_newsletter: body.is_email_subscription,
    terms_accepted_at: now,
    terms_version: termsVersion,
    created_at: now,
  });
  if (registered) {
    const { email, invitation: token } = body;
    const isProved = token !== undefined && (await isInvited(trx, { email, token, now }));
    return isProved ? openAccount(trx, registered.id, now) : mailConfirmation(trx, registered, now);
  }
  const owner = await findUserByEmail(trx, body.email);
  if (owner) await mailAddressTaken(trx, owner, now);
}

export async function resendConfirmation(trx: Trx, email: string, now: Date): Promise<void> {
  const user = await findUserByEmail(trx, email);
  if (user?.is_active && user.email_confirmed_at === null) await mailConfirmation(trx, user, now);
}

/** Opens the account that a mailed link belongs to. */
export async function verifyCustomer(
  trx: Trx,
  { uid, token, now }: { uid: string; token: string; now: Date },
): Promise<{ email: string }> {
  const { userId, email } = await useToken(trx, { token, purpose: 'confirm_email', uid, now });
  await openAccount(trx, userId, now);
  return { email };
}

/**
 * What happens once an address is proved to be the user's, by whatever way: the user becomes a customer, and gets the
 * newsletter that was wished for. Repeating it changes nothing.
 */
export async function openAccount(trx: Trx, userId: number, now: Date): Promise<void> {
  const opened = await confirmUser(trx, userId, now);
  if (!opened) return;
  const name = `${opened.first_name} ${opened.last_name}`.trim() || opened.email;
  await createIndividual(trx, { userId, name });
  if (!opened.wants_newsletter) return;
  const { email, language, shop_id: shopId, terms_accepted_at: acceptedAt } = opened;
  const wish = { email, language, shopId, kind: 'newsletter', source: 'registration' } as const;
  await giveConsent(trx, { ...wish, ...(acceptedAt && { askedAt: acceptedAt }) }, now);
}
