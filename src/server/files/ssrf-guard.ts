import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { FileRefused, maxFileBytes } from './inspect.ts';

/** How long a picture may take to arrive, and how many times its address may point elsewhere. */
const timeoutMs = 30_000;
const maxRedirects = 3;
const accepted = 'image/webp,image/jpeg,image/png,image/gif,image/svg+xml,image/tiff';

/** Addresses of this machine and of networks behind it: nobody outside may have us ask there (OWASP SSRF). */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
  ['2002::', 16],
] as const) {
  inside.addSubnet(network, bits, 'ipv6');
}

/** Whether an address is of this machine or a network behind it; what is no address counts as inside. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isInside(mapped);
  const family = isIP(address);
  return family === 0 || inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Looks a name up and answers only addresses outside: the connection goes to the very address that was checked. */
const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { all: true }, (error, addresses) => {
    const allowed = error ? [] : addresses.filter(({ address }) => !isInside(address));
    const [first] = allowed;
    if (!first) callback(error ?? new FileRefused(`${host} is no address outside`), '');
    else if (options.all) callback(null, allowed);
    else callback(null, first.address, first.family);
  });
};

/**
 * The bytes at an https address. Throws FileRefused for other schemes, hosts inside, redirects without end and what is
 * too large; network errors as they come.
 */
export async function fetchPublicFile(address: string): Promise<Buffer> {
  let url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:' || url.username !== '' || (isIP(host) !== 0 && isInside(host))) {
      throw new FileRefused(`${url.origin} is no https address outside`);
    }
    const response = await ask(url, signal);
    const { statusCode = 0 } = response;
    if (statusCode === 200) return await readAtMost(response, maxFileBytes);
    response.destroy();
    const { location } = response.headers;
    if (statusCode < 300 || statusCode >= 400 || location === undefined)
      throw new FileRefused(`answers ${statusCode}`);
    url = new URL(location, url);
  }
  throw new FileRefused('points elsewhere too often');
}

function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: accepted, 'user-agent': 'Ilumaja' };
    get(url, { lookup: lookupPublic, signal, headers, agent: false }, resolve).on('error', reject);
  });
}

async function readAtMost(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new FileRefused('is larger than 25 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
