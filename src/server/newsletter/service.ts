import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { addSubscription, hasSubscription } from './queries.ts';

/** Subscribes an address, in lower case, to the letters of the visited shop in the visitor's language. */
export async function subscribe(trx: Trx, { audience }: Visitor, email: string): Promise<{ email: string }> {
  await addSubscription(trx, { email, shop_id: audience.shopId, language: audience.language });
  return { email };
}

/** Whether an address, in its one form, gets the newsletter. */
export const isSubscribed = hasSubscription;
