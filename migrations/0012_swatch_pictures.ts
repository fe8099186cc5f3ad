import { sql, type Kysely } from 'kysely';

/** Which picture of a gallery shows the colour of a shade as it looks worn: a strand of hair, a smear of lipstick. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_file add column is_swatch boolean not null default false`.execute(db);
  await sql`alter table wanted_image add column is_swatch boolean not null default false`.execute(db);
}
