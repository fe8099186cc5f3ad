import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { importFolder } from '../../../test/import-folder.ts';
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

const sample = new URL('../../../test/fixtures/shopify-apparel.csv', import.meta.url).pathname;
const told = ({ problems }: Pick<ImportReport, 'problems'>) =>
  problems.map(({ row, column, reason }) => `${row} ${column}: ${reason}`);
const noted = ({ notices }: ImportReport) => notices.map(({ text }) => text);

interface Listed {
  sku: string;
  name: string;
  brand: string;
  variation: string | null;
  family: string | null;
  cents: number | null;
  stock: number | null;
  categories: string[];
  images: string[];
}

async function products(): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select p.sku, p.i18n_name #>> '{en_US,value}' as name, b.name as brand, p.i18n_variation #>> '{en_US,value}' as variation,
      f.code as family, (select cents from price where product_id = p.id and valid @> now()) as cents,
      (select quantity from stock where product_id = p.id) as stock,
      array(select c.code from product_category join category c on c.id = category_id where product_id = p.id order by product_category.position) as categories,
      array(select source from wanted_image where product_id = p.id order by order_number) as images
    from product p join brand b on b.id = p.brand_id left join product_family f on f.id = p.family_id
    order by p.family_id nulls first, p.variation_order, p.id`.execute(db);
  return rows;
}

const bySku = async (sku: string) => (await products()).find((product) => product.sku === sku);

test('Import Shopify: a merchant’s own export goes in whole, and the same again changes nothing', async () => {
  const report = await importPath(db, sample);
  expect(told(report)).toEqual([]);
  expect(report.counts.products).toEqual({ created: 22, changed: 0, unchanged: 0 });
  const all = await products();
  expect(all[0]).toEqual({
    sku: 'ocean-blue-shirt',
    name: 'Ocean Blue Shirt',
    brand: 'partners-demo',
    variation: null,
    family: null,
    cents: 5000,
    stock: 1,
    categories: ['men'],
    images: ['https://burst.shopifycdn.com/photos/young-man-in-bright-fashion_925x.jpg'],
  });
  expect(
    all
      .filter(({ family }) => family === 'classic-varsity-top')
      .map(({ sku, variation }) => [sku, variation]),
  ).toEqual([
    ['classic-varsity-top-small', 'Small'],
    ['classic-varsity-top-medium', 'Medium'],
    ['classic-varsity-top-large', 'Large'],
  ]);
  const lead = await sql<{ sku: string; kind: string }>`
    select p.sku, f.kind from product_family f join product p on p.id = f.lead_product_id`.execute(db);
  expect(lead.rows).toEqual([{ sku: 'classic-varsity-top-small', kind: 'size' }]);
  const again = await importPath(db, sample);
  expect(again.counts.products).toEqual({ created: 0, changed: 0, unchanged: 22 });
  expect(again.implied).toBe(0);
});

test('Import Shopify: semicolons, CRLF, mark, rows in any order give the same shop', async () => {
  const lines = (await readFile(sample, 'utf8')).trimEnd().split(/\r?\n/);
  await importPath(db, sample);
  const [header, ...rows] = lines;
  // The file has no line breaks within cells, so its lines are its rows; variants keep their order.
  const mixed = rows.toSorted((a, b) => a.length - b.length);
  const varsity = rows.filter((row) => row.startsWith('classic-varsity-top'));
  const ordered = mixed.map((row) => (row.startsWith('classic-varsity-top') ? varsity.shift()! : row));
  await using folder = await importFolder({ 'export.csv': `\ufeff${[header, ...ordered].join('\r\n')}` });
  const report = await importPath(db, `${folder.path}/export.csv`);
  expect(report.counts.products).toEqual({ created: 0, changed: 0, unchanged: 22 });
});

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,Variant Image,Status,Price / International,Metafield: custom.care';

async function importRows(...rows: string[]): Promise<ImportReport> {
  await using folder = await importFolder({ 'products_export_1.csv': [header, ...rows].join('\n') });
  return await importPath(db, `${folder.path}/products_export_1.csv`, { language: 'en' });
}

test('Import Shopify: what a product page is made of', async () => {
  const report = await importRows(
    'lip,Lip 💋 balm,"<p>Soft &amp; shiny<br>all day</p><script>x()</script>\n<ul><li>SPF 15</li></ul>",Aurelle,Lips,"vegan, new",true,Colour,Rosé,Size,Mini,LB-1,12.4,shopify,5,deny,"1.234,56",2000,4740000000018,https://x.example/2.jpg,2,Second,false,https://x.example/own.jpg,active,99,soft',
    'lip,,,,,,,,Berry,,Maxi,,0,,-3,continue,9.9,,123,//x.example/1.jpg,1,,,,,,',
    'lip,,,,,,,,,,,,,,,,,,,https://x.example/3.jpg,3,,,,,,',
    'card,Gift card,,Aurelle,,,true,,,,,GC,,,,,10,,,,,,true,,,,',
    'draft,Draft,,,Lips,,false,Title,Default Title,,,DR,,shopify,1,deny,10,,,,,,,,draft,,',
  );
  expect(told(report)).toEqual([]);
  expect(await products()).toMatchObject([
    { sku: 'DR', brand: 'Noname', family: null, variation: null, categories: ['lips'], stock: 1 },
    {
      sku: 'LB-1',
      name: 'Lip 💋 balm',
      brand: 'Aurelle',
      variation: 'Rosé / Mini',
      family: 'lip',
      cents: 123_456,
      stock: 5,
      categories: ['lips'],
      images: [
        'https://x.example/own.jpg',
        'https://x.example/1.jpg',
        'https://x.example/2.jpg',
        'https://x.example/3.jpg',
      ],
    },
    {
      sku: expect.stringMatching(/^lip-berry-maxi/),
      variation: 'Berry / Maxi',
      cents: 990,
      stock: 0,
      images: ['https://x.example/1.jpg', 'https://x.example/2.jpg', 'https://x.example/3.jpg'],
    },
  ]);
  const rows = await db
    .selectFrom('product')
    .select(['sku', 'ean', 'weight_g', 'sale_delay', 'is_disabled', 'i18n_description'])
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    {
      ean: '4740000000018',
      weight_g: 12,
      sale_delay: null,
      is_disabled: false,
      i18n_description: { en_US: { value: 'Soft & shiny\nall day\n\n• SPF 15' } },
    },
    { ean: null, weight_g: null, sale_delay: 14 },
    { sku: 'DR', is_disabled: true },
  ]);
  const parameters = await sql<{ value: string }>`
    select distinct p.code || '=' || v.code as value from product_parameter join parameter_value v on v.id = parameter_value_id
    join parameter p on p.id = v.parameter_id order by 1`.execute(db);
  expect(parameters.rows.map(({ value }) => value)).toEqual([
    'colour=berry',
    'colour=rose',
    'size=maxi',
    'size=mini',
    'tag=new',
    'tag=vegan',
  ]);
  expect(noted(report)).toEqual(
    expect.arrayContaining([
      'gift cards are left out',
      'stock below zero is taken as none',
      'a barcode that is no EAN is left out',
      'the compare-at price is left out: an old price is shown only from the shop’s own price history',
      'products without a vendor get the brand “Noname”',
      'column “Metafield: custom.care” is left out',
    ]),
  );
});

test('Import Shopify: a broken variant stops only itself', async () => {
  const report = await importRows(
    'a,A,,V,T,,true,Size,S,,,A-S,1,,1,deny,abc,,,,,,,,,,',
    'a,,,,,,,,M,,,A-M,1,,1,deny,-5,,,,,,,,,,',
    'a,,,,,,,,L,,,A-L,1,,1,deny,5,,,,,,,,,,',
    'a,,,,,,,,XL,,,A-XL,-1,,1.5,deny,99999999999,,,,,,,,,,',
    'a,,,,,,,,L,,,,1,,1,deny,6,,,,,,,,,,',
    ',,,,,,,,L,,,X,1,,1,deny,6,,,,,,,,,,',
  );
  expect(told(report)).toEqual([
    '2 Variant Price: “abc” is no price',
    '3 Variant Price: “-5” is below zero',
    '5 Variant Price: “99999999999” is more than a million euros',
    '5 Variant Inventory Qty: “1.5” is no whole number',
    '5 Variant Grams: “-1” is below zero',
    '7 Handle: is missing',
  ]);
  expect((await products()).map(({ sku }) => sku)).toEqual(['A-L', 'a-l']);
});

test('Import Shopify: variants without SKU, with a SKU used twice, and more than a hundred of them', async () => {
  const many = Array.from(
    { length: 120 },
    (_, i) => `big,${i === 0 ? 'Big' : ''},,V,,,true,Shade,Toon ${i},,,,1,,1,deny,5,,,,,,,,,,`,
  );
  const twice = [
    'x,X,,V,,,true,,,,,SAME,1,,1,deny,5,,,,,,,,,,',
    'y,Y,,V,,,true,,,,,SAME,1,,1,deny,5,,,,,,,,,,',
    'õ-nii,Õ,,V,,,true,,,,,,1,,1,deny,5,,,,,,,,,,',
  ];
  const report = await importRows(...many, ...twice);
  expect(told(report)).toEqual([]);
  const skus = (await products()).map(({ sku }) => sku);
  expect(new Set(skus).size).toBe(123);
  expect(skus.slice(0, 2)).toEqual(['SAME', 'y']);
  expect(skus).toContain('big-toon-7');
  expect(await bySku('SAME')).toMatchObject({ name: 'X' });
  const again = await importRows(...many, ...twice);
  expect(again.counts.products).toEqual({ created: 0, changed: 0, unchanged: 123 });
});

test('Import Shopify: the template of 2025, missing columns, nested product categories', async () => {
  await using folder = await importFolder({
    'new.csv': [
      'Title;URL handle;Description;Vendor;Product category;Tags;Published on online store;Status;SKU;Price;Compare-at price;Inventory quantity;Continue selling when out of stock;Product image URL',
      'Serum;serum;<p>Bright</p>;Aurelle;Health & Beauty > Personal Care > Skin Care;;TRUE;Active;S-1;12,90;;3;FALSE;https://x.example/s.jpg',
    ].join('\r\n'),
    'few.csv': 'Handle,Variant SKU,Variant Price\nserum,S-1,14.90\nnew-thing,N-1,5\n',
  });
  expect(told(await importPath(db, `${folder.path}/new.csv`, { language: 'en' }))).toEqual([]);
  const code = 'health-beauty-personal-care-skin-care';
  expect(await products()).toMatchObject([
    { sku: 'S-1', name: 'Serum', cents: 1290, stock: 3, categories: [code] },
  ]);
  const few = await importPath(db, `${folder.path}/few.csv`, { language: 'en' });
  expect(told(few)).toEqual([]);
  // A file of prices changes prices; what it does not speak of stays.
  expect(await bySku('S-1')).toMatchObject({
    name: 'Serum',
    brand: 'Aurelle',
    cents: 1490,
    stock: 3,
    categories: [code],
  });
  expect(await bySku('N-1')).toMatchObject({
    name: 'New thing',
    brand: 'Noname',
    categories: ['other-products'],
  });
});
