import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/**
 * Lists that a user made. They are the customer's: its colleagues go on with them, and with its only user a customer goes,
 * and its lists with it.
 */
export const savedListsData: PersonalData<Database> = {
  name: 'saved_lists',
  async read(db, { id }) {
    const { rows } = await sql<object>`
      select l.uuid, l.name, l.created_at, l.changed_at, l.deleted_at,
        coalesce((select json_agg(json_build_object('product_id', n.product_id, 'quantity', n.quantity, 'note', n.note)
            order by n.position)
          from saved_list_line n where n.list_id = l.id), '[]') as lines
      from saved_list l where l.user_id = ${id} order by l.id`.execute(db);
    return rows;
  },
  async erase(trx, { id }) {
    await trx.updateTable('saved_list').set({ user_id: null }).where('user_id', '=', id).execute();
  },
};
