import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/** The proof of a consent stays for the time it may be asked for, as that of a browser and no longer of a person. */
export const consentData: PersonalData<Database> = {
  name: 'consents',
  read: (db, { id }) =>
    db
      .selectFrom('consent_record')
      .select(['choices', 'text_version', 'language', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
  async erase(trx, { id }) {
    await trx.updateTable('consent_record').set({ user_id: null }).where('user_id', '=', id).execute();
  },
};
