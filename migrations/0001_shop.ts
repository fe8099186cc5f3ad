import { sql, type Kysely } from 'kysely';

/** Shops, catalogue, prices, stock, files: what the shop sells and for how much. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);

  await sql`
    create table country (
      id int primary key,
      code char(2) not null unique check (code ~ '^[A-Z]{2}$'),
      i18n_name jsonb not null,
      vat_rate numeric(4,2) not null check (vat_rate >= 0 and vat_rate < 100)
    )`.execute(db);

  await sql`
    create table shop (
      id int primary key,
      country_id int not null unique references country,
      code text not null unique,
      default_language text not null,
      languages text[] not null,
      hosts text[] not null default '{}',
      seasonal_label text not null default '',
      support jsonb not null
    )`.execute(db);

  await sql`
    create table warehouse (
      id int generated always as identity primary key,
      code text not null unique,
      name text not null,
      shop_id int not null references shop
    )`.execute(db);

  await sql`
    create table store (
      id int generated always as identity primary key,
      shop_id int not null references shop,
      code text not null unique,
      i18n_name jsonb not null,
      address text not null,
      city text not null,
      postal_code text not null,
      map_url text not null,
      phone text not null,
      email text not null,
      opening_hours jsonb not null,
      image_key text,
      position int not null default 0
    )`.execute(db);

  await sql`
    create table file (
      id int generated always as identity primary key,
      kind text not null check (kind in ('images', 'documents')),
      category int not null default 11 check (category in (2, 11)),
      key text not null unique,
      mime text not null,
      size int not null check (size >= 0),
      width int,
      height int,
      color text check (color ~ '^#[0-9a-f]{6}$'),
      sha256 text not null,
      source text unique,
      i18n_title jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on file (sha256)`.execute(db);

  await sql`
    create table brand (
      id int generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null unique,
      logo_id int references file,
      i18n_description jsonb not null default '{}',
      ext_hash text,
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table category (
      id int generated always as identity primary key,
      code text not null unique,
      parent_id int references category check (parent_id <> id),
      i18n_name jsonb not null,
      i18n_slug jsonb not null,
      i18n_description jsonb not null default '{}',
      image_id int references file,
      icon text,
      position int not null default 0,
      ext_hash text,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on category (parent_id, position)`.execute(db);

  await sql`
    create table product_family (
      id int generated always as identity primary key,
      code text not null unique,
      kind text not null check (kind in ('shade', 'size', 'option')),
      i18n_name jsonb not null,
      lead_product_id int,
      ext_hash text
    )`.execute(db);

  await sql`
    create table product (
      id int generated always as identity primary key,
      sku text not null unique check (length(sku) between 1 and 64),
      ean text,
      brand_id int not null references brand,
      family_id int references product_family,
      i18n_name jsonb not null,
      i18n_slug jsonb not null,
      i18n_description jsonb not null default '{}',
      i18n_usage jsonb not null default '{}',
      ingredients text not null default '',
      i18n_variation jsonb not null default '{}',
      variation_order int not null default 0,
      shade_code text,
      shade_hex text check (shade_hex ~ '^#[0-9a-f]{6}$'),
      shade_level smallint check (shade_level between 1 and 12),
      shade_tone text,
      i18n_shade_tone jsonb not null default '{}',
      content_amount numeric(12,3) check (content_amount > 0),
      content_unit text check (content_unit in ('ml','l','g','kg','pcs','m','cm')),
      pack_size int not null default 1 check (pack_size >= 1),
      weight_g int check (weight_g >= 0),
      sale_delay int check (sale_delay >= 0),
      expected_at date,
      is_disabled boolean not null default false,
      popularity real not null default 0 check (popularity >= 0),
      rating_sum int not null default 0,
      rating_count int not null default 0,
      added_at date not null default current_date,
      ext_hash text,
      version int not null default 1,
      updated_at timestamptz not null default now(),
      check ((content_amount is null) = (content_unit is null)),
      check (rating_count >= 0 and rating_sum between rating_count and rating_count * 5)
    )`.execute(db);
  await sql`create index on product (brand_id)`.execute(db);
  await sql`create index on product (family_id, variation_order, id)`.execute(db);
  await sql`create index on product (ean)`.execute(db);
  await sql`create index on product (added_at desc)`.execute(db);
  await sql`alter table product_family add foreign key (lead_product_id) references product deferrable initially deferred`.execute(
    db,
  );

  await sql`
    create table product_category (
      product_id int not null references product on delete cascade,
      category_id int not null references category,
      position int not null default 0,
      primary key (product_id, category_id)
    )`.execute(db);
  await sql`create index on product_category (category_id)`.execute(db);

  await sql`
    create table parameter (
      id int generated always as identity primary key,
      code text not null unique,
      type text not null check (type in ('STRING', 'COLOR', 'NUMBER', 'BOOLEAN')),
      i18n_name jsonb not null,
      unit text,
      is_filterable boolean not null default true,
      position int not null default 0,
      ext_hash text
    )`.execute(db);
  await sql`
    create table parameter_value (
      id int generated always as identity primary key,
      parameter_id int not null references parameter on delete cascade,
      code text not null,
      i18n_name jsonb not null,
      color text check (color ~ '^#[0-9a-f]{6}$'),
      number numeric,
      position int not null default 0,
      unique (parameter_id, code)
    )`.execute(db);
  await sql`
    create table product_parameter (
      product_id int not null references product on delete cascade,
      parameter_value_id int not null references parameter_value,
      primary key (product_id, parameter_value_id)
    )`.execute(db);
  await sql`create index on product_parameter (parameter_value_id)`.execute(db);

  await sql`
    create table product_file (
      product_id int not null references product on delete cascade,
      file_id int not null references file,
      order_number int not null default 0,
      i18n_alt jsonb not null default '{}',
      primary key (product_id, file_id)
    )`.execute(db);
  await sql`create index on product_file (file_id)`.execute(db);

  await sql`
    create table customer_group (
      id int generated always as identity primary key,
      code text not null unique,
      name text not null,
      is_business boolean not null default false
    )`.execute(db);

  await sql`
    create table restriction (
      id int generated always as identity primary key,
      code text not null unique,
      i18n_reason jsonb not null,
      allowed_groups text[] not null default '{}',
      countries text[] not null default '{}',
      ext_hash text
    )`.execute(db);
  await sql`
    create table product_restriction (
      product_id int not null references product on delete cascade,
      restriction_id int not null references restriction,
      primary key (product_id, restriction_id)
    )`.execute(db);
  await sql`create index on product_restriction (restriction_id)`.execute(db);

  await sql`
    create table price_list (
      id int generated always as identity primary key,
      code text not null unique,
      name text not null,
      country_id int not null references country,
      customer_group_id int references customer_group,
      is_net boolean not null default false,
      valid tstzrange not null default tstzrange(null, null),
      ext_hash text
    )`.execute(db);

  // One product has one price in a list at any instant. A period that has begun is history: it may be
  // ended but neither rewritten nor deleted, so the lowest price of the last 30 days can always be told.
  await sql`
    create table price (
      id bigint generated always as identity primary key,
      price_list_id int not null references price_list,
      product_id int not null references product on delete cascade,
      cents int not null check (cents between 0 and 100000000),
      valid tstzrange not null check (not isempty(valid)),
      exclude using gist (product_id with =, price_list_id with =, valid with &&)
    )`.execute(db);
  await sql`create index on price (product_id) include (price_list_id, cents, valid)`.execute(db);
  await sql`create index on price (lower(valid))`.execute(db);
  await sql`create index on price (upper(valid))`.execute(db);
  await sql`
    create function price_history_is_kept() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if lower(old.valid) < now() and exists (select from product where id = old.product_id) then
          raise exception 'price % has been in force and is kept as history', old.id using errcode = 'check_violation';
        end if;
        return old;
      end if;
      if coalesce(lower(old.valid), '-infinity') < now() and (
           new.cents <> old.cents or new.product_id <> old.product_id or new.price_list_id <> old.price_list_id
           or lower(new.valid) is distinct from lower(old.valid)
           or coalesce(upper(new.valid), 'infinity') < least(now(), coalesce(upper(old.valid), 'infinity'))
           or coalesce(upper(old.valid), 'infinity') < now() and upper(new.valid) is distinct from upper(old.valid)) then
        raise exception 'price % has been in force: end it and begin a new one', old.id using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger price_history before update or delete on price for each row execute function price_history_is_kept()`.execute(
    db,
  );

  await sql`
    create table stock (
      product_id int not null references product on delete cascade,
      warehouse_id int not null references warehouse,
      quantity int not null check (quantity >= 0),
      reserved int not null default 0 check (reserved between 0 and quantity),
      primary key (product_id, warehouse_id)
    )`.execute(db);
  await sql`
    create table stock_reservation (
      id bigint generated always as identity primary key,
      order_uuid uuid not null,
      product_id int not null,
      warehouse_id int not null,
      quantity int not null check (quantity > 0),
      expires_at timestamptz,
      foreign key (product_id, warehouse_id) references stock,
      unique (order_uuid, product_id, warehouse_id)
    )`.execute(db);
  await sql`create index on stock_reservation (product_id, warehouse_id)`.execute(db);

  await sql`
    create table document (
      id int generated always as identity primary key,
      product_id int not null references product on delete cascade,
      file_id int not null references file,
      i18n_title jsonb not null,
      position int not null default 0,
      unique (product_id, file_id)
    )`.execute(db);

  await sql`
    create table product_relation (
      product_id int not null references product on delete cascade,
      related_id int not null references product on delete cascade,
      kind text not null check (kind in ('goes_with', 'also_bought')),
      position int not null default 0,
      primary key (product_id, kind, related_id),
      check (product_id <> related_id)
    )`.execute(db);
  await sql`create index on product_relation (related_id)`.execute(db);

  await sql`
    create table review (
      id bigint generated always as identity primary key,
      product_id int not null references product on delete cascade,
      customer_uuid uuid,
      author_name text not null,
      author_city text,
      is_verified_buyer boolean not null default false,
      is_professional boolean not null default false,
      rating smallint not null check (rating between 1 and 5),
      body text not null default '' check (length(body) <= 4000),
      language text not null,
      reply text not null default '',
      moderation text not null default 'pending' check (moderation in ('pending', 'approved', 'denied')),
      created_at timestamptz not null default now(),
      unique (customer_uuid, product_id)
    )`.execute(db);
  await sql`create index on review (product_id, created_at desc) where moderation = 'approved'`.execute(db);

  await sql`
    create table featured_product (
      list text not null check (list in ('highlighted', 'business_highlighted', 'popular', 'business_popular', 'recommended', 'fair_favourites', 'brand_favourites')),
      shop_id int not null references shop,
      product_id int not null references product on delete cascade,
      position int not null default 0,
      primary key (list, shop_id, product_id)
    )`.execute(db);
  await sql`create index on featured_product (product_id)`.execute(db);
  await sql`
    create table popular_brand (
      shop_id int not null references shop, brand_id int not null references brand on delete cascade,
      position int not null, primary key (shop_id, brand_id)
    )`.execute(db);
  await sql`
    create table popular_category (
      shop_id int not null references shop, category_id int not null references category on delete cascade,
      position int not null, primary key (shop_id, category_id)
    )`.execute(db);

  await sql`
    create table slug_history (
      kind text not null check (kind in ('product', 'category', 'brand', 'page')),
      slug text not null,
      target_id text not null,
      changed_at timestamptz not null default now(),
      primary key (kind, slug, target_id)
    )`.execute(db);
  await sql`
    create table promo_label (
      id int generated always as identity primary key,
      code text not null unique,
      i18n_label jsonb not null,
      color text not null check (color in ('brand', 'black')),
      valid tstzrange not null
    )`.execute(db);
}
