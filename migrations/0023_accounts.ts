import { sql, type Kysely } from 'kysely';

/** Passwords, confirmed addresses and mailed tokens of users; what the owner of a session sees of it; limits of attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether somebody gets the newsletter is told by newsletter_subscription alone; \`wants_newsletter\` waits for the
  // confirmation of the address.
  await sql`
    alter table user_account
      add column password_hash text check (password_hash ~ '^\\$argon2id\\$'),
      add column email_confirmed_at timestamptz,
      add column language text not null default 'et' check (language in ('et', 'en', 'ru', 'fi', 'lv')),
      add column shop_id int not null default 2 references shop,
      add column wants_newsletter boolean not null default false,
      add column terms_accepted_at timestamptz,
      add column terms_version text,
      add column erased_at timestamptz`.execute(db);
  await sql`
    alter table session
      add column device text not null default '' check (length(device) <= 100),
      add column last_used_at timestamptz not null default now(),
      add column authenticated_at timestamptz not null default now()`.execute(db);

  // One of a purpose for each user: a newer one replaces the older.
  await sql`
    create table email_token (
      user_id int not null references user_account on delete cascade,
      purpose text not null check (purpose in ('confirm_email', 'reset_password', 'change_email')),
      token_hash bytea not null unique check (length(token_hash) = 32),
      email text not null check (length(email) <= 255),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (user_id, purpose)
    )`.execute(db);
  await sql`create index on email_token (expires_at)`.execute(db);

  // Counts that may be lost in a crash: no log is written for them.
  await sql`
    create unlogged table attempt_count (
      key text primary key,
      attempts int not null,
      last_at timestamptz not null,
      blocked_until timestamptz not null
    )`.execute(db);
  await sql`create index on attempt_count (last_at)`.execute(db);

  // Where a user has signed in from, so that guesses of others do not slow down the user.
  await sql`
    create table known_address (
      user_id int not null references user_account on delete cascade,
      address_hash bytea not null check (length(address_hash) = 32),
      last_at timestamptz not null,
      primary key (user_id, address_hash)
    )`.execute(db);
  await sql`create index on known_address (last_at)`.execute(db);
}
