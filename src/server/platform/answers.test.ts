import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBrand, buildProduct } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (let at = 0; at < 80; at++) await buildBrand(server.database.db, { name: `Kaubamärk nr ${at}` });
});
afterAll(() => server.stop());
beforeEach(() => server.cache.purge(['*']));

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

/** Each is named in the refusal. */
const manyUnknown = Array.from({ length: 160 }, (_, at) => `unknown_${at}=1`).join('&');

describe('answers travel as small as the caller takes them', () => {
  test.each([
    ['cached', '/api/v1/products/brands/'],
    ['not cached', '/api/openapi.json'],
    ['long and refused', `/api/v1/products/elastic/search/new/?${manyUnknown}`],
  ])('RQ-04 an answer that is %s is the same text in every encoding', async (_kind, url) => {
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (let time = 0; time < 2; time++) {
      const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await get(url, { 'accept-encoding': 'gzip' });
      const refused = await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0' });
      expect(refused.payload).toBe(plain.payload);
      expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
      expect(brotli.headers.vary).toContain('Accept-Encoding');
      expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
      expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    }
  });

  test('RQ-04 an answer that is asked for again is compressed better than at first, and once for all', async () => {
    const lengths: number[] = [];
    for (let time = 0; time < 3; time++) {
      const { rawPayload } = await get('/api/v1/products/brands/', { 'accept-encoding': 'br' });
      lengths.push(rawPayload.length);
    }
    const [first, again, later] = lengths as [number, number, number];
    expect(again).toBeLessThan(first);
    expect(later).toBe(again);
  });

  test('RQ-03 who has an answer already is told so, whatever the encoding', async () => {
    const first = await get('/api/v1/products/brands/', { 'accept-encoding': 'br' });
    const again = await get('/api/v1/products/brands/', {
      'accept-encoding': 'gzip',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    await buildBrand(server.database.db, { name: 'Uus kaubamärk' });
    server.cache.purge(['*']);
    const changed = await get('/api/v1/products/brands/', { 'if-none-match': String(first.headers.etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.payload).toContain('Uus kaubamärk');
  });

  test('an answer of a few packets is compressed once it is asked for again', async () => {
    const { id } = await buildProduct(server.database.db);
    const url = `/api/v1/products/${id}/`;
    const first = await get(url, { 'accept-encoding': 'br' });
    const again = await get(url, { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBeUndefined();
    expect(first.headers.vary).toContain('Accept-Encoding');
    expect(again.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(again.rawPayload).toString()).toBe(first.payload);
  });

  test('a short answer goes as it is', async () => {
    const answer = await get('/healthz', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual({ status: 'ok' });
  });
});
