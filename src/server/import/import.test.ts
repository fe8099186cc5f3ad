import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { encode } from '../../../test/encode.ts';
import { importFolder } from '../../../test/import-folder.ts';
import { xlsx } from '../../../test/xlsx.ts';
import { importPath } from './import.ts';
import type { ImportReport } from './import.ts';

let database: TestDatabase | undefined;
let db: TestDatabase['db'];
beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database?.drop());

const brands = [{ slug: 'nordlys', name: 'NORDLYS' }];
const categories = [
  { code: 'shampoos', parent: 'hair', name: { et: 'Šampoonid', ru: 'Шампуни' } },
  { code: 'hair', name: { et: 'Juuksed' } },
];
const priceLists = [{ code: 'EE', name: 'Eesti hinnad', country: 'EE' }];
const ground = { 'brands.json': brands, 'categories.json': categories, 'price-lists.json': priceLists };
const product = (sku: string, more: object = {}) => ({
  sku,
  brand: 'nordlys',
  name: { et: `Toode ${sku}` },
  categories: ['shampoos'],
  prices: [{ list: 'EE', cents: 1290 }],
  stock: { TLN: 5 },
  ...more,
});

const told = ({ problems }: Pick<ImportReport, 'problems'>) =>
  problems.map(({ row, column, reason }) => `${row} ${column}: ${reason}`);

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
    ...ground,
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

