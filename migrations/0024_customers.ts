import { sql, type Kysely } from 'kysely';

/**
 * Persons and companies in full: who they are, whether staff has approved them, what each of their users may spend, their
 * addresses, invitations, documents, and what VIES said of their VAT numbers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer
      add column middle_name text check (length(middle_name) between 1 and 255),
      add column shop_id int references shop,
      add column registry_country char(2) check (registry_country in ('EE', 'LV', 'FI')),
      add column reg_code text check (reg_code ~ '^[0-9]{8,11}$'),
      add column vat text check (vat ~ '^(EE|LV|FI)[0-9]{8,11}$'),
      add column phone text check (length(phone) between 1 and 64),
      add column delivery_country_id int references country,
      add column status text not null default 'approved' check (status in ('pending', 'approved', 'denied')),
      add column status_changed_at timestamptz,
      add column status_changed_by int references user_account on delete set null,
      add column status_reason text check (length(status_reason) between 1 and 1000),
      add constraint customer_company check (
        case when is_business
          then num_nulls(shop_id, registry_country, reg_code) = 0
          else num_nonnulls(shop_id, registry_country, reg_code, vat) = 0 and status = 'approved'
        end)`.execute(db);
  // A company is one customer of a shop, unless it was denied: then whoever it really is may come.
  await sql`
    create unique index customer_reg_code on customer (shop_id, registry_country, reg_code)
    where status <> 'denied'`.execute(db);

  await sql`
    alter table customer_user
      add column spending_limit_cents bigint check (spending_limit_cents >= 0),
      add column orders_need_approval boolean not null default false,
      add column created_at timestamptz not null default now()`.execute(db);

  await sql`
    create table customer_address (
      id int generated always as identity primary key,
      customer_id int not null references customer on delete cascade,
      type text not null check (type in ('INVOICE', 'DELIVERY')),
      name text not null check (length(name) between 1 and 255),
      street text not null check (length(street) between 1 and 255),
      city text not null check (length(city) between 1 and 255),
      postal_code text not null check (length(postal_code) between 1 and 64),
      country_id int not null references country,
      phone text check (length(phone) between 1 and 64),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on customer_address (customer_id)`.execute(db);

  await sql`
    create table customer_invitation (
      id int generated always as identity primary key,
      customer_id int not null references customer on delete cascade,
      email text not null check (email = lower(email) and length(email) between 3 and 255),
      token_hash bytea not null unique check (length(token_hash) = 32),
      role text not null check (role in ('CUSTOMER_ADMIN', 'CUSTOMER_USER')),
      spending_limit_cents bigint check (spending_limit_cents >= 0),
      orders_need_approval boolean not null default false,
      invited_by int references user_account on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      unique (customer_id, email)
    )`.execute(db);
  await sql`create index on customer_invitation (invited_by)`.execute(db);
  await sql`create index on customer_invitation (expires_at)`.execute(db);

  await sql`
    create table customer_document (
      id int generated always as identity primary key,
      customer_id int not null references customer on delete cascade,
      name text not null check (length(name) between 1 and 255),
      storage_key text not null unique,
      content_type text not null,
      bytes int not null check (bytes > 0),
      expires_on date,
      status text not null default 'pending' check (status in ('pending', 'approved', 'denied')),
      status_changed_at timestamptz,
      status_changed_by int references user_account on delete set null,
      uploaded_by int references user_account on delete set null,
      uploaded_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on customer_document (customer_id)`.execute(db);

  // Answers are about a number, whoever uses it. Each is kept: a company may be asked to prove what VIES said on a day.
  await sql`
    create table vat_check (
      id int generated always as identity primary key,
      vat text not null,
      is_valid boolean not null,
      name text,
      checked_at timestamptz not null
    )`.execute(db);
  await sql`create index on vat_check (vat, checked_at desc)`.execute(db);

  // Another status decides prices as another group does.
  await sql`drop trigger customer_forget_identity on customer`.execute(db);
  await sql`
    create trigger customer_forget_identity after update of is_business, customer_group_id, status or delete on customer
    for each row execute function forget_identity('customer', 'id')`.execute(db);
}
