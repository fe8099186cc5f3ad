import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/**
 * Withdrawals and returns of a user. What was declared is evidence of how a contract ended, and what was returned belongs to
 * its credit note: both are retained as long as orders are, without the account. Statements that were never sent go, and so does
 * who uploaded a picture.
 */
export const returnsData: PersonalData<Database> = {
  name: 'returns',
  async read(db, { id, email }) {
    const withdrawals = await sql<object>`
      select uuid, order_number, email, name, lines, goods, created_at, submitted_at, acknowledgement
      from withdrawal where user_id = ${id} or email = ${email} order by id`.execute(db);
    const returns = await sql<object>`
      select r.uuid, r.status, r.created_at, r.refund_cents, r.credit_note,
        coalesce((select json_agg(json_build_object('order_line_id', l.order_line_id, 'quantity', l.quantity,
            'reason', l.reason, 'note', l.note) order by l.id) from return_line l where l.return_id = r.id), '[]') as lines
      from order_return r join shop_order o on o.id = r.order_id where o.user_id = ${id} order by r.id`.execute(
      db,
    );
    return { withdrawals: withdrawals.rows, returns: returns.rows };
  },
  async erase(trx, { id, email }) {
    await sql`
      delete from withdrawal where submitted_at is null and (user_id = ${id} or email = ${email})`.execute(
      trx,
    );
    await sql`update withdrawal set user_id = null where user_id = ${id}`.execute(trx);
    await sql`update return_picture set uploaded_by = null where uploaded_by = ${id}`.execute(trx);
    await sql`update return_history set user_id = null where user_id = ${id}`.execute(trx);
  },
};
