import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/**
 * Invoices and credit notes of orders that a user began, as they were issued. Accounting law wants them as they are for
 * seven years, so an erasure leaves them.
 */
export const invoicesData: PersonalData<Database> = {
  name: 'invoices',
  async read(db, { id }) {
    const { rows } = await sql<object>`
      select i.number, i.kind, i.order_number, i.issued_on, i.due_on, i.reference_number, i.purchase_order_number,
        i.buyer, i.lines, i.net_cents, i.vat_cents, i.total_cents
      from invoice i join shop_order o on o.id = i.order_id where o.user_id = ${id} order by i.id`.execute(
      db,
    );
    return rows;
  },
  erase: () => Promise.resolve(),
};
