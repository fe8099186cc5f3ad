import { sql, type Kysely } from 'kysely';

/** Withdrawals from contracts as the law words them, and returns of goods with their life, pictures and money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawal (
      id bigint generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      shop_id int not null references shop,
      language text not null,
      order_number text not null,
      email text not null,
      name text,
      lines jsonb,
      goods text,
      user_id int references user_account on delete set null,
      -- Who made it showed that they see this order.
      shown_order_id bigint references shop_order on delete set null,
      created_at timestamptz not null,
      submitted_at timestamptz,
      acknowledgement text,
      acknowledgement_sha256 text,
      is_mailed boolean not null default false,
      acknowledged_at timestamptz,
      outcome text check (outcome in ('effective', 'to_check', 'too_late', 'excluded', 'nothing_left')),
      in_time boolean,
      order_id bigint references shop_order,
      matched_by int references user_account on delete set null,
      check ((submitted_at is null) = (acknowledgement is null)),
      check ((acknowledgement is null) = (acknowledgement_sha256 is null)),
      check ((submitted_at is null) = (outcome is null)),
      check (acknowledgement_sha256 ~ '^[0-9a-f]{64}$')
    )`.execute(db);
  await sql`create index on withdrawal (submitted_at desc, id desc) where submitted_at is not null`.execute(
    db,
  );
  await sql`create index on withdrawal (email, submitted_at)`.execute(db);
  await sql`create index on withdrawal (order_id) where order_id is not null`.execute(db);
  await sql`create index on withdrawal (created_at) where submitted_at is null`.execute(db);
  // What was declared is evidence: whatever the code does, it stays as it was acknowledged.
  await sql`
    create function keep_withdrawal() returns trigger language plpgsql as $$
    begin
      if old.submitted_at is null then return case tg_op when 'DELETE' then old else new end; end if;
      if tg_op = 'DELETE' then raise exception 'a withdrawal that was declared is not deleted'; end if;
      if (new.uuid, new.order_number, new.email, new.name, new.lines, new.goods, new.created_at, new.submitted_at,
          new.acknowledgement, new.acknowledgement_sha256)
        is distinct from (old.uuid, old.order_number, old.email, old.name, old.lines, old.goods, old.created_at,
          old.submitted_at, old.acknowledgement, old.acknowledgement_sha256)
      then raise exception 'a withdrawal that was declared is not changed'; end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger keep_withdrawal before update or delete on withdrawal
    for each row execute function keep_withdrawal()`.execute(db);

  await sql`
    create table order_return (
      id bigint generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      order_id bigint not null references shop_order,
      -- The first return of an order is 1.
      place int not null,
      withdrawal_id bigint unique references withdrawal,
      status text not null check (status in ('requested', 'accepted', 'denied', 'received', 'refunded', 'canceled')),
      language text not null,
      refund_due_on date,
      refund_cents bigint,
      delivery_cents bigint not null default 0,
      points_cents bigint not null default 0,
      money text check (money in ('sent_back', 'owed_less', 'none')),
      credit_note text,
      refunded_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      unique (order_id, place),
      check ((status = 'refunded') = (refund_cents is not null)),
      check ((refund_cents is null) = (refunded_at is null) and (refund_cents is null) = (money is null)),
      check (refund_cents >= delivery_cents and delivery_cents >= 0 and points_cents >= 0)
    )`.execute(db);
  await sql`create index on order_return (status, created_at, id)`.execute(db);
  await sql`
    create table return_line (
      id bigint generated always as identity primary key,
      return_id bigint not null references order_return on delete cascade,
      order_line_id bigint not null references order_line,
      quantity int not null check (quantity > 0),
      accepted int not null,
      sellable int not null default 0,
      reason text not null,
      note text,
      refund_cents bigint check (refund_cents >= 0),
      unique (return_id, order_line_id),
      check (accepted between 0 and quantity and sellable between 0 and accepted)
    )`.execute(db);
  await sql`create index on return_line (order_line_id)`.execute(db);
  // How many pieces of a line all its returns hold: the last guard against more than was bought.
  await sql`
    create table returned_pieces (
      order_line_id bigint primary key references order_line,
      bought int not null,
      returned int not null check (returned between 0 and bought)
    )`.execute(db);
  await sql`
    create table return_history (
      id bigint generated always as identity primary key,
      return_id bigint not null references order_return on delete cascade,
      at timestamptz not null,
      from_status text,
      to_status text not null,
      actor text not null check (actor in ('customer', 'guest', 'staff', 'shop')),
      user_id int references user_account on delete set null,
      reason text
    )`.execute(db);
  await sql`create index on return_history (return_id, id)`.execute(db);
  await sql`
    create table return_picture (
      id bigint generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      order_id bigint not null references shop_order,
      return_line_id bigint references return_line on delete cascade,
      storage_key text not null unique,
      content_type text not null,
      bytes int not null,
      uploaded_by int references user_account on delete set null,
      uploaded_at timestamptz not null
    )`.execute(db);
  await sql`create index on return_picture (order_id)`.execute(db);
  await sql`create index on return_picture (return_line_id)`.execute(db);
  await sql`create index on return_picture (uploaded_at) where return_line_id is null`.execute(db);
  // Told when it was bought, so that it counts whatever the product becomes later.
  await sql`alter table order_line add column is_sealed boolean not null default false`.execute(db);
  // What came back by a return, told apart from what a cancelled order puts back.
  await sql`alter table stock_movement add column return_uuid uuid`.execute(db);
  await sql`
    create unique index on stock_movement (return_uuid, product_id, warehouse_id)
    where return_uuid is not null`.execute(db);
}
