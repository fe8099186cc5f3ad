import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

export const favouritesData: PersonalData<Database> = {
  name: 'favourites',
  read: (db, { id }) =>
    db
      .selectFrom('favourite')
      .select(['product_id', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
  async erase(trx, { id }) {
    await trx.deleteFrom('shared_favourites').where('user_id', '=', id).execute();
    await trx.deleteFrom('favourite').where('user_id', '=', id).execute();
  },
};
