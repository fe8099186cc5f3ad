import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/** Which letters an address gets and when that was said; the proof stays without the address. */
export const noticeData: PersonalData<Database> = {
  name: 'notices',
  async read(db, { email }) {
    const [consents, history, confirmations] = await Promise.all([
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
    ]);
    return { consents, history, confirmations };
  },
  async erase(trx, { email }) {
    await trx.deleteFrom('notice_confirmation').where('email', '=', email).execute();
    await trx.deleteFrom('notice_consent').where('email', '=', email).execute();
    await trx.updateTable('notice_consent_event').set({ email: null }).where('email', '=', email).execute();
  },
};
