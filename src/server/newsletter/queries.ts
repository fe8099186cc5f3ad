import type { Language } from '../../domain/locales.ts';
import type { Db } from '../database.ts';

/** Keeps an address once; the first shop and language it came with stay. `email` is in lower case. */
export async function addSubscription(
  db: Db,
  subscription: { email: string; shop_id: number; language: Language },
): Promise<void> {
  await db
    .insertInto('newsletter_subscription')
    .values(subscription)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
