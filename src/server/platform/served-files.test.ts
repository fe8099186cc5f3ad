import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFiles } from './served-files.ts';

const script = 'export const greeting = "Tere tulemast";\n'.repeat(50);
const font = Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
const app = Fastify();
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-built-'));
  writeFileSync(path.join(folder, 'app-1a2b3c4.js'), script);
  writeFileSync(path.join(folder, 'app-1a2b3c4.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(folder, 'app-1a2b3c4.js.gz'), gzipSync(script));
  writeFileSync(path.join(folder, 'onest-5d6e7f8.woff2'), font);
  serveFiles(app, '/assets/', folder);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/assets/${name}`, headers });
const scriptName = 'app-1a2b3c4.js';
const fontName = 'onest-5d6e7f8.woff2';

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('built files go out to who accepts "%s" as %s', async (accepted, encoding) => {
  const answer = await ask(scriptName, { 'accept-encoding': accepted });
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
  const { rawPayload: body } = answer;
  const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  expect(text.toString()).toBe(script);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
});

test('a font has no compressed twin and is sent as it is', async () => {
  const answer = await ask(fontName, { 'accept-encoding': 'br' });
  expect(answer.rawPayload).toEqual(font);
  expect(answer.headers).toMatchObject({ 'content-type': 'font/woff2', 'accept-ranges': 'bytes' });
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined]);
});

test('who has a file already is told so, in the encoding they have it in', async () => {
  const inBrotli = { 'accept-encoding': 'br' };
  const etag = String((await ask(scriptName, inBrotli)).headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask(scriptName, { ...inBrotli, 'if-none-match': known });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await ask(scriptName, { ...inBrotli, 'if-none-match': '"other"' })).statusCode).toBe(200);
  expect((await ask(scriptName, { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200);
});

test('HEAD tells of a file what GET does, without sending it', async () => {
  const headers = { 'accept-encoding': 'br', range: 'bytes=0-4' };
  const { date: _now, ...told } = (await ask(scriptName, headers, 'HEAD')).headers;
  const whole = await ask(scriptName, { 'accept-encoding': 'br' });
  expect(whole.headers).toMatchObject(told);
  expect((await ask(scriptName, headers, 'HEAD')).rawPayload).toHaveLength(0);
});

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', [2, 3, 4]],
  ['bytes=7-', 206, 'bytes 7-9/10', [7, 8, 9]],
  ['bytes=7-99', 206, 'bytes 7-9/10', [7, 8, 9]],
  ['bytes=-3', 206, 'bytes 7-9/10', [7, 8, 9]],
  ['bytes=-99', 206, 'bytes 0-9/10', [...font]],
  ['bytes=10-', 416, 'bytes */10', []],
  ['bytes=-0', 416, 'bytes */10', []],
  ['bytes=4-2', 200, undefined, [...font]],
  ['bytes=0-1,4-5', 200, undefined, [...font]],
  ['bytes=-', 200, undefined, [...font]],
  ['lines=1-2', 200, undefined, [...font]],
])('a part of a file asked for as %s is a %d', async (range, status, told, bytes) => {
  const answer = await ask(fontName, { range });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, told]);
  expect([...answer.rawPayload]).toEqual(bytes);
});

test('a part is sent of what the caller has the rest of, else the whole', async () => {
  const etag = String((await ask(fontName)).headers.etag);
  const statusWith = async (has: string) =>
    (await ask(fontName, { range: 'bytes=2-4', 'if-range': has })).statusCode;
  expect(await statusWith(etag)).toBe(206);
  expect(await statusWith('"other"')).toBe(200);
  expect(await statusWith('Sun, 22 Nov 2026 08:00:00 GMT')).toBe(200);
});

test('a file that is not there, a twin by its own name and a way out of the folder are not found', async () => {
  for (const name of ['none.js', `${scriptName}.br`, '', '..%2fapp-1a2b3c4.js', '__proto__', 'constructor']) {
    expect([name, (await ask(name)).statusCode]).toEqual([name, 404]);
  }
});

test('a shop that runs goes on when its files are built anew', async () => {
  rmSync(path.join(folder, scriptName));
  expect((await ask(scriptName)).body).toBe(script);
});
