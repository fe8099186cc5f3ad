import { sql, type Kysely } from 'kysely';

/**
 * Who a token belongs to: users, the customers they act for, roles with their permissions, sessions. Every change that
 * makes a remembered identity wrong is announced by a trigger, so that no writer can forget to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_account (
      id int generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      email text not null unique check (email = lower(email) and length(email) between 3 and 255),
      first_name text not null default '' check (length(first_name) <= 255),
      last_name text not null default '' check (length(last_name) <= 255),
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table role (
      code text primary key check (code ~ '^[A-Z_]{1,50}$')
    )`.execute(db);
  await sql`
    create table role_permission (
      role text not null references role on delete cascade,
      permission text not null check (permission ~ '^[a-z_]{1,100}$'),
      primary key (role, permission)
    )`.execute(db);
  await sql`
    create table user_role (
      user_id int not null references user_account on delete cascade,
      role text not null references role on delete cascade,
      primary key (user_id, role)
    )`.execute(db);
  await sql`create index on user_role (role)`.execute(db);

  await sql`
    create table customer (
      id int generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      name text not null check (length(name) between 1 and 255),
      is_business boolean not null,
      customer_group_id int references customer_group,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on customer (customer_group_id)`.execute(db);
  await sql`
    create table customer_user (
      customer_id int not null references customer on delete cascade,
      user_id int not null references user_account on delete cascade,
      role text not null check (role in ('CUSTOMER_ADMIN', 'CUSTOMER_USER')),
      primary key (customer_id, user_id)
    )`.execute(db);
  await sql`create index on customer_user (user_id)`.execute(db);

  // A member who leaves a customer stays signed in and acts for none.
  await sql`
    create table session (
      id int generated always as identity primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      user_id int not null references user_account on delete cascade,
      customer_id int,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      foreign key (customer_id, user_id) references customer_user (customer_id, user_id)
        on delete set null (customer_id)
    )`.execute(db);
  await sql`create index on session (user_id)`.execute(db);
  await sql`create index on session (customer_id, user_id)`.execute(db);
  await sql`create index on session (expires_at)`.execute(db);

  // The argument names the kind of thing, the column its number: \`session:7\`, \`user:12\`.
  await sql`
    create function forget_identity() returns trigger language plpgsql as $$
    begin
      perform pg_notify('cache_purge', json_build_array(tg_argv[0] || ':' || (to_jsonb(old) ->> tg_argv[1]))::text);
      return null;
    end $$`.execute(db);
  for (const [table, events, kind, column] of [
    ['session', 'update of token_hash, user_id, customer_id, expires_at or delete', 'session', 'id'],
    ['user_account', 'update of is_active or delete', 'user', 'id'],
    ['user_role', 'update or delete', 'user', 'user_id'],
    ['role_permission', 'update or delete', 'role', 'role'],
    ['customer', 'update of is_business, customer_group_id or delete', 'customer', 'id'],
    ['customer_user', 'update or delete', 'user', 'user_id'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`${table}_forget_identity`)} after ${sql.raw(events)} on ${sql.table(table)}
      for each row execute function forget_identity(${sql.lit(kind)}, ${sql.lit(column)})`.execute(db);
  }
  // What is granted anew changes identities as well.
  await sql`
    create function forget_granted_identity() returns trigger language plpgsql as $$
    begin
      perform pg_notify('cache_purge', json_build_array(tg_argv[0] || ':' || (to_jsonb(new) ->> tg_argv[1]))::text);
      return null;
    end $$`.execute(db);
  for (const [table, kind, column] of [
    ['user_role', 'user', 'user_id'],
    ['role_permission', 'role', 'role'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`${table}_grant`)} after insert or update on ${sql.table(table)}
      for each row execute function forget_granted_identity(${sql.lit(kind)}, ${sql.lit(column)})`.execute(
      db,
    );
  }
}
