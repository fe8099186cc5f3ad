import { sql, type Kysely } from 'kysely';

/** Invoices of 0.00 were left standing when their orders were cancelled: they are taken back as any other is by now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox (topic, key, payload)
    select 'payments.canceled', o.uuid::text, jsonb_build_object('order', o.uuid)
    from shop_order o join invoice i on i.order_id = o.id
    where o.status = 4 and i.kind = 'invoice' and i.total_cents = 0
      and not exists (select from invoice n where n.refers_to = i.id)`.execute(db);
}
