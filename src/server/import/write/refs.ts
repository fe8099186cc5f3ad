import { sql } from 'kysely';
import type { Trx } from '../../database.ts';
import { warehouseIds } from '../../stock/service.ts';
import type { parameterTypes } from '../../../domain/catalogue/import-format.ts';

interface Known {
  id: number;
  hash: string | null;
}

export interface KnownParameter extends Known {
  type: (typeof parameterTypes)[number];
  /** Value code to id. */
  values: Map<string, number>;
}

/**
 * The small tables that products refer to, by the codes files name them with. Held for the whole import; after a
 * step that failed they are read anew, as they may know what was rolled back.
 */
export class Refs {
  brands = new Map<string, Known>();
  categories = new Map<string, Known>();
  parameters = new Map<string, KnownParameter>();
  restrictions = new Map<string, Known>();
  priceLists = new Map<string, Known>();
  warehouses = new Map<string, number>();
  countries = new Map<string, number>();
  groups = new Map<string, number>();
  #isRead = false;

  forget(): void {
    this.#isRead = false;
  }

  async ready(trx: Trx): Promise<void> {
    if (this.#isRead) return;
    this.brands = await known(trx, 'brand', 'slug');
    this.categories = await known(trx, 'category', 'code');
    this.restrictions = await known(trx, 'restriction', 'code');
    this.priceLists = await known(trx, 'price_list', 'code');
    this.warehouses = await warehouseIds(trx);
    this.countries = await ids(trx, 'country');
    this.groups = await ids(trx, 'customer_group');
    await this.readParameters(trx);
    this.#isRead = true;
  }

  async readParameters(trx: Trx): Promise<void> {
    const parameters = await trx.selectFrom('parameter').select(['id', 'code', 'type', 'ext_hash']).execute();
    const values = await trx.selectFrom('parameter_value').select(['id', 'parameter_id', 'code']).execute();
    const byId = new Map<number, KnownParameter>();
    this.parameters = new Map();
    for (const { id, code, type, ext_hash } of parameters) {
      const parameter = { id, type, hash: ext_hash, values: new Map<string, number>() };
      byId.set(id, parameter);
      this.parameters.set(code, parameter);
    }
    for (const value of values) byId.get(value.parameter_id)?.values.set(value.code, value.id);
  }
}

async function known(
  trx: Trx,
  table: 'brand' | 'category' | 'restriction' | 'price_list',
  key: 'slug' | 'code',
): Promise<Map<string, Known>> {
  const { rows } = await sql<{ key: string; id: number; ext_hash: string | null }>`
    select ${sql.ref(key)} as key, id, ext_hash from ${sql.table(table)}`.execute(trx);
  return new Map(rows.map((row) => [row.key, { id: row.id, hash: row.ext_hash }]));
}

async function ids(trx: Trx, table: 'country' | 'customer_group'): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`select code, id from ${sql.table(table)}`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.code.trim(), row.id]));
}
