import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { compressNow, compressQuickly, inOwnMemory, type Encoding } from './encoding.ts';

/** The answer of a call, plain and compressed. */
export interface Answer {
  /** Null: nothing to say, 204. Shared with everybody who gets it, so nobody may change it. */
  value: unknown;
  text: string;
  tags: readonly string[];
  /** What it takes in a cache, all forms together. */
  bytes: number;
  /** As it travels; made when the first caller outside asks. */
  packed?: Packed;
  /** As pages use it; made the first time a page asks. */
  forPages?: unknown;
  /** What `printOf` answers. */
  print?: string;
}

interface Packed {
  body: Buffer;
  etag: string;
  compressed: Partial<Record<Encoding, Buffer>>;
  /** Sent before: worth compressing well, and holding compressed. */
  isRepeated?: boolean;
}

/** Shorter texts travel as they are: compressed they would need as many packets. */
const worthCompressing = 1000;
/**
 * Shorter ones travel as they are when they are sent for the first time, as most are for the last time too: they fit the
 * first ten packets of a connection either way, and compressing one is a tenth of what the answer costs.
 */
const worthCompressingAtOnce = 4000;
/** Whether a text is long enough to be compressed. */
export const isWorthCompressing = (text: string): boolean => Buffer.byteLength(text) >= worthCompressing;
/** Longer ones are compressed quickly alone: compressing them well would block every other request for a second. */
const maxCompressedWell = 600_000;
/** Longer ones are sent as they are. */
const maxCompressed = 2_000_000;

/** A value ready to be answered. */
export function jsonAnswer(value: unknown, tags: readonly string[]): Answer {
  const text = value === null ? '' : JSON.stringify(value);
  // Two bytes a letter, one in its packed form, and the value itself.
  return { value, text, tags, bytes: text.length * 4 };
}

/** The same for answers that say the same, and for no others. */
export function printOf(answer: Answer): string {
  return (answer.print ??= hash('sha1', answer.text, 'base64url'));
}

/** The bytes of an answer and their tag, made once. */
export function packed(answer: Pick<Answer, 'text' | 'packed'>): Packed {
  if (!answer.packed) {
    const body = inOwnMemory(Buffer.from(answer.text));
    answer.packed = { body, etag: `W/"${hash('sha1', body, 'base64url')}"`, compressed: {} };
  }
  return answer.packed;
}

/** The bytes of an answer that nobody else gets: they need no tag, and no memory of their own. */
export function sentOnce({ text }: Pick<Answer, 'text'>): Omit<Packed, 'etag'> {
  return { body: Buffer.from(text), compressed: {} };
}

/**
 * The bytes as small as the caller takes them, with the headers that say so. Most filters are chosen once: the first
 * caller gets what is compressed quickest, or as it is when it is short, and only who asks again has the answer compressed
 * well, for all who follow.
 */
export function inEncoding(
  reply: FastifyReply,
  pack: Omit<Packed, 'etag'>,
  encoding: Encoding | null,
): Buffer {
  const { body, compressed, isRepeated = false } = pack;
  if (body.length < worthCompressing || body.length > maxCompressed) return body;
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  if (!encoding) return body;
  pack.isRepeated = true;
  if (!isRepeated && body.length < worthCompressingAtOnce) return body;
  reply.header('content-encoding', encoding);
  if (!isRepeated) return compressQuickly(body, encoding);
  const compress = body.length > maxCompressedWell ? compressQuickly : compressNow;
  return (compressed[encoding] ??= compress(body, encoding));
}
