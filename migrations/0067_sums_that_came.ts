import { sql, type Kysely } from 'kysely';

/**
 * Money that no order waited for may be another sum than was asked for, or of another currency. It was booked as the sum asked
 * for, and only the task of the staff knew better.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment
      -- Of a stray payment what came; of others as much came as was asked for, or nothing.
      add column received_cents bigint check (received_cents >= 0),
      add column received_currency text,
      drop constraint payment_check`.execute(db);
  await sql`
    update payment p set received_cents = came.cents, received_currency = 'EUR',
      standing_cents = greatest(0, came.cents - came.back)
    from (
      select id, coalesce((select amount_cents from refund_task where payment_id = payment.id and reason = 'amount_differs'),
          amount_cents) as cents,
        coalesce((select sum(amount_cents) from refund where payment_id = payment.id and state <> 'waiting'), 0) as back
      from payment where state = 'stray') came
    where came.id = p.id`.execute(db);
  await sql`
    alter table payment
      add constraint payment_received check (
        (state = 'stray') = (received_cents is not null) and (received_cents is null) = (received_currency is null)),
      add constraint payment_standing check (standing_cents between 0 and coalesce(received_cents, amount_cents))`.execute(
    db,
  );
}
