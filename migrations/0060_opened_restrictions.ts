import { sql, type Kysely } from 'kysely';

/** Courses open restrictions, by their codes, to the customers of those who were there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_template add column opens_restrictions text[] not null default '{}'`.execute(
    db,
  );
  await sql`alter table customer add column opened_restrictions text[] not null default '{}'`.execute(db);
  await sql`drop trigger customer_forget_identity on customer`.execute(db);
  await sql`
    create trigger customer_forget_identity
    after update of is_business, customer_group_id, status, opened_restrictions or delete on customer
    for each row execute function forget_identity('customer', 'id')`.execute(db);
}
