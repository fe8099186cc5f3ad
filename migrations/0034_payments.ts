import { sql, type Kysely } from 'kysely';

/** Attempts to pay orders, what providers told of them, money that goes back, and how much customers may owe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      id bigint generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      order_id bigint references shop_order on delete set null,
      customer_id int references customer on delete set null,
      attempt int not null check (attempt > 0),
      method text not null,
      option text,
      provider text check (provider in ('EVERYPAY', 'ESTOPAY', 'LHV')),
      -- Which of the provider's accounts it is: those of ESTO differ by country.
      country_id int not null,
      provider_reference text unique,
      -- Ours, and known to the provider: the number of the order and of the attempt.
      order_reference text not null unique,
      amount_cents bigint not null check (amount_cents >= 0),
      -- What of it the shop holds, or is owed on account: all of it once settled, less with each refund.
      standing_cents bigint not null default 0 check (standing_cents between 0 and amount_cents),
      state text not null check (state in ('initial', 'pending', 'settled', 'agreed', 'failed', 'stray')),
      -- The provider's own word for it, the last one heard.
      provider_state text,
      redirect_url text,
      is_test boolean not null default false,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      expires_at timestamptz,
      -- When the provider is asked next, and how often that was so; one that we gave up is asked about for some days.
      check_at timestamptz,
      checks int not null default 0,
      closed_at timestamptz,
      end_reason text,
      check ((state in ('initial', 'pending')) = (closed_at is null)),
      check (state not in ('initial', 'pending') or check_at is not null),
      check (state <> 'pending' or provider_reference is not null),
      unique (order_id, attempt)
    )`.execute(db);
  await sql`create unique index payment_open on payment (order_id) where state in ('initial', 'pending')`.execute(
    db,
  );
  await sql`create unique index payment_settled on payment (order_id) where state in ('settled', 'agreed')`.execute(
    db,
  );
  await sql`create index payment_due on payment (check_at) where check_at is not null`.execute(db);
  await sql`create index payment_owed on payment (customer_id) where state = 'agreed' and standing_cents > 0`.execute(
    db,
  );
  await sql`
    create table payment_event (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payment on delete cascade,
      at timestamptz not null default now(),
      kind text not null check (kind in ('callback', 'return', 'check', 'refund')),
      notice text not null check (length(notice) <= 4000),
      outcome text not null
    )`.execute(db);
  await sql`create index on payment_event (payment_id, id)`.execute(db);
  await sql`
    create table refund (
      id bigint generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      payment_id bigint not null references payment,
      amount_cents bigint not null check (amount_cents > 0),
      lines jsonb,
      reason text not null,
      state text not null check (state in ('waiting', 'done', 'manual')),
      -- Null: the shop itself, when a paid order is cancelled.
      asked_by int references user_account on delete set null,
      provider_reference text,
      credit_note text,
      error text,
      created_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`create index on refund (payment_id, id)`.execute(db);
  await sql`create index on refund (asked_by) where asked_by is not null`.execute(db);
  await sql`
    create table refund_task (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payment,
      reason text not null check (reason in
        ('order_dead', 'paid_twice', 'amount_differs', 'chargeback', 'refund_failed', 'refund_manual')),
      amount_cents bigint not null,
      detail text not null default '',
      created_at timestamptz not null,
      closed_at timestamptz,
      closed_by int references user_account on delete set null,
      unique (payment_id, reason, detail)
    )`.execute(db);
  await sql`create index refund_task_open on refund_task (created_at) where closed_at is null`.execute(db);
  await sql`create index on refund_task (closed_by) where closed_by is not null`.execute(db);
  await sql`alter table customer add column credit_limit_cents bigint check (credit_limit_cents >= 0)`.execute(
    db,
  );
  await sql`alter table customer add column payment_term_days int check (payment_term_days between 1 and 90)`.execute(
    db,
  );
}
