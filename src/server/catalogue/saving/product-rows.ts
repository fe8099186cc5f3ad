import { sql } from 'kysely';
import type { Trx } from '../../database.ts';
import { jsonRows } from '../../platform/json-rows.ts';
import { productColumns, type ProductColumns } from './product-columns.ts';
import { recordOldSlugs } from './slugs.ts';

/** A product as it is before it is written. */
export interface KnownProduct {
  id: number;
  sku: string;
  family_id: number | null;
}

/** Products by SKU, locked in the order of ids until the transaction ends. */
export async function lockProducts(trx: Trx, skus: readonly string[]): Promise<Map<string, KnownProduct>> {
  const { rows } = await sql<KnownProduct>`
    select id, sku, family_id from product where sku = any(${skus}) order by id for update`.execute(trx);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** A row to write; `id` is 0 until a new one is. */
export interface ProductRow extends ProductColumns {
  id: number;
  sku: string;
  ext_hash?: string;
  mergesTexts: boolean;
}

const recordColumns = sql.raw(
  [
    'id int',
    'sku text',
    'ext_hash text',
    '"mergesTexts" bool',
    ...productColumns.map(({ name, type }) => `${name} ${type}`),
  ].join(', '),
);

/** Writes products that are new, in one statement. Answers their ids by SKU. */
export async function insertProducts(trx: Trx, rows: readonly ProductRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const names = sql.raw(productColumns.map(({ name }) => name).join(', '));
  const values = sql.raw(
    productColumns
      .map(({ name, initial }) => (initial === undefined ? name : `coalesce(${name}, ${initial})`))
      .join(', '),
  );
  const { rows: made } = await sql<{ id: number; sku: string }>`
    insert into product (sku, ext_hash, ${names})
    select sku, ext_hash, ${values} from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r(${recordColumns})
    returning id, sku`.execute(trx);
  return new Map(made.map(({ id, sku }) => [sku, id]));
}

/** Brings known products up to date, those that name the same columns in one statement. Answers the ids of those that changed. */
export async function updateProducts(trx: Trx, rows: readonly ProductRow[]): Promise<number[]> {
  const namesOf = (row: ProductRow) =>
    productColumns.filter(({ name }) => row[name] !== undefined).map(({ name }) => name);
  const changed: number[] = [];
  for (const alike of Map.groupBy(rows, (row) => namesOf(row).join()).values()) {
    const names = new Set(namesOf(alike[0]!));
    const columns = productColumns.filter(({ name }) => names.has(name));
    const values = columns.map(({ name, isTexts, staysWhenNull }) => {
      if (staysWhenNull) return `coalesce(r.${name}, p.${name})`;
      return isTexts
        ? `case when r."mergesTexts" then p.${name} || r.${name} else r.${name} end`
        : `r.${name}`;
    });
    const json = jsonRows(alike);
    if (names.has('i18n_slug')) await recordOldSlugs(trx, 'product', json, sql`c.id = r.id`);
    const set = [
      ...columns.map(({ name }, at) => `${name} = ${values[at]}`),
      'ext_hash = coalesce(r.ext_hash, p.ext_hash)',
    ];
    const before = [...columns.map(({ name }) => `p.${name}`), 'p.ext_hash'];
    const after = [...values, 'coalesce(r.ext_hash, p.ext_hash)'];
    const { rows: written } = await sql<{ id: number }>`
      update product p set ${sql.raw(set.join(', '))}, version = p.version + 1, updated_at = now()
      from jsonb_to_recordset(${json}::jsonb) as r(${recordColumns})
      where p.id = r.id and row(${sql.raw(before.join(', '))}) is distinct from row(${sql.raw(after.join(', '))})
      returning p.id`.execute(trx);
    changed.push(...written.map(({ id }) => id));
  }
  return changed;
}

/** The next free place in each family, for variations that name none. */
export async function placesAfter(trx: Trx, familyIds: readonly number[]): Promise<Map<number, number>> {
  if (familyIds.length === 0) return new Map();
  const { rows } = await sql<{ family_id: number; next: number }>`
    select family_id, max(variation_order) + 1 as next from product
    where family_id = any(${familyIds}) group by family_id`.execute(trx);
  return new Map(rows.map(({ family_id, next }) => [family_id, next]));
}
