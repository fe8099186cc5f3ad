import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { importFolder } from '../../../test/import-folder.ts';
import { baseFiles, priceLists, product, told } from '../../../test/base-files.ts';
import { importPath } from './import.ts';

let database: TestDatabase | undefined;
let db: TestDatabase['db'];
beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database?.drop());

/** Every row of the catalogue with the transaction that wrote it last: equal means nothing was written. */
async function allRows(): Promise<unknown> {
  const tables = [
    'brand',
    'category',
    'parameter',
    'parameter_value',
    'restriction',
    'price_list',
    'product_family',
    'product',
    'product_category',
    'product_parameter',
    'product_restriction',
    'product_file',
    'product_relation',
    'document',
    'stock',
    'price',
    'file',
    'wanted_image',
    'outbox',
    'slug_history',
  ];
  const rows: Record<string, unknown> = {};
  for (const table of tables) {
    rows[table] = (
      await sql`select t.xmin::text as written, t.* from ${sql.table(table)} t order by t::text`.execute(db)
    ).rows;
  }
  return rows;
}

const productBy = (sku: string) =>
  db.selectFrom('product').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();
const skus = async () =>
  (await db.selectFrom('product').select('sku').orderBy('sku').execute()).map(({ sku }) => sku);

test('Import JSON folder: everything it names stands in the shop, and the same again changes nothing', async () => {
  await using folder = await importFolder({
    ...baseFiles,
    'parameters.json': [
      {
        code: 'hair-type',
        type: 'STRING',
        name: { et: 'Juuksetüüp' },
        values: [{ code: 'dry', name: { et: 'kuiv' } }],
      },
      {
        code: 'tone',
        type: 'COLOR',
        name: { et: 'Toon' },
        values: [{ code: 'red', name: { et: 'punane' }, color: '#FF0000' }],
      },
      { code: 'volume', type: 'NUMBER', name: { et: 'Maht' }, unit: 'ml' },
      { code: 'vegan', type: 'BOOLEAN', name: { et: 'Vegan' } },
    ],
    'restrictions.json': [
      { code: 'pro', reason: { et: 'Ainult salongile' }, allowed_groups: ['salon'], countries: ['EE'] },
    ],
    'families.json': [{ code: 'moist', kind: 'size', name: { et: 'Niisutav' }, lead: 'B' }],
    'products.json': [
      product('A', {
        family: 'moist',
        variation: { et: '300 ml' },
        parameters: { 'hair-type': 'dry', volume: 300, vegan: true },
        restrictions: ['pro'],
      }),
      product('B', {
        family: 'moist',
        variation: { et: '1 l' },
        parameters: { tone: ['red'], volume: 1000 },
        content: { amount: 1, unit: 'l' },
      }),
      product('C', {
        shade: { code: '6.64', hex: '#AA3311', level: 6, tone: '64', tone_name: { et: 'vask' } },
      }),
    ],
    'related.json': [{ sku: 'A', related: ['C', 'B'] }],
  });
  const report = await importPath(db, folder.path);
  expect(told(report)).toEqual([]);
  expect(report.counts.products).toEqual({ created: 3, changed: 0, unchanged: 0 });
  const [a, b, c] = [await productBy('A'), await productBy('B'), await productBy('C')];
  expect(a.i18n_slug).toEqual({ et_EE: { value: 'toode-a' } });
  expect([a.variation_order, b.variation_order]).toEqual([0, 1]);
  expect(c.shade_hex).toBe('#aa3311');
  const family = await db.selectFrom('product_family').selectAll().executeTakeFirstOrThrow();
  expect(family.lead_product_id).toBe(b.id);
  const tree = await db
    .selectFrom('category')
    .select(['code', 'parent_id', 'id', 'i18n_slug'])
    .orderBy('code')
    .execute();
  expect(tree[1]).toMatchObject({
    code: 'shampoos',
    parent_id: tree[0]!.id,
    i18n_slug: { ru_RU: { value: 'shampuni' } },
  });
  const parameters = await sql<{ value: string }>`
    select p.code || '=' || v.code as value from product_parameter pp join parameter_value v on v.id = pp.parameter_value_id
    join parameter p on p.id = v.parameter_id where pp.product_id = ${a.id} order by 1`.execute(db);
  expect(parameters.rows.map(({ value }) => value)).toEqual(['hair-type=dry', 'vegan=true', 'volume=300']);
  const related = await db.selectFrom('product_relation').select('related_id').orderBy('position').execute();
  expect(related.map(({ related_id }) => related_id)).toEqual([c.id, b.id]);

  const before = await allRows();
  const again = await importPath(db, folder.path);
  expect(Object.values(again.counts).every(({ created, changed }) => created + changed === 0)).toBe(true);
  expect(await allRows()).toEqual(before);
});

