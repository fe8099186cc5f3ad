import { sql, type Kysely } from 'kysely';

/**
 * Which letters an address gets because its owner asked for them: the present state, and each yes and no as a row of its
 * own, which is the proof. Subscribers of the newsletter until now take their place among them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = sql.raw(
    `kind text not null
        check (kind in ('newsletter', 'back_in_stock', 'price_drop', 'abandoned_cart', 'review_invitation'))`,
  );
  const address = sql.raw(`check (email = lower(email) and length(email) between 3 and 255)`);
  await sql`
    create table notice_consent (
      email text not null ${address},
      ${kind},
      language text not null,
      shop_id int not null references shop,
      given_at timestamptz not null,
      primary key (email, kind)
    )`.execute(db);
  // The jobs walk through those of one kind.
  await sql`create index on notice_consent (kind, email)`.execute(db);

  // Without the address once it was erased: who shows the address again can still be told what it had allowed.
  await sql`
    create table notice_consent_event (
      id bigint generated always as identity primary key,
      email text ${address},
      email_hash bytea not null check (length(email_hash) = 32),
      ${kind},
      action text not null check (action in ('given', 'withdrawn')),
      source text not null check (length(source) <= 40),
      text_version text not null check (length(text_version) <= 20),
      language text not null,
      shop_id int not null references shop,
      asked_at timestamptz,
      at timestamptz not null
    )`.execute(db);
  await sql`create index on notice_consent_event (email, id)`.execute(db);
  await sql`create index on notice_consent_event (email_hash, kind, id)`.execute(db);

  await sql`
    create table notice_confirmation (
      token_hash bytea primary key check (length(token_hash) = 32),
      email text not null ${address},
      ${kind},
      source text not null check (length(source) <= 40),
      product_id int references product on delete cascade,
      text_version text not null check (length(text_version) <= 20),
      language text not null,
      shop_id int not null references shop,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      check (expires_at > asked_at),
      check ((kind = 'back_in_stock') = (product_id is not null))
    )`.execute(db);
  await sql`create index on notice_confirmation (email, asked_at)`.execute(db);
  await sql`create index on notice_confirmation (expires_at)`.execute(db);
  await sql`create index on notice_confirmation (product_id)`.execute(db);

  await sql`
    insert into notice_consent (email, kind, language, shop_id, given_at)
    select lower(email), 'newsletter', language, shop_id, created_at from newsletter_subscription
    on conflict do nothing`.execute(db);
  await sql`
    insert into notice_consent_event
      (email, email_hash, kind, action, source, text_version, language, shop_id, at)
    select email, sha256(convert_to(email, 'UTF8')), kind, 'given', 'former_list', 'former', language, shop_id, given_at
    from notice_consent`.execute(db);
  await sql`drop table newsletter_subscription`.execute(db);
}
