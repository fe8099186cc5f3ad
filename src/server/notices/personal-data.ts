import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/** What goes with an address. */
const ofAddress = [
  'notice_confirmation',
  'notice_consent',
  'back_in_stock_request',
  'price_drop_notice',
] as const;

/** Which mails an address gets and when that was said; the proof stays without the address. */
export const noticeData: PersonalData<Database> = {
  name: 'notices',
  async read(db, { email }) {
    const [consents, history, confirmations, waiting, priceDrops, carts] = await Promise.all([
      db
        .selectFrom('notice_consent')
        .select(['kind', 'language', 'given_at'])
        .where('email', '=', email)
        .orderBy('kind')
        .execute(),
      db
        .selectFrom('notice_consent_event')
        .select(['kind', 'action', 'source', 'text_version', 'language', 'asked_at', 'at'])
        .where('email', '=', email)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('notice_confirmation')
        .select(['kind', 'source', 'product_id', 'asked_at', 'confirmed_at'])
        .where('email', '=', email)
        .orderBy('asked_at')
        .execute(),
      db
        .selectFrom('back_in_stock_request')
        .select(['product_id', 'asked_at', 'expires_at', 'notified_at'])
        .where('email', '=', email)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('price_drop_notice')
        .select(['product_id', 'notified_at'])
        .where('email', '=', email)
        .orderBy('notified_at')
        .execute(),
      db
        .selectFrom('abandoned_cart_notice')
        .select(['order_uuid', 'notified_at'])
        .where('email', '=', email)
        .orderBy('notified_at')
        .execute(),
    ]);
    return { consents, history, confirmations, waiting, price_drops: priceDrops, carts };
  },
  async erase(trx, { email }) {
    for (const table of ofAddress) await trx.deleteFrom(table).where('email', '=', email).execute();
    await trx.updateTable('abandoned_cart_notice').set({ email: null }).where('email', '=', email).execute();
    await trx.updateTable('notice_consent_event').set({ email: null }).where('email', '=', email).execute();
  },
};
