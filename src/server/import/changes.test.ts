import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { importFolder } from '../../../test/import-folder.ts';
import { baseFiles, product, told } from '../../../test/base-files.ts';
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

test('Import prices: history stays, a changed price ends now and a new one begins, the future is replaced', async () => {
  await using folder = await importFolder({ ...baseFiles, 'products.json': [product('A')] });
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
  await using folder = await importFolder({ ...baseFiles, 'products.json': [full] });
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
  await using folder = await importFolder({ ...baseFiles, 'products.json': [product('A')] });
  await importPath(db, folder.path);
  await db.updateTable('stock').set({ reserved: 4 }).execute();
  await folder.write('products.json', [product('A', { stock: { TLN: 1 } })]);
  const report = await importPath(db, folder.path);
  expect(report.notices.map(({ text }) => text)).toContain('stock stays at what orders have reserved');
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