test('Import a record is changed before it is checked, and the same again changes nothing', async () => {
  await using folder = await importFolder({
    ...baseFiles,
    'products.json': [product('A', { added_at: 'some day' })],
  });
  const adapt = (record: unknown) => {
    const { added_at, ...rest } = record as { added_at?: string };
    return added_at === 'some day' ? { ...rest, added_at: '2028-02-29' } : record;
  };
  expect((await importPath(db, folder.path, { adapt })).problems).toEqual([]);
  expect((await productBy('A')).added_at).toBe('2028-02-29');
  expect((await importPath(db, folder.path, { adapt })).changedProducts).toBe(0);
});

test('Import a broken row stops only itself, and each problem names row, column and reason', async () => {
  await using folder = await importFolder(baseFiles);
  await importPath(db, folder.path);
  const file = await folder.write(
    'products.csv',
    [
      'sku;brand;name.et;categories;price.EE;stock.TLN;content.amount;content.unit;weight_g;typo',
      'OK-1;nordlys;Hea;shampoos;12,90;3;;;;',
      'B-1;nordlys;Hind;shampoos;kaksteist;3;;;;',
      'B-2;tundmatu;Bränd;shampoos;1,00;3;;;;',
      'B-3;nordlys;;shampoos;1,00;3;;;;',
      'B-4;nordlys;Rühm;olematu;1,00;-3;;;;',
      'OK-1;nordlys;Teine;shampoos;1,00;3;;;;',
      ';nordlys;Koodita;shampoos;1,00;3;;;;',
      'B-5;nordlys;Sisu;shampoos;1,00;3;0,0001;ml;;',
      'B-6;nordlys;"Jutumärk"x;shampoos;1,00;3;;;;',
      'B-7;nordlys;Kaal;shampoos;1,00;3;;;1,5;',
      'OK-2;nordlys;Hea;shampoos;1.234,50;3;;;;',
      'B-8;nordlys;Pikk;shampoos;1,00;3;;;;;;liiga;palju',
    ].join('\n'),
  );
  const report = await importPath(db, file);
  expect(told(report)).toEqual([
    '3 price.EE: “kaksteist” is no price',
    '4 brand: brand tundmatu is not known',
    '5 name.et: is missing, and the product is new',
    '6 stock.TLN: -3 is less than 0',
    '7 sku: OK-1 stands in row 2 already',
    '8 sku: is missing',
    expect.stringMatching(/^9 : is refused by the database: .*content_amount/),
    '10 : text after a closing quote in cell 3: double the quotes inside a quoted cell',
    '11 weight_g: “1,5” is no whole number',
    '13 : has 13 cells, the header has 10',
  ]);
  expect(report.notices.map(({ text }) => text)).toEqual(['column “typo” is not known and is left out']);
  expect(await skus()).toEqual(['OK-1', 'OK-2']);
});

test('Import --all-or-nothing keeps nothing when there is one problem', async () => {
  await using folder = await importFolder({
    ...baseFiles,
    'products.json': [product('A'), product('B', { brand: 'other' })],
  });
  const report = await importPath(db, folder.path, { allOrNothing: true });
  expect(report).toMatchObject({ isCommitted: false, problemCount: 1 });
  expect(await db.selectFrom('brand').selectAll().execute()).toEqual([]);
  await folder.write('products.json', [product('A'), product('B')]);
  expect(await importPath(db, folder.path, { allOrNothing: true })).toMatchObject({
    isCommitted: true,
    problemCount: 0,
  });
  expect(await skus()).toEqual(['A', 'B']);
});

