import { sql, type Kysely } from 'kysely';

/**
 * Who wrote a review and what was bought, its pictures, votes, reports and history, and one word for whether it is shown.
 * Reviews that came with products before have no author among the users.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review rename column body to text`.execute(db);
  await sql`
    alter table review
      drop column customer_uuid,
      add column customer_id int references customer on delete set null,
      add column user_id int references user_account on delete set null,
      -- What was bought: the proof of the mark.
      add column order_line_id bigint references order_line on delete set null,
      add column shop_id int references shop,
      add column version int not null default 1,
      add column helpful_count int not null default 0 check (helpful_count >= 0),
      add column picture_count int not null default 0 check (picture_count between 0 and 4),
      add column reason text check (length(reason) between 1 and 1000),
      add column edited_at timestamptz,
      add column withdrawn_at timestamptz,
      add column is_shown boolean not null generated always as (moderation = 'approved' and withdrawn_at is null) stored`.execute(
    db,
  );
  await sql`update review set reason = 'Ei vasta arvustuste tingimustele.' where moderation = 'denied'`.execute(
    db,
  );
  await sql`alter table review add constraint review_denied_with_reason check ((moderation = 'denied') = (reason is not null))`.execute(
    db,
  );
  await sql`create unique index review_of_customer on review (customer_id, product_id)`.execute(db);
  await sql`create index on review (user_id) where user_id is not null`.execute(db);
  await sql`create index on review (order_line_id) where order_line_id is not null`.execute(db);
  await sql`create index review_waiting on review (created_at, id) where moderation = 'pending' and withdrawn_at is null`.execute(
    db,
  );
  await sql`create index review_withdrawn on review (withdrawn_at) where withdrawn_at is not null`.execute(
    db,
  );
  // Everything a page of a list is chosen, ordered and counted by.
  await sql`drop index review_product_id_created_at_idx`.execute(db);
  await sql`
    create index review_shown on review (product_id, rating, language, created_at, id)
      include (helpful_count, picture_count) where is_shown`.execute(db);

  await sql`
    create table review_picture (
      uuid uuid primary key default gen_random_uuid(),
      -- Null: uploaded and not yet part of a review, or no longer part of one.
      review_id bigint references review on delete set null,
      position int not null default 0,
      uploaded_by int references user_account on delete set null,
      width int not null check (width > 0),
      height int not null check (height > 0),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index on review_picture (review_id, position) where review_id is not null`.execute(db);
  await sql`create index review_picture_loose on review_picture (created_at) where review_id is null`.execute(
    db,
  );
  await sql`create index on review_picture (uploaded_by) where uploaded_by is not null`.execute(db);

  await sql`
    create table review_vote (
      review_id bigint not null references review on delete cascade,
      user_id int not null references user_account on delete cascade,
      primary key (user_id, review_id)
    )`.execute(db);
  await sql`create index on review_vote (review_id)`.execute(db);

  await sql`
    create table review_report (
      id bigint generated always as identity primary key,
      review_id bigint not null references review on delete cascade,
      user_id int references user_account on delete set null,
      -- Where somebody who is not signed in wants to be told.
      email text check (length(email) <= 255),
      reason text not null,
      text text not null check (length(text) <= 1000),
      language text not null,
      shop_id int not null references shop,
      created_at timestamptz not null,
      decided_at timestamptz
    )`.execute(db);
  await sql`create unique index review_report_of_user on review_report (review_id, user_id) where decided_at is null`.execute(
    db,
  );
  await sql`create index review_report_open on review_report (review_id, id) where decided_at is null`.execute(
    db,
  );
  await sql`create index on review_report (user_id) where user_id is not null`.execute(db);

  await sql`
    create table review_history (
      id bigint generated always as identity primary key,
      review_id bigint not null references review on delete cascade,
      moderation text not null check (moderation in ('pending', 'approved', 'denied')),
      reason text,
      user_id int references user_account on delete set null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index on review_history (review_id, id)`.execute(db);
  await sql`create index on review_history (user_id) where user_id is not null`.execute(db);
}
