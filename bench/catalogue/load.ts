import type { Pool, PoolClient } from 'pg';
import {
  generateBrands,
  generateCategories,
  generateProducts,
  texts,
  type GeneratedProduct,
} from './generate.ts';
import { insertRows } from './insert.ts';
import { createRandom, type Random } from './random.ts';
import { hairTypes } from './words.ts';
import { analyzeFilled } from './analyze.ts';

const brandCount = 120;
/** Products made and sent at a time; memory stays the same however many are wanted. */
const chunk = 5000;
const picturesInAll = 200;
const dayMs = 86_400_000;

/**
 * Fills an empty catalogue with `count` products: five languages, prices of everyone in three countries and
 * of salons, a campaign over 15 % of them, a price change in the last 60 days for 20 %, stock, pictures,
 * parameters, restrictions and reviews. Needs the migrated database of the shop.
 * @throws Error when the catalogue holds products already
 */
export async function fillCatalogue(pool: Pool, count: number, log: (line: string) => void): Promise<void> {
  const { rows } = await pool.query<{ taken: boolean }>('select exists (select from product) as taken');
  if (rows[0]!.taken) throw new Error('the catalogue holds products already: use an empty database');
  const client = await pool.connect();
  try {
    await client.query(
      "set statement_timeout = 0; set synchronous_commit = off; set work_mem = '64MB'; set maintenance_work_mem = '256MB'",
    );
    await trustRows(client);
    const lists = await addFrame(client);
    const overlapRule = await liftOverlapRule(client);
    const random = createRandom(7);
    let done = 0;
    for (const products of chunks(
      generateProducts(count, generateBrands(brandCount), generateCategories()),
    )) {
      await addProducts(client, products);
      await addPrices(client, products, lists, random);
      await addAround(client, products, random);
      done += products.length;
      log(`${done} of ${count} products`);
    }
    await client.query(overlapRule);
    await finish(client);
  } finally {
    client.release(true);
  }
}

/** Generated rows point where they should, so looking each pointer up is left out where the user may say so. */
async function trustRows(db: PoolClient): Promise<void> {
  try {
    await db.query('set session_replication_role = replica');
  } catch {
    // Only a superuser may; others wait a little longer.
  }
}

