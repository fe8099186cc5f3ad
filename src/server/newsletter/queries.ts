import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';

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

export async function hasSubscription(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteSubscription(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
}

/** Gives a subscription another address, unless that one is subscribed itself. */
export async function updateSubscription(trx: Trx, from: string, to: string): Promise<void> {
  await trx
    .updateTable('newsletter_subscription')
    .set({ email: to })
    .where('email', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_subscription as other').select('other.email').where('other.email', '=', to),
        ),
      ),
    )
    .execute();
}
