import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

export const newsletterData: PersonalData<Database> = {
  name: 'newsletter',
  read: (db, { email }) =>
    db
      .selectFrom('newsletter_subscription')
      .select(['email', 'language', 'created_at'])
      .where('email', '=', email)
      .execute(),
  async erase(trx, { email }) {
    await trx.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
  },
};
