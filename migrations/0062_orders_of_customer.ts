import { sql, type Kysely } from 'kysely';

/** Which orders of a customer count as bought is answered by the index alone, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index shop_order_of_customer on shop_order (customer_id, id) include (status, is_event, user_id)
    where customer_id is not null`.execute(db);
}
