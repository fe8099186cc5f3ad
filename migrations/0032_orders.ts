import { sql, type Kysely } from 'kysely';

/** Orders from the first draft on, what they hold, their life, and the coupons they may use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence order_number start 100001`.execute(db);
  await sql`
    create table shop_order (
      id bigint generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      number bigint unique,
      version int not null default 1,
      status smallint not null default 1 check (status between 1 and 7),
      is_event boolean not null default false,
      shop_id int not null references shop,
      country_id int not null references country,
      language text not null,
      customer_id int references customer,
      user_id int references user_account on delete set null,
      is_business boolean not null default false,
      customer_group_id int references customer_group on delete set null,
      delivery_method_id int,
      pickup_point jsonb,
      delivery_note text,
      promised_on date,
      information jsonb,
      contact_email text,
      purchase_order_number text,
      payment_method text,
      payment_option text,
      due_on date,
      total_cents bigint,
      transport_cents bigint,
      payable_cents bigint,
      vat_cents bigint,
      vat_reason text check (vat_reason in ('destination', 'intra_community')),
      totals jsonb,
      approval text check (approval in ('waiting', 'approved', 'denied')),
      approval_reason text,
      approved_by int references user_account on delete set null,
      approved_cents bigint,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      submitted_at timestamptz,
      -- What was placed has its sums; a draft has those of the moment.
      check (status in (1, 4, 7) or (number is not null and payable_cents is not null and payable_cents >= 0))
    )`.execute(db);
  await sql`create index on shop_order (customer_id, submitted_at desc) where customer_id is not null`.execute(
    db,
  );
  await sql`create index shop_order_drafts on shop_order (customer_id, user_id, id) where status in (1, 7)`.execute(
    db,
  );
  await sql`create index shop_order_guest_drafts on shop_order (changed_at) where status in (1, 7)`.execute(
    db,
  );
  await sql`create index on shop_order (user_id) where user_id is not null`.execute(db);
  await sql`create index on shop_order (contact_email) where customer_id is null and contact_email is not null`.execute(
    db,
  );
  await sql`
    create table order_line (
      id bigint generated always as identity primary key,
      order_id bigint not null references shop_order on delete cascade,
      product_id int references product on delete set null,
      quantity int not null check (quantity between 1 and 9999),
      -- What a piece cost when the buyer last agreed to it.
      seen_cents int not null check (seen_cents >= 0),
      -- Filled when the order is placed, and never changed after that.
      sku text,
      i18n_name jsonb,
      unit_cents int check (unit_cents >= 0),
      vat_rate numeric(4, 1),
      cents bigint,
      payable_cents bigint,
      vat_cents bigint,
      price_reasons jsonb,
      unique (order_id, product_id)
    )`.execute(db);
  await sql`create index on order_line (product_id)`.execute(db);
  await sql`
    create table order_history (
      id bigint generated always as identity primary key,
      order_id bigint not null references shop_order on delete cascade,
      at timestamptz not null default now(),
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('customer', 'guest', 'staff', 'payment', 'shop')),
      user_id int references user_account on delete set null,
      reason text
    )`.execute(db);
  await sql`create index on order_history (order_id, id)`.execute(db);
  await sql`
    create table coupon (
      id int generated always as identity primary key,
      code text not null unique check (code = upper(code)),
      i18n_name jsonb not null,
      scope text not null check (scope in
        ('ALL_PRODUCTS', 'FULL_PRICE_PRODUCTS', 'CHEAPEST_PRODUCT', 'SPECIFIC_PRODUCTS', 'TRANSPORT')),
      percent numeric(5, 2) check (percent > 0 and percent <= 100),
      cents int check (cents > 0),
      product_ids int[] not null default '{}',
      valid_from timestamptz,
      valid_to timestamptz,
      max_uses int check (max_uses > 0),
      max_uses_per_customer int check (max_uses_per_customer > 0),
      min_goods_cents int check (min_goods_cents > 0),
      country_ids int[],
      is_active boolean not null default true,
      uses int not null default 0,
      check ((percent is null) <> (cents is null)),
      check (uses >= 0 and (max_uses is null or uses <= max_uses))
    )`.execute(db);
  await sql`
    create table order_coupon (
      order_id bigint not null references shop_order on delete cascade,
      coupon_id int not null references coupon,
      added_at timestamptz not null default now(),
      primary key (order_id, coupon_id)
    )`.execute(db);
  await sql`create index on order_coupon (coupon_id)`.execute(db);
  await sql`
    create table coupon_use (
      coupon_id int not null references coupon,
      order_id bigint not null references shop_order on delete cascade,
      -- customer 12, or the address of a guest: who may use it so many times
      buyer text not null,
      primary key (coupon_id, order_id)
    )`.execute(db);
  await sql`create index on coupon_use (coupon_id, buyer)`.execute(db);
  await sql`create index on coupon_use (order_id)`.execute(db);
  await sql`create index on stock_reservation (expires_at) where expires_at is not null`.execute(db);
}
