import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { forfeit } from './membership.ts';
import { lockAccountsOf } from './queries.ts';

/**
 * Membership and points of the customers of a user. The books of the shop stay whole: when a customer goes, its points are
 * forfeited and its transfers name nobody any more.
 */
export const loyaltyData: PersonalData<Database> = {
  name: 'loyalty',
  async read(db, { id }) {
    const { rows } = await sql<object>`
      select c.uuid as customer, a.joined_at, a.left_at, a.spent_cents, a.available_cents, a.reserved_cents, a.owed_cents,
        coalesce((select json_agg(json_build_object('at', t.at, 'kind', t.kind, 'cents', t.cents, 'order', t.order_uuid)
            order by t.id) from loyalty_transfer t where t.account_id = a.id), '[]') as transfers,
        coalesce((select json_agg(json_build_object('cents', l.left_cents, 'last_day', l.last_day) order by l.last_day, l.id)
          from loyalty_lot l where l.account_id = a.id and l.left_cents > 0), '[]') as expiring
      from customer_user m join customer c on c.id = m.customer_id join loyalty_account a on a.customer_id = c.id
      where m.user_id = ${id} order by a.id`.execute(db);
    return rows;
  },
  async erase(trx, { id }, now) {
    // The only user of a customer takes it along.
    const { rows } = await sql<{ customer_id: number }>`
      select m.customer_id from customer_user m where m.user_id = ${id} and not exists (
        select from customer_user other where other.customer_id = m.customer_id and other.user_id <> ${id})`.execute(
      trx,
    );
    if (rows.length === 0) return;
    const accounts = await lockAccountsOf(
      trx,
      rows.map(({ customer_id }) => customer_id),
    );
    for (const account of accounts.values()) {
      await forfeit(trx, account, now);
      await trx
        .updateTable('loyalty_account')
        .set({ customer_id: null, joined_at: null, left_at: null, welcomed_at: null, asked_at: null })
        .where('id', '=', account.id)
        .execute();
    }
  },
};
