import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { compressNow, compressQuickly, inOwnMemory, type Encoding } from './encoding.ts';

/**
 * The answer of a call as it travels. Objects and texts of all that is cached would be moved about by the garbage collector,
 * which stopped everything for a tenth of the time while products were read; bytes lie outside of what it looks at.
 */
export interface Answer extends Body {
  tags: readonly string[];
  /** As pages use it; made the first time a page asks. */
  forPages?: unknown;
  /** What `printOf` answers. */
  print?: string;
}

/** A text on its way. */
interface Body {
  /** UTF-8. */
  body: Buffer;
  /** Empty until somebody asks again. */
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

/** A value ready to be answered to one; null: nothing to say. */
export function jsonAnswer(value: unknown): Answer {
  return { ...bodyOf(value === null ? '' : JSON.stringify(value)), tags: [] };
}

/** The same for all who ask: to be cached. */
export function sharedAnswer(value: unknown, tags: readonly string[]): Answer {
  const answer = jsonAnswer(value);
  return { ...answer, body: inOwnMemory(answer.body), tags };
}

/** A text ready to be sent. */
export const bodyOf = (text: string): Body => ({ body: Buffer.from(text), compressed: {} });

/** Whether there is nothing to say: 204. */
export const isNothing = ({ body }: Answer): boolean => body.length === 0;

/** What the answer takes in a cache: its bytes, the compressed ones, and what pages make of it. */
export const bytesOf = ({ body }: Answer): number => body.length * 4;

/** The same for answers that say the same, and for no others. */
export function printOf(answer: Pick<Answer, 'body' | 'print'>): string {
  return (answer.print ??= hash('sha1', answer.body, 'base64url'));
}

/**
 * The bytes as small as the caller takes them, with the headers that say so. Most filters are chosen once: the first
 * caller gets what is compressed quickest, or as it is when it is short, and only who asks again has the answer compressed
 * well, for all who follow.
 */
export function inEncoding(reply: FastifyReply, pack: Body, encoding: Encoding | null): Buffer {
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
