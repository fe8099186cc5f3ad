import { sql, type Kysely } from 'kysely';

/** The loyalty programme: members, what customers have spent, and points in a ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table loyalty_account (
      id int generated always as identity primary key,
      -- Null: the customer was erased; the books of the shop stay whole.
      customer_id int unique references customer on delete set null,
      joined_at timestamptz,
      left_at timestamptz,
      welcomed_at timestamptz,
      asked_at timestamptz,
      spent_cents bigint not null default 0 check (spent_cents >= 0),
      -- Balances of the ledger, written with each transfer.
      available_cents bigint not null default 0 check (available_cents >= 0),
      reserved_cents bigint not null default 0 check (reserved_cents >= 0),
      owed_cents bigint not null default 0 check (owed_cents >= 0)
    )`.execute(db);
  // A transfer takes from one side what it gives to the other, so that all sides together are always zero.
  await sql`
    create table loyalty_transfer (
      id bigint generated always as identity primary key,
      account_id int not null references loyalty_account,
      kind text not null,
      from_side text not null check (from_side in ('available', 'reserved', 'owed', 'issued', 'spent', 'expired', 'forfeited')),
      to_side text not null check (to_side in ('available', 'reserved', 'owed', 'issued', 'spent', 'expired', 'forfeited')),
      cents bigint not null check (cents > 0),
      -- What was free to be used after it.
      available_after bigint not null check (available_after >= 0),
      order_uuid uuid,
      at timestamptz not null,
      check (from_side <> to_side)
    )`.execute(db);
  await sql`create index on loyalty_transfer (account_id, id)`.execute(db);
  await sql`create index on loyalty_transfer (order_uuid) where order_uuid is not null`.execute(db);
  // Points that were earned or given back together and expire together.
  await sql`
    create table loyalty_lot (
      id bigint generated always as identity primary key,
      account_id int not null references loyalty_account,
      order_uuid uuid,
      cents bigint not null check (cents > 0),
      left_cents bigint not null,
      last_day date not null,
      check (left_cents between 0 and cents)
    )`.execute(db);
  await sql`create index on loyalty_lot (account_id, last_day, id) where left_cents > 0`.execute(db);
  await sql`create index on loyalty_lot (last_day) where left_cents > 0`.execute(db);
  // From which lots an order took its points.
  await sql`
    create table loyalty_use (
      order_uuid uuid not null,
      lot_id bigint not null references loyalty_lot,
      cents bigint not null check (cents > 0),
      primary key (order_uuid, lot_id)
    )`.execute(db);
  await sql`create index on loyalty_use (lot_id)`.execute(db);
  await sql`
    create table loyalty_order (
      order_uuid uuid primary key,
      account_id int not null references loyalty_account,
      -- Points it is paid with.
      points_cents bigint not null default 0 check (points_cents >= 0),
      points_state text check (points_state in ('reserved', 'spent')),
      given_back_cents bigint not null default 0 check (given_back_cents >= 0),
      -- What was paid in money for its goods once it was fulfilled, and what it earned.
      fulfilled_at timestamptz,
      goods_cents bigint not null default 0 check (goods_cents >= 0),
      returned_cents bigint not null default 0 check (returned_cents >= 0),
      earned_cents bigint not null default 0 check (earned_cents >= 0),
      taken_back_cents bigint not null default 0 check (taken_back_cents >= 0),
      check ((points_state is null) = (points_cents = 0)),
      check (given_back_cents <= points_cents),
      check (returned_cents <= goods_cents),
      check (taken_back_cents <= earned_cents)
    )`.execute(db);
  await sql`create index on loyalty_order (account_id)`.execute(db);
  await sql`
    create table loyalty_return (
      key text primary key,
      order_uuid uuid not null references loyalty_order,
      goods_cents bigint not null,
      taken_back_cents bigint not null,
      owed_cents bigint not null,
      given_back_cents bigint not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index on loyalty_return (order_uuid)`.execute(db);
  // What was bought before there was a programme counts for the level.
  await sql`
    insert into loyalty_account (customer_id, spent_cents)
    select o.customer_id, sum(l.payable_cents)
    from shop_order o join order_line l on l.order_id = o.id
    where o.status = 5 and o.customer_id is not null group by o.customer_id`.execute(db);
  await sql`
    insert into loyalty_order (order_uuid, account_id, fulfilled_at, goods_cents)
    select o.uuid, a.id, o.changed_at, sum(l.payable_cents)
    from shop_order o join order_line l on l.order_id = o.id join loyalty_account a on a.customer_id = o.customer_id
    where o.status = 5 group by o.uuid, a.id, o.changed_at`.execute(db);
  await sql`alter table shop_order add column use_loyalty_points boolean not null default false`.execute(db);
}
