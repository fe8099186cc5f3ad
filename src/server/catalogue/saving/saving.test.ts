import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/db.ts';
import { buildBrand, buildCategory, buildFamily, texts } from '../../../../test/factories.ts';
import type { Trx } from '../../database.ts';
import { saveBrands, saveCategories, saveProducts, type ProductInput } from '../service.ts';

let database: TestDatabase;
let base: Pick<ProductInput, 'brand_id' | 'category_ids'>;
beforeAll(async () => {
  database = await createTestDatabase();
  const brand = await buildBrand(database.db);
  const category = await buildCategory(database.db);
  base = { brand_id: brand.id, category_ids: [category.id] };
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`delete from outbox`.execute(database.db);
});

const within = <R>(work: (trx: Trx) => Promise<R>) => database.db.transaction().execute(work);
const announced = async () =>
  (await sql<{ payload: object }>`select payload from outbox order by seq`.execute(database.db)).rows.map(
    ({ payload }) => payload,
  );
const product = (sku: string, more: Partial<ProductInput> = {}): ProductInput => ({
  ...base,
  sku,
  i18n_name: texts(`Name of ${sku}`),
  i18n_slug: texts(sku.toLowerCase()),
  ...more,
});

test('products are made, changed and left as they are by the same verb, which tells before and after', async () => {
  const made = await within((trx) => saveProducts(trx, [product('A'), product('B')], { tellsBefore: true }));
  expect(made.created).toHaveLength(2);
  expect(made.saved.map(({ key, before }) => [key, before])).toEqual([
    ['A', null],
    ['B', null],
  ]);
  await sql`delete from outbox`.execute(database.db);

  const again = await within((trx) => saveProducts(trx, [product('A'), product('B')], { tellsBefore: true }));
  expect(again).toMatchObject({ created: [], touched: [], saved: [] });
  expect(await announced(), 'the same again tells nobody').toEqual([]);

  const changed = await within((trx) =>
    saveProducts(trx, [product('A', { pack_size: 6 }), product('B')], { tellsBefore: true }),
  );
  expect(changed.saved).toMatchObject([{ key: 'A', before: { pack_size: 1 }, after: { pack_size: 6 } }]);
  expect(await announced()).toEqual([{ product_ids: [made.ids.get('A')] }]);
});

test('what is left out stays, and texts of some languages leave those of others', async () => {
  const { ids } = await within((trx) =>
    saveProducts(trx, [product('C', { ean: '4740000000015', weight_g: 90 })]),
  );
  await within((trx) =>
    saveProducts(trx, [{ sku: 'C', isPartial: true, i18n_name: { ru_RU: { value: 'Имя' } } }]),
  );
  const row = await database.db
    .selectFrom('product')
    .selectAll()
    .where('id', '=', ids.get('C')!)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ean: '4740000000015', weight_g: 90, version: 2 });
  expect(row.i18n_name).toEqual({ ...texts('Name of C'), ru_RU: { value: 'Имя' } });
});

test('a family that a product leaves gets another lead, and both hear of it', async () => {
  const family = await buildFamily(database.db);
  const { ids } = await within((trx) =>
    saveProducts(trx, [product('F1', { family_id: family.id }), product('F2', { family_id: family.id })]),
  );
  const lead = () =>
    database.db
      .selectFrom('product_family')
      .select('lead_product_id')
      .where('id', '=', family.id)
      .executeTakeFirstOrThrow();
  expect((await lead()).lead_product_id).toBe(ids.get('F1'));
  const left = await within((trx) => saveProducts(trx, [{ sku: 'F1', family_id: null }]));
  expect((await lead()).lead_product_id).toBe(ids.get('F2'));
  expect(left.touched.sort()).toEqual([ids.get('F1'), ids.get('F2')].sort());
});

test('categories come in any order, stand last where no place is named, and the same again tells nobody', async () => {
  const given = [
    { code: 'leaf', parent: 'root', i18n_name: texts('Leaf'), i18n_slug: texts('leaf') },
    { code: 'root', parent: null, i18n_name: texts('Root'), i18n_slug: texts('root') },
  ];
  const saved = await within((trx) => saveCategories(trx, given));
  const root = saved.find(({ key }) => key === 'root')!;
  expect(saved.find(({ key }) => key === 'leaf')!.after).toMatchObject({ parent_id: root.id, position: 0 });
  await sql`delete from outbox`.execute(database.db);
  expect(await within((trx) => saveCategories(trx, given))).toEqual([]);
  expect(await announced()).toEqual([]);
});

test('a brand without a word of its logo keeps it', async () => {
  await within((trx) => saveBrands(trx, [{ slug: 'b', name: 'B', i18n_description: texts('Good') }]));
  const [changed] = await within((trx) => saveBrands(trx, [{ slug: 'b', name: 'Bee' }]));
  expect(changed).toMatchObject({
    before: { name: 'B' },
    after: { name: 'Bee', i18n_description: texts('Good') },
  });
  expect(await within((trx) => saveBrands(trx, [{ slug: 'b', name: 'Bee' }]))).toEqual([]);
});
