import { sql, type Kysely } from 'kysely';

/** Which delivered orders were looked at for an invitation to review, each once, and when orders were delivered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_invitation (
      order_id bigint primary key references shop_order on delete cascade,
      considered_at timestamptz not null
    )`.execute(db);
  await sql`create index order_history_delivered on order_history (at, order_id) where to_status = 5`.execute(
    db,
  );
}