test('Import --dry-run finds the same problems and keeps nothing', async () => {
  const files = {
    ...baseFiles,
    'products.json': [
      product('A'),
      product('B', { brand: 'other' }),
      product('C', { content: { amount: 0.0001, unit: 'ml' } }),
    ],
  };
  await using folder = await importFolder(files);
  const before = await allRows();
  const dry = await importPath(db, folder.path, { dryRun: true });
  expect(dry).toMatchObject({ isCommitted: false, problemCount: 2, counts: { products: { created: 1 } } });
  expect(await allRows()).toEqual(before);
  expect(told(await importPath(db, folder.path))).toEqual(told(dry));
});

test('Import parents that do not exist or go in circles are refused with their children', async () => {
  await using folder = await importFolder({
    'categories.json': [
      { code: 'a', parent: 'b', name: { et: 'A' } },
      { code: 'b', parent: 'a', name: { et: 'B' } },
      { code: 'c', parent: 'nowhere', name: { et: 'C' } },
      { code: 'd', parent: 'c', name: { et: 'D' } },
      { code: 'e', name: { et: 'E' } },
    ],
  });
  const report = await importPath(db, folder.path);
  expect(told(report).sort()).toEqual([
    '1 parent: a would be its own parent',
    '2 parent: category a is not known',
    '3 parent: category nowhere is not known',
    '4 parent: category c is not known',
  ]);
  expect(await db.selectFrom('category').select('code').execute()).toEqual([{ code: 'e' }]);
});

test('Import tells the search and the caches what changed, in the same transaction', async () => {
  await using folder = await importFolder({ ...baseFiles, 'products.json': [product('A'), product('B')] });
  await importPath(db, folder.path);
  const { rows } = await sql<{ ids: number[] }>`
    select payload -> 'product_ids' as ids from outbox where payload ? 'product_ids'`.execute(db);
  const ids = (await db.selectFrom('product').select('id').orderBy('id').execute()).map(({ id }) => id);
  expect([...new Set(rows.flatMap((row) => row.ids))].sort()).toEqual(ids);
});

test('Import of parameters, price lists or stock alone has the search read again what they are of', async () => {
  const parameter = (name: string) => [
    {
      code: 'hair-type',
      type: 'STRING',
      name: { et: name },
      values: [{ code: 'dry', name: { et: 'kuiv' } }],
    },
  ];
  const dry = { parameters: { 'hair-type': 'dry' } };
  const files = { ...baseFiles, 'parameters.json': parameter('Juus'), 'products.json': [product('A', dry)] };
  await using folder = await importFolder(files);
  await importPath(db, folder.path);
  const announced = async (file: string, records: object[]) => {
    await sql`delete from outbox`.execute(db);
    await importPath(db, await folder.write(file, JSON.stringify(records)));
    const { rows } = await sql<{ payload: Record<string, number[]> }>`
      select payload from outbox where topic = 'search.products'`.execute(db);
    return Object.assign({}, ...rows.map((row) => row.payload)) as Record<string, number[]>;
  };
  const idOf = async (table: 'parameter' | 'price_list') =>
    (
      await db
        .selectFrom(table)
        .select('id')
        .where('code', 'in', ['hair-type', 'EE'])
        .executeTakeFirstOrThrow()
    ).id;
  expect((await announced('parameters.json', parameter('Juuksetüüp')))['parameter_ids']).toEqual([
    await idOf('parameter'),
  ]);
  const closed = [{ ...priceLists[0], to: '2031-01-01T00:00:00Z' }];
  expect((await announced('price-lists.json', closed))['price_list_ids']).toEqual([await idOf('price_list')]);
  const { id } = await productBy('A');
  const sold = [product('A', { ...dry, stock: { TLN: 0 } })];
  expect((await announced('products.json', sold))['product_ids']).toEqual([id]);
});

test('Import tells an EAN with a wrong check digit and keeps the product', async () => {
  await using folder = await importFolder({
    ...baseFiles,
    'products.json': [product('A', { ean: '4740000000017' }), product('B', { ean: '4740000000018' })],
  });
  const report = await importPath(db, folder.path);
  expect(told(report)).toEqual(['1 ean: “4740000000017” has a wrong check digit']);
  expect([report.problemCount, report.warningCount]).toEqual([0, 1]);
  expect((await productBy('A')).ean).toBe('4740000000017');
});
