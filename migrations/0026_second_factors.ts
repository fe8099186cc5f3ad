import { sql, type Kysely } from 'kysely';

/** Passkeys, one-time codes of an app with their recovery codes, and accounts at other services that sign people in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A public key is not secret; an ML-DSA one takes 1.3 KB.
  await sql`
    create table passkey (
      id int generated always as identity primary key,
      user_id int not null references user_account on delete cascade,
      rp_id text not null check (length(rp_id) between 1 and 253),
      credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
      public_key bytea not null check (length(public_key) between 1 and 4096),
      sign_count bigint not null check (sign_count between 0 and 4294967295),
      transports text[] not null,
      is_backed_up boolean not null,
      name text not null check (length(name) between 1 and 64),
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index on passkey (user_id)`.execute(db);
  await sql`
    create table webauthn_challenge (
      challenge text primary key check (length(challenge) between 22 and 100),
      purpose text not null check (purpose in ('registration', 'login')),
      rp_id text not null,
      user_id int references user_account on delete cascade,
      expires_at timestamptz not null,
      check ((purpose = 'registration') = (user_id is not null))
    )`.execute(db);
  await sql`create index on webauthn_challenge (user_id)`.execute(db);
  await sql`create index on webauthn_challenge (expires_at)`.execute(db);

  await sql`
    create table totp (
      user_id int primary key references user_account on delete cascade,
      sealed_secret bytea not null,
      last_step bigint not null default 0,
      created_at timestamptz not null,
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table recovery_code (
      user_id int not null references totp on delete cascade,
      code_hash bytea not null check (length(code_hash) = 32),
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db);

  await sql`
    create table social_account (
      provider text not null check (provider in ('google', 'facebook')),
      subject text not null check (length(subject) between 1 and 255),
      user_id int not null references user_account on delete cascade,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      primary key (provider, subject),
      unique (user_id, provider)
    )`.execute(db);
  await sql`
    create table social_login (
      state_hash bytea primary key check (length(state_hash) = 32),
      browser_key_hash bytea not null check (length(browser_key_hash) = 32),
      provider text not null check (provider in ('google', 'facebook')),
      redirect_uri text not null,
      nonce text not null,
      code_verifier text not null,
      code_hash bytea check (length(code_hash) = 32),
      profile jsonb,
      email_code_hash bytea check (length(email_code_hash) = 32),
      attempts int not null default 0,
      expires_at timestamptz not null,
      check (profile is null or code_hash is not null)
    )`.execute(db);
  await sql`create index on social_login (expires_at)`.execute(db);

  // When a second factor was shown in this session: rights of the staff may ask for it.
  await sql`alter table session add column second_factor_at timestamptz`.execute(db);
  await sql`
    create trigger session_second_factor_forget after update of second_factor_at on session
    for each row execute function forget_identity('session', 'id')`.execute(db);
}
