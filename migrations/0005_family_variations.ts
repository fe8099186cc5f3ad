import { sql, type Kysely } from 'kysely';

/** How many variations a family has, and its first shades, told from the index alone: every card asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index product_variations on product (family_id, variation_order, id)
      include (shade_code, shade_hex) where not is_disabled`.execute(db);
}
