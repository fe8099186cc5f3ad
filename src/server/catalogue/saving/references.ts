import { sql } from 'kysely';
import type { parameterTypes } from '../../../domain/catalogue/import-format.ts';
import type { Db, Trx } from '../../database.ts';

/** A thing that products refer to, and the hash of what it was last made from. */
export interface Reference {
  id: number;
  hash: string | null;
}

export interface ParameterReference extends Reference {
  type: (typeof parameterTypes)[number];
  /** Value code to id. */
  values: Map<string, number>;
}

/** Brands by slug, the others by code: what a catalogue is named with from outside. */
export interface References {
  brands: Map<string, Reference>;
  categories: Map<string, Reference>;
  restrictions: Map<string, Reference>;
  parameters: Map<string, ParameterReference>;
}

/** The small tables that products refer to. */
export async function readReferences(trx: Trx): Promise<References> {
  return {
    brands: await byKey(trx, 'brand', 'slug'),
    categories: await byKey(trx, 'category', 'code'),
    restrictions: await byKey(trx, 'restriction', 'code'),
    parameters: await readParameters(trx),
  };
}

/** Parameters with their values, by code. */
export async function readParameters(trx: Trx): Promise<Map<string, ParameterReference>> {
  const parameters = await trx.selectFrom('parameter').select(['id', 'code', 'type', 'ext_hash']).execute();
  const values = await trx.selectFrom('parameter_value').select(['id', 'parameter_id', 'code']).execute();
  const byId = new Map<number, ParameterReference>();
  const byCode = new Map<string, ParameterReference>();
  for (const { id, code, type, ext_hash } of parameters) {
    const parameter = { id, type, hash: ext_hash, values: new Map<string, number>() };
    byId.set(id, parameter);
    byCode.set(code, parameter);
  }
  for (const value of values) byId.get(value.parameter_id)?.values.set(value.code, value.id);
  return byCode;
}

async function byKey(
  trx: Trx,
  table: 'brand' | 'category' | 'restriction',
  key: 'slug' | 'code',
): Promise<Map<string, Reference>> {
  const { rows } = await sql<{ key: string; id: number; ext_hash: string | null }>`
    select ${sql.ref(key)} as key, id, ext_hash from ${sql.table(table)}`.execute(trx);
  return new Map(rows.map((row) => [row.key, { id: row.id, hash: row.ext_hash }]));
}

/** Ids of products by SKU. */
export async function productIds(trx: Trx, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; id: number }>`
    select sku, id from product where sku = any(${[...new Set(skus)]})`.execute(trx);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/** The hash of what each product was last made from, by SKU. */
export async function productHashes(
  db: Db | Trx,
  skus: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ sku: string; ext_hash: string | null }>`
    select sku, ext_hash from product where sku = any(${skus})`.execute(db);
  return new Map(rows.map(({ sku, ext_hash }) => [sku, ext_hash]));
}
