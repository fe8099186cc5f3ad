import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainRenderer, startTestServer, type TestServer } from '../../../test/server.ts';
import { compress } from './encoding.ts';
import { createPageBodies } from './page-bodies.ts';

let server: TestServer;
let price = 450;
const filler = Array.from({ length: 2_000 }, (_, i) => `šampoon ${(i * 7919) % 1000}`).join(' ');

beforeAll(async () => {
  server = await startTestServer({
    renderer: {
      ...plainRenderer,
      renderPage: () =>
        Promise.resolve({ status: 200, html: Buffer.from(`<html>${filler} ${price} EUR ${filler}</html>`) }),
    },
  });
});
afterAll(() => server.stop());

test('RQ-03 a page in which one digit changed is not taken for the one a browser has', async () => {
  const tags = new Set<unknown>();
  let last = '';
  for (price = 450; price < 480; price += 1) {
    server.pageCache.purge(['*']);
    const answer = await server.app.inject({
      url: '/contact',
      headers: { host: 'localhost:3000', 'accept-encoding': 'br', 'if-none-match': last },
    });
    expect(answer.statusCode).toBe(200);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(` ${price} EUR `);
    last = String(answer.headers.etag);
    tags.add(last);
  }
  expect(tags.size).toBe(30);
});

test('whoever takes no encoding shares one expansion of the page, whoever takes gzip one compression', async () => {
  const html = Buffer.from(filler);
  const page = {
    status: 200,
    location: null,
    isPartial: false,
    brotli: await compress(html, 'br'),
    gzip: null,
    etag: '"a"',
    renderedAt: 0,
    calls: null,
  };
  const bodyOf = createPageBodies();
  const plain = await Promise.all(Array.from({ length: 50 }, () => bodyOf(page, null)));
  expect(new Set(plain).size).toBe(1);
  expect(plain[0]).toEqual(html);
  expect(await bodyOf(page, null)).toBe(plain[0]);
  const zipped = await Promise.all(Array.from({ length: 50 }, () => bodyOf(page, 'gzip')));
  expect(new Set(zipped).size).toBe(1);
  expect(gunzipSync(zipped[0]!)).toEqual(html);
  expect(await bodyOf(page, 'br')).toBe(page.brotli);
});

test('expansions are bounded: of more pages at once than can be expanded some are refused', async () => {
  const brotli = await compress(Buffer.alloc(200_000, 'x'), 'br');
  const bodyOf = createPageBodies();
  const pages = Array.from({ length: 400 }, () => ({
    status: 200,
    location: null,
    isPartial: false,
    brotli,
    gzip: null,
    etag: '',
    renderedAt: 0,
    calls: null,
  }));
  const outcomes = await Promise.allSettled(pages.map((page) => bodyOf(page, null)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.length).toBeLessThan(400);
});
