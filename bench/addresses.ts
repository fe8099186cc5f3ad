import type { Pool } from 'pg';
import { createRandom } from './catalogue/random.ts';

/** More than can be answered in the time: an address of those asked once comes once. */
const addressesAskedOnce = 60_000;
export const searchPath = '/api/v1/products/elastic/search/new/';

/** Lists of categories, each below a price that nobody asks for again, as list pages ask: without other categories to choose. */
export async function newFilterLists(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from category where code like 'bench-%' order by id limit 20",
  );
  return Array.from(
    { length: addressesAskedOnce },
    (_, at) => `${searchPath}?category=${rows[at % rows.length]!.id}&fixed=category&price_end=${500 + at}`,
  );
}

/** Products in an order of chance, each once: of one that was asked for under another address the details would be in memory. */
export async function productsOnce(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from product where not is_disabled order by md5(id::text) limit $1',
    [addressesAskedOnce],
  );
  return rows.map(({ id }) => `/api/v1/products/${id}/`);
}

/** Pages of all lists in all orders, in an order of chance, each once. */
export async function listPages(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>(
    `select '/products/categories/' || f || '?page=' || page || sort as path
     from (select f, count(*) from search_document, unnest(facets) f where f < 1000000 group by f) as category(f, products),
       generate_series(2, least(30, ceil(products / 24.0)::int)) page,
       unnest(array['', '&sort=price', '&sort=-price', '&sort=name', '&sort=newest', '&sort=-discount_rate']) sort
     order by md5(f || sort || page)`,
  );
  return rows.map((row) => row.path);
}

interface Named {
  sku: string;
  ean: string;
  brand: string;
  /** Names in the shop's languages: brand, line, what it promises, what it is. */
  names: string[];
}

/** Kinds of what visitors type, one after the other. */
export const kindsOfSearches = 10;

/**
 * What visitors type who look for generated products, one text after another and hardly one twice: brand and line, line and kind in any language, the
 * beginning of a word, a typing error, a code, and now and then a kind alone.
 */
export async function typedSearches(pool: Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<Named>(
    `select p.sku, p.ean, b.name as brand, array(select v->>'value' from jsonb_each(p.i18n_name) as n(k, v)) as names
     from product p join brand b on b.id = p.brand_id where p.sku ~ '^B[0-9]{7}$' order by p.id % 97, p.id limit $1`,
    [count],
  );
  const random = createRandom(77);
  return rows.map(({ sku, ean, brand, names }, at) => {
    const words = random.pick(names).split(' ');
    const line = words[1]!;
    const kind = words.at(-1)!;
    switch (at % kindsOfSearches) {
      case 0:
        return sku;
      case 1:
        return ean;
      case 2:
        return `${words.slice(2).join(' ')}`;
      case 3:
        return `${mistyped(line, random.whole(1, line.length - 2))} ${kind}`;
      case 4:
        return `${kind} ${mistyped(brand, random.whole(1, brand.length - 2))}`;
      case 5:
        return `${brand.slice(0, 5)} ${kind.slice(0, random.whole(2, kind.length))}`;
      case 6:
        return `${brand} ${line}`;
      case 7:
        return words.join(' ');
      default:
        return `${line} ${kind}`;
    }
  });
}

/** Words that are there and hardly stand together: the line of one product, the kind and the brand of two others. */
export async function rareSearches(pool: Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<Pick<Named, 'brand' | 'names'>>(
    `select b.name as brand, array(select v->>'value' from jsonb_each(p.i18n_name) as n(k, v)) as names
     from product p join brand b on b.id = p.brand_id where p.sku ~ '^B[0-9]{7}$' order by md5(p.id::text) limit $1`,
    [count],
  );
  const random = createRandom(78);
  return rows.map(({ names }, at) => {
    const other = random.pick(rows);
    return `${random.pick(names).split(' ')[1]!} ${at % 2 === 0 ? other.brand : other.names[0]!.split(' ').at(-1)!}`;
  });
}

/** Two letters changed about. */
function mistyped(word: string, at: number): string {
  return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
}
