import { sql } from 'kysely';
import { languages, localeOf, type Multilingual } from '../../src/domain/locales.ts';
import type { Trx } from '../../src/server/database.ts';
import type { Texts } from '../catalogue/texts.ts';
import { onDaysFrom } from '../days.ts';
import {
  brandFavourites,
  featuredLists,
  jobAdvertisements,
  popularBrands,
  popularCategories,
  popularSearches,
  promoLabels,
} from './popular.ts';
import { mapUrl, stores } from './stores.ts';
import { json } from './write-pages.ts';

const shops = [2, 3] as const;

/** Stores with their pictures; `keyOf` gives the key a file of `seed/media` is stored under. */
export async function writeStores(trx: Trx, keyOf: (file: string) => string): Promise<void> {
  const rows = stores.map(({ name, at, image, ...store }, position) => ({
    ...store,
    i18n_name: stored(name),
    map_url: mapUrl(at),
    image_key: keyOf(image),
    position,
  }));
  await sql`
    insert into store (code, shop_id, i18n_name, address, city, postal_code, map_url, phone, email, opening_hours, image_key, position)
    select code, shop_id, i18n_name, address, city, postal_code, map_url, phone, email, opening_hours, image_key, position
    from jsonb_to_recordset(${json(rows)}) as r (code text, shop_id int, i18n_name jsonb, address text, city text,
      postal_code text, map_url text, phone text, email text, opening_hours jsonb, image_key text, position int)
    on conflict (code) do update set i18n_name = excluded.i18n_name, address = excluded.address, city = excluded.city,
      postal_code = excluded.postal_code, map_url = excluded.map_url, phone = excluded.phone, email = excluded.email,
      opening_hours = excluded.opening_hours, image_key = excluded.image_key, position = excluded.position`.execute(
    trx,
  );
}

/** Popular brands, categories and searches, the lists editors keep, promo labels and open posts. */
export async function writeLists(trx: Trx, now: Date): Promise<void> {
  await sql`
    insert into popular_brand (shop_id, brand_id, position)
    select shop_id, brand.id, r.position
    from jsonb_to_recordset(${json(ofShops(popularBrands))}) as r (shop_id int, name text, position int)
    join brand on brand.slug = r.name
    on conflict (shop_id, brand_id) do update set position = excluded.position`.execute(trx);
  await sql`
    insert into popular_category (shop_id, category_id, position)
    select shop_id, category.id, r.position
    from jsonb_to_recordset(${json(ofShops(popularCategories))}) as r (shop_id int, name text, position int)
    join category on category.code = r.name
    on conflict (shop_id, category_id) do update set position = excluded.position`.execute(trx);

  const searches = shops.flatMap((shop_id) =>
    languages.flatMap((language) =>
      popularSearches[language].map((term, index) => ({
        shop_id,
        language,
        term,
        count: 420 - index * 31,
        results: 24,
      })),
    ),
  );
  await sql`
    insert into search_count (shop_id, language, term, count, results, last_at)
    select shop_id, language, term, count, results, ${now}::timestamptz
    from jsonb_to_recordset(${json(searches)}) as r (shop_id int, language text, term text, count int, results int)
    on conflict do nothing`.execute(trx);

  await writeFeatured(trx);

  const labels = onDaysFrom(now, promoLabels).map(({ code, label, color, from, to }) => ({
    code,
    i18n_label: stored(label),
    color,
    from,
    to,
  }));
  await sql`
    insert into promo_label (code, i18n_label, color, valid)
    select code, i18n_label, color, tstzrange("from", "to")
    from jsonb_to_recordset(${json(labels)}) as r (code text, i18n_label jsonb, color text, "from" timestamptz, "to" timestamptz)
    on conflict (code) do update set i18n_label = excluded.i18n_label, color = excluded.color, valid = excluded.valid`.execute(
    trx,
  );

  const posts = jobAdvertisements.flatMap(({ shop_id, place, title, slug }) =>
    languages.map((language) => ({
      shop_id,
      language,
      url: `/careers#${slug}`,
      title: title[language],
      location: place[language],
    })),
  );
  await sql`
    insert into job_advertisement (shop_id, language, url, title, location)
    select shop_id, language, url, title, location
    from jsonb_to_recordset(${json(posts)}) as r (shop_id int, language text, url text, title text, location text)
    where not exists (select from job_advertisement old
      where (old.shop_id, old.language, old.url) = (r.shop_id, r.language, r.url))`.execute(trx);
}

/**
 * Each list takes in turn the best seller of each of its categories that it has not taken yet, families by their
 * lead; brand favourites are the best sellers of the brand. A list somebody has filled is left alone.
 */
async function writeFeatured(trx: Trx): Promise<void> {
  const wanted = featuredLists.flatMap(({ list, categories, size }) =>
    categories.map((code, place) => ({ list, code, place, size })),
  );
  await sql`
    with recursive tree as (
      select id, code as root from category
      union all select c.id, tree.root from category c join tree on c.parent_id = tree.id
    ), lead as (
      select p.id, p.popularity from product p left join product_family f on f.id = p.family_id
      where not p.is_disabled and (p.family_id is null or p.id = f.lead_product_id)
    ), found as (
      select w.list, w.size, w.place, lead.id,
        row_number() over (partition by w.list, w.code order by lead.popularity desc, lead.id) as turn
      from jsonb_to_recordset(${json(wanted)}) as w (list text, code text, place int, size int)
      join (select distinct tree.root, pc.product_id from tree join product_category pc on pc.category_id = tree.id) held
        on held.root = w.code
      join lead on lead.id = held.product_id
    ), once as (
      select distinct on (list, id) list, size, id, turn, place from found order by list, id, turn, place
    ), numbered as (
      select list, size, id, row_number() over (partition by list order by turn, place, id) as position from once
    )
    insert into featured_product (list, shop_id, product_id, position)
    select list, shop.id, numbered.id, position from numbered cross join shop
    where position <= size and not exists (select from featured_product old where old.list = numbered.list and old.shop_id = shop.id)`.execute(
    trx,
  );
  await sql`
    with lead as (
      select p.id, p.brand_id, p.popularity from product p left join product_family f on f.id = p.family_id
      where not p.is_disabled and (p.family_id is null or p.id = f.lead_product_id)
    ), numbered as (
      select lead.id, row_number() over (partition by brand_id order by popularity desc, lead.id) as position
      from lead join brand on brand.id = brand_id where brand.slug = any(${[...brandFavourites.brands]}::text[])
    )
    insert into featured_product (list, shop_id, product_id, position)
    select 'brand_favourites', shop.id, numbered.id, position from numbered cross join shop
    where position <= ${brandFavourites.size}
      and not exists (select from featured_product old where old.list = 'brand_favourites' and old.shop_id = shop.id)`.execute(
    trx,
  );
}

function ofShops(lists: Record<2 | 3, readonly string[]>) {
  return shops.flatMap((shop_id) => lists[shop_id].map((name, position) => ({ shop_id, name, position })));
}

export function stored(texts: Texts): Multilingual {
  return Object.fromEntries(languages.map((language) => [localeOf[language], { value: texts[language] }]));
}
