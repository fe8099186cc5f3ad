import { sql, type Kysely } from 'kysely';

/**
 * Mails: what is to be sent and what became of it, those kept for reading where no mail server is set, and addresses
 * that mail servers refused for good.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What a mail tells (links that let somebody in, too) is forgotten once it is sent.
  await sql`
    create table mail (
      id uuid primary key default gen_random_uuid(),
      key text not null unique check (length(key) between 1 and 255),
      template text not null check (length(template) <= 100),
      recipient text not null check (length(recipient) between 3 and 255),
      language text not null,
      shop_id int not null references shop,
      props jsonb,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'suppressed', 'refused')),
      error text,
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      check ((state = 'waiting') = (settled_at is null)),
      check (state = 'waiting' or props is null)
    )`.execute(db);
  await sql`create index on mail (created_at)`.execute(db);

  await sql`
    create table kept_mail (
      mail_id uuid primary key references mail on delete cascade,
      position bigint generated always as identity,
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      headers jsonb not null,
      attachments jsonb not null,
      sent_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on kept_mail (position desc)`.execute(db);
  await sql`create index on kept_mail (recipient, position desc)`.execute(db);

  await sql`
    create table mail_suppression (
      address text primary key check (address = lower(address) and length(address) between 3 and 255),
      reason text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