function* chunks(products: Iterable<GeneratedProduct>): Generator<GeneratedProduct[]> {
  let part: GeneratedProduct[] = [];
  for (const product of products) {
    part.push(product);
    if (part.length < chunk) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

interface Lists {
  regular: number[];
  salon: number;
  campaign: number;
}

/** Brands, categories, parameters, restrictions, files and price lists: what products point at. */
async function addFrame(db: PoolClient): Promise<Lists> {
  await insertRows(
    db,
    'brand',
    { id: 'int', name: 'text', slug: 'text' },
    generateBrands(brandCount).map((brand) => [brand.id, brand.name, brand.slug]),
  );
  await insertRows(
    db,
    'category',
    { id: 'int', code: 'text', parent_id: 'int', i18n_name: 'jsonb', i18n_slug: 'jsonb', position: 'int' },
    generateCategories().map((one) => [
      one.id,
      one.code,
      one.parent,
      texts(one.words),
      texts(one.words),
      one.id,
    ]),
  );
  await insertRows(db, 'parameter', { id: 'int', code: 'text', type: 'text', i18n_name: 'jsonb' }, [
    [1, 'hair_type', 'STRING', texts(['Juuksetüüp', 'Hair type', 'Тип волос', 'Hiustyyppi', 'Matu tips'])],
    [2, 'vegan', 'BOOLEAN', texts(['Vegan', 'Vegan', 'Веганский', 'Vegaaninen', 'Vegānisks'])],
  ]);
  await insertRows(
    db,
    'parameter_value',
    { id: 'int', parameter_id: 'int', code: 'text', i18n_name: 'jsonb' },
    [
      ...hairTypes.map((words, index) => [index + 1, 1, `type-${index + 1}`, texts(words)]),
      [hairTypes.length + 1, 2, 'true', texts(['Jah', 'Yes', 'Да', 'Kyllä', 'Jā'])],
    ],
  );
  await insertRows(
    db,
    'file',
    {
      id: 'int',
      kind: 'text',
      key: 'text',
      mime: 'text',
      size: 'int',
      width: 'int',
      height: 'int',
      color: 'text',
      sha256: 'text',
    },
    Array.from({ length: picturesInAll }, (_, i) => [
      i + 1,
      'images',
      `bench/${i + 1}.webp`,
      'image/webp',
      60_000,
      1200,
      1200,
      '#d8d4cc',
      `bench-${i + 1}`,
    ]),
  );
  await insertRows(
    db,
    'restriction',
    { id: 'int', code: 'text', i18n_reason: 'jsonb', allowed_groups: 'text[]' },
    [
      [
        1,
        'professionals',
        texts([
          'Ainult spetsialistidele',
          'Professionals only',
          'Только для специалистов',
          'Vain ammattilaisille',
          'Tikai speciālistiem',
        ]),
        '{salon}',
      ],
    ],
  );
  const regular: number[] = [];
  for (const code of ['EE', 'LV', 'FI']) regular.push(await addList(db, code, code, null, false, '(,)'));
  const salon = await addList(db, 'SALON-EE', 'EE', 'salon', true, '(,)');
  const now = Date.now();
  const campaign = await addList(
    db,
    'CAMPAIGN-EE',
    'EE',
    null,
    false,
    period(now - 5 * dayMs, now + 90 * dayMs),
  );
  return { regular, salon, campaign };
}

async function addList(
  db: PoolClient,
  code: string,
  country: string,
  group: string | null,
  isNet: boolean,
  valid: string,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into price_list (code, name, country_id, customer_group_id, is_net, valid)
     values ($1, $1, (select id from country where code = $2), (select id from customer_group where code = $3), $4, $5::tstzrange)
     returning id`,
    [code, country, group, isNet, valid],
  );
  return rows[0]!.id;
}

function period(fromMs: number, toMs: number | null): string {
  return `[${new Date(fromMs).toISOString()},${toMs === null ? '' : new Date(toMs).toISOString()})`;
}

/** Checked once over all rows at the end, which takes a fraction of checking each as it comes. Answers what puts it back. */
async function liftOverlapRule(db: PoolClient): Promise<string> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'price'::regclass and contype = 'x'`,
  );
  const { name, definition } = rows[0]!;
  await db.query(`alter table price drop constraint ${name}`);
  return `alter table price add constraint ${name} ${definition}`;
}

async function addProducts(db: PoolClient, products: readonly GeneratedProduct[]): Promise<void> {
  const families = new Map(products.filter((one) => one.family !== null).map((one) => [one.family!, one]));
  await db.query(
    `insert into product_family (id, code, kind, i18n_name) overriding system value
     select id, 'bench-' || id, 'shade', name::jsonb from unnest($1::int[], $2::text[]) as f(id, name)
     on conflict do nothing`,
    [[...families.keys()], [...families.values()].map((one) => one.name)],
  );
  await insertRows(
    db,
    'product',
    {
      id: 'int',
      sku: 'text',
      ean: 'text',
      brand_id: 'int',
      family_id: 'int',
      i18n_name: 'jsonb',
      i18n_slug: 'jsonb',
      i18n_description: 'jsonb',
      i18n_variation: 'jsonb',
      variation_order: 'int',
      shade_code: 'text',
      shade_hex: 'text',
      shade_level: 'smallint',
      content_amount: 'numeric',
      content_unit: 'text',
      popularity: 'real',
      added_at: 'date',
    },
    products.map((one) => [
      one.id,
      one.sku,
      one.ean,
      one.brand,
      one.family,
      one.name,
      one.slug,
      one.description,
      one.variation,
      one.id,
      one.shade?.code ?? null,
      one.shade?.hex ?? null,
      one.shade?.level ?? null,
      one.content.amount,
      one.content.unit,
      one.popularity,
      dayOf(one.id),
    ]),
  );
  await db.query(
    `update product_family f set lead_product_id = (select min(id) from product where family_id = f.id)
     where lead_product_id is null and id = any($1::int[])`,
    [[...families.keys()]],
  );
  await insertRows(
    db,
    'product_category',
    { product_id: 'int', category_id: 'int' },
    products.flatMap((one) => one.categories.map((category) => [one.id, category])),
  );
  await insertRows(
    db,
    'product_parameter',
    { product_id: 'int', parameter_value_id: 'int' },
    products.flatMap((one) => [
      [one.id, one.hairType],
      ...(one.isVegan ? [[one.id, hairTypes.length + 1]] : []),
    ]),
  );
}

/** Days over the last three years, so that some products are new. */
function dayOf(id: number): string {
  return new Date(Date.now() - (id % 1095) * dayMs).toISOString().slice(0, 10);
}

async function addPrices(
  db: PoolClient,
  products: readonly GeneratedProduct[],
  lists: Lists,
  random: Random,
): Promise<void> {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const rows: (string | number)[][] = [];
  for (const { id, cents } of products) {
    const changed = random.chance(0.2) ? today - random.whole(1, 60) * dayMs : null;
    for (const [index, list] of lists.regular.entries()) {
      const here = Math.round(cents * (1 + index * 0.03));
      if (changed === null) rows.push([list, id, here, '[,)']);
      else
        rows.push(
          [list, id, Math.round(here * 1.1), `[,${new Date(changed).toISOString()})`],
          [list, id, here, period(changed, null)],
        );
    }
    rows.push([lists.salon, id, Math.round(cents * 0.62), '[,)']);
    if (random.chance(0.15)) rows.push([lists.campaign, id, Math.round(cents * 0.8), '[,)']);
  }
  await insertRows(
    db,
    'price',
    { price_list_id: 'int', product_id: 'int', cents: 'int', valid: 'tstzrange' },
    rows,
  );
}

/** Stock, pictures, restrictions and reviews. */
async function addAround(
  db: PoolClient,
  products: readonly GeneratedProduct[],
  random: Random,
): Promise<void> {
  const { rows } = await db.query<{ id: number }>('select id from warehouse order by id');
  await insertRows(
    db,
    'stock',
    { product_id: 'int', warehouse_id: 'int', quantity: 'int' },
    products.flatMap((one) =>
      rows.map(({ id }) => [one.id, id, random.chance(0.2) ? 0 : random.whole(1, 60)]),
    ),
  );
  await insertRows(
    db,
    'product_file',
    { product_id: 'int', file_id: 'int', order_number: 'int' },
    products.flatMap((one) =>
      Array.from({ length: 1 + (one.id % 3) }, (_, i) => [one.id, ((one.id * 3 + i) % picturesInAll) + 1, i]),
    ),
  );
  await insertRows(
    db,
    'product_restriction',
    { product_id: 'int', restriction_id: 'int' },
    products.filter(() => random.chance(0.03)).map((one) => [one.id, 1]),
  );
  const reviewed = products.filter(() => random.chance(0.05));
  await insertRows(
    db,
    'review',
    {
      product_id: 'int',
      author_name: 'text',
      rating: 'smallint',
      text: 'text',
      language: 'text',
      moderation: 'text',
    },
    reviewed.flatMap((one) =>
      Array.from({ length: 3 }, () => [one.id, 'Mari', random.whole(3, 5), 'Hea toode.', 'et', 'approved']),
    ),
  );
}

/** What follows from the rest: names of brands in order, sums of reviews, counters past the given ids, statistics. */
async function finish(db: PoolClient): Promise<void> {
  await db.query(
    `update product p set rating_sum = r.total, rating_count = r.count
     from (select product_id, sum(rating)::int as total, count(*)::int as count from review
           where moderation = 'approved' group by product_id) r where r.product_id = p.id`,
  );
  for (const table of [
    'brand',
    'category',
    'parameter',
    'parameter_value',
    'file',
    'restriction',
    'product_family',
    'product',
  ]) {
    await db.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
    );
  }
  await analyzeFilled(db);
}
