import { sql, type Kysely } from 'kysely';

/**
 * Letters about products that are back may be switched on by the link of any letter, for no product yet: the owner of the
 * address is asked as for every other kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice_confirmation drop constraint notice_confirmation_check1`.execute(db);
  await sql`
    alter table notice_confirmation add constraint notice_confirmation_product
    check (product_id is null or kind = 'back_in_stock')`.execute(db);
}
