import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, compress, compressNow, expandBrotli, inOwnMemory } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['GZIP , BR', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip ; q=0.2', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0', null],
  ['identity;q=0, *;q=0.5', 'br'],
  ['identity, brotli, xgzip', null],
  ['', null],
  [undefined, null],
])('of the encodings %j a page takes %j', (header, taken) => {
  expect(acceptedEncoding(header)).toBe(taken);
});

const short = Buffer.from('Šampoon värvitud juustele. '.repeat(40));

test('what is compressed is the same text again', async () => {
  expect(brotliDecompressSync(await compress(short, 'br'))).toEqual(short);
  expect(gunzipSync(await compress(short, 'gzip'))).toEqual(short);
  expect(brotliDecompressSync(compressNow(short, 'br'))).toEqual(short);
  expect(gunzipSync(compressNow(short, 'gzip'))).toEqual(short);
  expect(await expandBrotli(await compress(short, 'br', 5))).toEqual(short);
});

test('what is compressed holds no more memory than it is long, as much of it is cached', async () => {
  const made = [
    await compress(short, 'br'),
    await compress(short, 'gzip'),
    compressNow(short, 'br'),
    compressNow(short, 'gzip'),
    inOwnMemory(Buffer.from('lühike')),
  ];
  for (const bytes of made) expect(bytes.buffer.byteLength).toBe(bytes.length);
});
