import { sql } from 'kysely';
import type { Trx } from '../../database.ts';

/** A row that was made or changed, with its columns before and after; `before` is null when it is new. */
export interface Saved {
  id: number;
  key: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

type Table = 'brand' | 'category' | 'parameter' | 'product_family' | 'restriction' | 'product';

export type Snapshots = Map<string, { id: number; row: Record<string, unknown> }>;

/** Rows by the key they are named with, locked in the order of ids until `trx` ends. */
export async function lockRows(
  trx: Trx,
  table: Table,
  keyColumn: 'code' | 'slug' | 'sku',
  keys: readonly string[],
): Promise<Snapshots> {
  const { rows } = await sql<{ id: number; key: string; row: Record<string, unknown> }>`
    select t.id, t.${sql.ref(keyColumn)} as key, to_jsonb(t) as row from ${sql.table(table)} t
    where t.${sql.ref(keyColumn)} = any(${keys}) order by t.id for update`.execute(trx);
  return new Map(rows.map(({ id, key, row }) => [key, { id, row }]));
}

/** What became of the rows with these ids since they were locked. */
export async function savedRows(
  trx: Trx,
  table: Table,
  keyColumn: 'code' | 'slug' | 'sku',
  ids: readonly number[],
  before: Snapshots,
): Promise<Saved[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; key: string; row: Record<string, unknown> }>`
    select t.id, t.${sql.ref(keyColumn)} as key, to_jsonb(t) as row from ${sql.table(table)} t
    where t.id = any(${ids}) order by t.id`.execute(trx);
  return rows.map(({ id, key, row }) => ({ id, key, before: before.get(key)?.row ?? null, after: row }));
}

/** Names of the fields that were given, so that a statement can leave the others as they are. */
export function givenFields(input: object): string[] {
  return Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
