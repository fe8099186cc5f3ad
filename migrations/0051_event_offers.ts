import { sql, type Kysely } from 'kysely';

/** How long a freed seat waits for the one it is offered to is a rule of the event, as its other terms are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event add column offer_hours int not null default 24 check (offer_hours > 0)`.execute(
    db,
  );
}
