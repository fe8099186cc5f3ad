import { sql } from 'kysely';
import type { Language, Multilingual } from '../../domain/locales.ts';
import { languages, translate } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import { findSeasonalCategories } from '../catalogue/service.ts';
import type { Db } from '../database.ts';

/** A page and its address in each language. */
export interface Address {
  paths: readonly (readonly [Language, string])[];
  /** ISO 8601 in UTC; left out where unknown. */
  updated_at?: string;
}

interface Thing {
  id: number;
  i18n_slug: Multilingual;
  updated_at: string;
}

/** Lists that are no composed pages themselves. */
const listPaths = ['/contact', '/campaigns', '/events', '/inspiration'];

/** The brand of tickets has no page. */
const isListed = sql`not exists (select from product p where p.brand_id = brand.id and p.is_ticket)`;

const isoUtc = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`);

/** How many things of each kind have addresses. */
export async function countAddresses(
  db: Db,
  shopId: number,
): Promise<Record<'pages' | 'categories' | 'brands' | 'products', number>> {
  const { rows } = await sql<{ pages: number; categories: number; brands: number; products: number }>`
    select (select count(*) from product where not is_disabled)::int as products,
      (select count(*) from category)::int as categories,
      (select count(*) from brand where ${isListed})::int as brands,
      (select count(distinct path) from scheme where ${publicPages(shopId)})::int as pages`.execute(db);
  const counts = rows[0]!;
  return { ...counts, pages: counts.pages + listPaths.length };
}

/** Product pages by id. */
export async function listProductAddresses(db: Db, offset: number, limit: number): Promise<Address[]> {
  const { rows } = await sql<Thing>`
    select id, i18n_slug, to_char(updated_at at time zone 'UTC', ${isoUtc}) as updated_at
    from product where not is_disabled order by id offset ${offset} limit ${limit}`.execute(db);
  return rows.map((row) => addressOf('/products/', row));
}

/** Addresses of the categories the shop offers, and when each was last changed. */
export async function listCategoryAddresses(
  db: Db,
  shopId: ShopId,
  offset: number,
  limit: number,
): Promise<Address[]> {
  const seasonal = await findSeasonalCategories(db, shopId);
  const { rows } = await sql<Thing>`
    select id, i18n_slug, to_char(updated_at at time zone 'UTC', ${isoUtc}) as updated_at
    from category where id <> all(${[...seasonal]}::int[]) order by id offset ${offset} limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => addressOf('/products/categories/', row));
}

/** Addresses of brands, and when each was last changed. */
export async function listBrandAddresses(db: Db, offset: number, limit: number): Promise<Address[]> {
  const { rows } = await sql<{ path: string; updated_at: string }>`
    select '/products/brands/' || id || '-' || slug as path,
      to_char(updated_at at time zone 'UTC', ${isoUtc}) as updated_at
    from brand where ${isListed} order by id offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ path, updated_at }) => ({ paths: inAllLanguages(path), updated_at }));
}

/** The lists of the shop and the composed pages everyone may see in it; shared positions have no page of their own, nor have heads of lists. */
export async function listPageAddresses(
  db: Db,
  shopId: number,
  offset: number,
  limit: number,
): Promise<Address[]> {
  const lists = listPaths.slice(offset, offset + limit);
  const { rows } = await sql<{ path: string; updated_at: string }>`
    select path, to_char(max(updated_at) at time zone 'UTC', ${isoUtc}) as updated_at
    from scheme where ${publicPages(shopId)}
    group by path order by path offset ${Math.max(0, offset - listPaths.length)} limit ${limit - lists.length}`.execute(
    db,
  );
  return [
    ...lists.map((path) => ({ paths: inAllLanguages(path) })),
    ...rows.map(({ path, updated_at }) => ({ paths: inAllLanguages(path), updated_at })),
  ];
}

function publicPages(shopId: number) {
  return sql`visibility = 'PUBLISHED' and type <> 'SHADOW' and path not like '/products/%'
    and coalesce(is_business, false) = false and (shop_id is null or shop_id = ${shopId}) and path <> all(${listPaths})`;
}

function addressOf(base: string, { id, i18n_slug, updated_at }: Thing): Address {
  const pathIn = (language: Language) => {
    const slug = translate(i18n_slug, language);
    return `${base}${id}${slug && `-${slug}`}`;
  };
  return { paths: languages.map((language) => [language, pathIn(language)] as const), updated_at };
}

function inAllLanguages(path: string): Address['paths'] {
  return languages.map((language) => [language, path] as const);
}
