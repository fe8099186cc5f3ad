import { expect } from 'vitest';
import type { SearchAnswer } from '../src/domain/search/contract.ts';
import { rebuildSearch } from '../src/server/search/feed.ts';
import { searchCalls } from '../src/server/search/routes.ts';
import { createTestDatabase, type TestDatabase } from './db.ts';
import {
  buildBrand,
  buildCategory,
  buildFamily,
  buildPrice,
  buildPriceList,
  buildProduct,
  texts,
} from './factories.ts';
import { forgetfulCache, forgetfulCardData, serveRoutes, type ServedRoutes } from './routes.ts';

/** The address of the search. */
export const searchPath = '/api/v1/products/elastic/search/new/';

type Query = Record<string, string | number>;

export interface SearchShop {
  database: TestDatabase;
  served: ServedRoutes;
  /** Ids of what it sells. */
  made: typeof nothingMade;
  search(query: Query, audience?: object): Promise<SearchAnswer>;
  idsOf(query: Query, audience?: object): Promise<number[]>;
  close(): Promise<void>;
}

const nothingMade = {
  nordlys: 0,
  lumi: 0,
  care: 0,
  shampoo: 0,
  colour: 0,
  lead: 0,
  copper: 0,
  small: 0,
  large: 0,
  oil: 0,
};

/** A small shop, a shampoo in two sizes, a colour in two shades and an oil on offer, with the calls of the search. */
export async function openSearchShop(): Promise<SearchShop> {
  const made = { ...nothingMade };
  const database = await createTestDatabase();
  const { db } = database;
  made.nordlys = (await buildBrand(db, { name: 'Nordlys', slug: 'nordlys' })).id;
  made.lumi = (await buildBrand(db, { name: 'Lumi Pro', slug: 'lumi-pro' })).id;
  await buildBrand(db, { name: 'Nothing Sold', slug: 'nothing-sold' });
  made.care = (await buildCategory(db, { name: 'Juuksehooldus' })).id;
  made.shampoo = (await buildCategory(db, { name: 'Šampoonid', parent: made.care })).id;
  made.colour = (await buildCategory(db, { name: 'Juuksevärvid' })).id;

  const sizes = await buildFamily(db, { kind: 'size' });
  const name = {
    et: 'Hydra niisutav šampoon',
    en: 'Hydra moisturising shampoo',
    ru: 'Hydra увлажняющий шампунь',
    fi: 'Hydra kosteuttava shampoo',
    lv: 'Hydra mitrinošs šampūns',
  };
  const hydra = { name, brand: made.nordlys, categories: [made.shampoo], family: sizes.id };
  made.small = (
    await buildProduct(db, {
      ...hydra,
      sku: 'NL-HY-300',
      ean: '4740000000017',
      variation: '300 ml',
      content: { amount: 300, unit: 'ml' },
      cents: 1490,
      popularity: 50,
      stock: { TLN: 0, RIX: 3 },
    })
  ).id;
  made.large = (
    await buildProduct(db, {
      ...hydra,
      sku: 'NL-HY-1000',
      variation: '1 l',
      content: { amount: 1, unit: 'l' },
      cents: 3290,
      popularity: 40,
      stock: { RIX: 3 },
    })
  ).id;
  await db
    .updateTable('product_family')
    .set({ lead_product_id: made.small })
    .where('id', '=', sizes.id)
    .execute();

  const shades = await buildFamily(db, { kind: 'shade' });
  const colour = {
    name: {
      et: 'Lumi püsivärv',
      en: 'Lumi permanent colour',
      ru: 'Lumi стойкая краска',
      fi: 'Lumi kestoväri',
      lv: 'Lumi noturīga krāsa',
    },
    brand: made.lumi,
    categories: [made.colour],
    family: shades.id,
    cents: 890,
  };
  made.lead = (
    await buildProduct(db, {
      ...colour,
      shade: { code: '6/0', hex: '#604020' },
      variation: '6/0',
      popularity: 90,
    })
  ).id;
  made.copper = (
    await buildProduct(db, { ...colour, shade: { code: '7/43', hex: '#b06030' }, variation: '7/43' })
  ).id;
  await db
    .updateTable('product')
    .set({ i18n_shade_tone: texts({ et: 'vaskne', en: 'copper' }) })
    .where('id', '=', made.copper)
    .execute();
  await db
    .updateTable('product_family')
    .set({ lead_product_id: made.lead })
    .where('id', '=', shades.id)
    .execute();

  made.oil = (
    await buildProduct(db, {
      name: { et: 'Sära juukseõli', en: 'Shine hair oil', ru: 'Масло для волос', lv: 'Matu eļļa' },
      sku: 'LP-OIL',
      brand: made.lumi,
      categories: [made.care],
      cents: 2490,
      popularity: 10,
      addedAt: '2026-11-01',
    })
  ).id;
  await buildProduct(db, {
    name: 'Ootel toode',
    brand: made.lumi,
    categories: [made.care],
    isDisabled: true,
  });
  const campaign = await buildPriceList(db, {
    from: new Date(Date.now() - 86_400_000),
    to: new Date(Date.now() + 86_400_000),
  });
  await buildPrice(db, made.oil, { cents: 1990, list: campaign.id });

  const { id: vegan } = await db
    .insertInto('parameter')
    .values({ code: 'vegan', type: 'BOOLEAN', i18n_name: texts('Vegan') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: volume } = await db
    .insertInto('parameter')
    .values({ code: 'volume', type: 'STRING', i18n_name: texts('Maht') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = [
    { parameter_id: vegan, code: 'true', of: [made.small, made.large, made.oil] },
    { parameter_id: volume, code: '300-ml', of: [made.small] },
    { parameter_id: volume, code: '1000-ml', of: [made.large] },
    { parameter_id: volume, code: '60-ml', of: [made.lead, made.copper] },
  ];
  for (const { of, ...value } of values) {
    const { id } = await db
      .insertInto('parameter_value')
      .values({ ...value, i18n_name: texts(value.code) })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const product_id of of)
      await db.insertInto('product_parameter').values({ product_id, parameter_value_id: id }).execute();
  }
  await db
    .insertInto('search_synonym')
    .values({ language: null, word: 'eliksiir', synonyms: ['õli'] })
    .execute();
  const clock = () => new Date();
  await rebuildSearch(db, clock);
  const served = await serveRoutes(db, (calls) =>
    searchCalls(calls, { db, cache: forgetfulCache(), cardDataCache: forgetfulCardData(), clock }),
  );

  async function search(query: Query, audience = {}): Promise<SearchAnswer> {
    const { status, body } = await served.get<SearchAnswer>(
      `${searchPath}?${new URLSearchParams(query as Record<string, string>)}`,
      audience,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }
  return {
    database,
    served,
    made,
    search,
    idsOf: async (query, audience) => (await search(query, audience)).results.map((one) => one.id),
    async close() {
      await served.app.close();
      await database.drop();
    },
  };
}
