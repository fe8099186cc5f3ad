import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { importFolder } from '../../../test/import-folder.ts';
import { folderStorage, readStored } from '../files/storage.ts';
import { allowFetching, fetchWantedImages } from '../files/wanted-images.ts';
import { importPath } from './import.ts';

let database: TestDatabase;
let media: string;
beforeAll(async () => {
  database = await createTestDatabase();
  media = await mkdtemp(join(tmpdir(), 'ilumaja-media-'));
});
afterAll(async () => {
  await database.drop();
  await rm(media, { recursive: true });
});

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();

interface Shown {
  sku: string;
  color: string;
  key: string;
  alt: string | null;
}

async function gallery(): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select p.sku, f.color, f.key, pf.i18n_alt #>> '{et_EE,value}' as alt
    from product_file pf join product p on p.id = product_id join file f on f.id = file_id
    order by p.sku, pf.order_number`.execute(database.db);
  return rows;
}

test('Import pictures of the folder once each, notes those that cannot be shown, and follows a changed one', async () => {
  const storage = folderStorage(media);
  const options = { storage, createMissing: true };
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()"><script>x()</script><path d="M0 0h9"/></svg>';
  await using folder = await importFolder({
    'brands.json': [{ slug: 'b', name: 'B', logo: 'logo.svg' }],
    'categories.json': [{ code: 'c', name: { et: 'C' } }],
    'logo.svg': logo,
    'red.webp': await picture('#ff0000'),
    'same.webp': await picture('#ff0000'),
    'blue.webp': await picture('#0000ff'),
    'sheet.pdf': Buffer.from('%PDF-1.7 …'),
    'fake.jpg': 'no picture',
    'products.json': [
      {
        sku: 'A',
        brand: 'b',
        name: { et: 'A' },
        categories: ['c'],
        images: ['red.webp', { file: 'blue.webp', alt: { et: 'Sinine' } }, 'same.webp'],
        documents: [{ file: 'sheet.pdf', title: { et: 'Ohutuskaart' } }],
      },
      {
        sku: 'B',
        brand: 'b',
        name: { et: 'B' },
        categories: ['c'],
        images: ['fake.jpg', 'none.webp', '../outside.webp', 'link.webp', 'red.webp'],
      },
    ],
  });
  await symlink('/etc/hostname', join(folder.path, 'link.webp'));
  const report = await importPath(database.db, folder.path, options);
  expect(report.problemCount).toBe(0);
  expect(report.problems.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)).toEqual([
    '2 images.0: fake.jpg is no pdf, svg, tiff, webp, jpeg, png or gif',
    '2 images.1: none.webp is not there',
    '2 images.2: ../outside.webp is not there',
    '2 images.3: link.webp lies outside the import folder',
  ]);
  const shown = await gallery();
  expect(shown.map(({ sku, color, alt }) => [sku, color, alt])).toEqual([
    ['A', '#ff0000', null],
    ['A', '#0000ff', 'Sinine'],
    ['B', '#ff0000', null],
  ]);
  expect(shown[0]!.key).toBe(shown[2]!.key);
  const files = await database.db
    .selectFrom('file')
    .select(['key', 'kind', 'mime'])
    .orderBy('mime')
    .execute();
  expect(files.map(({ mime }) => mime)).toEqual([
    'application/pdf',
    'image/svg+xml',
    'image/webp',
    'image/webp',
  ]);
  const stored = (await readStored(storage, files[1]!.key))!.toString();
  expect(stored).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"></path></svg>',
  );
  expect(await database.db.selectFrom('document').select('i18n_title').execute()).toEqual([
    { i18n_title: { et_EE: { value: 'Ohutuskaart' } } },
  ]);

  const again = await importPath(database.db, folder.path, options);
  expect(again.counts.products).toEqual({ created: 0, changed: 0, unchanged: 2 });
  await folder.write('blue.webp', await picture('#00ff00'));
  const changed = await importPath(database.db, folder.path, options);
  expect(changed.counts.products).toEqual({ created: 0, changed: 1, unchanged: 1 });
  expect((await gallery()).map(({ color }) => color)).toEqual(['#ff0000', '#00ff00', '#ff0000']);
});

test('Import --images fetches pictures at addresses in the background; a failing one waits and harms no other', async () => {
  const { db } = database;
  const storage = folderStorage(media);
  await using folder = await importFolder({
    'products.json': [
      {
        sku: 'W1',
        brand: 'b',
        name: { et: 'W' },
        categories: ['c'],
        images: ['https://x.example/1.webp', 'https://x.example/broken.webp', 'https://x.example/2.webp'],
      },
      { sku: 'W2', brand: 'b', name: { et: 'W' }, categories: ['c'], images: ['https://x.example/2.webp'] },
    ],
  });
  expect((await importPath(db, folder.path, { storage })).wantedImages).toBe(4);
  const asked: string[] = [];
  const needs = {
    db,
    storage,
    signal: new AbortController().signal,
    fetchFile: async (address: string) => {
      asked.push(address);
      if (address.includes('broken')) throw new Error('answers 404');
      return picture(address.includes('1') ? '#ffffff' : '#000000');
    },
  };
  expect(await fetchWantedImages(needs)).toBe(0);
  expect(await allowFetching(db)).toBe(3);
  expect(await fetchWantedImages(needs)).toBe(2);
  expect(asked.sort()).toEqual([
    'https://x.example/1.webp',
    'https://x.example/2.webp',
    'https://x.example/broken.webp',
  ]);
  const shown = (await gallery()).filter(({ sku }) => sku.startsWith('W'));
  expect(shown.map(({ sku, color }) => [sku, color])).toEqual([
    ['W1', '#ffffff'],
    ['W1', '#000000'],
    ['W2', '#000000'],
  ]);
  const waiting = await db.selectFrom('wanted_image').select(['source', 'attempts', 'last_error']).execute();
  expect(waiting).toEqual([
    { source: 'https://x.example/broken.webp', attempts: 1, last_error: 'answers 404' },
  ]);
  // Counted before it is tried: an address that ends the process in the middle is not tried for ever.
  await db
    .updateTable('wanted_image')
    .set({ next_at: sql`now()` })
    .execute();
  let during: number | undefined;
  await fetchWantedImages({
    ...needs,
    fetchFile: async () => {
      ({ attempts: during } = await db
        .selectFrom('wanted_image')
        .select('attempts')
        .executeTakeFirstOrThrow());
      return Buffer.from('<!---->'.repeat(28) + 'x');
    },
  });
  expect(during).toBe(2);
  expect(
    await db.selectFrom('wanted_image').select(['attempts', 'last_error']).executeTakeFirstOrThrow(),
  ).toEqual({ attempts: 2, last_error: 'is no pdf, svg, tiff, webp, jpeg, png or gif' });
  // Another product with an address that was fetched before shows the picture at once.
  await folder.write('products.json', [
    { sku: 'W3', brand: 'b', name: { et: 'W' }, categories: ['c'], images: ['https://x.example/1.webp'] },
  ]);
  await importPath(db, folder.path, { storage });
  expect((await gallery()).filter(({ sku }) => sku === 'W3')).toHaveLength(1);
});

test('PL-04 Import marks the picture that shows the colour of a shade: in JSON, in a table and once it is fetched', async () => {
  const { db } = database;
  const storage = folderStorage(media);
  const options = { storage, createMissing: true };
  const swatches = async (sku: string) => {
    const { rows } = await sql<{ is_swatch: boolean }>`
      select pf.is_swatch from product_file pf join product p on p.id = product_id
      where p.sku = ${sku} order by pf.order_number`.execute(db);
    return rows.map(({ is_swatch }) => is_swatch);
  };
  await using folder = await importFolder({
    'tube.webp': await picture('#aaaaaa'),
    'strand.webp': await picture('#8a3b1e'),
    'products.json': [
      {
        sku: 'S1',
        brand: 'b',
        name: { et: 'S' },
        categories: ['c'],
        images: ['tube.webp', { file: 'strand.webp', swatch: true }],
      },
      {
        sku: 'S2',
        brand: 'b',
        name: { et: 'S' },
        categories: ['c'],
        images: [{ file: 'https://x.example/s.webp', swatch: true }],
      },
    ],
    'products-2.csv':
      'sku;brand;name.et;categories;images\nS3;b;S;c;tube.webp | strand.webp=swatch\nS4;b;S;c;https://x.example/?a=1\n',
  });
  await importPath(db, folder.path, options);
  expect([await swatches('S1'), await swatches('S3')]).toEqual([
    [false, true],
    [false, true],
  ]);
  await allowFetching(db);
  const signal = new AbortController().signal;
  await fetchWantedImages({ db, storage, signal, fetchFile: () => picture('#123456') });
  expect([await swatches('S2'), await swatches('S4')]).toEqual([[true], [false]]);

  await folder.write('products-2.csv', 'sku;images\nS3;tube.webp=swatch | strand.webp\n');
  await importPath(db, folder.path, options);
  expect(await swatches('S3')).toEqual([true, false]);
});
