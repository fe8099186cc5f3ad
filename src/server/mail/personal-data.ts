import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/** Mails of the last weeks, by what they were about; what they said went with sending them. */
export const mailData: PersonalData<Database> = {
  name: 'mails',
  read: (db, { email }) =>
    db
      .selectFrom('mail')
      .select(['template', 'language', 'state', 'created_at', 'settled_at'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute(),
  async erase(trx, { email }) {
    await trx.deleteFrom('mail').where('recipient', '=', email).execute();
    await trx.deleteFrom('mail_suppression').where('address', '=', email).execute();
  },
};
