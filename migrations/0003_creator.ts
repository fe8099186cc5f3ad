import { sql, type Kysely } from 'kysely';

/** Composed pages: routes, their schemes per language and audience, placeholders, components, blueprints. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table creator_route (
      uuid uuid primary key,
      type text not null check (type in ('ROUTE', 'CAMPAIGN', 'EVENT', 'POST', 'SHADOW')),
      name text not null,
      props jsonb not null default '{}',
      revision int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index on creator_route (name) where type = 'SHADOW'`.execute(db);
  await sql`create index on creator_route (type)`.execute(db);

  await sql`
    create table scheme (
      uuid uuid primary key,
      route_uuid uuid not null references creator_route on delete cascade,
      shop_id int references shop,
      type text not null check (type in ('ROUTE', 'CAMPAIGN', 'EVENT', 'POST', 'SHADOW')),
      path text not null check (path like '/%' and length(path) <= 1000),
      language text not null check (language in ('et', 'en', 'ru', 'fi', 'lv')),
      visibility text not null default 'UNPUBLISHED' check (visibility in ('UNPUBLISHED', 'PUBLISHED', 'PRIVATE')),
      allow_fallback boolean not null default true,
      is_business boolean,
      meta_title text not null default '' check (length(meta_title) <= 255),
      meta_description text not null default '' check (length(meta_description) <= 1000),
      meta_keywords text not null default '' check (length(meta_keywords) <= 1000),
      meta_image_src text not null default '' check (length(meta_image_src) <= 1000),
      revision int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique nulls not distinct (path, type, language, is_business, shop_id)
    )`.execute(db);
  await sql`create index on scheme (route_uuid)`.execute(db);
  await sql`create index on scheme (type, language, created_at desc)`.execute(db);

  await sql`
    create table placeholder (
      uuid uuid primary key,
      type text not null check (length(type) <= 64),
      name text not null default '' check (length(name) <= 255),
      route_uuid uuid not null references creator_route on delete cascade,
      scheme_uuid uuid references scheme on delete cascade,
      props jsonb not null default '{}',
      revision int not null default 1
    )`.execute(db);
  await sql`create index on placeholder (route_uuid)`.execute(db);
  await sql`create index on placeholder (scheme_uuid)`.execute(db);

  await sql`
    create table component (
      uuid uuid primary key,
      name text not null check (length(name) between 1 and 64),
      props jsonb not null default '{}',
      slot text not null default 'default',
      slots text[] not null default '{default}',
      index int not null default 0,
      parent_uuid uuid references component on delete cascade deferrable initially deferred,
      route_uuid uuid not null references creator_route on delete cascade,
      scheme_uuid uuid references scheme on delete cascade,
      placeholder_uuid uuid not null references placeholder on delete cascade,
      template_uuid uuid references component on delete set null deferrable initially deferred,
      revision int not null default 1,
      check (parent_uuid <> uuid)
    )`.execute(db);
  await sql`create index on component (scheme_uuid)`.execute(db);
  await sql`create index on component (route_uuid)`.execute(db);
  await sql`create index on component (placeholder_uuid)`.execute(db);
  await sql`create index on component (parent_uuid)`.execute(db);

  await sql`
    create table blueprint (
      placeholder_uuid uuid primary key references placeholder on delete cascade,
      route_uuid uuid not null references creator_route on delete cascade,
      scheme_uuid uuid references scheme on delete cascade,
      pattern uuid[] not null default '{}',
      revision int not null default 1
    )`.execute(db);
  await sql`create index on blueprint (scheme_uuid)`.execute(db);
  await sql`create index on blueprint (route_uuid)`.execute(db);

  // A campaign's products; the campaign itself is a route of type CAMPAIGN.
  await sql`
    create table campaign (
      id int generated always as identity primary key,
      code text not null unique,
      route_uuid uuid unique references creator_route on delete cascade,
      valid tstzrange not null default tstzrange(null, null)
    )`.execute(db);
  await sql`
    create table campaign_product (
      campaign_id int not null references campaign on delete cascade,
      product_id int not null references product on delete cascade,
      primary key (campaign_id, product_id)
    )`.execute(db);
  await sql`create index on campaign_product (product_id)`.execute(db);

  await sql`
    create table job_advertisement (
      id int generated always as identity primary key,
      shop_id int not null references shop,
      language text not null,
      url text not null,
      title text not null,
      location text not null,
      is_open boolean not null default true
    )`.execute(db);
}
