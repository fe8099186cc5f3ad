import { sql, type Kysely } from 'kysely';

/** Which account at another service is linked, in words its owner knows; and trips of who links one while signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table social_account add column email text check (length(email) <= 254)`.execute(db);
  await sql`
    alter table social_login
      add column user_id int references user_account on delete cascade`.execute(db);
}