test('Import a broken row stops only itself, and each problem names row, column and reason', async () => {
  await using folder = await importFolder(ground);
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
    ...ground,
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
    ...ground,
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

test('Import CSV encodings UTF-8 with mark, Windows-1257 and Windows-1251', async () => {
  await using folder = await importFolder(ground);
  await importPath(db, folder.path);
  const csv = (sku: string, language: string, name: string) =>
    `sku;brand;name.${language};categories\r\n${sku};nordlys;${name};shampoos\r\n`;
  await importPath(
    db,
    await folder.write('a.csv', `\ufeff${csv('utf8', 'et', 'Õrn šampoon – žürii valik')}`),
  );
  await importPath(
    db,
    await folder.write(
      'b.csv',
      encode(csv('et', 'et', 'Niisutav öökreem kuivale nahale, šokolaad'), 'windows-1257'),
    ),
  );
  await importPath(
    db,
    await folder.write(
      'c.csv',
      encode(csv('lv', 'lv', 'Mitrinošs šampūns sausiem matiem, ķermeņa losjons'), 'windows-1257'),
    ),
  );
  await importPath(
    db,
    await folder.write('d.csv', encode(csv('ru', 'ru', 'Увлажняющий шампунь, щётка и ёж'), 'windows-1251')),
  );
  const names = await db.selectFrom('product').select(['sku', 'i18n_name']).orderBy('id').execute();
  expect(names.map(({ i18n_name }) => Object.values(i18n_name)[0]!.value)).toEqual([
    'Õrn šampoon – žürii valik',
    'Niisutav öökreem kuivale nahale, šokolaad',
    'Mitrinošs šampūns sausiem matiem, ķermeņa losjons',
    'Увлажняющий шампунь, щётка и ёж',
  ]);
});

test('Import XLSX with a sheet for each kind of records', async () => {
  await using folder = await importFolder({ 'price-lists.json': priceLists });
  await importPath(db, folder.path);
  const book = xlsx({
    brands: [
      ['slug', 'name'],
      ['nordlys', 'NORDLYS'],
    ],
    categories: [
      ['code', 'parent', 'name.et'],
      ['shampoos', 'hair', 'Šampoonid'],
      ['hair', '', 'Juuksed'],
    ],
    products: [
      ['sku', 'brand', 'name.et', 'categories', 'price.EE', 'stock.TLN', 'ean', 'added_at', 'disabled'],
      [
        'A',
        'nordlys',
        '=HYPERLINK("x")',
        'shampoos',
        12.899999999999999,
        7,
        4740000000018,
        { attributes: 's="1"', inside: '<v>46300</v>' },
        { attributes: 't="b"', inside: '<v>1</v>' },
      ],
      ['B', 'nordlys', '+372 @nordlys', 'shampoos', 'odav', 1, null, null, null],
    ],
  });
  const report = await importPath(db, await folder.write('book.xlsx', book));
  expect(told(report)).toEqual(['3 price.EE: “odav” is no price']);
  const a = await productBy('A');
  // What looks like a formula is text like any other.
  expect(a).toMatchObject({
    ean: '4740000000018',
    added_at: '2026-10-05',
    is_disabled: true,
    i18n_name: { et_EE: { value: '=HYPERLINK("x")' } },
  });
  expect(await db.selectFrom('price').select('cents').execute()).toEqual([{ cents: 1290 }]);
});

test('Import prices: history stays, a changed price ends now and a new one begins, the future is replaced', async () => {
  await using folder = await importFolder({ ...ground, 'products.json': [product('A')] });
  await importPath(db, folder.path);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const periods = async () =>
    (
      await sql<{ cents: number; begun: boolean; over: boolean; open: boolean }>`
        select cents, coalesce(lower(valid), '-infinity') <= now() as begun, coalesce(upper(valid) <= now(), false) as over,
          upper_inf(valid) as open from price order by lower(valid) nulls first`.execute(db)
    ).rows.map(
      ({ cents, begun, over, open }) =>
        `${cents} ${over ? 'over' : begun ? 'running' : 'coming'}${open ? ' open' : ''}`,
    );
  expect(await periods()).toEqual(['1290 running open']);

  const prices = [
    { list: 'EE', cents: 1490 },
    { list: 'EE', cents: 990, from: inDays(5), to: inDays(9) },
  ];
  await folder.write('products.json', [product('A', { prices })]);
  await importPath(db, folder.path);
  expect(await periods()).toEqual(['1290 over', '1490 running', '990 coming', '1490 coming open']);

  await folder.write('products.json', [product('A', { prices: [{ list: 'EE', cents: 1490 }] })]);
  await importPath(db, folder.path);
  expect(await periods()).toEqual(['1290 over', '1490 running open']);

  await folder.write('products.json', [product('A', { prices: [], name: { et: 'Uus nimi' } })]);
  await importPath(db, folder.path);
  expect(await periods()).toEqual(['1290 over', '1490 running open']);
  expect(await db.selectFrom('slug_history').select(['kind', 'slug']).execute()).toEqual([
    { kind: 'product', slug: 'toode-a' },
  ]);
});

test('Import a table with some columns changes those alone', async () => {
  const full = product('A', {
    ean: '4740000000018',
    description: { et: 'Tekst', en: 'Text' },
    pack_size: 6,
    name: { et: 'Eesti', en: 'English' },
  });
  await using folder = await importFolder({ ...ground, 'products.json': [full] });
  await importPath(db, folder.path);
  const before = await productBy('A');
  const report = await importPath(
    db,
    await folder.write('new.csv', 'sku,name.en,stock.TLN,price.EE\nA,New,9,15.00\nB,New,9,15.00\n'),
  );
  expect(told(report)).toEqual([
    '3 brand: is missing, and the product is new',
    '3 categories: is missing, and the product is new',
  ]);
  const after = await productBy('A');
  expect(after).toMatchObject({
    ean: before.ean,
    i18n_description: before.i18n_description,
    pack_size: 6,
    brand_id: before.brand_id,
  });
  expect(after.i18n_name).toEqual({ et_EE: { value: 'Eesti' }, en_US: { value: 'New' } });
  expect(after.version).toBe(2);
  expect(await db.selectFrom('stock').select('quantity').execute()).toEqual([{ quantity: 9 }]);
});

test('Import stock never falls below what orders have reserved', async () => {
  await using folder = await importFolder({ ...ground, 'products.json': [product('A')] });
  await importPath(db, folder.path);
  await db.updateTable('stock').set({ reserved: 4 }).execute();
  await folder.write('products.json', [product('A', { stock: { TLN: 1 } })]);
  const report = await importPath(db, folder.path);
  expect(report.notices.map(({ text }) => text)).toContain('stock is kept at what orders have reserved');
  expect(await db.selectFrom('stock').select(['quantity', 'reserved']).execute()).toEqual([
    { quantity: 4, reserved: 4 },
  ]);
});

test('Import --create-missing makes what products name', async () => {
  await using folder = await importFolder();
  const csv =
    'sku,brand,name.et,categories,family,variation.et,parameter.hair-type,price\nA,L’Oréal Pro,Nimi,Juuksed > Šampoonid,fam,300 ml,Kuivad juuksed,"1,50"\n';
  const file = await folder.write('products.csv', csv);
  expect((await importPath(db, file)).problemCount).toBe(4);
  const report = await importPath(db, file, { createMissing: true });
  expect(told(report)).toEqual([]);
  expect(report.implied).toBe(5);
  expect(await db.selectFrom('brand').select(['slug', 'name']).execute()).toEqual([
    { slug: 'loreal-pro', name: 'L’Oréal Pro' },
  ]);
  const tree = await db.selectFrom('category').select(['code', 'parent_id', 'id']).orderBy('id').execute();
  expect(tree).toMatchObject([{ code: 'juuksed' }, { code: 'juuksed-sampoonid', parent_id: tree[0]!.id }]);
  expect(await db.selectFrom('price_list').select('code').orderBy('code').execute()).toEqual([
    { code: 'EE' },
    { code: 'FI' },
    { code: 'LV' },
  ]);
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

test('Import what cannot be read at all is said in one line', async () => {
  await using folder = await importFolder({
    'empty.csv': '',
    'other.csv': 'a,b\n1,2\n',
    'broken.json': '{"sku": 1}',
    'book.xlsx': 'not a zip',
    'bytes.csv': Buffer.from([0, 255, 1, 254, 0]),
  });
  for (const [name, reason] of [
    ['empty.csv', 'is empty'],
    ['other.csv', 'neither a table of ours'],
    ['book.xlsx', 'no XLSX workbook'],
    ['bytes.csv', 'neither a table of ours'],
    ['none.csv', 'is not there'],
  ] as const) {
    await expect(importPath(db, `${folder.path}/${name}`), name).rejects.toThrow(reason);
  }
  await using nothing = await importFolder({ 'readme.md': 'x' });
  await expect(importPath(db, nothing.path)).rejects.toThrow('holds nothing to import');
  await expect(importPath(db, folder.path, { shop: 'XX' })).rejects.toThrow('there are EE, LV');
});

test('Import NUL, half letters and emoji do not stop a row', async () => {
  await using folder = await importFolder(ground);
  await importPath(db, folder.path);
  const json = `[${JSON.stringify(product('A', { name: { et: 'Nimi 💅\u0000' } })).replace('Nimi', 'Nimi\\ud800')}]`;
  expect(told(await importPath(db, await folder.write('products.json', json)))).toEqual([]);
  expect((await productBy('A')).i18n_name).toEqual({ et_EE: { value: 'Nimi\ufffd 💅' } });
});

test('Import tells the search and the caches what changed, in the same transaction', async () => {
  await using folder = await importFolder({ ...ground, 'products.json': [product('A'), product('B')] });
  await importPath(db, folder.path);
  const { rows } = await sql<{ ids: number[] }>`
    select payload -> 'product_ids' as ids from outbox where payload ? 'product_ids'`.execute(db);
  const ids = (await db.selectFrom('product').select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(rows.flatMap((row) => row.ids).sort()).toEqual(ids);
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
  const files = { ...ground, 'parameters.json': parameter('Juus'), 'products.json': [product('A', dry)] };
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
    ...ground,
    'products.json': [product('A', { ean: '4740000000017' }), product('B', { ean: '4740000000018' })],
  });
  const report = await importPath(db, folder.path);
  expect(told(report)).toEqual(['1 ean: “4740000000017” has a wrong check digit']);
  expect([report.problemCount, report.warningCount]).toEqual([0, 1]);
  expect((await productBy('A')).ean).toBe('4740000000017');
});
