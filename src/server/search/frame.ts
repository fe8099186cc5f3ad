import type { parameterTypes } from '../../domain/catalogue/import-format.ts';
import type { Multilingual } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';

export interface FrameBrand {
  id: number;
  name: string;
  slug: string;
  /** In the order of names. */
  place: number;
}

export interface FrameCategory {
  id: number;
  parent_id: number | null;
  i18n_name: Multilingual;
  i18n_slug: Multilingual;
  position: number;
  /** Itself and all above it. */
  path: number[];
}

export interface FrameParameter {
  id: number;
  code: string;
  type: (typeof parameterTypes)[number];
  i18n_name: Multilingual;
  unit: string | null;
  is_filterable: boolean;
  position: number;
}

export interface FrameValue {
  id: number;
  parameter_id: number;
  code: string;
  i18n_name: Multilingual;
  color: string | null;
  number: number | null;
  position: number;
}

/** A group of customers in a country; `isBusiness` sees prices without VAT. */
export interface FrameAudience {
  ordinal: number;
  countryId: number;
  groupId: number | null;
  isBusiness: boolean;
  vatRate: number;
}

/** What products point at: some hundreds of rows, held in memory by whoever builds or names documents. */
export interface Frame {
  brands: Map<number, FrameBrand>;
  categories: Map<number, FrameCategory>;
  parameters: Map<number, FrameParameter>;
  values: Map<number, FrameValue>;
  /** By ordinal, without gaps. */
  audiences: FrameAudience[];
  /** Shop whose warehouses serve a country. */
  shopOfCountry: Map<number, number>;
}

/** Reads all that searches need beside the documents: names, trees, parameters, audiences. */
export async function loadFrame(db: Db | Trx): Promise<Frame> {
  const [brands, categories, parameters, values, audiences, shops] = await Promise.all([
    db.selectFrom('brand').select(['id', 'name', 'slug']).execute(),
    db.selectFrom('category').select(['id', 'parent_id', 'i18n_name', 'i18n_slug', 'position']).execute(),
    db
      .selectFrom('parameter')
      .select(['id', 'code', 'type', 'i18n_name', 'unit', 'is_filterable', 'position'])
      .execute(),
    db
      .selectFrom('parameter_value')
      .select(['id', 'parameter_id', 'code', 'i18n_name', 'color', 'number', 'position'])
      .execute(),
    db
      .selectFrom('price_audience as a')
      .innerJoin('country as c', 'c.id', 'a.country_id')
      .leftJoin('customer_group as g', 'g.id', 'a.customer_group_id')
      .select(['a.ordinal', 'a.country_id', 'a.customer_group_id', 'g.is_business', 'c.vat_rate'])
      .orderBy('a.ordinal')
      .execute(),
    db.selectFrom('shop').select(['id', 'country_id']).execute(),
  ]);
  const { compare } = new Intl.Collator('et');
  brands.sort((a, b) => compare(a.name, b.name) || a.id - b.id);
  const byId = new Map(categories.map((one) => [one.id, one]));
  return {
    brands: new Map(brands.map((one, place) => [one.id, { ...one, place }])),
    categories: new Map(categories.map((one) => [one.id, { ...one, path: pathOf(one.id, byId) }])),
    parameters: new Map(parameters.map((one) => [one.id, one])),
    values: new Map(values.map((one) => [one.id, one])),
    audiences: audiences.map((one) => ({
      ordinal: one.ordinal,
      countryId: one.country_id,
      groupId: one.customer_group_id,
      isBusiness: one.is_business ?? false,
      vatRate: one.vat_rate,
    })),
    shopOfCountry: new Map(shops.map((one) => [one.country_id, one.id])),
  };
}

function pathOf(id: number, byId: ReadonlyMap<number, { parent_id: number | null }>): number[] {
  const path: number[] = [];
  // A circle in the tree would be a mistake of an editor; it must not stop the search.
  for (let at: number | null | undefined = id; at != null && !path.includes(at); at = byId.get(at)?.parent_id)
    path.push(at);
  return path;
}
