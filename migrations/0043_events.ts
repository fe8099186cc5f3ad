import { sql, type Kysely } from 'kysely';

/** Events with their tickets, which are products with stock, who attends them, and who waits for a seat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nothing that lists goods shows what is disabled, so a ticket is in no catalogue, cart or search.
  await sql`
    alter table product add column is_ticket boolean not null default false,
      add constraint product_ticket check (not is_ticket or is_disabled)`.execute(db);
  await sql`
    create table event_category (
      code text primary key check (code ~ '^[a-z0-9-]{1,64}$'),
      i18n_name jsonb not null
    )`.execute(db);
  await sql`
    create table event_place (
      code text primary key check (code ~ '^[a-z0-9-]{1,64}$'),
      i18n_name jsonb not null,
      address text not null,
      city text not null,
      -- Where admission is taxed; null: it is held online, and taxed where the buyer is.
      country_id int references country,
      check ((address = '') = (country_id is null))
    )`.execute(db);
  await sql`
    create table event_template (
      id int generated always as identity primary key,
      -- Its composed page is at /events/{code}.
      code text not null unique check (code ~ '^[a-z0-9-]{1,100}$'),
      category_code text not null references event_category,
      i18n_name jsonb not null,
      i18n_description jsonb not null default '{}',
      -- Key of a picture.
      picture text,
      -- Academic hours on the certificate; null: none is given.
      certificate_hours int check (certificate_hours > 0)
    )`.execute(db);
  await sql`
    create table event (
      id int generated always as identity primary key,
      code text not null unique,
      template_id int not null references event_template,
      place_code text not null references event_place,
      -- Who holds it, and in whose warehouse its seats are.
      shop_id int not null references shop,
      language text not null check (language in ('et', 'en', 'ru', 'fi', 'lv')),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      capacity int not null check (capacity >= 0),
      cancel_hours int not null check (cancel_hours >= 0),
      rename_hours int not null check (rename_hours >= 0),
      -- Of an event online: told to attendees alone.
      online_url text,
      canceled_at timestamptz,
      cancel_reason text,
      -- How far telling attendees has come, so that it can be broken off and goes on.
      certified_at timestamptz,
      check (starts_at < ends_at),
      check ((canceled_at is null) = (cancel_reason is null))
    )`.execute(db);
  await sql`create index on event (starts_at)`.execute(db);
  await sql`create index on event (template_id)`.execute(db);
  await sql`
    create table event_ticket (
      product_id int primary key references product,
      event_id int not null references event,
      seats int not null check (seats >= 0),
      position int not null default 0,
      i18n_name jsonb not null,
      i18n_description jsonb not null default '{}',
      unique (event_id, product_id)
    )`.execute(db);
  await sql`
    create function check_event_capacity() returns trigger language plpgsql as $$
    declare of_event int := (to_jsonb(new)->>tg_argv[0])::int;
    begin
      perform 1 from event where id = of_event for no key update;
      if (select coalesce(sum(seats), 0) from event_ticket where event_id = of_event)
        > (select capacity from event where id = of_event) then
        raise check_violation using constraint = 'event_capacity',
          message = format('event %s has more seats in tickets than its capacity', of_event);
      end if;
      return null;
    end $$`.execute(db);
  // At the commit, so that tickets and capacity may change one after the other.
  await sql`
    create constraint trigger event_ticket_capacity after insert or update of seats, event_id on event_ticket
    deferrable initially deferred for each row execute function check_event_capacity('event_id')`.execute(db);
  await sql`
    create constraint trigger event_capacity after update of capacity on event
    deferrable initially deferred for each row execute function check_event_capacity('id')`.execute(db);

  await sql`
    alter table shop_order add column event_id int references event,
      add column stock_shop_id int references shop,
      -- Orders of events that were begun before there were any stay without one.
      add constraint shop_order_event check (event_id is null or (is_event and stock_shop_id is not null))`.execute(
    db,
  );
  await sql`create index on shop_order (event_id) where event_id is not null`.execute(db);
  await sql`
    create table event_attendee (
      id bigint generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      event_id int not null references event,
      order_id bigint not null references shop_order on delete cascade,
      order_line_id bigint not null references order_line on delete cascade,
      first_name text not null,
      last_name text not null,
      email text not null,
      language text not null check (language in ('et', 'en', 'ru', 'fi', 'lv')),
      -- Null: no ticket yet.
      status text check (status in ('ISSUED', 'CHECKED_IN', 'VOID', 'REFUNDED')),
      -- 128 random bits, in letters that can be read aloud; another one when another person comes.
      code text unique check (length(code) = 26),
      issued_at timestamptz,
      checked_in_at timestamptz,
      checked_in_by int references user_account on delete set null,
      ended_at timestamptz,
      -- Reminders that were sent, so that none is sent twice.
      reminders smallint not null default 0 check (reminders between 0 and 2),
      certified_at timestamptz,
      check ((status is null) = (code is null) and (status is null) = (issued_at is null)),
      check ((status = 'CHECKED_IN') = (checked_in_at is not null)),
      check ((coalesce(status, '') in ('VOID', 'REFUNDED')) = (ended_at is not null))
    )`.execute(db);
  await sql`create index on event_attendee (order_id)`.execute(db);
  await sql`create index on event_attendee (order_line_id)`.execute(db);
  await sql`create index on event_attendee (event_id, id)`.execute(db);
  await sql`create index on event_attendee (email)`.execute(db);
  await sql`
    create table event_waitlist (
      id bigint generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      event_id int not null references event,
      -- The kind of ticket that is wanted; null: any.
      product_id int references event_ticket,
      email text not null,
      language text not null check (language in ('et', 'en', 'ru', 'fi', 'lv')),
      shop_id int not null references shop,
      customer_id int references customer on delete set null,
      user_id int references user_account on delete set null,
      state text not null check (state in ('unconfirmed', 'waiting', 'offered', 'accepted', 'ended', 'left')),
      -- The seat is reserved under it, and the order that is begun with the seat bears it.
      order_uuid uuid not null unique default gen_random_uuid(),
      offered_product_id int references event_ticket,
      offered_until timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      check ((state in ('offered', 'accepted')) = (offered_until is not null)),
      check ((offered_product_id is null) = (offered_until is null))
    )`.execute(db);
  await sql`
    create unique index event_waitlist_once on event_waitlist (event_id, email)
    where state in ('unconfirmed', 'waiting', 'offered')`.execute(db);
  await sql`create index on event_waitlist (event_id, id) where state = 'waiting'`.execute(db);
  await sql`create index on event_waitlist (offered_until) where offered_until is not null`.execute(db);
  await sql`create index on event_waitlist (email)`.execute(db);
}
