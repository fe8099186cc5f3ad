import { lookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { FileRefused } from './file-refused.ts';
import { maxFileBytes } from './prepare.ts';

/** How long a picture may take to arrive, and how many times its address may point elsewhere. */
const timeoutMs = 30_000;
const maxRedirects = 3;
const accepted = 'image/webp,image/jpeg,image/png,image/gif,image/svg+xml,image/tiff';

/** IPv4 addresses that are not of the public internet (IANA special-purpose registry), and multicast. */
const specialIpv4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
/**
 * Of IPv6, only what IANA hands out as global unicast is public. Loopback, link-local, unique local and site-local
 * addresses, and all that carry an IPv4 address (`::ffff:…`, `64:ff9b::…`, `64:ff9b:1::…`), lie outside of it.
 */
const globalUnicast = blockList('ipv6', ['2000::/3']);
/** Within global unicast: protocol assignments with Teredo, documentation, 6to4. */
const specialIpv6 = blockList('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function blockList(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address, bits] = network.split('/') as [string, string];
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether an address is of the public internet, and not of this machine or a network behind it. */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !specialIpv4.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

type Resolve = (
  host: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name to its public addresses alone. The connection goes to the very address that was checked: a name that
 * means another address the next time it is asked for (DNS rebinding) gains nothing.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (!first) callback(error ?? new FileRefused(`${host} has no public address`), '');
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * The bytes at an https address. Throws FileRefused for other schemes, hosts that are not public, redirects without end and
 * what is too large; network errors as they come.
 */
export async function fetchPublicFile(
  address: string,
  { resolve = lookup }: { resolve?: Resolve } = {},
): Promise<Buffer> {
  let url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A host that is an address is never looked up.
    if (url.protocol !== 'https:' || url.username !== '' || (isIP(host) !== 0 && !isPublicAddress(host))) {
      throw new FileRefused(`${url.origin} is no public https address`);
    }
    const response = await ask(url, signal, publicLookup(resolve));
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

function ask(url: URL, signal: AbortSignal, lookup: LookupFunction): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: accepted, 'user-agent': 'Ilumaja' };
    get(url, { lookup, signal, headers, agent: false }, resolve).on('error', reject);
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
