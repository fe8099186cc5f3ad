import { sql } from 'kysely';
import type { Db } from '../database.ts';

export interface Address {
  path: string;
  /** ISO 8601 in UTC. */
  updated_at: string;
}

const isoUtc = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`);

/** Product pages by id. `count` answers only how many there are. */
export async function listProductAddresses(
  db: Db,
  what: 'count' | 'rows',
  offset: number,
  limit: number,
): Promise<{ count: number; rows: Address[] }> {
  if (what === 'count') {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from product where not is_disabled`.execute(db);
    return { count: rows[0]!.count, rows: [] };
  }
  const { rows } = await sql<Address>`
    select '/products/' || id || coalesce('-' || (i18n_slug->'et_EE'->>'value'), '') as path,
      to_char(updated_at at time zone 'UTC', ${isoUtc}) as updated_at
    from product where not is_disabled order by id offset ${offset} limit ${limit}`.execute(db);
  return { count: rows.length, rows };
}

/** Addresses of all categories, and when each was last changed. */
export async function listCategoryAddresses(db: Db): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select '/products/categories/' || id || coalesce('-' || (i18n_slug->'et_EE'->>'value'), '') as path,
      to_char(updated_at at time zone 'UTC', ${isoUtc}) as updated_at
    from category order by id`.execute(db);
  return rows;
}

/** Addresses of all brands, and when each was last changed. */
export async function listBrandAddresses(db: Db): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select '/products/brands/' || id || '-' || slug as path,
      to_char(updated_at at time zone 'UTC', ${isoUtc}) as updated_at
    from brand order by id`.execute(db);
  return rows;
}

/** Composed pages everyone may see in the shop; shared positions have no page of their own, nor have heads of lists. */
export async function listPageAddresses(db: Db, shopId: number): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select path, to_char(max(updated_at) at time zone 'UTC', ${isoUtc}) as updated_at
    from scheme
    where visibility = 'PUBLISHED' and type <> 'SHADOW' and path not like '/products/%' and coalesce(is_business, false) = false
      and (shop_id is null or shop_id = ${shopId})
    group by path order by path`.execute(db);
  return rows;
}
