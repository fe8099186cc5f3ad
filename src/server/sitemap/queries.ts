import { sql } from 'kysely';
import type { Language, Multilingual } from '../../domain/locales.ts';
import { languages, translate } from '../../domain/locales.ts';
import type { Db } from '../database.ts';

/** A page and its address in each language. */
export interface Address {
  paths: readonly (readonly [Language, string])[];
  /** ISO 8601 in UTC; left out where nothing tells it. */
  updated_at?: string;
}

interface Thing {
  id: number;
  i18n_slug: Multilingual;
  updated_at: string;
}

/** Lists that are no composed pages themselves. */
const listPaths = ['/contact', '/campaigns', '/events', '/inspiration'];

const isoUtc = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`);

/** How many products have a page. */
export async function countProductAddresses(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from product where not is_disabled`.execute(db);
  return rows[0]!.count;
}

/** Product pages by id. */
export async function listProductAddresses(db: Db, offset: number, limit: number): Promise<Address[]> {
  const { rows } = await sql<Thing>`
    select id, i18n_slug, to_char(updated_at at time zone 'UTC', ${isoUtc}) as updated_at
    from product where not is_disabled order by id offset ${offset} limit ${limit}`.execute(db);
  return rows.map((row) => addressOf('/products/', row));
}

/** Addresses of all categories, and when each was last changed. */
export async function listCategoryAddresses(db: Db): Promise<Address[]> {
  const { rows } = await sql<Thing>`
    select id, i18n_slug, to_char(updated_at at time zone 'UTC', ${isoUtc}) as updated_at
    from category order by id`.execute(db);
  return rows.map((row) => addressOf('/products/categories/', row));
}

/** Addresses of all brands, and when each was last changed. */
export async function listBrandAddresses(db: Db): Promise<Address[]> {
  const { rows } = await sql<{ path: string; updated_at: string }>`
    select '/products/brands/' || id || '-' || slug as path,
      to_char(updated_at at time zone 'UTC', ${isoUtc}) as updated_at
    from brand order by id`.execute(db);
  return rows.map(({ path, updated_at }) => ({ paths: inAllLanguages(path), updated_at }));
}

/** The lists of the shop and the composed pages everyone may see in it; shared positions have no page of their own, nor have heads of lists. */
export async function listPageAddresses(db: Db, shopId: number): Promise<Address[]> {
  const { rows } = await sql<{ path: string; updated_at: string }>`
    select path, to_char(max(updated_at) at time zone 'UTC', ${isoUtc}) as updated_at
    from scheme
    where visibility = 'PUBLISHED' and type <> 'SHADOW' and path not like '/products/%' and coalesce(is_business, false) = false
      and (shop_id is null or shop_id = ${shopId}) and path <> all(${listPaths})
    group by path order by path`.execute(db);
  return [
    ...listPaths.map((path) => ({ paths: inAllLanguages(path) })),
    ...rows.map(({ path, updated_at }) => ({ paths: inAllLanguages(path), updated_at })),
  ];
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
