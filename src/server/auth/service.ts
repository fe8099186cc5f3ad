import { ShopError } from '../../domain/errors.ts';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import { deleteOldChallenges } from './passkey-queries.ts';
import { updateActiveCustomer } from './queries.ts';
import { updateUser } from './user-queries.ts';
import { deleteOldSocialLogins } from './social-queries.ts';

export { deleteExpiredAccess } from './cleanup.ts';
export { refuseDemoPeople } from './demo-people.ts';
export { shedLogins } from './login.ts';
export { createIdentities, type IdentityCache } from './identities.ts';
export { accountData, findDataSubject } from './personal-data.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { updateCustomerOfIdle as actForWhenIdle } from './queries.ts';
export { requireRecentLogin } from './recent-login.ts';

/**
 * Lets a session act for a customer of its user: prices follow from the next request on.
 * @throws ShopError NOT_SIGNED_IN for no session
 */
export async function actFor(trx: Trx, sessionId: number | null, customerId: number): Promise<void> {
  if (sessionId === null) throw new ShopError('NOT_SIGNED_IN');
  await updateActiveCustomer(trx, sessionId, customerId);
}

/** Deletes logins that were begun and not finished in time. */
export async function deleteUnfinishedLogins(db: Db): Promise<void> {
  await deleteOldChallenges(db);
  await deleteOldSocialLogins(db);
}

/** Sets the language of the mails to a user. */
export async function changeLanguage(trx: Trx, userId: number, language: Language): Promise<void> {
  await updateUser(trx, userId, { language });
}
