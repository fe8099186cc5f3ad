import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { encode } from '../../../test/encode.ts';
import { importFolder } from '../../../test/import-folder.ts';
import { baseFiles, product, told, priceLists } from '../../../test/base-files.ts';
import { xlsx } from '../../../test/xlsx.ts';
import { importPath } from './import.ts';

let database: TestDatabase | undefined;
let db: TestDatabase['db'];
beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database?.drop());

const productBy = (sku: string) =>
  db.selectFrom('product').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();

test('Import CSV encodings UTF-8 with mark, Windows-1257 and Windows-1251', async () => {
  await using folder = await importFolder(baseFiles);
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
      [
        'sku',
        'brand',
        'name.et',
        'categories',
        'price.EE',
        'stock.TLN',
        'ean',
        'added_at',
        'disabled',
        'furniture',
      ],
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
        'jah',
      ],
      ['B', 'nordlys', '+372 @nordlys', 'shampoos', 'odav', 1, null, null, null, null],
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
    is_furniture: true,
    i18n_name: { et_EE: { value: '=HYPERLINK("x")' } },
  });
  expect(await db.selectFrom('price').select('cents').execute()).toEqual([{ cents: 1290 }]);
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
  await using folder = await importFolder(baseFiles);
  await importPath(db, folder.path);
  const json = `[${JSON.stringify(product('A', { name: { et: 'Nimi 💅\u0000' } })).replace('Nimi', 'Nimi\\ud800')}]`;
  expect(told(await importPath(db, await folder.write('products.json', json)))).toEqual([]);
  expect((await productBy('A')).i18n_name).toEqual({ et_EE: { value: 'Nimi\ufffd 💅' } });
});

test('PL-04 Import warnings from JSON and from a table, which leaves those of other languages', async () => {
  await using folder = await importFolder({
    ...baseFiles,
    'products.json': [product('W', { warning: { et: 'Ärritab silmi.', ru: 'Раздражает глаза.' } })],
  });
  await importPath(db, folder.path);
  await importPath(db, await folder.write('a.csv', 'sku;warning.et\nW;<b>Söövitav</b>\n'));
  expect((await productBy('W')).i18n_warning).toEqual({
    et_EE: { value: 'Söövitav' },
    ru_RU: { value: 'Раздражает глаза.' },
  });
});
