import type { Language } from '../../domain/locales.ts';
import type { Trx } from '../database.ts';

/** Keeps an address once; the first shop and language it came with stay. `email` is in lower case. */
export async function addSubscription(
  trx: Trx,
  subscription: { email: string; shop_id: number; language: Language },
): Promise<void> {
  await trx
    .insertInto('newsletter_subscription')
    .values(subscription)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
