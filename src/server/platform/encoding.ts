import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** How text travels when the browser takes it. */
export type Encoding = 'br' | 'gzip';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The text a Brotli was made of. Rejects when it is none. */
export const expandBrotli = promisify(brotliDecompress);

const gzipLevel = 5;
/** Reaches over 256 KB, a whole page; the usual 4 MB are set aside for every text that is being compressed. */
const brotliWindowBits = 18;

/** Compresses a page or another long text, off the main thread. `quality` is Brotli's, 0 to 11. */
export async function compress(text: Uint8Array, encoding: Encoding, quality = 4): Promise<Buffer> {
  const compressed =
    encoding === 'gzip' ? toGzip(text, { level: gzipLevel }) : toBrotli(text, brotliOptions(text, quality));
  return inOwnMemory(await compressed);
}

/** Compresses a short text, of a few hundred KB at the most, here and now: to hand it to another thread takes longer. */
export function compressNow(text: Buffer, encoding: Encoding): Buffer {
  return inOwnMemory(
    // A quality more takes half as long again and saves two bytes of a hundred.
    encoding === 'gzip' ? gzipSync(text, { level: 3 }) : brotliCompressSync(text, brotliOptions(text, 2)),
  );
}

/** Compresses what is sent once and not held: in a quarter of the time of `compressNow`, a list about a tenth larger. */
export function compressQuickly(text: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip'
    ? gzipSync(text, { level: 1 })
    : brotliCompressSync(text, brotliOptions(text, 1));
}

/**
 * The same bytes in memory of their own, for what is cached. Node cuts buffers below 32 KB from slabs of 64, and a slab
 * stays while any piece of it does: cached pieces held several times their size.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function brotliOptions(text: Uint8Array, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}

/** Browsers send few different headers, so what each of them means is worked out once. */
const preferences = new LRUCache<string, readonly string[]>({ max: 500 });
/** A longer header is no browser's, and not worth remembering. */
const maxHeader = 200;

/**
 * The encoding of ours the browser likes best, Brotli where it likes both alike. `null` when it takes neither: then a
 * page goes plain, even to those who refuse that too, as it is of more use to them than a refusal.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  return (preferencesOf(header)[0] as Encoding | undefined) ?? null;
}

/** Whether the client takes gzip, for what is there in no other encoding. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return preferencesOf(header).includes('gzip');
}

/** Its types are of a version that knew no preference. */
interface WithPreference {
  encodings(available: string[], options?: { preferred: string[] }): string[];
}

function preferencesOf(header: string | string[] | undefined): readonly string[] {
  const text = String(header ?? '');
  const known = preferences.get(text);
  if (known) return known;
  const negotiator: WithPreference = new Negotiator({ headers: { 'accept-encoding': text } });
  const ours = negotiator.encodings(['br', 'gzip'], { preferred: ['br', 'gzip'] });
  if (text.length <= maxHeader) preferences.set(text, ours);
  return ours;
}
