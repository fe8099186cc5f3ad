import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/** Payments of orders that a user began. They are retained with the accounts for seven years, and name nobody. */
export const paymentsData: PersonalData<Database> = {
  name: 'payments',
  async read(db, { id }) {
    const { rows } = await sql<object>`
      select p.order_reference, p.method, p.option, p.provider, p.amount_cents,
        (p.received_cents / 100.0)::numeric(14, 2) || ' ' || p.received_currency as received, p.state, p.created_at, p.closed_at,
        coalesce((select json_agg(json_build_object('amount_cents', r.amount_cents, 'reason', r.reason,
            'created_at', r.created_at) order by r.id)
          from refund r where r.payment_id = p.id), '[]') as refunds
      from payment p join shop_order o on o.id = p.order_id where o.user_id = ${id} order by p.id`.execute(
      db,
    );
    return rows;
  },
  // Who asked for a refund is forgotten with the account.
  erase: () => Promise.resolve(),
};
