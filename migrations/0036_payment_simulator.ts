import { sql, type Kysely } from 'kysely';

/** What the payment simulator knows, in tables of its own: like a provider it lives on when the shop stops. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table simulated_payment (
      reference text primary key,
      protocol text not null check (protocol in ('everypay', 'esto')),
      order_reference text not null,
      amount_cents bigint not null check (amount_cents > 0),
      standing_cents bigint not null default 0 check (standing_cents between 0 and amount_cents),
      state text not null,
      source text,
      request jsonb not null,
      -- Money that arrives after the buyer has gone back.
      settles_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db);
  // A shop pays each order once: with EveryPay no second payment of one order_reference can succeed.
  await sql`
    create unique index simulated_payment_success on simulated_payment (order_reference)
    where protocol = 'everypay' and state in ('settled', 'refunded')`.execute(db);
  await sql`create index on simulated_payment (settles_at) where settles_at is not null`.execute(db);
  await sql`
    create table simulated_nonce (
      nonce text primary key,
      at timestamptz not null
    )`.execute(db);
  await sql`
    create table simulated_callback (
      id bigint generated always as identity primary key,
      reference text not null references simulated_payment on delete cascade,
      url text not null,
      -- A form to be posted; null: a GET.
      form jsonb,
      tries int not null default 0,
      due_at timestamptz not null,
      last_status int
    )`.execute(db);
  await sql`create index on simulated_callback (due_at)`.execute(db);
  await sql`create index on simulated_callback (reference)`.execute(db);
}
