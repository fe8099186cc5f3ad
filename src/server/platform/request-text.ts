import { Agent, request as requestPlain, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';

export interface TextRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | undefined;
  /** All of the answer must be there by then. */
  timeoutMs: number;
  /** A longer answer is none. */
  maxBytes: number;
  /** Ends it sooner. */
  signal?: AbortSignal;
}

export interface TextAnswer {
  status: number;
  text: string;
}

/** A connection that nobody used for so long may have been given up by the other side. */
const idleMs = 4_000;
const agents = {
  'http:': new Agent({ keepAlive: true, timeout: idleMs }),
  'https:': new SecureAgent({ keepAlive: true, timeout: idleMs }),
};

/**
 * One call of another service, and its answer as text. For calls that every order makes: `fetch` takes more than twice
 * their time. Redirects are answers like others, and followed nowhere.
 * @throws when no answer comes, comes late, breaks off or is too long
 */
export function requestText(
  url: URL,
  { method, headers = {}, body, timeoutMs, maxBytes, signal }: TextRequest,
): Promise<TextAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<TextAnswer>();
  const isSecure = url.protocol === 'https:';
  const sent = (isSecure ? requestSecure : requestPlain)(url, {
    method,
    agent: agents[isSecure ? 'https:' : 'http:'],
    headers: {
      ...headers,
      // A few KB: expanding them takes longer than receiving them.
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(signal && { signal }),
  });
  const timer = setTimeout(() => sent.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  sent.once('error', reject);
  sent.once('response', (answer) => void read(answer, maxBytes).then(resolve, reject));
  sent.end(body);
  return promise.finally(() => clearTimeout(timer));
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<TextAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop early closes the connection, so nothing more of a long answer arrives.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`an answer of more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { status: answer.statusCode!, text: Buffer.concat(chunks).toString('utf8') };
}
