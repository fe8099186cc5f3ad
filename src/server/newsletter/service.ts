import type { Language } from '../../domain/locales.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { addSubscription, deleteSubscription, hasSubscription, updateSubscription } from './queries.ts';

export { newsletterData } from './personal-data.ts';

/** Subscribes an address, in lower case, to the letters of the visited shop in the visitor's language. */
export async function subscribe(trx: Trx, { audience }: Visitor, email: string): Promise<{ email: string }> {
  await addSubscription(trx, { email, shop_id: audience.shopId, language: audience.language });
  return { email };
}

/** Whether an address, in its one form, gets the newsletter. */
export const isSubscribed = hasSubscription;

/** Subscribes a user to the letters of the user's own shop and language. */
export async function subscribeAddress(
  trx: Trx,
  { email, shop_id, language }: { email: string; shop_id: number; language: Language },
): Promise<void> {
  await addSubscription(trx, { email, shop_id, language });
}

export const unsubscribeAddress = deleteSubscription;

/** The subscription follows a user to another address. */
export async function moveSubscription(trx: Trx, from: string, to: string): Promise<void> {
  await updateSubscription(trx, from, to);
  await deleteSubscription(trx, from);
}
