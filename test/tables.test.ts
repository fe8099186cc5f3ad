import { expect, test } from 'vitest';
import { readModels } from './read-models.ts';
import { ownerOf, roomOf, serverFiles, tableUses } from './tables.ts';

const uses = serverFiles.flatMap((file) => tableUses(file));
const foreign = uses.filter(({ file, table }) => ownerOf.get(table) !== roomOf(file));
const told = ({ file, table }: { file: string; table: string }) =>
  `${file}: ${table} belongs to ${ownerOf.get(table)}`;

test('each table has one owner, and the test sees who reads and writes', () => {
  expect(ownerOf.size).toBeGreaterThan(45);
  expect(ownerOf.get('stock')).toBe('stock');
  expect(ownerOf.get('outbox')).toBe('platform');
  expect(uses.filter(({ isWrite }) => isWrite).length).toBeGreaterThan(30);
  expect(uses).toContainEqual({ file: 'stock/queries.ts', table: 'stock', isWrite: true });
  expect(uses).toContainEqual({ file: 'search/listings.ts', table: 'price', isWrite: false });
});

test.each([
  ['select * from stock s', ['stock']],
  ['select 1 from shop join\n warehouse w on true', ['shop', 'warehouse']],
  ['select 1 from product p, price', ['product', 'price']],
  ['with x as (insert into price (cents) select 1)', ['price!']],
  ['update product_family f set kind = 1 from product p', ['product_family!', 'product']],
  ['delete from brand b using category c', ['brand!', 'category']],
  ["trx.selectFrom('country').innerJoin('shop', 'a', 'b')", ['country', 'shop']],
  ["db.insertInto('review').values({}); db.updateTable('file')", ['review!', 'file!']],
  [
    'select 1 from product p, price as x, stock, unnest($1::int[]) as u(id), brand',
    ['brand', 'price', 'product', 'stock'],
  ],
  [
    'select 1 from (select 1 from shop s) a, lateral (select 1) b, price where x in (stock, brand)',
    ['price', 'shop'],
  ],
  [
    'select 1 from product p join brand b on b.id = p.brand_id, stock order by 1, price',
    ['product', 'brand', 'stock'],
  ],
  [
    'delete from brand b using category c, product, price p where true',
    ['brand!', 'category', 'product', 'price'],
  ],
  ['truncate stock, price', ['stock!', 'price!']],
  ['select f(x, y) from ${table} t, price', ['price']],
  ["db.selectFrom(['stock as s', 'price'])", ['stock', 'price']],
  ["db.deleteFrom('brand').using(['category', 'product as p'])", ['brand!', 'category', 'product']],
  ["db.mergeInto('brand').using('category as c', 'a', 'b')", ['brand!', 'category']],
  ["db.updateTable(['stock', 'price as p']).from('brand')", ['stock!', 'price!', 'brand']],
  ["Array.from(stock, price); import { a } from './b.ts'; [stock, price]", []],
  ['// moved from stock\n/* taken from price */', []],
])('the test reads %j', (source, expected) => {
  const seen = tableUses('some/file.ts', source).map(({ table, isWrite }) => `${table}${isWrite ? '!' : ''}`);
  expect(seen.sort()).toEqual([...expected].sort());
});

test('a room writes its own tables alone: whoever wants another changed calls a verb of its service', () => {
  expect(foreign.filter(({ isWrite }) => isWrite).map(told)).toEqual([]);
});

test('a room reads the tables of another through its service, or as a read model listed in read-models.ts with a reason', () => {
  const isListed = ({ file, table }: { file: string; table: string }) =>
    readModels.some(({ reader, tables }) => file.startsWith(reader) && tables.includes(table));
  expect(foreign.filter((use) => !use.isWrite && !isListed(use)).map(told)).toEqual([]);
});

test('the list of read models holds nothing that is not read', () => {
  const idle = readModels.flatMap(({ reader, tables }) =>
    tables
      .filter((table) => !foreign.some((use) => use.file.startsWith(reader) && use.table === table))
      .map((table) => `${reader}: ${table}`),
  );
  expect(idle).toEqual([]);
});
