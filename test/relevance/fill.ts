import type { Pool } from 'pg';
import { texts } from '../../bench/catalogue/generate.ts';
import { insertRows } from '../../bench/catalogue/insert.ts';
import type { Words } from '../../bench/catalogue/words.ts';
import { slugify } from '../../src/domain/slug.ts';
import type { MadeListing, MadeShop } from './shop.ts';

/** A product's name in each language: brand, line, what it promises, what it is. */
export function nameOf(shop: MadeShop, { brand, line, effect, kind }: MadeListing): Words {
  return kind.words.map(
    (word, at) => `${shop.brands[brand - 1]} ${line} ${effect[at]} ${word}`,
  ) as unknown as Words;
}

/** Puts the made-up shop into an empty migrated database, with one price and some stock each. */
export async function fillShop(pool: Pool, shop: MadeShop): Promise<void> {
  await insertRows(
    pool,
    'brand',
    { id: 'int', name: 'text', slug: 'text' },
    shop.brands.map((name, at) => [at + 1, name, slugify(name)]),
  );
  await insertRows(
    pool,
    'category',
    { id: 'int', code: 'text', parent_id: 'int', i18n_name: 'jsonb', i18n_slug: 'jsonb' },
    shop.categories.map((one) => [one.id, one.code, one.parent, texts(one.words), texts(one.words)]),
  );
  const families = shop.listings.filter((listing) => listing.variations.length > 1);
  const familyOf = new Map(families.map((listing, at) => [listing, at + 1]));
  await insertRows(
    pool,
    'product_family',
    { id: 'int', code: 'text', kind: 'text', i18n_name: 'jsonb' },
    families.map((listing) => [
      familyOf.get(listing)!,
      `family-${familyOf.get(listing)}`,
      listing.variations[0]!.shade ? 'shade' : 'size',
      texts(nameOf(shop, listing)),
    ]),
  );
  const made = shop.listings.flatMap((listing) =>
    listing.variations.map((variation) => ({ listing, variation })),
  );
  await insertRows(
    pool,
    'product',
    {
      id: 'int',
      sku: 'text',
      ean: 'text',
      brand_id: 'int',
      family_id: 'int',
      i18n_name: 'jsonb',
      i18n_slug: 'jsonb',
      i18n_variation: 'jsonb',
      i18n_shade_tone: 'jsonb',
      variation_order: 'int',
      shade_code: 'text',
      shade_hex: 'text',
      shade_level: 'smallint',
      content_amount: 'numeric',
      content_unit: 'text',
      popularity: 'real',
    },
    made.map(({ listing, variation: { id, sku, ean, text, shade, amount } }) => [
      id,
      sku,
      ean,
      listing.brand,
      familyOf.get(listing) ?? null,
      texts(nameOf(shop, listing)),
      texts(nameOf(shop, listing).map(slugify) as unknown as Words),
      texts(shade ? ([0, 1, 2, 3, 4].map(() => shade.code) as unknown as Words) : text),
      shade ? texts(text) : '{}',
      id,
      shade?.code ?? null,
      shade ? '#a07050' : null,
      shade?.level ?? null,
      amount,
      listing.kind.unit,
      listing.popularity,
    ]),
  );
  await pool.query(
    `update product_family f set lead_product_id = m.lead
     from (select family_id, min(id) as lead from product group by family_id) m where m.family_id = f.id`,
  );
  await insertRows(
    pool,
    'product_category',
    { product_id: 'int', category_id: 'int' },
    made.map(({ listing, variation }) => [variation.id, listing.category]),
  );
  await pool.query("insert into price_list (code, name, country_id) values ('EE', 'EE', 2)");
  await pool.query(
    `insert into price (price_list_id, product_id, cents, valid)
     select (select id from price_list where code = 'EE'), id, 500 + id % 9000, '[,)' from product`,
  );
  await pool.query(
    "insert into stock (product_id, warehouse_id, quantity) select id, (select id from warehouse where code = 'TLN'), id % 5 from product",
  );
  await pool.query('analyze');
}
