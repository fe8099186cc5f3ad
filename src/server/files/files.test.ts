import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { buildProduct, texts } from '../../../test/factories.ts';
import { renderAhead } from './render-ahead.ts';
import { filesRoutes } from './routes.ts';
import { addFile, addImage, renderPhotograph, FileRefused, inspectUpload } from './service.ts';
import type { StoredFile } from './service.ts';
import { folderStorage, type Storage } from './storage.ts';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let storage: Storage;
let wide: StoredFile;
let drawing: StoredFile;
let sheet: StoredFile;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ilumaja-files-'));
  storage = folderStorage(folder);
  app = Fastify();
  await app.register(filesRoutes({ db: database.db, storage }));
  wide = await addImage(database.db, storage, await photograph(1300, 900));
  drawing = await addImage(
    database.db,
    storage,
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>x()</script><rect width="9" height="9"/></svg>',
    ),
  );
  sheet = await addFile(database.db, storage, Buffer.from('%PDF-1.7\n…'));
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Something with texture, so that sizes and qualities show. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = ((i * 7919) >> 7) & 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(4)
    .jpeg({ quality: 85 })
    .toBuffer();
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const avif = { accept: 'image/avif,image/webp,*/*' };

test('LY-11 pictures are served in the widths 480, 860, 1200 and 1920 as AVIF or WebP, immutable', async () => {
  for (const width of [480, 860, 1200]) {
    for (const [headers, format] of [
      [avif, 'avif'],
      [{ accept: '*/*' }, 'webp'],
      [{}, 'webp'],
    ] as const) {
      const answer = await get(`/media/${width}/${wide.key}`, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        vary: 'Accept',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    }
  }
});

test('LY-11 a picture is never made larger: the widest rendition is its own width', async () => {
  const answer = await get(`/media/1920/${wide.key}`, avif);
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(1300);
  const small = await addImage(database.db, storage, await photograph(300, 300));
  for (const width of [480, 860, 1200, 1920]) {
    expect((await sharp((await get(`/media/${width}/${small.key}`)).rawPayload).metadata()).width).toBe(300);
  }
  const stored = await readdir(join(folder, 'renditions/v1'), { recursive: true });
  expect(stored.filter((path) => path.includes(small.key.slice(3)))).toEqual([`480/${small.key}.webp`]);
});

test('LY-11 the focal point of a picture is stored with it, and not lost when it comes again without one', async () => {
  const bytes = await photograph(640, 240);
  const { id } = await addImage(database.db, storage, bytes, { focal: { x: 0.75, y: 0.5 } });
  await addImage(database.db, storage, bytes);
  const query = database.db.selectFrom('file').select(['focal_x', 'focal_y']).where('id', '=', id);
  expect(await query.executeTakeFirst()).toEqual({ focal_x: 0.75, focal_y: 0.5 });
});

test('LY-11 a rendition is made once, whoever asks at once, and stored', async () => {
  const picture = await addImage(database.db, storage, await photograph(900, 900));
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`/media/860/${picture.key}`, avif)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const stored = await readFile(join(folder, 'renditions/v1/860', `${picture.key}.avif`));
  expect(answers.every(({ rawPayload }) => rawPayload.equals(stored))).toBe(true);
  const again = await get(`/media/860/${picture.key}`, {
    ...avif,
    'if-none-match': String(answers[0]!.headers.etag),
  });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('LY-11 other widths, odd keys and paths that climb are not found', async () => {
  const key = wide.key;
  for (const url of [
    `/media/481/${key}`,
    `/media/0480/${key}`,
    `/media/480px/${key}`,
    `/media/1e3/${key}`,
    `/media/-480/${key}`,
    `/media/480/${key}.avif`,
    `/media/480/${key.toUpperCase()}`,
    '/media/480/ab/none.webp',
    `/media/480/00/${'0'.repeat(38)}.webp`,
    '/media/480/../../etc/passwd',
    '/media/480/..%2f..%2fetc/passwd',
    '/media/480/%2e%2e/%2e%2e%2fpasswd.svg',
    '/media/files/..%2f..%2f/etc',
    `/media/files/${key}`,
    `/media/480/${sheet.key}`,
    `/media/files/renditions%2fv1/${key}`,
    '/media/480/ab/%00.webp',
  ]) {
    expect((await get(url)).statusCode, url).toBe(404);
  }
});

test('LY-11 drawings and documents are served inert', async () => {
  for (const url of [`/media/files/${drawing.key}`, `/media/480/${drawing.key}`]) {
    const answer = await get(url);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.payload).not.toContain('script');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  const { id: product_id } = await buildProduct(database.db);
  await database.db
    .insertInto('document')
    .values({ product_id, file_id: sheet.id, i18n_title: texts('Ohutuskaart – šampoon') })
    .execute();
  const answer = await get(`/media/files/${sheet.key}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="ohutuskaart-sampoon.pdf"',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.payload).toContain('%PDF-1.7');
});

test('PL-04 a photograph that is a document of a product is a download; any other is shown in its widths alone', async () => {
  const { db } = database;
  const certificate = await addFile(db, storage, await photograph(300, 200));
  expect((await get(`/media/files/${certificate.key}`)).statusCode).toBe(404);
  const { id: product_id } = await buildProduct(db);
  await db
    .insertInto('document')
    .values({ product_id, file_id: certificate.id, i18n_title: texts('Sertifikaat') })
    .execute();
  expect((await get(`/media/files/${certificate.key}`)).headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="sertifikaat.jpg"',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

test('AD-04 files are typed by content; what the shop does not take is refused', async () => {
  const { db } = database;
  expect(wide).toMatchObject({
    kind: 'images',
    mime: 'image/jpeg',
    width: 1300,
    height: 900,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(drawing).toMatchObject({ mime: 'image/svg+xml', width: 40, height: 20 });
  const again = await addImage(db, storage, await photograph(1300, 900));
  expect(again.id).toBe(wide.id);
  for (const content of [
    '<html><script>x()</script></html>',
    'GIF',
    '',
    '\x7fELF',
    '<svg><unclosed></svg>',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>',
  ]) {
    await expect(addFile(db, storage, Buffer.from(content)), content).rejects.toThrow(FileRefused);
  }
  await expect(
    addFile(db, storage, Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(100)])),
  ).rejects.toThrow('is damaged');
  await expect(addFile(db, storage, Buffer.alloc(26 * 1024 * 1024))).rejects.toThrow('larger than 25 MB');
  await expect(addImage(db, storage, Buffer.from('%PDF-1.4'))).rejects.toThrow('is a document');
});

test('LY-11 a turned photograph stands upright and loses what the camera wrote', async () => {
  const turned = await sharp(await photograph(600, 400))
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Somebody' } } })
    .jpeg()
    .toBuffer();
  const file = await addImage(database.db, storage, turned);
  expect([file.width, file.height]).toEqual([400, 600]);
  const { rawPayload } = await get(`/media/480/${file.key}`);
  const { width, height, exif } = await sharp(rawPayload).metadata();
  expect([width, height, exif]).toEqual([400, 600, undefined]);
});

test('LY-11 pictures visitors ask for first are rendered ahead', async () => {
  const { db } = database;
  const ahead = await mkdtemp(join(tmpdir(), 'ilumaja-ahead-'));
  const own = folderStorage(ahead);
  const file = await addImage(db, own, await photograph(1000, 800), { title: texts('Card') });
  const { id: product_id } = await buildProduct(db);
  await db.insertInto('product_file').values({ product_id, file_id: file.id }).execute();
  const { signal } = new AbortController();
  expect(await renderAhead({ db, storage: own, limit: 0, signal })).toBe(0);
  // Files of the other storage are not there: they are left out without stopping anything.
  await renderAhead({ db, storage: own, limit: 2000, signal });
  const rendered = (await readdir(join(ahead, 'renditions/v1'), { recursive: true })).filter((path) =>
    path.endsWith('.avif'),
  );
  expect(rendered.sort()).toEqual([`480/${file.key}.avif`, `860/${file.key}.avif`]);
  expect(await renderAhead({ db, storage: own, limit: 2000, signal: AbortSignal.abort() })).toBe(0);
  await rm(ahead, { recursive: true });
});

test('LY-11 a folder that is full or may not be written keeps no picture from being shown', async () => {
  const logged: string[] = [];
  let rendered = 0;
  const full: Storage = {
    ...storage,
    async get(key) {
      if (!key.startsWith('renditions/')) rendered += 1;
      return storage.get(key);
    },
    put: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
  };
  const own = Fastify();
  await own.register(
    filesRoutes({ db: database.db, storage: full, log: { error: (_data, line) => void logged.push(line) } }),
  );
  const picture = await addImage(database.db, storage, await photograph(700, 500));
  for (const width of [480, 860, 480, 860, 480]) {
    const answer = await own.inject({ url: `/media/${width}/${picture.key}`, headers: avif });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
  }
  expect(rendered).toBe(2);
  expect(logged).toEqual(['pictures that are rendered cannot be stored; they are served from memory']);
  await own.close();
});

test('LY-11 a picture whose original cannot be read is a 503, to be asked for again', async () => {
  const broken: Storage = {
    ...storage,
    get: () => Promise.reject(Object.assign(new Error('i/o error'), { code: 'EIO' })),
  };
  const own = Fastify();
  await own.register(filesRoutes({ db: database.db, storage: broken }));
  for (const url of [`/media/480/${wide.key}`, `/media/files/${drawing.key}`]) {
    const answer = await own.inject({ url });
    expect([answer.statusCode, answer.headers['cache-control']], url).toEqual([503, 'no-store']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await own.close();
});

test('LY-11 a folder that is gone while the shop runs is a 503 and a line a minute, until it is back', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ilumaja-gone-'));
  const logged: string[] = [];
  const own = folderStorage(join(root, 'media'), { error: (_data, line) => void logged.push(line) });
  const app = Fastify();
  await app.register(filesRoutes({ db: database.db, storage: own }));
  const picture = await addImage(database.db, own, await photograph(900, 700));
  const ask = async (url: string) => (await app.inject({ url })).statusCode;
  const other = `/media/480/${picture.key.replace(/^../, '00')}`;
  expect(await ask(`/media/480/${picture.key}`)).toBe(200);
  expect(await ask(other)).toBe(404);
  await rename(join(root, 'media'), join(root, 'away'));
  for (const url of [`/media/480/${picture.key}`, `/media/860/${picture.key}`, other])
    expect(await ask(url)).toBe(503);
  expect(logged).toEqual([`files cannot be stored or read in ${join(root, 'media')}`]);
  await rename(join(root, 'away'), join(root, 'media'));
  expect(await ask(`/media/860/${picture.key}`)).toBe(200);
  expect(await ask(other)).toBe(404);
  await app.close();
  await rm(root, { recursive: true });
});

test('LY-11 an upload that a folder cannot take is refused for now, in the shape of the shop', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ilumaja-taken-'));
  // A file where the folder should be: as little can be written there as on a full or read-only disk, by root too.
  await writeFile(join(root, 'media'), '');
  const own = folderStorage(join(root, 'media'));
  await expect(own.put('ab/cd.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    cause: { code: expect.stringMatching(/^E/) },
  });
  await rm(root, { recursive: true });
});

test('AD-04 of uploads that wait for their turn only so many are held as memory is set aside for', async () => {
  const content = Buffer.alloc(10 * 1024 * 1024, 'x');
  const tried = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 ? inspectUpload(content) : renderPhotograph(content, { small: 480 }),
    ),
  );
  const told = tried.map((one) => (one.status === 'rejected' ? (one.reason as Error).name : 'taken'));
  expect(told.filter((name) => name === 'FileRefused')).toHaveLength(6);
  expect(told.filter((name) => name === 'QueueFull')).toHaveLength(14);
  // They have made room.
  await expect(inspectUpload(content)).rejects.toMatchObject({ name: 'FileRefused' });
});

test('LY-11 a card picture of the demo shop is at most 12 KB', async () => {
  const products = join(import.meta.dirname, '../../../seed/media/products');
  const names = (await readdir(products)).sort().filter((_, index) => index % 20 === 0);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const file = await addImage(database.db, storage, join(products, name));
    const { rawPayload } = await get(`/media/480/${file.key}`, avif);
    expect(rawPayload.length, name).toBeLessThanOrEqual(12 * 1024);
  }
});
