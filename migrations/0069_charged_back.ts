import { sql, type Kysely } from 'kysely';

/** Money that the buyer's bank took back stood in the books as held, and could be sent back once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment
      -- What of it the buyer's bank took back from the shop.
      add column charged_back_cents bigint not null default 0 check (charged_back_cents >= 0)`.execute(db);
  await sql`
    update payment p set charged_back_cents = taken.cents, standing_cents = standing_cents - taken.cents
    from (
      select p.id, p.standing_cents
        - coalesce((select sum(amount_cents) from refund where payment_id = p.id and state = 'waiting'), 0) as cents
      from payment p
      where exists (select from refund_task where payment_id = p.id and reason = 'chargeback')) taken
    where taken.id = p.id and taken.cents > 0`.execute(db);
}
