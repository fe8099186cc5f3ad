import type { parameterTypes } from '../../domain/catalogue/import-format.ts';
import type { Multilingual } from '../../domain/locales.ts';
import type { Db } from '../database.ts';
import { prepared } from '../platform/db.ts';

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

/** As the database answers `frameSql`. */
export interface FrameRow {
  brands: Omit<FrameBrand, 'place'>[] | null;
  categories: Omit<FrameCategory, 'path'>[] | null;
  parameters: FrameParameter[] | null;
  values: FrameValue[] | null;
  audiences: FrameAudience[] | null;
  shops: { id: number; country_id: number }[] | null;
}

/** Conditions on the rows of each table; those above a category come with it. `own` names the values that were chosen. */
type Chosen = Record<'brands' | 'categories' | 'values' | 'parameters', string>;

/** A statement of one row: all of the frame, or the part that was chosen. */
export const frameSql = ({ brands, categories, values, parameters }: Chosen) => `
  with recursive tree as (
    select id, parent_id from category where ${categories}
    union select c.id, c.parent_id from category c join tree t on c.id = t.parent_id
  ), own as (select * from parameter_value where ${values})
  select
    (select json_agg(json_build_object('id', id, 'name', name, 'slug', slug)) from brand where ${brands}) as brands,
    (select json_agg(json_build_object('id', id, 'parent_id', parent_id, 'i18n_name', i18n_name,
      'i18n_slug', i18n_slug, 'position', position)) from category where id in (select id from tree)) as categories,
    (select json_agg(json_build_object('id', id, 'code', code, 'type', type, 'i18n_name', i18n_name, 'unit', unit,
      'is_filterable', is_filterable, 'position', position)) from parameter
      where ${parameters}) as parameters,
    (select json_agg(json_build_object('id', id, 'parameter_id', parameter_id, 'code', code, 'i18n_name', i18n_name,
      'color', color, 'number', number, 'position', position)) from own) as values,
    (select json_agg(json_build_object('ordinal', a.ordinal, 'countryId', a.country_id,
      'groupId', a.customer_group_id, 'isBusiness', coalesce(g.is_business, false), 'vatRate', c.vat_rate)
      order by a.ordinal)
      from price_audience a join country c on c.id = a.country_id
        left join customer_group g on g.id = a.customer_group_id) as audiences,
    (select json_agg(json_build_object('id', id, 'country_id', country_id)) from shop) as shops`;

/** Carried by what is cached of the audiences; purged once documents have prices for a new one. */
export const audiencesTag = 'price-audiences';

const readWhole = prepared<FrameRow>(
  'search.frame',
  frameSql({ brands: 'true', categories: 'true', values: 'true', parameters: 'true' }),
);

/** All of it, in one round trip. */
export async function loadFrame(db: Db): Promise<Frame> {
  const [row] = await readWhole(db, []);
  return frameOf(row!);
}

const { compare } = new Intl.Collator('et');

/** The frame of what the database answered. */
export function frameOf(row: FrameRow): Frame {
  const [brands, categories] = [row.brands ?? [], row.categories ?? []];
  brands.sort((a, b) => compare(a.name, b.name) || a.id - b.id);
  const byId = new Map(categories.map((one) => [one.id, one]));
  return {
    brands: new Map(brands.map((one, place) => [one.id, { ...one, place }])),
    categories: new Map(categories.map((one) => [one.id, { ...one, path: pathOf(one.id, byId) }])),
    parameters: new Map((row.parameters ?? []).map((one) => [one.id, one])),
    values: new Map((row.values ?? []).map((one) => [one.id, one])),
    audiences: row.audiences ?? [],
    shopOfCountry: new Map((row.shops ?? []).map((one) => [one.country_id, one.id])),
  };
}

function pathOf(id: number, byId: ReadonlyMap<number, { parent_id: number | null }>): number[] {
  const path: number[] = [];
  // A circle in the tree would be a mistake of an editor; it must not stop the search.
  for (let at: number | null | undefined = id; at != null && !path.includes(at); at = byId.get(at)?.parent_id)
    path.push(at);
  return path;
}
